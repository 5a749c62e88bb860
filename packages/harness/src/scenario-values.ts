/** Expectations of values and of what lies where. */

import type { Json } from '@questwright/kernel';
import { shown, type Entry } from '@questwright/packs';
import type { Node } from 'yaml';
import { thingNamed } from './position.ts';
import { equal, holds, readPath } from './scenario-match.ts';
import { cardNamed, isCounter, pileNamed, PLACED } from './scenario-piles.ts';
import { checksIn, Failed, must, type Check, type Playing, type ReadCheck } from './scenario-playing.ts';
import { checkWorldKey, messageOf } from './scenario-position.ts';
import type { Setting } from './scenario-setting.ts';

// ---- values ----

interface ValueCall {
  value: string;
  args: string[];
}
/** `name(about, also)`: a named value; anything else is a path in the world. */
function valueCall(setting: Setting, { name, key }: Entry): ValueCall | { path: string } | null {
  const { sheet, loaded } = setting;
  const parts = /^([^()]+)\(([^()]*)\)$/.exec(name);
  const value = parts ? parts[1]!.trim() : name;
  if (parts || (loaded.values.has(name) && !(name in loaded.rules.schema))) {
    const args = (parts?.[2] ?? '').split(',').map((arg) => arg.trim());
    if (loaded.values.has(value)) return { value, args: args.filter((arg) => arg !== '') };
    sheet.problem(key, `There is no value ${value}; there are ${[...loaded.values.keys()].join(', ') || 'none'}`);
    return null;
  }
  return checkWorldKey(setting, name, key) ? { path: name } : null;
}

function argument(playing: Playing, text: string, node: Node): Json {
  const thing = playing.json(text, node);
  if (typeof thing !== 'string') return thing;
  return /^(-?\d+|true|false|null)$/.test(thing) ? (JSON.parse(thing) as Json) : thing;
}

const argumentsOf = (playing: Playing, { key }: Entry, args: readonly string[]): Json[] =>
  args.map((arg) => argument(playing, arg, key));

function workedOut<T>({ name, key }: Entry, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new Failed(key, `${name} cannot be worked out: ${messageOf(error)}`);
  }
}

export const readValues: ReadCheck = (setting, values) =>
  checksIn(setting, values, (entry) => {
    const call = valueCall(setting, entry);
    const given = setting.sheet.json(entry.value);
    return (
      call &&
      ((playing) => {
        const wanted = playing.json(given, entry.value);
        const found = 'value' in call ? valueFound(playing, entry, call) : worldFound(playing, entry, call.path);
        must(equal(wanted, found ?? null), entry.value, entry.name, shown(wanted), shown(found));
      })
    );
  });

function valueFound(playing: Playing, entry: Entry, { value, args }: ValueCall): Json | undefined {
  const [about, also] = argumentsOf(playing, entry, args);
  return workedOut(entry, () => playing.table.value(value, about, also) as Json);
}

function worldFound(playing: Playing, { key }: Entry, path: string): Json {
  const read = readPath(playing.table.world, playing.text({ text: path, node: key }));
  if ('value' in read) return read.value;
  throw new Failed(key, `There is no ${read.missing} in the world; there are ${read.known.join(', ') || 'none'}`);
}

const PART = ['layer', 'rule', 'from', 'amount', 'now'];

/** The parts that make a value what it is, all of them, in order. */
export const readExplain: ReadCheck = (setting, values) => {
  const { sheet } = setting;
  return checksIn(setting, values, (entry) => {
    const call = valueCall(setting, entry);
    if (!call) return null;
    if (!('value' in call)) {
      sheet.problem(entry.key, `${entry.name} is no named value; only those can be explained`);
      return null;
    }
    for (const part of sheet.list(entry.value, `the parts of ${entry.name}`)) sheet.fields(part, 'a part', PART);
    const wanted = sheet.json(entry.value) as readonly Json[];
    return (playing) => {
      const [about, also] = argumentsOf(playing, entry, call.args);
      const { parts } = workedOut(entry, () => playing.table.explain(call.value, about, also));
      const found = parts.map(({ layer, rule, from, amount, now }): Json => {
        return { layer, rule, from: from?.content ?? null, amount, now };
      });
      const fits =
        wanted.length === found.length && wanted.every((one, i) => holds(playing.json(one, entry.value), found[i]));
      must(fits, entry.value, `What makes up ${entry.name}`, shown(wanted), shown(found));
    };
  });
};

// ---- piles ----

type Fit = (wanted: readonly Json[], found: readonly Json[]) => boolean;

/** How cards that are named in no order lie in a pile, or in all piles of a zone. */
const UNORDERED: Readonly<Record<string, Fit>> = {
  'any-order': (wanted, found) => wanted.length === found.length && haveEach(wanted, found),
  somewhere: (wanted, found) => haveEach(wanted, found),
  nowhere: (wanted, found) => !wanted.some((one) => found.some((there) => holds(one, there))),
};

