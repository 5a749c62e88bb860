/** What the Cataclysm knows of Rituals: a trading die may cover one of their symbols instead of bringing a trade. */

import { refuse, words, type Choice, type Edit } from '@questwright/kernel';
import type { Beside } from '../../../extension.ts';
import { TERRAINS, type Terrain } from '../../../words.ts';
import { isOpen, marker, ritualsOf } from '../../rituals-and-runes/ritual.ts';
import { edit, type Caravan, type CataclysmLand, type CataclysmTable } from '../world.ts';
import WORDS from './words.en.json' with { type: 'json' };

interface Chalked {
  thing: number;
  face: number;
  terrain: Terrain;
}
const idOf = ({ thing, face, terrain }: Chalked): string => `chalk-die:${thing}:face-${face}:${terrain}`;
const chalkedIn = (id: string): Chalked => {
  const [thing, face = '', terrain] = words(id);
  return { thing: Number(thing), face: Number(face.slice('face-'.length)), terrain: terrain as Terrain };
};
const ways = (t: CataclysmTable & { locals: Caravan }, seat: number): Chalked[] =>
  ritualsOf(t as never, seat).flatMap((thing) =>
    [...new Set(t.locals.rolled)].flatMap((face) =>
      TERRAINS.filter(
        (terrain) => t.value('symbols', face).includes(terrain) && isOpen(t as never, thing, terrain),
      ).map((terrain) => ({ thing, face, terrain })),
    ),
  );

const chalkDie: Choice<CataclysmLand, Caravan> = {
  rule: 'CT-MOV-13',
  list: (t, seat) => ways(t, seat).map(idOf),
  why: (t, seat, id) =>
    ways(t, seat).some((one) => idOf(one) === id) ? null : refuse('CT-MOV-13', 'refuse.no-die-to-chalk'),
  whyNone: () => refuse('CT-MOV-13', 'refuse.no-die-to-chalk'),
  label: (_, __, id) => {
    const { thing, face, terrain } = chalkedIn(id);
    return { key: 'option.chalk-die', with: { card: { thing }, die: { key: `face.${face}`, with: {} }, terrain } };
  },
  then: (t, seat, id) => {
    const { thing, face, terrain } = chalkedIn(id);
    const { rolled } = t.locals;
    rolled.splice(rolled.indexOf(face), 1);
    t.setCounters(thing, marker(terrain), t.counters(thing, marker(terrain)) + 1);
    t.emit('trading die for a ritual', { seat, card: { content: t.cardOf(thing) }, terrain });
    return { goto: 'dice for rituals' };
  },
};

const EDITS: readonly Edit<CataclysmLand>[] = [
  edit.step('caravan', 'dice for rituals', {
    rule: 'CT-MOV-13',
    before: 'matches',
    add: {
      rule: 'CT-MOV-13',
      ask: {
        seats: (t) => (ways(t, t.locals.seat).length > 0 ? [t.locals.seat] : []),
        choices: { 'chalk-die': chalkDie, 'keep-dice': { rule: 'CT-MOV-13', then: () => undefined } },
      },
    },
  }),
];
export const TRADING_DICE_FOR_RITUALS: Beside = { edits: EDITS, words: { en: WORDS } };
