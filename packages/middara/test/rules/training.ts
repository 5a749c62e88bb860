/** Adventurers who spend XP. */

import { arrange } from '@questwright/harness';
import { reask } from '@questwright/kernel';
import type { GearCard } from '../../src/cards.ts';
import { middara } from '../whole.ts';
import type { Figure, Middara } from '../../src/world.ts';
import type { Field } from './field.ts';
import { nameOf, who } from './stage.ts';

interface Student {
  /** What everybody has learned so far. */
  knows?: readonly string[];
  xp?: number;
  packs?: readonly string[];
  /** Who is being taught. */
  card?: string;
  /** More cards. */
  cards?: Readonly<Record<string, Partial<GearCard> & Pick<GearCard, 'kind' | 'tags'>>>;
}
const asked = (table: Field, card: string, has: number): Field =>
  table.edit((game) => {
    const figure = who(table, card);
    figure.xp = has;
    game.stack.at(-1)!.locals.figure = figure.thing;
    reask(table.loaded, game);
  });
/** Remi, or somebody else, spends XP; nobody has anything else to do. */
export function training({ knows = [], xp = 99, packs = [], card = 'remi', cards = {} }: Student = {}): Field {
  const rules = { ...middara.rules, content: { ...middara.rules.content, ...cards } };
  const table: Field = arrange(
    { ...middara, rules },
    {
      seats: 1,
      packs,
      late: ({ world }) => {
        const [{ thing }] = (world as Middara).figures as [Figure];
        return { play: { proc: 'training', with: { figure: thing } } };
      },
    },
  );
  asked(table, card, 999);
  for (const one of knows) table.answer(0, `learn:${one}`);
  return asked(table, card, xp);
}
/** Somebody else spends XP now. */
export const next = (table: Field, card: string): Field => asked(table, card, 99);
export const xp = (table: Field, card = 'remi'): number => who(table, card).xp;
export const learned = (table: Field, card = 'remi'): string[] =>
  who(table, card)
    .gear.map((one) => nameOf(table, one))
    .filter((one) => middara.rules.content[one]?.['kind'] !== 'item');
