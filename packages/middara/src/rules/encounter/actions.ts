/** Encounter Actions: Loot tokens, and what Special Encounter Rules allow. */

import { effectsAt, refuse, words, type Refusal } from '@questwright/kernel';
import { whyTooFewSP, paySP, spCost } from '../figures.ts';
import { colourOf, isBeside, terrainBeside, tokensOf } from './tokens.ts';
import {
  call,
  deciders,
  encounterOf,
  NOBODY,
  type MiddaraTable,
  type MiddaraChapter,
  type Token,
  type ChoiceIn,
} from '../../world.ts';

const costOf = (t: MiddaraTable, figure: number): number => spCost(t, figure, t.value('Encounter Action cost'));
const lootAt = (t: MiddaraTable, id: string): Token | undefined =>
  tokensOf(t, 'loot').find((one) => one.thing === Number(words(id)[0]));

function whyNotLoot(t: MiddaraTable, figure: number, token: Token | undefined): Refusal | null {
  if (token === undefined || !isBeside(t, figure, token.square)) {
    return refuse('MD-LOOT-01', 'refuse.not-beside-it', { what: 'loot', square: token?.square ?? null });
  }
  return whyTooFewSP(t, figure, costOf(t, figure));
}
export const loot: ChoiceIn<'turn'> = {
  rule: 'MD-EACT-01',
  list: (t) => tokensOf(t, 'loot').map((one) => `loot:${one.thing}`),
  why: (t, _, id) => whyNotLoot(t, t.locals.figure, lootAt(t, id)),
  then: (t, _, id) => {
    const { figure } = t.locals;
    const token = lootAt(t, id)!;
    paySP(t, figure, costOf(t, figure));
    return { run: [call('loot', { token: token.thing, colour: colourOf(t, token), figure })], goto: 'action phase' };
  },
  label: (t, _, id) => ({
    key: 'option.loot',
    with: { square: lootAt(t, id)?.square ?? '', cost: costOf(t, t.locals.figure) },
  }),
};

/** Whether a figure is where an Encounter Action of the Encounter is made. */
function isThere(t: MiddaraTable, figure: number, name: string): boolean {
  const { beside } = encounterOf(t).actions![name]!;
  if ('square' in beside) return isBeside(t, figure, beside.square);
  if ('terrain' in beside) return terrainBeside(t, figure, beside.terrain, beside.tile) !== null;
  return t.world.tokens.some(
    (one) => t.cardOf(one.thing) === beside.token && one.bearer === NOBODY && isBeside(t, figure, one.square),
  );
}
export const special: ChoiceIn<'turn'> = {
  rule: 'MD-EACT-03',
  list: (t) => Object.keys(encounterOf(t).actions ?? {}).map((name) => `special:${name}`),
  why: (t, _, id) => {
    const { figure } = t.locals;
    const [name = ''] = words(id);
    const known = name in (encounterOf(t).actions ?? {});
    if (!known || !isThere(t, figure, name)) return refuse('MD-EACT-03', 'refuse.not-beside-it', { what: 'special' });
    return whyTooFewSP(t, figure, costOf(t, figure));
  },
  then: (t, _, id) => {
    const { figure } = t.locals;
    const [name] = words(id);
    paySP(t, figure, costOf(t, figure));
    t.emit('encounter action', { figure: { thing: figure }, action: { key: `action.${name!}`, with: {} } });
    const [seat] = deciders(t, figure);
    return { run: [effectsAt(t.world.encounter, ['actions', name!, 'effects'], seat!, figure)], goto: 'action phase' };
  },
  label: (t, _, id) => ({
    key: 'option.special',
    with: { action: { key: `action.${words(id)[0]!}`, with: {} }, cost: costOf(t, t.locals.figure) },
  }),
};

export const ACTIONS: MiddaraChapter = {
  values: { 'Encounter Action cost': { rule: 'MD-EACT-01', of: () => 1 } },
};
