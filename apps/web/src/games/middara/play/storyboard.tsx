/** An opponent's turn as a storyboard: frames one after the other, why it did that, and the keys to go on, to wait, to go back. */

import { cardIn } from '@questwright/middara/shown';
import { useEffect, useRef } from 'react';
import { Sign } from '../../../materials/sign.tsx';
import { ANIMATION_SPEEDS, changeSettings, useSettings } from '../../../settings.ts';
import { useTable } from '../../../table/shown-table.ts';
import { again } from './again.ts';
import { FaceOf, HpBar } from './bits.tsx';
import type { TurnFrame } from './frames.ts';
import { leftOf } from './odds.ts';
import { named, number, thingIn } from './reading.ts';
import { choiceRow, moveRow, stepRows } from './trace.ts';
import { TraceList } from './trace-list.tsx';
import styles from './storyboard.module.css';
import type { Story } from './use-story.ts';

export function Storyboard({ story }: { story: Story }) {
  const { scene, tell, value } = useTable();
  const { turn, frame, live } = story;
  const { figure, key } = turn;
  const place = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const go = (to: number): void => again.show({ turn: key, frame: to });
  // Whoever asked for it reads on in it; what happens by itself takes nobody's place.
  useEffect(() => {
    if (!live) place.current?.focus({ preventScroll: true });
  }, [live, key]);
  useEffect(() => {
    const now = list.current?.querySelector('[aria-current]');
    if (now instanceof HTMLElement) list.current!.scrollTop = now.offsetTop - 8;
  }, [frame, key]);
  const close = (event: React.KeyboardEvent): void => {
    if (live || event.key !== 'Escape') return;
    event.stopPropagation();
    again.show(null);
  };
  return (
    // There is a button for it, too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={place}
      onKeyDown={close}
      className={styles.board}
      data-part="story"
      tabIndex={-1}
      aria-label={tell('web.story.label', { figure: named(figure) })}
      data-live={live || undefined}
    >
      <header className={styles.head}>
        <FaceOf thing={figure} size={54} />
        <div>
          <h2>{tell('web.name', { figure: named(figure) })}</h2>
          <HpBar left={leftOf(scene, figure)} most={number(value('maximum HP', figure))} />
          <p>
            {tell('web.rival.numbers', {
              figure: named(figure),
              defense: number(value('defense', figure)),
              armor: number(value('armor', figure)),
              movement: cardIn(scene, figure)?.movement ?? 0,
            })}
          </p>
        </div>
        {!live && (
          <button
            type="button"
            className={styles.close}
            aria-label={tell('web.story.close')}
            onClick={() => again.show(null)}
          >
            ✕
          </button>
        )}
      </header>
      <ol className={styles.frames} aria-label={tell('web.story.frames')}>
        {turn.frames.slice(0, live ? frame + 1 : undefined).map((one, i) => (
          <li key={`${one.seq}.${one.from}`} data-now={i === frame || undefined}>
            <button type="button" disabled={live} aria-current={i === frame || undefined} onClick={() => go(i)}>
              <span className={styles.number}>{i + 1}</span> {tell('web.story.frame', { kind: one.kind })}
            </button>
          </li>
        ))}
      </ol>
      <p className={styles.caption} role={live ? 'status' : undefined}>
        <Caption frame={turn.frames[frame]!} live={live} />
      </p>
      {/* What is longer than the window is moved with the keys, too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={list} className={styles.list} tabIndex={0} role="group" aria-label={tell('web.story.reasons')}>
        <TraceList turn={turn} frame={frame} live={live} {...(live ? {} : { go })} />
      </div>
      {live ? <LiveKeys /> : <Keys at={frame} of={turn.frames.length} go={go} />}
    </section>
  );
}

/** A frame in one sentence. */
function Caption({ frame, live }: { frame: TurnFrame; live: boolean }) {
  const { tell } = useTable();
  const figure = named(frame.figure);
  if (frame.kind === 'step') {
    const rows = stepRows(frame);
    const found = rows.find(({ holds }) => holds);
    return tell('web.caption.step', {
      figure,
      step: found?.step ?? 0,
      passed: rows.filter(({ holds }) => !holds).length,
    });
  }
  if (frame.kind === 'move') {
    const row = moveRow(frame);
    const chosen = row?.ends.find(({ fate }) => fate === 'chosen');
    const to = row?.way.at(-1) ?? chosen?.square ?? '';
    return tell('web.caption.move', {
      figure,
      from: row?.from ?? '',
      to,
      points: chosen?.points ?? 0,
      stays: row?.way.length === 0,
    });
  }
  if (frame.kind === 'whom') {
    const row = choiceRow(frame);
    const target = row?.chosen ?? thingIn(frame.events.find(({ tag }) => tag === 'attacks')?.with['target']);
    const possible = (row?.candidates ?? []).filter(({ why }) => why === null).map((one) => named(one.figure));
    return tell('web.caption.whom', { figure, target: named(target), tied: (row?.tied.length ?? 0) > 1, possible });
  }
  return tell(frame.kind === 'dice' ? 'web.caption.dice' : 'web.caption.act', { figure, live });
}

/** While it happens: on, wait, or to what the reader is asked. */
function LiveKeys() {
  const { tell, goOn, hold, skip } = useTable();
  const { stepMode, animationSpeed } = useSettings();
  const faster =
    ANIMATION_SPEEDS[(ANIMATION_SPEEDS.findIndex((one) => one === animationSpeed) + 1) % ANIMATION_SPEEDS.length]!;
  const pause = (): void => {
    changeSettings({ stepMode: !stepMode });
    if (stepMode) goOn?.();
    else hold?.();
  };
  return (
    <div className={styles.keys}>
      <button type="button" className={styles.gold} onClick={() => goOn?.()}>
        <Sign name="play" /> {tell('web.story.next')}
      </button>
      <button type="button" aria-pressed={stepMode} onClick={pause}>
        <Sign name={stepMode ? 'play' : 'pause'} /> {tell('web.story.pace', { steps: stepMode })}
      </button>
      <button type="button" onClick={() => changeSettings({ animationSpeed: faster })}>
        {tell('web.story.speed', { speed: String(animationSpeed) })}
      </button>
      <button type="button" onClick={() => skip?.()}>
        {tell('web.story.skip')}
      </button>
    </div>
  );
}
/** Once more: there and back. */
function Keys({ at, of, go }: { at: number; of: number; go: (to: number) => void }) {
  const { tell } = useTable();
  return (
    <div className={styles.keys}>
      <button type="button" disabled={at === 0} onClick={() => go(at - 1)}>
        {tell('web.story.back')}
      </button>
      <button type="button" className={styles.gold} disabled={at === of - 1} onClick={() => go(at + 1)}>
        <Sign name="play" /> {tell('web.story.next')}
      </button>
      <span className={styles.of}>{tell('web.story.of', { at: at + 1, of })}</span>
    </div>
  );
}
