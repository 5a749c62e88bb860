/** Totems, Loot tokens, Objectives and Exits: when they activate, and the hidden text that is read then. */

import { effectsAt, numberIn, refuse, type Call, type Choice, type Next } from '@questwright/kernel';
import type { HiddenText } from '../../cards.ts';
import { textsOf } from '../../text/facts.ts';
import { gridOf } from '../movement/board.ts';
import { colourOf, isBeside, removeToken, tokensOf } from './tokens.ts';
import {
  baseOf,
  call,
  deciders,
  encounterOf,
  isAdventurer,
  named,
  neverTaken,
  stands,
  type MiddaraTable,
  type Middara,
  type MiddaraChapter,
  type Token,
  type In,
} from '../../world.ts';
import type { TokenKind } from '../../words.ts';

/** Adventurers on the board, from the front of the Initiative Track. */
const adventurersOf = (t: MiddaraTable): number[] =>
  t.world.track.flatMap((one) => one.figures).filter((one) => isAdventurer(t, one) && stands(t, one));

/** Reads a hidden text: everybody learns it, then it is followed. */
export function readHidden(t: MiddaraTable, kind: HiddenText, name: string, figure: number): Next {
  const effects = encounterOf(t).secret[kind]?.[name];
  if (effects === undefined) return undefined;
  t.emit('hidden text', {
    text: { key: `hidden.${kind}`, with: { name } },
    story: { key: `secret.${t.world.encounter}.${kind}.${name}`, with: {} },
    does: textsOf(t, effects),
    figure: named(figure),
    effects,
  });
  return {
    run: [effectsAt(t.world.encounter, ['secret', kind, name], deciders(t, figure)[0]!, figure)],
  };
}
const tokenOf = (t: In<'totem' | 'loot' | 'objective'>): Token | undefined =>
  t.world.tokens.find((one) => one.thing === t.locals.token);

const activated = (t: In<'totem' | 'loot' | 'objective'>): void =>
  t.emit('token activated', {
    token: named(t.locals.token),
    figure: named(t.locals.figure),
    square: tokenOf(t)?.square ?? null,
    sees: tokenOf(t)?.kind === 'totem',
  });

/** Who sees a Totem first, in the order of the track; null when nobody does. */
const seerOf = (t: MiddaraTable, token: Token): number | null =>
  adventurersOf(t).find((one) => t.value('square in sight', one, token.square)) ?? null;

/** Which Objective an Adventurer has set off, and who. */
function setOff(t: MiddaraTable): [Token, number] | null {
  const { objectives = {} } = encounterOf(t);
  for (const token of tokensOf(t, 'objective')) {
    const trigger = objectives[colourOf(t, token)] ?? /* MD-OBJ-08 'adjacent' */ null;
    if (trigger === null || t.world.activated.includes(token.thing)) continue;
    const is = (figure: number): boolean => {
      if (trigger === 'adjacent') return isBeside(t, figure, token.square);
      if ('tile' in trigger) return baseOf(t, figure).some((square) => gridOf(t).tile(square) === trigger.tile);
      return t.holds(trigger.when, { by: 0, thing: figure, about: null, also: null });
    };
    const by = adventurersOf(t).find(is);
    if (by !== undefined) return [token, by];
  }
  return null;
}
const activate = (proc: 'totem' | 'objective', t: MiddaraTable, token: Token, figure: number): Call =>
  call(proc, { token: token.thing, colour: colourOf(t, token), figure });

/** The turn is over at once where no rule lets it go on. */
const afterwards = (t: MiddaraTable, kind: TokenKind): Next =>
  t.isWithin('turn') && !t.value('the turn goes on', kind) ? { end: 'turn' } : undefined;

const WITH_TEXTS: readonly TokenKind[] = ['totem', 'loot', 'objective'];
/** Listed so that it can be refused by name: nobody reads what lies before them unasked. */
export const readText: Choice<Middara> = {
  rule: 'MD-TURN-08',
  list: (t) =>
    t.world.tokens
      .filter(
        ({ kind, square, thing }) => WITH_TEXTS.includes(kind) && square !== '' && !t.world.activated.includes(thing),
      )
      .map(({ thing }) => `read text:${thing}`),
  why: () => refuse('MD-HID-02', 'refuse.hidden-text'),
  then: neverTaken,
  label: (t, _, id) => ({
    key: 'option.read-text',
    with: { square: t.world.tokens.find((one) => one.thing === numberIn(id))?.square ?? '' },
  }),
};

