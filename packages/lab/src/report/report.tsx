/** @jsxRuntime automatic */
// The terminal runs from its sources, wherever it is called: it finds no settings for this in a file.
/** The report of a lab: on a page of the client and on a page of its own. */

import type { Message } from '@questwright/kernel';
import type { Figure, Say } from '@questwright/messages';
import { Curves, Histogram } from './drawn.tsx';
import { Amounts, Parts, Shares } from './rows.tsx';
import { Scatter } from './scatter.tsx';
import { t, withOwnWords } from './words.ts';

export interface ReportProps {
  figures: readonly Figure[];
  /** What lies outside of what is wanted; null where nothing is wanted. */
  outside: readonly Message[] | null;
  say: Say;
}

/** Those that need the whole width. */
const WIDE: ReadonlySet<Figure['kind']> = new Set(['effects']);
const MANY_ROWS = 16;

const isWide = (figure: Figure): boolean =>
  WIDE.has(figure.kind) || ('rows' in figure && figure.rows.length > MANY_ROWS);

export function Report({ figures, outside, say: words }: ReportProps) {
  const say = withOwnWords(words);
  return (
    <div className="lab-report">
      <nav className="lab-parts" aria-label={t('report.parts')}>
        {figures.map(({ id, title }) => (
          <a key={id} href={`#figure-${id}`}>
            {say(title)}
          </a>
        ))}
      </nav>
      {outside !== null && <Outside outside={outside} say={say} />}
      <div className="lab-figures">
        {figures.map((figure) => (
          <section
            key={figure.id}
            id={`figure-${figure.id}`}
            className={isWide(figure) ? 'lab-figure lab-wide' : 'lab-figure'}
            aria-labelledby={`title-${figure.id}`}
          >
            <h3 id={`title-${figure.id}`}>{say(figure.title)}</h3>
            <p className="lab-about">{say(figure.about)}</p>
            <Drawn figure={figure} say={say} />
          </section>
        ))}
      </div>
    </div>
  );
}

function Outside({ outside, say }: { outside: readonly Message[]; say: Say }) {
  if (outside.length === 0) return <p className="lab-outsiders">{t('report.outside.none')}</p>;
  return (
    <details className="lab-outsiders">
      <summary>
        {t('report.outside')} ({outside.length})
      </summary>
      <ul>
        {outside.map((one) => (
          <li key={say(one)}>{say(one)}</li>
        ))}
      </ul>
    </details>
  );
}

function Drawn({ figure, say }: { figure: Figure; say: Say }) {
  switch (figure.kind) {
    case 'shares':
      return <Shares figure={figure} say={say} />;
    case 'amounts':
      return <Amounts figure={figure} say={say} />;
    case 'parts':
      return <Parts figure={figure} say={say} />;
    case 'histogram':
      return <Histogram figure={figure} say={say} />;
    case 'curves':
      return <Curves figure={figure} say={say} />;
    case 'effects':
      return <Scatter figure={figure} say={say} />;
  }
}
