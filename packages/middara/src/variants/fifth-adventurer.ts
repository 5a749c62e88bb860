import type { Pack } from '@questwright/kernel';
import { areAdjacent, gridOf } from '../rules/movement/board.ts';
import { newFigure } from '../rules/setup/new-figure.ts';
import { encounterOf, type In, type Middara } from '../world.ts';
import type { FigureCard } from '../cards.ts';

/** Ours: a tracker who knows every ditch. */
const FIFTH: FigureCard = {
  kind: 'adventurer',
  hp: 12,
  defense: 9,
  armor: 0,
  movement: 6,
  gear: [],
  tags: [],
  skills: { presence: 3, lore: 4, agility: 4, perception: 4, strength: 3 },
  stamina: { recovery: 3, most: 5 },
};
const CARD = 'wick';

export const FIFTH_ADVENTURER: Pack<Middara> = {
  id: 'fifth-adventurer',
  kind: 'variant',
  rule: 'MD-VAR-12',
  edits: [
    { rule: 'MD-VAR-12', content: CARD, add: FIFTH },
    {
      rule: 'MD-VAR-12',
      overrides: ['MD-CMP-08'],
      setup: 'fifth adventurer',
      add: { rule: 'MD-VAR-12', do: (t) => void newFigure(t, CARD, 4 % t.world.seats, 'adventurers') },
    },
    // The fifth begins beside the Starting Zone.
    {
      rule: 'MD-VAR-12',
      overrides: ['MD-SETP-13'],
      proc: 'starting space',
      step: 'where',
      choice: 'start',
      wrap: (base) => ({
        ...base,
        list: (t: In<'starting space'>, seat) => {
          if (t.cardOf(t.locals.figure) !== CARD) return base.list!(t, seat);
          const zone = encounterOf(t).startingZone;
          const beside = gridOf(t).squares.filter(
            (one) => !zone.includes(one) && zone.some((square) => areAdjacent(t, one, square)),
          );
          return beside.map((square) => `start:${square}`);
        },
      }),
    },
    {
      rule: 'MD-VAR-13',
      value: 'maximum HP',
      wrap: (base) => (t, figure: number) => {
        const hp = base(t, figure) as number;
        return t.value('side', figure) === 'opponents' ? Math.ceil(hp * 1.5) : hp;
      },
    },
  ],
};