export const HIDDEN: MiddaraChapter = {
  procs: {
    totem: {
      activation: {
        rule: 'MD-TOTM-01',
        do: (t) => {
          t.turn(t.locals.token, 'up');
          if (t.isWithin('turn')) t.use('turn', 'totem');
          activated(t);
        },
      },
      text: { rule: 'MD-TOTM-03', do: (t) => readHidden(t, 'totems', t.locals.colour, t.locals.figure) },
      discard: {
        rule: 'MD-TOTM-04',
        always: true,
        when: (t) => t.value('used up', 'totem'),
        do: (t) => removeToken(t, t.locals.token),
      },
      afterwards: { rule: 'MD-TOTM-03', do: (t) => afterwards(t, 'totem') },
    },
    loot: {
      activation: {
        rule: 'MD-LOOT-01',
        do: (t) => {
          t.turn(t.locals.token, 'up');
          activated(t);
        },
      },
      text: { rule: 'MD-LOOT-02', do: (t) => readHidden(t, 'loot', t.locals.colour, t.locals.figure) },
      discard: {
        rule: 'MD-LOOT-03',
        always: true,
        when: (t) => tokenOf(t) !== undefined && t.value('used up', 'loot'),
        do: (t) => removeToken(t, t.locals.token),
      },
    },
    objective: {
      activation: {
        rule: 'MD-OBJ-02',
        do: (t) => {
          t.world.activated.push(t.locals.token);
          if (t.value('used up', 'objective')) removeToken(t, t.locals.token);
          activated(t);
        },
      },
      text: { rule: 'MD-OBJ-04', do: (t) => readHidden(t, 'objectives', t.locals.colour, t.locals.figure) },
      afterwards: { rule: 'MD-OBJ-04', do: (t) => afterwards(t, 'objective') },
    },
  },
  shown: { totem: ['token', 'figure'], loot: ['token', 'figure'], objective: ['token', 'figure'] },
  watch: {
    'totems in sight': {
      rule: 'MD-TOTM-01',
      on: ['placed', 'token placed', 'terrain placed', 'defeated', 'round begins', 'removed', 'spawned'],
      do: (t) => {
        // Its text may end the turn: whoever is spawned comes into play first.
        if (!t.isWithin('round') || t.isWithin('totem') || t.isWithin('spawn')) return undefined;
        // One after the other: the next one comes when this one is gone.
        const [first] = t.value('Totems in sight');
        const token = tokensOf(t, 'totem').find((one) => one.thing === first);
        return token === undefined ? undefined : { run: [activate('totem', t, token, seerOf(t, token)!)] };
      },
    },
    objectives: {
      rule: 'MD-OBJ-03',
      on: ['placed', 'token placed', 'round begins'],
      do: (t) => {
        if (!t.isWithin('round')) return undefined;
        const found = setOff(t);
        return found === null ? undefined : { run: [activate('objective', t, ...found)] };
      },
    },
  },
  values: {
    /** Each of them activates. */
    'Totems in sight': {
      rule: 'MD-TOTM-08',
      of: (t) => tokensOf(t, 'totem').flatMap((one) => (seerOf(t, one) === null ? [] : [one.thing])),
    },
    /** Whether a token is discarded once it has been activated. */
    'used up': {
      rule: 'MD-TOTM-04',
      of: () => true,
      parts: {
        objectives: {
          rule: 'MD-OBJ-06',
          layer: 'set',
          of: (_, kind) => (kind === 'objective' ? false : null),
        },
      },
    },
    /** Whether whoever has come upon a token of this kind goes on with the turn. */
    'the turn goes on': {
      rule: 'MD-HID-01',
      of: () => false,
      parts: {
        totems: { rule: 'MD-TOTM-05', layer: 'set', of: (_, kind) => (kind === 'totem' ? true : null) },
        objectives: {
          rule: 'MD-OBJ-05',
          layer: 'set',
          of: (_, kind) => (kind === 'objective' ? true : null),
        },
      },
    },
    'square in sight': {
      rule: 'MD-TOTM-02',
      of: (t, figure, square) =>
        baseOf(t, figure).some((from) =>
          t.value('lines', { actor: figure, target: figure, from, to: square, soi: false }).some((one) => !one.blocked),
        ),
    },
  },
};
