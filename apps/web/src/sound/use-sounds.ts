import type { Content } from '@questwright/kernel';
import type { LogLine, SeenEvent } from '@questwright/protocol';
import { useEffect, useRef } from 'react';
import type { GameUi } from '../games/game.ts';
import type { ShownBeat } from '../table/pace/pace.ts';
import { playSound } from './index.ts';

/** Milliseconds between the sounds of one answer. */
const APART = 160;

interface Heard {
  log: readonly LogLine[];
  seq: number;
  beat: ShownBeat | null;
  mine: boolean;
  mySeats: readonly number[];
}

/** How many events of its line may be heard at a step of a part: of dice, nothing that they decide before they lie still. */
function audible({ kind, step, told, to }: ShownBeat): number {
  if (kind !== 'roll' || step === 'price') return to;
  return step === 'blow' ? Math.min(told + 1, to) : told;
}

/** Plays what has just happened, and calls whoever is asked. What was before the page opened is not heard. */
export function useSounds(
  { ui, content }: { ui: GameUi; content: ReadonlyMap<string, Content> },
  { log, seq, beat, mine, mySeats }: Heard,
): void {
  /** The last line of which something was heard, and how many of its events. */
  const last = useRef({ seq, events: Infinity });
  useEffect(() => {
    const { soundOf } = ui;
    const { seq: until, events: so } = last.current;
    const unheard = ({ seq: of, events }: LogLine): readonly SeenEvent[] =>
      of > until ? events : of === until ? events.slice(so) : [];
    const lines = log.filter((line) => !line.undone && !line.takesBack);
    const news = lines.flatMap(unheard);
    if (beat === null || beat.seq <= seq) last.current = { seq: Math.max(seq, until), events: Infinity };
    else {
      const upTo = audible(beat);
      news.push(...unheard({ ...beat.line, events: beat.line.events.slice(0, upTo) }));
      last.current = { seq: beat.seq, events: beat.seq === until ? Math.max(so, upTo) : upTo };
    }
    if (!soundOf) return;
    const kinds = news.flatMap((event) => soundOf(event, content) ?? []);
    // Of a long turn, each sound once: it is told, not rattled off.
    [...new Set(kinds)].forEach((kind, i) => setTimeout(() => playSound(kind), i * APART));
  }, [log, seq, beat, ui, content]);
  const before = useRef(mine);
  useEffect(() => {
    // Whoever has just answered need not be called to the next question.
    const last = log.findLast((line) => !line.takesBack)?.seat ?? null;
    const isCalled = mine && !before.current && (last === null || !mySeats.includes(last));
    before.current = mine;
    if (isCalled) playSound('your-turn');
  }, [mine, log, mySeats]);
}
