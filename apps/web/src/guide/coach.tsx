/** Whoever guides a first game: says one thing at a time, where it is to be seen, and what it waits for. */

import { noteAt, readAt, wantedAt, type Guide, type Note } from '@questwright/messages';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Declined, endGuide } from '../net/requests.ts';
import { problemInWords } from '../problem.ts';
import { useAnswers } from '../table/dock/answering.ts';
import { useTable, type ShownTable } from '../table/shown-table.ts';
import { t } from '../words.ts';
import styles from './coach.module.css';
import { markShown } from './marks-seen.ts';
import { buttonIn, buttonOf, isCovered, isInSight, makeRoom, partsOf, planned, spaceOf } from './pointing.ts';
import { Shade } from './shade.tsx';
import { useGuide } from './use-guide.ts';

/** How often it is tried to bring into sight what a note speaks of. */
const SCROLLS = 2;
/** Answers in turn that were stopped. */
const REFUSED = 'standing.stop.refused';
/** So many chapters have room in one row by their names. */
const MOST_CHAPTERS = 5;

export default function Coach() {
  const seen = useTable();
  const guide = useGuide(seen.info.game);
  const [read, setRead] = useState<readonly Note[]>([]);
  if (guide === null) return null;
  const unread = toRead(guide, seen).find((one) => !read.includes(one));
  const note = unread ?? (isAsked(seen) ? noteAt(guide, seen.info.line) : null);
  if (note === null) return null;
  return <Told key={note.key + String(note.at)} guide={guide} note={note} onRead={() => setRead([...read, note])} />;
}

/** What is rolled and drawn is seen first, and what is answered in turn is answered to the end. */
const isAsked = ({ view, seat, playing, beat, standing }: ShownTable): boolean =>
  seat !== null &&
  view.decision?.waitsFor.includes(seat) === true &&
  playing === null &&
  beat === null &&
  (standing?.given ?? null) === null;

/** While dice lie there, they are counted to the end before anybody speaks. */
function toRead(guide: Guide, seen: ShownTable): readonly Note[] {
  const { info, beat } = seen;
  if (isAsked(seen)) return readAt(guide, info.line, 'before');
  if (beat?.kind === 'card') return readAt(guide, info.line, 'card');
  return beat?.kind === 'roll' && beat.step === 'price' ? readAt(guide, info.line, 'roll') : [];
}

function Told({ guide, note, onRead }: { guide: Guide; note: Note; onRead(): void }) {
  const { info, offer, tell, choose, chosen, bringIntoSight, hold, goOn, beat, standing } = useTable();
  const { numberOf } = useAnswers();
  const [problem, setProblem] = useState<string | null>(null);
  const own = useRef<HTMLElement>(null);
  const { place = null, part = null, element, free = false, chapter, key, read } = note;
  const isRead = read !== undefined;
  const option = offer === null || isRead ? null : wantedAt(guide, info.line, Object.keys(offer.options));
  const number = option === null ? null : numberOf(option);
  const step = guide.chapters.indexOf(chapter);

  /** What is in sight is left where it lies. */
  const lookAt = (there: string): void => {
    const space = spaceOf(there);
    if (space === null || !isInSight(space)) bringIntoSight(there);
  };
  const buttonThere = useCallback(
    (): HTMLElement | null => (element === 'place' ? planned() : null) ?? buttonOf(number),
    [element, number],
  );
  const find = useCallback((): Element[] => {
    if (part !== null) return partsOf(part);
    const [space, button] = [place === null ? null : spaceOf(place), isRead ? null : buttonThere()];
    const shown = element === 'option' || chosen === place ? [space, button] : [space];
    return shown.filter((one) => one !== null);
  }, [element, place, part, isRead, buttonThere, chosen]);
  useEffect(() => {
    if (place !== null) lookAt(place);
    // Once for each note.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [place]);
  // What is shown meanwhile waits until this was read.
  useEffect(() => {
    if (isRead) hold?.();
  }, [isRead, hold, beat]);
  // It lies where what it speaks of does not, and brings that into sight: what can be scrolled may hide it.
  useEffect(() => {
    let tries = SCROLLS;
    const keepAway = (): void => {
      const button = buttonOf(number);
      if (button && isCovered(button) && tries-- > 0) button.scrollIntoView({ block: 'center' });
      if (own.current) makeRoom(own.current, find());
    };
    keepAway();
    const timer = setInterval(keepAway, 300);
    return () => clearInterval(timer);
  }, [find, number]);

  const show = (): void => {
    if (element === 'place' && place !== null && chosen !== place) {
      choose(place);
      lookAt(place);
      // Its card comes with the next picture.
      setTimeout(() => buttonThere()?.focus(), 120);
      return;
    }
    if (part !== null) return buttonIn(partsOf(part))?.focus();
    const button = buttonThere();
    if (button?.tagName === 'SUMMARY') button.click();
    (buttonThere() ?? button)?.focus();
  };
  const next = (): void => {
    onRead();
    goOn?.();
  };
  const leave = (): void => {
    // Whoever has learned all of it is not told again.
    if (free) for (const mark of Object.values(guide.marks)) markShown(mark);
    endGuide(info.id).catch((error: unknown) =>
      setProblem(problemInWords(error instanceof Declined ? error.problem : null)),
    );
  };
  return (
    <>
      {!free && <Shade find={find} />}
      <section
        ref={own}
        className={styles.coach}
        role="dialog"
        aria-labelledby="coach-title"
        aria-describedby="coach-text"
      >
        <ol
          className={styles.steps}
          data-many={guide.chapters.length > MOST_CHAPTERS || undefined}
          aria-label={t('guide.step', { step: step + 1, of: guide.chapters.length })}
        >
          {guide.chapters.map((one, i) => (
            <li key={one} aria-current={i === step ? 'step' : undefined} data-done={i < step || undefined}>
              <span aria-hidden="true">{i + 1}. </span>
              <span className={styles.name}>{tell(`lesson.chapter.${one}`)}</span>
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
              <button type="button" className={styles.main} onClick={isRead ? next : show}>
                {t(isRead ? 'guide.next' : 'guide.show')}
              </button>
              <button type="button" className={styles.skip} onClick={leave}>
                {t('guide.skip')}
              </button>
            </>
          )}
        </div>
        {/* What is planned on the board is answered in turn: why it stopped is said here. */}
        {standing?.stop?.key === REFUSED && <p role="alert">{t('guide.other')}</p>}
        {problem !== null && <p role="alert">{problem}</p>}
      </section>
    </>
  );
}
