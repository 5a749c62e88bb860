/** The position a scenario begins with: where things lie, what values are, where the game stands, what the dice will be. */

import { begin, view, where, type Game, type Json, type Params, type World } from '@questwright/kernel';
import { shown, type Entry, type Fields, type Sheet } from '@questwright/packs';
import type { Node } from 'yaml';
import { PositionError, thingNamed, type Position } from './position.ts';
import { plainPath, readPath } from './scenario-match.ts';
import { isCounter, knownOf, pileNamed, pilesOf, scriptOf } from './scenario-piles.ts';
import type { Setting } from './scenario-setting.ts';

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Ends a run whose problems have been reported. */
class Stop extends Error {}

const FIELDS = ['set', 'piles', 'rest', 'known', 'counters', 'dice', 'shuffles', 'at', 'locals', 'run'] as const;

/** Puts numbers of things for `{card}`: alone it becomes a number, inside a text its digits. */
export function withThings(value: Json, things: World['things']): Json {
  if (Array.isArray(value)) return value.map((one) => withThings(one as Json, things));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withThings(one as Json, things)]));
  }
  if (typeof value !== 'string') return value;
  const alone = /^\{([^{}]+)\}$/.exec(value);
  return alone ? thing(alone[1]!, things) : textWithThings(value, things);
}

export const textWithThings = (text: string, things: World['things']): string =>
  text.replace(/\{([^{}]+)\}/g, (_, name: string) => String(thing(name, things)));

function thing(name: string, things: World['things']): number {
  const found = thingNamed(things, name);
  if (found === null) throw new PositionError(`No thing is ${name}`);
  return found;
}

export interface Arranged {
  position: Position;
  /** Says why the position cannot be put together or played, where the file says so. */
  report(error: unknown): void;
  /** Where dice and shuffles are scripted, for what is left over. */
  dice: Node | null;
  shuffles: Node | null;
}

export function readPosition(setting: Setting, fields: Fields): Arranged {
  const { sheet, seats } = setting;
  const node = fields.get('position')?.value ?? null;
  const own = node ? sheet.fields(node, 'position', FIELDS) : new Map<string, Entry>();
  const setup = fields.get('setup')?.value ?? null;
  const setupFields = setup ? sheet.fields(setup, 'setup', ['options', 'dice', 'shuffles']) : new Map<string, Entry>();
  const options = setupFields.get('options');
  const position: Position = {
    seats,
    seed: sheet.textIn(fields, 'seed') ?? 'scenario',
    options: options && sheet.entries(options.value, 'options') ? (sheet.json(options.value) as Params) : {},
    setup: scriptOf(setting, setupFields),
    ...pilesOf(setting, own),
    known: knownOf(setting, own),
    ...scriptOf(setting, own),
  };
  const rest = own.get('rest');
  if (rest) {
    const pile = pileNamed(setting, rest.value, sheet.text(rest.value, 'rest'));
    if (pile !== null && position.only?.includes(pile))
      sheet.problem(rest.value, `rest: ${pile} is to hold only what is named`);
    else if (pile !== null) position.rest = pile;
  }
  const at = own.get('at');
  if (at) position.at = standingAt(setting, at.value);
  checkProcs(setting, own);
  const written = sheet.entriesIn(own, 'set');
  for (const { name, key } of written) checkWorldKey(setting, name, key);
  const paths = new Map<Entry, string>();
  position.late = (game) => late(setting, own, setupFields, written, paths, game);
  let laid: Game | null = null;
  position.look = (game) => {
    laid = game;
    mustHaveFigures(setting, own, game, position);
  };
  return {
    position,
    report: (error) => {
      if (error instanceof PositionError) reportPosition(sheet, node, paths, error.message);
      else if (!(error instanceof Stop))
        sheet.problem(
          own.get('run')?.value ?? own.get('at')?.value ?? node ?? setup ?? sheet.root,
          `The position cannot be played${laid ? brokenAt(laid) : ''}: ${messageOf(error)}`,
        );
    },
    dice: own.get('dice')?.value ?? null,
    shuffles: own.get('shuffles')?.value ?? null,
  };
}

/** Where the rules broke down, and with what: most often the file says too little there, or something wrong. */
export const brokenAt = (game: Game): string =>
  ` at ${where(game)}, with the locals ${shown(Object.fromEntries(game.stack.map(({ proc, locals }) => [proc, locals])))}`;

/** Whoever played somebody after the setup still must. */
function mustHaveFigures({ sheet, loaded, entry, seats }: Setting, own: Fields, game: Game, position: Position): void {
  const { figure, roles = [] } = entry;
  const without = (one: Game): number[] => {
    const seen = view(loaded, one, null);
    return Array.from({ length: seats }, (_, seat) => seat).filter((seat) => figure && figure(seen, seat) === null);
  };
  const left = without(game);
  if (left.length === 0) return;
  const { seed = '', options = {}, setup = {} } = position;
  const fresh = begin(loaded, { seats, seed, options, script: setup });
  const before = without(fresh);
  const lost = left.filter((seat) => !before.includes(seat));
  const piles = own.get('piles');
  const named = sheet.entriesIn(own, 'piles');
  const lying = ({ world }: Game, pile: string): number => world.things.piles[pile]!.length;
  for (const seat of lost) {
    const emptied = named.find(({ name }) => name.endsWith(`/${seat}`) && lying(game, name) < lying(fresh, name));
    const node = emptied?.key ?? piles?.value ?? own.get('set')?.value ?? null;
    sheet.problem(node, `Seat ${seat} is left without its ${roles[0]?.kind ?? 'figure'}: nobody can play it`);
  }
  if (lost.length > 0) throw new Stop();
}

