/** What a scenario may expect at any point: each entry is read once, with all its problems, and held against the game later. */

import { clone, type Params, type Seat } from '@questwright/kernel';
import { shown, type Entry, type Fields } from '@questwright/packs';
import type { Node } from 'yaml';
import { equal, holds } from './scenario-match.ts';
import {
  checksIn,
  checksOf,
  Failed,
  listed,
  must,
  saidAs,
  wordsOf,
  type Check,
  type Playing,
  type ReadCheck,
  type Word,
} from './scenario-playing.ts';
import { seatOf, type Setting } from './scenario-setting.ts';
import { readCount, readEvents, readMeanwhile, readNoEvents, readRefusal, readView } from './scenario-told.ts';
import { readCounters, readExplain, readPiles, readSizes, readValues } from './scenario-values.ts';

const READERS: Readonly<Record<string, ReadCheck>> = {
  options: bySeat(exactOptions),
  offers: bySeat(someOptions),
  'not-offered': bySeat(noOptions),
  good: bySeat(goodAnswers),
  elements: readElements,
  asked: readAsked,
  where: readWhere,
  over: readOver,
  result: readResult,
  values: readValues,
  explain: readExplain,
  piles: readPiles,
  sizes: readSizes,
  counters: readCounters,
  events: readEvents,
  'no-events': readNoEvents,
  count: readCount,
  meanwhile: (setting, entry) => readMeanwhile(setting, entry, readFields, AT_ANY_MOMENT),
  refusal: readRefusal,
  view: readView,
};

/** What can be said of any moment: nobody need be asked. */
const AT_ANY_MOMENT = ['where', 'values', 'explain', 'piles', 'sizes', 'counters'];

const readFields = (setting: Setting, fields: Fields): Check[] =>
  [...fields.values()].flatMap((entry) => READERS[entry.name]?.(setting, entry) ?? []);

export const readExpect = (setting: Setting, node: Node): Check[] =>
  readFields(setting, setting.sheet.fields(node, 'expect', Object.keys(READERS)));

// ---- options ----

type SeatCheck = (playing: Playing, seat: Seat, words: readonly Word[], node: Node) => void;

function bySeat(check: SeatCheck): ReadCheck {
  return (setting, options) =>
    checksIn(setting, options, (entry) => {
      const seat = seatOf(setting, entry.name, entry.key);
      const words = wordsOf(setting, entry.value, `${options.name} of seat ${entry.name}`);
      return seat === null ? null : (playing) => check(playing, seat, words, entry.value);
    });
}

type Offered = readonly { id: string; label: string }[];

/** Which of the words are on offer and which are not. */
function sorted(
  playing: Playing,
  seat: Seat,
  words: readonly Word[],
): { there: Set<string>; missing: Word[]; offered: Offered } {
  const offered = playing.offered(seat);
  const there = new Set<string>();
  const missing: Word[] = [];
  for (const word of words) {
    const id = playing.idOf(seat, word);
    if (offered.some((one) => one.id === id)) there.add(id);
    else missing.push(word);
  }
  return { there, missing, offered };
}

function exactOptions(playing: Playing, seat: Seat, words: readonly Word[], node: Node): void {
  const { there, missing, offered } = sorted(playing, seat, words);
  mustBeExactly(`The options of ${playing.seatName(seat)}`, words, missing, offered, there, node);
}

function mustBeExactly(
  what: string,
  words: readonly Word[],
  missing: readonly Word[],
  offered: Offered,
  there: ReadonlySet<string>,
  node: Node,
): void {
  const more = offered.filter(({ id }) => !there.has(id));
  if (missing.length === 0 && more.length === 0) return;
  const parts = [`${what} are not as expected`];
  if (missing.length > 0) parts.push(`missing: ${saidAs(missing)}`);
  if (more.length > 0) parts.push(`not expected: ${listed(more)}`);
  throw new Failed(node, parts.join('; '), { expected: saidAs(words) || 'nothing', found: listed(offered) });
}

function someOptions(playing: Playing, seat: Seat, words: readonly Word[], node: Node): void {
  const { missing, offered } = sorted(playing, seat, words);
  if (missing.length === 0) return;
  throw new Failed(node, `${playing.seatName(seat)} is not offered ${saidAs(missing)}`, {
    expected: `among others ${saidAs(words)}`,
    found: listed(offered),
  });
}

