import type { Content } from '@questwright/kernel';
import type { LogLine } from '@questwright/protocol';
import { useEffect, useRef } from 'react';
import type { GameUi } from '../games/game.ts';
import { playSound } from './index.ts';

/** Milliseconds between the sounds of one answer. */
const APART = 160;

/** Plays what has just happened, and calls whoever is asked. What was before the page opened is not heard. */
export function useSounds(
  { ui, content }: { ui: GameUi; content: ReadonlyMap<string, Content> },
  { log, seq, mine, mySeats }: { log: readonly LogLine[]; seq: number; mine: boolean; mySeats: readonly number[] },
): void {
  const last = useRef(seq);
  useEffect(() => {
    const { soundOf } = ui;
    const news = log.filter((line) => line.seq > last.current && !line.undone && !line.takesBack);
    last.current = Math.max(last.current, seq);
    if (!soundOf) return;
    const kinds = news.flatMap(({ events }) => events.flatMap((event) => soundOf(event, content) ?? []));
    // Of a long turn, each sound once: it is told, not rattled off.
    [...new Set(kinds)].forEach((kind, i) => setTimeout(() => playSound(kind), i * APART));
  }, [log, seq, ui, content]);
  const before = useRef(mine);
  useEffect(() => {
    // Whoever has just answered need not be called to the next question.
    const last = log.findLast((line) => !line.takesBack)?.seat ?? null;
    const isCalled = mine && !before.current && (last === null || !mySeats.includes(last));
    before.current = mine;
    if (isCalled) playSound('your-turn');
  }, [mine, log, mySeats]);
}