/** Whether each of the wanted ones has a found one of its own. Of those that are alike one is tried. */
function haveEach([first, ...rest]: readonly Json[], found: readonly Json[]): boolean {
  if (first === undefined) return true;
  return found.some(
    (one, i) =>
      holds(first, one) &&
      found.findIndex((other) => equal(one, other)) === i &&
      haveEach(rest, [...found.slice(0, i), ...found.slice(i + 1)]),
  );
}

/** A list is every card, top to bottom; a last entry `...` lets more follow. A map says it without an order. */
export const readPiles: ReadCheck = (setting, { value }) => {
  const { sheet } = setting;
  return (sheet.entries(value, 'piles') ?? []).flatMap((entry): Check[] => {
    const { all } = setting.loaded.pilesFor(setting.seats);
    const isUnordered = sheet.isMap(entry.value);
    const inZone = isUnordered ? all.filter((pile) => pile.startsWith(`${entry.name}/`)) : [];
    const piles =
      inZone.length > 0 ? inZone : [pileNamed(setting, entry.key, entry.name)].filter((one) => one !== null);
    if (!isUnordered) {
      const nodes = sheet.list(entry.value, `pile ${entry.name}`);
      const more = nodes.length > 0 && sheet.json(nodes[nodes.length - 1]!) === '...';
      const fit: Fit = (wanted, found) => holds([...wanted], more ? found.slice(0, wanted.length) : [...found]);
      return readPile(setting, entry, piles, more ? nodes.slice(0, -1) : nodes, fit, more ? ' and more' : '');
    }
    const ways = [...sheet.fields(entry.value, `pile ${entry.name}`, Object.keys(UNORDERED)).values()];
    if (ways.length === 0)
      sheet.problem(entry.value, `pile ${entry.name} needs one of ${Object.keys(UNORDERED).join(', ')}`);
    return ways.flatMap((way) => {
      const nodes = sheet.list(way.value, `${way.name} of pile ${entry.name}`);
      const said = ` ${way.name.replace('-', ' ')}`;
      return readPile(setting, { ...entry, value: way.value }, piles, nodes, UNORDERED[way.name]!, said);
    });
  });
};

function readPile(
  setting: Setting,
  { name, value }: Entry,
  piles: readonly string[],
  nodes: readonly Node[],
  fit: Fit,
  said: string,
): Check[] {
  const { sheet } = setting;
  const wanted = nodes.map((node): Record<string, Json> => {
    if (!sheet.isMap(node)) return { card: cardNamed(setting, node, `a card of pile ${name}`) };
    const card = sheet.fields(node, `a card of pile ${name}`, PLACED, ['card']).get('card');
    if (card) cardNamed(setting, card.value, 'card');
    return sheet.json(node) as Record<string, Json>;
  });
  const asked = new Set(wanted.flatMap((one) => Object.keys(one)));
  const plain = (list: readonly Json[]): string =>
    shown(asked.size > 1 ? list : list.map((one) => (one as { card: string }).card));
  return [
    (playing) => {
      const lying = piles.flatMap((pile) => playing.table.world.things.piles[pile]!);
      const found = lying.map((thing) => thingFound(playing, thing, asked));
      must(fit(wanted, found), value, `Pile ${name}`, plain(wanted) + said, plain(found));
    },
  ];
}

function thingFound(playing: Playing, thing: number, asked: ReadonlySet<string>): Json {
  const { things, seats } = playing.table.world;
  const all: Record<string, Json> = {
    card: things.cards[things.card[thing]!]!,
    face: things.face[thing] === 1 ? 'up' : 'down',
    counters: Object.fromEntries(Object.entries(things.counters).map(([name, column]) => [name, column[thing]!])),
    under: things.hosted.filter((one) => things.host[one] === thing).map((one) => things.cards[things.card[one]!]!),
    known: Array.from({ length: seats }, (_, seat) => seat).filter((seat) => things.seen[thing]! & (1 << seat)),
  };
  return Object.fromEntries(Object.entries(all).filter(([name]) => name === 'card' || asked.has(name)));
}

export const readSizes: ReadCheck = (setting, sizes) =>
  checksIn(setting, sizes, (entry) => {
    const pile = pileNamed(setting, entry.key, entry.name);
    const wanted = setting.sheet.whole(entry.value, `the size of ${entry.name}`);
    if (pile === null || wanted === null) return null;
    return ({ table }) => {
      const found = table.world.things.piles[pile]!.length;
      must(found === wanted, entry.value, `The size of ${pile}`, String(wanted), String(found));
    };
  });

export const readCounters: ReadCheck = (setting, { name: label, value }) =>
  (setting.sheet.entries(value, label) ?? []).flatMap(({ name: thing, key, value: counts }) =>
    checksIn(setting, { name: `counters of ${thing}`, key, value: counts }, (entry) => {
      const wanted = setting.sheet.whole(entry.value, `counters of ${thing}: ${entry.name}`);
      if (!isCounter(setting, entry)) return null;
      return ({ table }) => {
        const number = thingNamed(table.world.things, thing.replace(/^\{(.*)\}$/, '$1'));
        if (number === null) throw new Failed(key, `No thing is ${thing}`);
        const found = table.world.things.counters[entry.name]![number]!;
        must(found === wanted, entry.value, `${entry.name} on ${thing}`, String(wanted), String(found));
      };
    }),
  );
