/** Asks why about every option, every wrong moment and every number in soaked positions of each game. */

import { soakKitOf, GAMES } from '@questwright/games';
import {
  Findings,
  reasonIn,
  soakedPositions,
  wrongMoment,
  wrongRule,
  wrongText,
  type Soaked,
} from '@questwright/harness';
import { choiceOf, type Json, type World } from '@questwright/kernel';
import type { GameEntry } from '@questwright/messages';
import { describe, expect, test } from 'vitest';
import { paperOn } from '../src/terminal.ts';
import { say } from '../src/language.ts';
import { explain } from '../src/play/explain.ts';
import { Question, type Item } from '../src/play/question.ts';
import { reasonFor, type Asking, type Reason } from '../src/play/why.ts';
import { HIDDEN } from '../src/position.ts';
import type { Reader } from '../src/reader.ts';
import { playersOf } from '../src/soak-players.ts';
import { Teller } from '../src/teller.ts';

const POSITIONS = 200;
/** In each position so many of what was on offer elsewhere, the next ones in the next position. */
const ELSEWHERE = 25;
const NUMBERS = 12;

// ---- positions ----

interface Seen {
  id: string;
  text: string;
}
/** A position as one seat reads it. */
interface Reading {
  position: Soaked<World>;
  reader: Reader;
  asking: Asking;
  items: readonly Item[];
  /** What is on offer: by the words of the list, forms by their names. */
  offered: readonly Seen[];
}
interface Stock {
  entry: GameEntry;
  readings: readonly Reading[];
  /** What choices are called. */
  labels: Labels;
}
type Labels = ReadonlySet<string>;

const cache = new Map<string, Promise<Stock>>();
const stockOf = (id: string): Promise<Stock> => {
  if (!cache.has(id)) cache.set(id, makeStock(id));
  return cache.get(id)!;
};
async function makeStock(id: string): Promise<Stock> {
  const entry = GAMES.find(({ definition }) => definition.id === id)!;
  const options = { seed: 'why', kit: await soakKitOf(id), choose: playersOf(id, 'mixed') };
  const positions = soakedPositions<World>(entry.definition, POSITIONS, options as never);
  const tellers = new Map<object, Teller>();
  // Names of Abilities are whole, however they end.
  const labels = new Set<string>(Object.values(entry.messages));
  const readings = positions.flatMap((position) => {
    const { loaded, game } = position;
    if (!tellers.has(loaded)) {
      tellers.set(loaded, new Teller(entry, loaded));
      for (const name of choicesIn(loaded)) labels.add(tellers.get(loaded)!.say({ key: `choice.${name}`, with: {} }));
    }
    const seats = Array.from({ length: game.world.seats }, (_, seat) => seat);
    return seats.map((seat) => readingOf(position, tellers.get(loaded)!.at(game, seat)));
  });
  return { entry, readings, labels };
}
/** Those of the game, not of the kernel. */
const choicesIn = ({ procs, asides }: Soaked<World>['loaded']): string[] => {
  const steps = [...procs.values()].flatMap((proc) => [...proc.steps.values()]);
  const all = [...steps.flatMap(({ choices }) => choices), ...asides];
  return [...new Set(all.filter(({ choice }) => (choice.rule as string) !== 'kernel').map(({ name }) => name))];
};
function readingOf(position: Soaked<World>, reader: Reader): Reading {
  const question = reader.offer ? new Question(reader) : null;
  const items = question?.items() ?? [];
  const { options = [], asides = [], forms = [] } = reader.offer ?? {};
  const texts = new Map(items.map(({ id, text }) => [id, text]));
  const ids = [...options, ...asides, ...forms.map(({ choice }) => choice)];
  const offered = ids.map((id) => ({ id, text: texts.get(id) ?? reader.label(id).text }));
  return { position, reader, asking: { reader, question }, items, offered };
}
const whereOf = ({ position: { game, loaded } }: Reading): string =>
  `${game.stack.map(({ proc, step }) => `${proc}/${step}`).join(' > ')}; ${loaded.packs.join(' ')}`;

/** Headings, besides those of the moment, under which the books forbid something. */
const FORBIDS: Readonly<Record<string, readonly string[]>> = {
  // Room for a card, and what Items are bought and sold for.
  buy: ['RB-ITM'],
  hire: ['RB-ITM'],
  sell: ['RB-ITM'],
  // Who is about to be discarded anyway.
  discard: ['RB-DEF'],
  // Range and sight; nobody attacks a Hero when all play together.
  attack: ['MD-RNG', 'SKM-SGT', 'SS-COOP'],
  // A red counter is for Scions.
  attempt: ['SS-ADV'],
  // There is no Spell that everybody has.
  cast: ['MD-SPEL'],
  'read text': ['MD-HID'],
  loot: ['MD-LOOT'],
  // Free movement in a movement; cards that are exhausted; more exhaustion than there is Stamina.
  use: ['MD-FREE', 'MD-EXH', 'RB-WND'],
  familiar: ['MD-CMP'],
  learn: ['MD-LIM'],
  transfer: ['MD-EQUP'],
};
/** Answers that rest on no rule: of what a seat cannot know, nothing is told. */
const WITHOUT_A_RULE = [say('asking.unknowable')];

