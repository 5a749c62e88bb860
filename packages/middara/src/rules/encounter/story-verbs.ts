/** What hidden texts, Rewards and Special Encounter Rules can do. */

import { branchOf, refuse, words, type Effect, type EffectContext } from '@questwright/kernel';
import { shape } from '@questwright/messages';
import { inReadingOrder, type Square } from '@questwright/geometry/square';
import type { Diagram } from '../../cards.ts';
import { areAdjacent, gridOf, terrainAt } from '../movement/board.ts';
import type { Spawn } from './locals.ts';
import { figureWith } from '../figures.ts';
import { leaveTrack } from '../turn/initiative.ts';
import { layTerrain } from '../movement/steps.ts';
import { colourOf, isBeside, placeToken, removeToken, terrainBeside } from './tokens.ts';
import { FLAG } from '../../verbs.ts';
import {
  call,
  deciders,
  encounterOf,
  figureOf,
  figuresOn,
  inOrder,
  isAdventurer,
  named,
  NOBODY,
  squareOf,
  stands,
  type MiddaraTable,
  type MiddaraChapter,
  type ChoiceIn,
  runs,
  type MiddaraVerb,
} from '../../world.ts';
import {
  COLOURS,
  ENCOUNTER_TOKENS,
  isEncounter,
  SIDES,
  SKILLS,
  TERRAINS,
  type Colour,
  type Side,
  type Terrain,
  type TokenKind,
} from '../../words.ts';

const inPlay = (t: MiddaraTable): number[] => inOrder(t).filter((one) => isAdventurer(t, one) && stands(t, one));

/** The spaces a text speaks of: named ones, that of the token being read, or those beside it. */
function spacesOf(t: MiddaraTable, at: unknown): Square[] {
  if (Array.isArray(at)) return at as Square[];
  if (typeof at === 'string' && at !== 'token' && at !== 'beside') return [at];
  const token = t.world.tokens.find(
    (one) => one.thing === (t.within('totem') ?? t.within('objective') ?? t.within('loot'))?.token,
  );
  const square = token?.square ?? '';
  if (at === 'token') return [square];
  const free = gridOf(t).squares.filter((one) => areAdjacent(t, one, square) && figuresOn(t, [one]).length === 0);
  // With everything beside it taken, the nearest space counts.
  return free.length === 0 ? [square] : free.toSorted(inReadingOrder);
}
const text =
  (key: string): MiddaraVerb['text'] =>
  (effect) => ({ key: `text.${key}`, with: effect });

/** Who is called for a Skill Check: the figure itself, one by name, a random one, or each Adventurer. */
function calledFor(t: MiddaraTable, { who }: Effect, { thing }: EffectContext): number[] {
  if (who === 'each') return inPlay(t);
  if (who === 'random') return [inPlay(t)[t.roll(inPlay(t).length)[0]! - 1]!];
  if (typeof who === 'string') return inPlay(t).filter((one) => t.cardOf(one) === who);
  return thing < 0 ? [] : [thing];
}

/** Lays out what a Diagram shows; its figures come into play one after the other. */
function showDiagram(t: MiddaraTable, { combatants = [], tokens = [], terrain = [] }: Diagram): Spawn[] {
  for (const { terrain: kind, squares } of terrain) for (const square of squares) layTerrain(t, square, kind);
  for (const { kind, colour, at } of tokens) placeToken(t, kind, colour, at);
  return combatants.map(({ card, at }) => ({ card, squares: [at] }));
}

/** Free spaces beside a figure; without any, its own, from which the nearest is looked for. */
function spacesBeside(t: MiddaraTable, figure: number): Square[] {
  const free = gridOf(t).squares.filter((one) => isBeside(t, figure, one) && figuresOn(t, [one]).length === 0);
  return free.length > 0 ? free.toSorted(inReadingOrder) : [squareOf(t, figure)];
}
/** The figure whose card lets others Spawn; what a text of the Encounter brings in, nobody has Spawned. */
const spawnerOf = (t: MiddaraTable, { of, thing }: EffectContext): number =>
  isEncounter(t.loaded.content.get(of)!.content['kind']) ? NOBODY : (figureWith(t, thing) ?? NOBODY);

const { content, optional, whole, word } = shape;
/** Spaces by name, or how they lie to the token or figure that it is about. */
const AT = shape.either(shape.text, shape.list(shape.text));
const COMBATANT = content('combatant');

