/** Piles, cards, dice and shuffles as a scenario writes them. */

import type { Script } from '@questwright/kernel';
import type { Entry, Fields, Sheet } from '@questwright/packs';
import type { Node } from 'yaml';
import type { Placed } from './position.ts';
import { noContent } from './scenario-content.ts';
import { seatOf, type Setting } from './scenario-setting.ts';

export function diceOf(sheet: Sheet, node: Node): number[] {
  return sheet.someOf(node).flatMap((one) => sheet.whole(one, 'a face of dice') ?? []);
}

/** One map of piles, or a list of such maps: the orders that the next shuffles give, top first. */
export function shufflesOf(setting: Setting, node: Node): Script['orders'] {
  const { sheet } = setting;
  return sheet.someOf(node).flatMap((one) =>
    (sheet.entries(one, 'shuffles') ?? []).flatMap(({ name, key, value }) => {
      const zone = pileNamed(setting, key, name);
      return zone === null ? [] : [{ zone, cards: cardsOf(setting, value, `the shuffle of ${name}`) }];
    }),
  );
}

export function scriptOf(setting: Setting, fields: Fields): Script {
  const dice = fields.get('dice');
  const shuffles = fields.get('shuffles');
  return {
    dice: dice ? diceOf(setting.sheet, dice.value) : [],
    orders: shuffles ? shufflesOf(setting, shuffles.value) : [],
  };
}

// ---- piles ----

/** A pile that exists; null, and a problem, when it does not. */
export function pileNamed({ sheet, loaded, seats }: Setting, node: Node, name: string | null): string | null {
  const { all } = loaded.pilesFor(seats);
  if (name === null || all.includes(name)) return name;
  sheet.problem(node, `There is no pile ${name}; there are ${all.join(', ') || 'none'}`);
  return null;
}

export function cardNamed({ sheet, loaded }: Setting, node: Node, label: string): string | null {
  const id = sheet.text(node, label);
  if (id === null || loaded.content.has(id)) return id;
  sheet.problem(node, noContent(loaded, id));
  return null;
}

/** Whether there is such a counter; it is reported when there is none. */
export function isCounter({ sheet, loaded }: Setting, { name, key }: Pick<Entry, 'name' | 'key'>): boolean {
  const { counters } = loaded.rules;
  if (counters.includes(name)) return true;
  sheet.problem(key, `There is no counter ${name}; there are ${counters.join(', ') || 'none'}`);
  return false;
}

export function cardsOf(setting: Setting, node: Node, label: string): string[] {
  return setting.sheet.list(node, label).flatMap((one) => cardNamed(setting, one, `a card of ${label}`) ?? []);
}

/** What piles hold; `{ only: […] }` for one that keeps nothing else. */
export function pilesOf(
  setting: Setting,
  fields: Fields,
): { piles: Record<string, (string | Placed)[]>; only: string[] } {
  const { sheet } = setting;
  const piles: Record<string, (string | Placed)[]> = {};
  const only: string[] = [];
  for (const { name, key, value } of sheet.entriesIn(fields, 'piles')) {
    const pile = pileNamed(setting, key, name);
    const alone = sheet.isMap(value) ? sheet.fields(value, `pile ${name}`, ['only'], ['only']).get('only') : null;
    if (alone === undefined) continue;
    const cards = sheet
      .list(alone?.value ?? value, `pile ${name}`)
      .flatMap((one) => placedOf(setting, one, `pile ${name}`) ?? []);
    if (pile === null) continue;
    piles[pile] = cards;
    if (alone) only.push(pile);
  }
  return { piles, only };
}

export const PLACED = ['card', 'face', 'counters', 'under', 'known'];

function placedOf(setting: Setting, node: Node, label: string): string | Placed | null {
  const { sheet } = setting;
  if (!sheet.isMap(node)) return cardNamed(setting, node, `a card of ${label}`);
  const fields = sheet.fields(node, `a card of ${label}`, PLACED, ['card']);
  const cardField = fields.get('card');
  const card = cardField ? cardNamed(setting, cardField.value, `a card of ${label}`) : null;
  if (card === null) return null;
  const placed: Placed = { card };
  const face = fields.get('face');
  if (face) {
    const side = sheet.text(face.value, 'face');
    if (side === 'up' || side === 'down') placed.face = side;
    else sheet.problem(face.value, `face must be up or down, not ${side}`);
  }
  const counts: Record<string, number> = {};
  for (const one of sheet.entriesIn(fields, 'counters')) {
    const count = sheet.whole(one.value, `counters: ${one.name}`);
    if (isCounter(setting, one) && count !== null) counts[one.name] = count;
  }
  if (fields.has('counters')) placed.counters = counts;
  const under = fields.get('under');
  if (under)
    placed.under = sheet
      .list(under.value, 'under')
      .flatMap((one) => placedOf(setting, one, `what lies under ${card}`) ?? []);
  const known = fields.get('known');
  if (known) placed.known = knowersOf(setting, known.value);
  return placed;
}

/** Seats, or `all`. */
function knowersOf(setting: Setting, node: Node): number[] {
  const { sheet, seats } = setting;
  return sheet.someOf(node).flatMap((one) => {
    const text = sheet.text(one, 'a seat');
    // After the last seat comes the public, which spectators are.
    if (text === 'all') return Array.from({ length: seats + 1 }, (_, i) => i);
    return text === null ? [] : (seatOf(setting, text, one) ?? []);
  });
}

export function knownOf(setting: Setting, fields: Fields): Record<string, number[]> {
  const known: Record<string, number[]> = {};
  for (const { name, key, value } of setting.sheet.entriesIn(fields, 'known')) {
    const pile = pileNamed(setting, key, name);
    if (pile !== null) known[pile] = knowersOf(setting, value);
  }
  return known;
}
