/** Expectations of values and of what lies where. */

import type { Json } from '@questwright/kernel';
import { shown, type Entry } from '@questwright/packs';
import type { Node } from 'yaml';
import { thingNamed } from './position.ts';
import { equal, holds, readPath } from './scenario-match.ts';
import { cardNamed, pileNamed } from './scenario-piles.ts';
import { Failed, must, type Check, type Playing } from './scenario-playing.ts';
import { checkWorldKey } from './scenario-position.ts';
import type { Setting } from './scenario-setting.ts';

// ---- values ----

/** `name(about, also)`: a named value; anything else is a path in the world. */
function valueCall(
  setting: Setting,
  { name, key }: Entry,
): { value: string; args: string[] } | { path: string } | null {
  const { sheet, loaded } = setting;
  const parts = /^([^()]+)\(([^()]*)\)$/.exec(name);
  const value = parts ? parts[1]!.trim() : name;
  if (parts || (loaded.values.has(name) && !(name in loaded.rules.schema))) {
    if (loaded.values.has(value))
      return {
        value,
        args: (parts?.[2] ?? '')
          .split(',')
          .map((arg) => arg.trim())
          .filter((arg) => arg !== ''),
      };
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

export function readValues(setting: Setting, { value }: Entry): Check[] {
  const { sheet } = setting;
  return (sheet.entries(value, 'values') ?? []).flatMap((entry): Check[] => {
    const call = valueCall(setting, entry);
    const given = sheet.json(entry.value);
    if (!call) return [];
    return [
      (playing) => {
        const wanted = playing.json(given, entry.value);
        let found: Json | undefined;
        if ('value' in call) {
          const [about, also] = argumentsOf(playing, entry, call.args);
          found = playing.attempt(entry.key, () => playing.table.value(call.value, about, also) as Json);
        } else {
          const path = playing.text({ text: call.path, node: entry.key });
          const read = readPath(playing.table.world, path);
          if ('missing' in read) {
            throw new Failed(
              entry.key,
              `There is no ${read.missing} in the world; there are ${read.known.join(', ') || 'none'}`,
            );
          }
          found = read.value;
        }
        must(equal(wanted, found ?? null), entry.value, entry.name, shown(wanted), shown(found));
      },
    ];
  });
}

const PART = ['layer', 'rule', 'from', 'amount', 'now'];

/** The parts that make a value what it is, all of them, in order. */
export function readExplain(setting: Setting, { value }: Entry): Check[] {
  const { sheet } = setting;
  return (sheet.entries(value, 'explain') ?? []).flatMap((entry): Check[] => {
    const call = valueCall(setting, entry);
    if (!call) return [];
    if (!('value' in call)) {
      sheet.problem(entry.key, `${entry.name} is no named value; only those can be explained`);
      return [];
    }
    for (const part of sheet.list(entry.value, `the parts of ${entry.name}`)) sheet.fields(part, 'a part', PART);
    const wanted = sheet.json(entry.value) as readonly Json[];
    return [
      (playing) => {
        const [about, also] = argumentsOf(playing, entry, call.args);
        const { parts } = playing.attempt(entry.key, () => playing.table.explain(call.value, about, also));
        const found = parts.map(({ layer, rule, from, amount, now }): Json => ({
          layer,
          rule,
          from: from?.content ?? null,
          amount,
          now,
        }));
        const fits =
          wanted.length === found.length && wanted.every((one, i) => holds(playing.json(one, entry.value), found[i]));
        must(fits, entry.value, `What makes up ${entry.name}`, shown(wanted), shown(found));
      },
    ];
  });
}

// ---- piles ----

const PLACED = ['card', 'face', 'counters', 'under', 'known'];

/** Top to bottom, every card; a last entry `...` lets more follow. */
export function readPiles(setting: Setting, { value }: Entry): Check[] {
  const { sheet } = setting;
  return (sheet.entries(value, 'piles') ?? []).flatMap((entry): Check[] => {
    const pile = pileNamed(setting, entry.key, entry.name);
    const nodes = sheet.list(entry.value, `pile ${entry.name}`);
    const more = nodes.length > 0 && sheet.json(nodes[nodes.length - 1]!) === '...';
    const wanted = (more ? nodes.slice(0, -1) : nodes).map((node): Record<string, Json> => {
      if (!sheet.isMap(node)) return { card: cardNamed(setting, node, `a card of pile ${entry.name}`) };
      const card = sheet.fields(node, `a card of pile ${entry.name}`, PLACED, ['card']).get('card');
      if (card) cardNamed(setting, card.value, 'card');
      return sheet.json(node) as Record<string, Json>;
    });
    if (pile === null) return [];
    const asked = new Set(wanted.flatMap((one) => Object.keys(one)));
    return [
      (playing) => {
        const found = playing.table.world.things.piles[pile]!.map((thing) => thingFound(playing, thing, asked));
        const long = more ? found.slice(0, wanted.length) : found;
        const plain = (list: readonly Json[]): string =>
          shown(asked.size > 1 ? list : list.map((one) => (one as { card: string }).card));
        must(
          holds(wanted as Json, long),
          entry.value,
          `Pile ${pile}`,
          plain(wanted as Json[]) + (more ? ' and more' : ''),
          plain(found),
        );
      },
    ];
  });
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

export function readSizes(setting: Setting, { value }: Entry): Check[] {
  const { sheet } = setting;
  return (sheet.entries(value, 'sizes') ?? []).flatMap((entry): Check[] => {
    const pile = pileNamed(setting, entry.key, entry.name);
    const wanted = sheet.whole(entry.value, `the size of ${entry.name}`);
    if (pile === null || wanted === null) return [];
    return [
      ({ table }) => {
        const found = table.world.things.piles[pile]!.length;
        must(found === wanted, entry.value, `The size of ${pile}`, String(wanted), String(found));
      },
    ];
  });
}

export function readCounters(setting: Setting, { value }: Entry): Check[] {
  const { sheet, loaded } = setting;
  return (sheet.entries(value, 'counters') ?? []).flatMap(({ name: thing, key, value: counts }) =>
    (sheet.entries(counts, `counters of ${thing}`) ?? []).flatMap((entry): Check[] => {
      const wanted = sheet.whole(entry.value, `counters of ${thing}: ${entry.name}`);
      if (!loaded.rules.counters.includes(entry.name)) {
        sheet.problem(
          entry.key,
          `There is no counter ${entry.name}; there are ${loaded.rules.counters.join(', ') || 'none'}`,
        );
        return [];
      }
      return [
        ({ table }) => {
          const number = thingNamed(table.world.things, thing.replace(/^\{(.*)\}$/, '$1'));
          if (number === null) throw new Failed(key, `No thing is ${thing}`);
          const found = table.world.things.counters[entry.name]![number]!;
          must(found === wanted, entry.value, `${entry.name} on ${thing}`, String(wanted), String(found));
        },
      ];
    }),
  );
}
