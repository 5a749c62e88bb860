/** Whose cards these are, who drew what, and under which licences. */

import { Site } from '../frame/site.tsx';
import { t } from '../words.ts';
import styles from './about-page.module.css';
import { Terminal } from './terminal.tsx';

const PARTS = ['what', 'games', 'cards', 'art', 'sound', 'software', 'you', 'terminal'] as const;

export function AboutPage() {
  return (
    <Site className={styles.about}>
      <h1>{t('about.title')}</h1>
      {PARTS.map((part) => (
        <section key={part} aria-labelledby={`about-${part}`}>
          <h2 id={`about-${part}`}>{t(`about.${part}`)}</h2>
          <p>{t(`about.${part}.text`)}</p>
          {part === 'software' && <Credits />}
          {part === 'terminal' && <Terminal />}
        </section>
      ))}
    </Site>
  );
}

function Credits() {
  return (
    <dl className={styles.credits} translate="no">
      {LICENCES.map(({ name, packages }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{packages.join(', ')}</dd>
        </div>
      ))}
    </dl>
  );
}