/** What is wrong with a reason. */
function look(
  found: Findings,
  what: string,
  where: string,
  { position }: Reading,
  reason: Reason,
  labels: Labels,
): void {
  for (const text of reason.texts) found.note(what, where, wrongText(text, labels));
  const hasNone = reason.rule === null && !WITHOUT_A_RULE.includes(reason.texts.join(' '));
  found.note(what, where, hasNone ? 'no rule' : null);
  for (const rule of [reason.rule, ...(reason.also ?? [])]) {
    if (rule !== null) found.note(what, where, wrongRule(position.loaded, rule));
  }
}

const SOAKED = ['runebound', 'middara', 'lanterns', 'skirmish'];

describe.each(SOAKED)('%s', (id) => {
  test('every option on offer cites a rule of this game, in whole words', { timeout: 600_000 }, async () => {
    const { readings, labels } = await stockOf(id);
    const found = new Findings();
    for (const reading of readings) {
      const { asking, items, offered } = reading;
      for (const { id: option, text } of offered) {
        const reason = reasonFor(option, text, asking, items);
        look(found, reason.texts.join(' '), `${option} at ${whereOf(reading)}`, reading, reason, labels);
      }
    }
    expect(found.list).toEqual([]);
    expect(found.asked).toBeGreaterThan(1_000);
  });

  test('every wrong moment has a reason of its own', { timeout: 600_000 }, async () => {
    const { readings, labels } = await stockOf(id);
    const found = new Findings();
    const seen = new Map<object, Map<string, Seen>>();
    for (const { position, offered } of readings) {
      const { record } = position;
      if (!seen.has(record)) seen.set(record, new Map());
      for (const one of offered) if (choiceOf(one.id) !== 'choose') seen.get(record)!.set(one.id, one);
    }
    let at = 0;
    for (const reading of readings) {
      const { position, reader, asking, items } = reading;
      const bare = choicesIn(position.loaded).map((name): Seen => ({ id: name, text: name }));
      const stock = [...seen.get(position.record)!.values()];
      const elsewhere = Array.from({ length: ELSEWHERE }, () => stock[at++ % stock.length]!);
      found.next();
      for (const { id: option, text } of [...bare, ...elsewhere]) {
        const refusal = reader.position.whyNot(option);
        if (refusal === null) continue;
        const reason = reasonFor(option, text, asking, items);
        const where = `${option} at ${whereOf(reading)}`;
        if (refusal === HIDDEN) {
          look(found, reason.texts.join(' '), where, reading, reason, labels);
          continue;
        }
        look(found, `${refusal.key}: ${reason.texts.join(' ')}`, where, reading, reason, labels);
        const about = { id: option, seat: reader.viewer!, refusal };
        found.note(
          `${refusal.key} ${refusal.rule}`,
          where,
          wrongMoment(position.loaded, position.game, about, FORBIDS),
        );
        found.compare(reason.texts[0]!, reasonIn(position.game.world, refusal), where);
      }
    }
    expect(found.list).toEqual([]);
    expect(found.asked).toBeGreaterThan(5_000);
  });

  test('every number is explained by rules of this game', { timeout: 600_000 }, async () => {
    const { entry, readings, labels } = await stockOf(id);
    const found = new Findings();
    let at = 0;
    for (const reading of readings.filter(({ reader }) => reader.isAsked)) {
      const { position, reader } = reading;
      const questions = numbersIn(entry, position, reader);
      const some = Array.from(
        { length: Math.min(NUMBERS, questions.length) },
        () => questions[at++ % questions.length]!,
      );
      for (const [name, about, called] of some) {
        const explained = reader.position.explain(name, about);
        if (explained === HIDDEN || explained === null) continue;
        let text = '';
        const paper = paperOn({ write: (more) => (text += more) }, { plain: true });
        const words = reader.teller.say({ key: `value.${name}`, with: {} });
        explain(paper, called === '' ? words : `${words} of ${called}`, reader);
        found.note(`${name} ${text}`, whereOf(reading), wrongText(text, labels));
        for (const { rule } of explained.parts) {
          if (rule !== null) found.note(name, whereOf(reading), wrongRule(position.loaded, rule));
        }
      }
    }
    expect(found.list).toEqual([]);
    expect(found.asked).toBeGreaterThan(entry.asks ? 1_000 : -1);
  });
});

/** Everything that can be asked of whatever the reader sees. */
function numbersIn({ asks = {} }: GameEntry, { loaded }: Soaked<World>, reader: Reader): [string, Json[], string][] {
  const sights = reader.sights();
  return Object.entries(asks).flatMap(([name, { of, cases = [null] }]) => {
    if (!loaded.values.has(name)) return [];
    const abouts: [Json[], string][] =
      of === 'game'
        ? [[[], '']]
        : of === 'seat'
          ? reader.seats.map((seat) => [[seat], `seat ${seat}`])
          : sights
              .filter(({ word }) => (of === 'place') !== /^\d+$/.test(word))
              .map(({ word, names }) => [[of === 'place' ? word : Number(word)], names[0]!]);
    return abouts.flatMap(([about, called]) =>
      cases.map((one): [string, Json[], string] => [name, one === null ? about : [...about, one], called]),
    );
  });
}