function late(
  setting: Setting,
  own: Fields,
  setup: Fields,
  written: readonly Entry[],
  paths: Map<Entry, string>,
  game: Game,
): Pick<Position, 'set' | 'locals' | 'play'> {
  const { sheet } = setting;
  const { things } = game.world;
  const before = sheet.problems.length;
  reportLeft(sheet, game, setup.get('dice')?.value ?? null, setup.get('shuffles')?.value ?? null);
  game.dice.script = { dice: [], orders: [] };
  const attempt = <T>(node: Node, act: () => T): T | null => {
    try {
      return act();
    } catch (error) {
      sheet.problem(node, messageOf(error));
      return null;
    }
  };
  const set: Record<string, Json> = {};
  for (const entry of written) {
    attempt(entry.key, () => {
      const path = plainPath(game.world, writable(textWithThings(entry.name, things), game.world));
      paths.set(entry, path);
      set[path] = attempt(entry.value, () => withThings(sheet.json(entry.value), things));
    });
  }
  for (const { name, key, value } of sheet.entriesIn(own, 'counters')) {
    const number = attempt(key, () => thing(name.replace(/^\{(.*)\}$/, '$1'), things));
    for (const one of sheet.entries(value, `counters of ${name}`) ?? []) {
      const count = sheet.whole(one.value, `counters of ${name}: ${one.name}`);
      if (isCounter(setting, one) && number !== null && count !== null) things.counters[one.name]![number] = count;
    }
  }
  const found: Pick<Position, 'set' | 'locals' | 'play'> = { set };
  const read = (field: Entry | undefined): Json =>
    field ? attempt(field.value, () => withThings(sheet.json(field.value), things)) : null;
  const locals = read(own.get('locals')) as Record<string, Json> | null;
  if (locals) found.locals = locals;
  const run = read(own.get('run')) as { procedure: string; with?: Json } | null;
  if (run) found.play = { proc: run.procedure, with: run.with ?? null };
  if (sheet.problems.length > before) throw new Stop();
  return found;
}

/** Reports a path that begins with nothing the world has. */
export function checkWorldKey({ sheet, loaded }: Setting, path: string, node: Node): boolean {
  const known = ['seats', 'things', 'lasting', ...Object.keys(loaded.rules.schema)];
  const first = path.split(/[.[]/)[0]!;
  if (known.includes(first)) return true;
  sheet.problem(node, `There is no ${first} in the world; there are ${known.join(', ')}`);
  return false;
}

/** A path that may be set: one that leads somewhere, or the next place of a list. */
export function writable(path: string, world: World): string {
  const first = path.split(/[.[]/)[0]!;
  if (first === 'things' || first === 'seats') throw new PositionError(`${first} cannot be set: lay things with piles`);
  const found = readPath(world, path);
  if ('value' in found) return path;
  const dot = path.lastIndexOf('.');
  const list = dot < 0 ? null : readPath(world, path.slice(0, dot));
  if (list && 'value' in list && Array.isArray(list.value) && path.slice(dot + 1) === String(list.value.length))
    return path;
  throw new PositionError(`There is no ${found.missing} in the world; there are ${found.known.join(', ') || 'none'}`);
}

/** Reports scripted outcomes that never came. */
export function reportLeft(sheet: Sheet, { dice }: Game, diceNode: Node | null, shuffleNode: Node | null): void {
  const { dice: faces, orders } = dice.script;
  if (faces.length > 0) sheet.problem(diceNode, `Scripted dice that were not rolled: ${faces.join(', ')}`);
  if (orders.length > 0) {
    sheet.problem(
      shuffleNode,
      `Scripted shuffles that did not take place: ${orders.map((one) => one.zone).join(', ')}`,
    );
  }
}

function reportPosition(sheet: Sheet, node: Node | null, paths: ReadonlyMap<Entry, string>, message: string): void {
  for (const line of message.split('\n')) {
    const entry = [...paths].find(([, path]) => line.startsWith(`${path} `) || line.startsWith(`${path}.`))?.[0];
    sheet.problem(entry?.value ?? node, line);
  }
}

// ---- where the game stands ----

function standingAt({ sheet, loaded }: Setting, node: Node): string {
  const at = sheet.text(node, 'at') ?? '';
  for (const part of at.split('>')) {
    const [proc = '', step = ''] = part.split('/').map((word) => word.trim());
    const found = loaded.procs.get(proc);
    if (!found) sheet.problem(node, noProcedure(loaded, proc));
    else if (!found.steps.has(step)) {
      sheet.problem(node, `There is no step ${proc}/${step}; there are ${[...found.steps.keys()].join(', ')}`);
    }
  }
  return at;
}

const noProcedure = (loaded: Setting['loaded'], proc: string): string =>
  `There is no procedure ${proc}; there are ${[...loaded.procs.keys()].join(', ')}`;

function checkProcs({ sheet, loaded }: Setting, own: Fields): void {
  for (const { name, key } of sheet.entriesIn(own, 'locals')) {
    if (!loaded.procs.has(name)) sheet.problem(key, noProcedure(loaded, name));
  }
  const run = own.get('run');
  if (!run) return;
  const procedure = sheet.fields(run.value, 'run', ['procedure', 'with'], ['procedure']).get('procedure');
  const name = procedure && sheet.text(procedure.value, 'run: procedure');
  if (name && !loaded.procs.has(name)) sheet.problem(procedure.value, noProcedure(loaded, name));
}