/** What is good is on offer, and so is something else: where nothing can be done wrong there is nothing to find. */
function goodAnswers(playing: Playing, seat: Seat, words: readonly Word[], node: Node): void {
  someOptions(playing, seat, words, node);
  const { there, offered } = sorted(playing, seat, words);
  if (offered.length === there.size) throw new Failed(node, 'Every answer is good; some must be mistakes');
  const { loaded, game } = playing.table;
  playing.puzzles.push({ loaded, game: clone(loaded, game), seat, good: [...there] });
}

function noOptions(playing: Playing, seat: Seat, words: readonly Word[], node: Node): void {
  const { there, offered } = sorted(playing, seat, words);
  if (there.size === 0) return;
  throw new Failed(node, `${playing.seatName(seat)} is offered ${[...there].join(', ')}`, {
    expected: `none of ${saidAs(words)}`,
    found: listed(offered),
  });
}

/** How an answer may go on after its beginning. */
function readElements(setting: Setting, elements: Entry): Check[] {
  const { sheet } = setting;
  const all = ['seat', 'after', 'options'] as const;
  return checksOf(setting, elements, (node) => {
    const fields = sheet.fields(node, 'elements', all, all);
    const [seatField, after, options] = all.map((name) => fields.get(name));
    if (!seatField || !after || !options) return null;
    const seat = seatOf(setting, sheet.text(seatField.value, 'seat'), seatField.value);
    const begun = wordsOf(setting, after.value, 'after');
    const words = wordsOf(setting, options.value, 'options');
    if (seat === null || begun.length === 0) return null;
    return (playing) => {
      const offered = playing.continuations(seat, begun);
      const there = new Set<string>();
      const missing = words.filter((word) => {
        const id = playing.text(word);
        const found = offered.find((one) => one.id === id) ?? offered.find((one) => one.label === word.text);
        if (found) there.add(found.id);
        return !found;
      });
      const what = `The answers of ${playing.seatName(seat)} after ${saidAs(begun)}`;
      mustBeExactly(what, words, missing, offered, there, options.value);
    };
  });
}

// ---- where the game stands ----

function readAsked(setting: Setting, { value }: Entry): Check[] {
  const { sheet } = setting;
  const seats = sheet.someOf(value).flatMap((node) => seatOf(setting, sheet.text(node, 'asked'), node) ?? []);
  const wanted = [...seats].sort((x, y) => x - y);
  return [
    ({ table }) => {
      const asked = [...table.asked()].sort((x, y) => x - y);
      must(equal(asked, wanted), value, 'Who is asked', shown(wanted), shown(asked));
    },
  ];
}

function readWhere({ sheet }: Setting, { value }: Entry): Check[] {
  const wanted = (sheet.text(value, 'where') ?? '')
    .split('>')
    .map((part) => part.trim())
    .join(' > ');
  return [
    ({ table }) => {
      const found = table.where();
      must(found === wanted, value, 'Where the game stands', wanted, found || 'nowhere: the game is over');
    },
  ];
}

/** Whether the game is over; a map says as well how, in words of the result or of the last event. */
function readOver({ sheet }: Setting, { value }: Entry): Check[] {
  if (sheet.isMap(value)) {
    const ending = sheet.json(value);
    return [
      (playing) => {
        const { game, lastEvents } = playing.table;
        const last = lastEvents[lastEvents.length - 1];
        const found = game.over ? { ...last?.with, ...(game.result as Params | null) } : 'The game goes on';
        must(holds(playing.json(ending, value), found), value, 'How the game is over', shown(ending), shown(found));
      },
    ];
  }
  const wanted = sheet.flag(value, 'over');
  const what = 'Whether the game is over';
  return [({ table: { game } }) => must(game.over === wanted, value, what, String(wanted), String(game.over))];
}

function readResult({ sheet }: Setting, { value }: Entry): Check[] {
  const wanted = sheet.json(value);
  return [
    ({ table: { game } }) => must(equal(wanted, game.result), value, 'The result', shown(wanted), shown(game.result)),
  ];
}