const VERBS: Record<string, MiddaraVerb> = {
  spawn: {
    rule: 'MD-SPWN-01',
    shape: {
      takes: shape.either(COMBATANT, shape.list(COMBATANT)),
      fields: { at: AT, count: optional(whole(1, 9)), side: optional(word(...SIDES)) },
    },
    text: ({ spawn, at, count = 1, side = null }) => ({
      key: 'text.spawn',
      with: { count, spawn: [spawn].flat().map((card) => ({ content: card as string })), at: at!, side },
    }),
    do: (t, effect, context) => {
      const {
        spawn,
        at,
        count = 1,
        side,
      } = effect as { spawn: string | string[]; at: unknown; count?: number; side?: Side };
      const cards = typeof spawn === 'string' ? Array.from({ length: count }, () => spawn) : spawn;
      const squares = at === 'adjacent' ? spacesBeside(t, context.thing) : spacesOf(t, at);
      const spawns = cards.map((card) => ({ card, squares, ...(side === undefined ? {} : { side }) }));
      return { run: [call('spawning', { spawns, by: spawnerOf(t, context), shields: null })] };
    },
  },
  'spawn token': {
    rule: 'MD-SPWN-01',
    shape: {
      takes: word(...ENCOUNTER_TOKENS),
      fields: { at: AT, colour: optional(word(...COLOURS, 'random')) },
    },
    text: ({ 'spawn token': kind, at, colour = null }) => ({
      key: 'text.spawn-token',
      with: { kind: kind!, at: at!, colour },
    }),
    do: (t, effect) => {
      const { colour = 'random', at } = effect as { colour?: Colour; at: unknown };
      const square = spacesOf(t, at)[0]!;
      if (placeToken(t, effect['spawn token'] as TokenKind, colour, square) === null) {
        t.emit('no token left', { kind: effect['spawn token']!, colour, square });
      }
    },
  },
  diagram: {
    rule: 'MD-DIAG-01',
    shape: { takes: shape.text },
    text: text('diagram'),
    do: (t, effect, context) => {
      const diagram = encounterOf(t).secret.diagrams![effect['diagram'] as string]!;
      t.emit('diagram', { diagram: diagram as never });
      const spawns = showDiagram(t, diagram);
      return spawns.length === 0
        ? undefined
        : { run: [call('spawning', { spawns, by: spawnerOf(t, context), shields: null })] };
    },
  },
  objective: {
    rule: 'MD-OBJ-08',
    shape: { takes: word(...COLOURS) },
    text: text('objective'),
    do: (t, effect, context) => {
      const token = t.world.tokens.find((one) => one.kind === 'objective' && colourOf(t, one) === effect['objective']);
      if (token === undefined) return undefined;
      return {
        run: [call('objective', { token: token.thing, colour: effect['objective'] as Colour, figure: context.thing })],
      };
    },
  },
  'discard token': {
    rule: 'MD-OBJ-06',
    shape: FLAG,
    text: text('discard-token'),
    do: (t) => {
      const read = t.within('objective') ?? t.within('totem') ?? t.within('loot');
      if (read !== null) removeToken(t, read.token);
    },
  },
  'skill check': {
    rule: 'MD-SKIL-01',
    shape: {
      takes: word(...SKILLS),
      fields: {
        number: whole(1, 30),
        who: optional(shape.either(word('each', 'random'), content('adventurer'))),
        pass: optional(shape.effects),
        fail: optional(shape.effects),
      },
    },
    text: ({ 'skill check': skill, number, pass = null, fail = null }) => ({
      key: 'text.with-what-follows',
      with: { effect: { key: 'text.skill-check', with: { skill: skill!, number: number! } }, then: null, pass, fail },
    }),
    branches: ['pass', 'fail'],
    do: (t, effect, context) => {
      const figures = calledFor(t, effect, context);
      const called = /* MD-SKIL-05 figures.slice(0, 1) */ figures;
      return {
        run: called.map((figure) => ({
          proc: 'called check',
          with: { ...context, figure, skill: effect['skill check']!, number: effect['number']! } as never,
        })),
      };
    },
  },
  initiative: {
    rule: 'MD-INIT-09',
    shape: { takes: whole(-20, 20) },
    text: text('initiative'),
    do: (_, effect, { thing }) => ({
      run: [call('initiative move', { figure: thing, by: effect['initiative'] as number })],
    }),
  },
  'end turn': {
    rule: 'MD-TOTM-05',
    shape: FLAG,
    text: text('end-turn'),
    do: (t) => (t.isWithin('turn') ? { end: 'turn' } : undefined),
  },
  'change sides': {
    rule: 'MD-ALLY-04',
    shape: { takes: COMBATANT, fields: { to: word(...SIDES) } },
    text: (effect) => ({
      key: 'text.change-sides',
      with: { card: { content: effect['change sides'] as string }, to: effect['to']! },
    }),
    do: (t, effect) => {
      const to = effect['to'] as Side;
      const others = t.world.figures.filter((one) => t.cardOf(one.thing) === effect['change sides'] && one.side !== to);
      for (const figure of others) figure.side = to;
      if (others.length === 0) return;
      t.emit('sides changed', { card: { content: effect['change sides'] as string }, side: effect['to']! });
    },
  },
  take: {
    rule: 'MD-ENC-14',
    shape: { takes: content('token') },
    text: text('take'),
    estimate: () => ({ worth: 1 }),
    do: (t, effect, { thing }) => {
      const token = t.world.tokens.find((one) => t.cardOf(one.thing) === effect['take'])!;
      Object.assign(token, { square: '', bearer: thing });
      t.emit('taken up', { figure: named(thing), token: named(token.thing) });
    },
  },
  'move terrain': {
    rule: 'MD-EACT-04',
    shape: { takes: word(...TERRAINS), fields: { tile: whole(0, 99) } },
    text: text('move-terrain'),
    do: (t, effect, { thing }) => {
      const from = terrainBeside(t, thing, effect['move terrain'] as Terrain, effect['tile'] as number);
      return from === null ? undefined : { run: [call('moving terrain', { figure: thing, from })] };
    },
  },
  'remove figure': {
    rule: 'MD-RMV-01',
    shape: { takes: COMBATANT },
    text: (effect) => ({ key: 'text.remove-figure', with: { card: { content: effect['remove figure'] as string } } }),
    do: (t, effect) => ({
      run: t.world.figures
        .filter((one) => t.cardOf(one.thing) === effect['remove figure'])
        .map((one) => call('removal', { figure: one.thing })),
    }),
  },
};

