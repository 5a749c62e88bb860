/** Whoever guides a first game: says one thing at a time, where it is to be seen, and what it waits for. */

import { noteAt, wantedAt, type Guide, type Note } from '@questwright/messages';
import { useCallback, useEffect, useState } from 'react';
import { Declined, endGuide } from '../net/requests.ts';
import { problemInWords } from '../problem.ts';
import { useAnswers } from '../table/dock/answering.ts';
import { useTable } from '../table/shown-table.ts';
import { t } from '../words.ts';
import styles from './coach.module.css';
import { buttonOf, isCovered, spaceOf } from './pointing.ts';
import { Shade } from './shade.tsx';
import { useGuide } from './use-guide.ts';

/** How often it is tried to bring into sight what a note speaks of. */
const SCROLLS = 2;

export default function Coach() {
  const { info, view, seat, playing, beat } = useTable();
  const guide = useGuide(info.game);
  const note = guide && noteAt(guide, info.line);
  // What is rolled and drawn is seen first.
  const asked = seat !== null && view.decision?.waitsFor.includes(seat) === true && playing === null && beat === null;
  if (!guide || !note || !asked) return null;
  return <Told key={note.at} guide={guide} note={note} />;
}

function Told({ guide, note }: { guide: Guide; note: Note }) {
  const { info, offer, tell, choose, chosen, bringIntoSight } = useTable();
  const { numberOf } = useAnswers();
  const [problem, setProblem] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const option = offer && wantedAt(guide, info.line, Object.keys(offer.options));
  const number = option === null ? null : numberOf(option);
  const { place = null, free = false, chapter, key } = note;
  const step = guide.chapters.indexOf(chapter);

  const find = useCallback((): Element[] => {
    const [space, button] = [place === null ? null : spaceOf(place), buttonOf(number)];
    const shown = place === null || chosen === place ? [space, button] : [space];
    return shown.filter((one) => one !== null);
  }, [place, number, chosen]);
  useEffect(() => {
    if (place !== null) bringIntoSight(place);
    // Once for each note.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [place]);
  // It lies where what it speaks of does not, and brings that into sight: what can be scrolled may hide it.
  useEffect(() => {
    let tries = SCROLLS;
    const keepAway = (): void => {
      const button = buttonOf(number);
      if (button && isCovered(button) && tries-- > 0) button.scrollIntoView({ block: 'center' });
      const [first] = find().map((one) => one.getBoundingClientRect());
      setLeft(first !== undefined && first.x + first.width / 2 > innerWidth / 2);
    };
    const timer = setInterval(keepAway, 300);
    return () => clearInterval(timer);
  }, [find, number]);

  const show = (): void => {
    if (place !== null && chosen !== place) {
      choose(place);
      bringIntoSight(place);
      // Its card comes with the next picture.
      setTimeout(() => buttonOf(number)?.focus(), 120);
      return;
    }
    const button = buttonOf(number);
    if (button?.tagName === 'SUMMARY') button.click();
    (buttonOf(number) ?? button)?.focus();
  };
  const leave = (): void => {
    endGuide(info.id).catch((error: unknown) =>
      setProblem(problemInWords(error instanceof Declined ? error.problem : null)),
    );
  };
  return (
    <>
      {!free && <Shade find={find} />}
      <section
        className={left ? `${styles.coach} ${styles.left}` : styles.coach}
        role="dialog"
        aria-labelledby="coach-title"
        aria-describedby="coach-text"
      >
        <ol className={styles.steps} aria-label={t('guide.step', { step: step + 1, of: guide.chapters.length })}>
          {guide.chapters.map((one, i) => (
            <li key={one} aria-current={i === step ? 'step' : undefined} data-done={i < step || undefined}>
              <span aria-hidden="true">{i + 1}. </span>
              {tell(`lesson.chapter.${one}`)}
            </li>
          ))}
        </ol>
        <div role="status">
          <h2 id="coach-title">{tell(`lesson.${key}.title`)}</h2>
          <p id="coach-text">{tell(`lesson.${key}`)}</p>
        </div>
        <div className={styles.acts}>
          {free ? (
            <button type="button" className={styles.main} onClick={leave}>
              {t('guide.play')}
            </button>
          ) : (
            <>
              <button type="button" className={styles.main} onClick={show}>
                {t('guide.show')}
              </button>
              <button type="button" className={styles.skip} onClick={leave}>
                {t('guide.skip')}
              </button>
            </>
          )}
        </div>
        {problem !== null && <p role="alert">{problem}</p>}
      </section>
    </>
  );
}
