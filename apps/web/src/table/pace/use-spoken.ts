/** How a position is spoken of to its reader, at the table and in a replay alike. */

import type { View } from '@questwright/kernel';
import { botIn, telling } from '@questwright/messages';
import type { TableInfo } from '@questwright/protocol';
import { useMemo } from 'react';
import type { LoadedGame } from '../../games/game.ts';
import { t } from '../../words.ts';
import type { ShownTable } from '../shown-table.ts';
import type { Values } from '../why/values.ts';

type Spoken = Pick<ShownTable, 'words' | 'tell' | 'say' | 'nameOf' | 'scene' | 'playerOf' | 'colorOf'>;

/** `naming` knows by name what the events bring that are told while `view` is shown. */
export function useSpoken(game: LoadedGame, view: View, info: TableInfo, values: Values, naming = view): Spoken {
  return useMemo(() => {
    const { say, contextFor } = game;
    const names = info.seats.map(({ kind, name }, i) => {
      if (kind !== 'bot') {
        // One person may hold several seats around one screen.
        const several = info.seats.some((one, other) => other !== i && one.kind !== 'bot' && one.name === name);
        if (name === '') return t('seat.number', { number: i + 1 });
        return several ? t('seat.of', { name, number: i + 1 }) : name;
      }
      // Where a game has names for its seats, bots go by them: else several would have one name.
      return say.has(`seat.${i}`) ? say({ key: `seat.${i}`, with: {} }) : t('seat.bot', botIn(name));
    });
    const context = contextFor(naming, names);
    const tell = telling(say, context);
    return {
      words: say,
      tell,
      say: (message) => say(message, context),
      nameOf: (one) => tell('kernel.seat-name', { seat: one }),
      scene: { view, say: tell, content: game.content, value: values.value },
      playerOf: (one) => {
        const { kind, name } = info.seats[one]!;
        return kind === 'bot' ? t('seat.bot', botIn(name)) : name;
      },
      colorOf: (one) => colorOf(info, one),
    };
    // The seats change with every arrival and departure; only names and colours matter.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [game, view, naming, values, info.seats.map(({ name, color, kind }) => `${name} ${color} ${kind}`).join('\n')]);
}

const BOT_COLORS = ['#b3452c', '#2f6f9f', '#3f7d3a', '#8a5a9e', '#b8862b', '#4a7c7c'];

/** Bots are all of one grey, and one person may hold several seats: each gets a colour that nobody before has. */
function colorOf({ seats }: TableInfo, seat: number): string {
  const taken = new Set<string>(seats.filter(({ kind }) => kind !== 'bot').map(({ color }) => color));
  const free = BOT_COLORS.filter((color) => !taken.has(color));
  const lacks = seats.flatMap(({ kind, color }, i) =>
    kind === 'bot' || seats.findIndex((other) => other.color === color) < i ? [i] : [],
  );
  const place = lacks.indexOf(seat);
  return place < 0 ? (seats[seat]?.color ?? '#888888') : (free[place % free.length] ?? '#888888');
}