const rock: ChoiceIn<'moving terrain'> = {
  rule: 'MD-EACT-04',
  list: (t) =>
    gridOf(t)
      .squares.filter((one) => areAdjacent(t, one, t.locals.from))
      .map((one) => `move to:${one}`),
  why: (t, _, id) => {
    const [square = ''] = words(id);
    const open = figuresOn(t, [square]).length === 0 && terrainAt(t, square) !== 'obstructing';
    return open ? null : refuse('MD-EACT-04', 'refuse.no-room', { square });
  },
  then: (t, _, id) => {
    const { from } = t.locals;
    const { terrain } = t.world.terrain.find((one) => one.square === from)!;
    t.world.terrain = t.world.terrain.filter((one) => one.square !== from);
    layTerrain(t, words(id)[0]!, terrain);
  },
  label: (_, __, id) => ({ key: 'option.put', with: { square: words(id)[0]! } }),
};

export const TEXTS: MiddaraChapter = {
  verbs: VERBS,
  procs: {
    'called check': {
      check: runs({
        rule: 'MD-SKIL-01',
        as: 'passed',
        run: 'skill check',
        with: (t) => ({ figure: t.locals.figure, skill: t.locals.skill, number: t.locals.number, bonus: 0 }),
      }),
      outcome: {
        rule: 'MD-SKIL-01',
        do: (t) => branchOf(t, { ...t.locals, thing: t.locals.figure }, t.locals.passed === true ? 'pass' : 'fail'),
      },
      over: { rule: 'MD-SKIL-01', do: () => ({ done: {} }) },
    },
    'moving terrain': {
      where: {
        rule: 'MD-EACT-04',
        ask: {
          seats: (t) => deciders(t, t.locals.figure),
          choices: { 'move to': rock, 'leave it': { rule: 'MD-EACT-04', then: () => {} } },
        },
      },
    },
    removal: {
      figure: {
        rule: 'MD-RMV-01',
        do: (t) => {
          const { figure } = t.locals;
          figureOf(t, figure).square = '';
          leaveTrack(t, figure);
          t.move(figure, 'removed', 'bottom');
          t.emit('removed', { token: named(figure) });
        },
      },
    },
  },
};
