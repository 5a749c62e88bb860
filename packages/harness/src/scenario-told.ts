/** Expectations of what seats are told, refused and shown. */

import { eventFor, type Event, type Json, type Viewer } from '@questwright/kernel';
import { shown, type Entry, type Fields } from '@questwright/packs';
import type { Node } from 'yaml';
import { interference } from './checks.ts';
import { equal, findWord, holds, readPath } from './scenario-match.ts';
import { cardsOf, pileNamed } from './scenario-piles.ts';
import {
  checksOf,
  Failed,
  must,
  saidAs,
  wordsOf,
  type Check,
  type Playing,
  type ReadCheck,
  type Word,
} from './scenario-playing.ts';
import { seatOf, viewerOf, type Setting } from './scenario-setting.ts';

// ---- events ----

interface WantedEvent {
  node: Node;
  tag: string;
  with: Json;
  rule: string | null;
  says: string | null;
  to: Viewer;
}

/** These happened since the last answer, in this order; others may lie between them. */
export function readEvents(setting: Setting, { value }: Entry): Check[] {
  const wanted = setting.sheet.list(value, 'events').flatMap((node) => wantedEvent(setting, node) ?? []);
  return [(playing) => void inOrder(playing, wanted)];
}

/** Which of the last events the wanted ones are. */
function inOrder(playing: Playing, wanted: readonly WantedEvent[]): Event[] {
  const { lastEvents } = playing.table;
  let from = 0;
  return wanted.map((one, i) => {
    const found = lastEvents.findIndex((event, at) => at >= from && fits(playing, one, event));
    if (found < 0) {
      const before = i === 0 ? '' : ` after ${wanted[i - 1]!.tag}`;
      throw new Failed(one.node, `There was no such event${before}`, {
        expected: wanting(one),
        found: happened(playing, lastEvents, one),
      });
    }
    from = found + 1;
    return lastEvents[found]!;
  });
}

/** So many of an event, no more and no fewer, since the last answer or in all. */
export function readCount(setting: Setting, { value }: Entry): Check[] {
  const { sheet } = setting;
  return sheet.list(value, 'count').flatMap((node): Check[] => {
    const fields = sheet.fields(node, 'a count', [...EVENT, 'times', 'since'], ['tag', 'times']);
    const [times, since] = [fields.get('times'), fields.get('since')];
    const wanted = eventIn(setting, node, fields);
    const number = times ? sheet.whole(times.value, 'count: times') : null;
    if (since && sheet.text(since.value, 'count: since') !== 'beginning')
      sheet.problem(since.value, 'count: since can only be beginning; left out: the last answer');
    if (!wanted || number === null || !isEvent(setting, wanted.tag, fields.get('tag')!.value)) return [];
    return [
      (playing) => {
        const events = since ? playing.table.events : playing.table.lastEvents;
        const found = events.filter((event) => fits(playing, wanted, event)).length;
        must(found === number, node, `How often there was ${wanting(wanted)}`, String(number), String(found));
      },
    ];
  });
}

/** Whether the game ever tells of this: that nothing of a wrong name happened would always hold. */
function isEvent({ sheet, messages }: Setting, tag: string, node: Node): boolean {
  const known = Object.keys(messages).flatMap((key) => (key.startsWith('event.') ? [key.slice('event.'.length)] : []));
  if (known.includes(tag)) return true;
  sheet.problem(node, `There is no event ${tag}; there are ${known.join(', ')}`);
  return false;
}

/** What held when something happened, although nobody was asked then. Each comes after the one before. */
export function readMeanwhile(
  setting: Setting,
  { value }: Entry,
  read: (setting: Setting, fields: Fields) => Check[],
  known: readonly string[],
): Check[] {
  const { sheet } = setting;
  const moments = sheet.list(value, 'meanwhile').flatMap((node) => {
    const fields = sheet.fields(node, 'meanwhile', ['at', ...known], ['at']);
    const at = fields.get('at');
    const event = at ? wantedEvent(setting, at.value) : null;
    const checks = read(setting, fields);
    if (checks.length === 0) sheet.problem(node, `meanwhile needs one of ${known.join(', ')}`);
    return event ? [{ event, checks }] : [];
  });
  return moments.map(({ event: { node }, checks }, i): Check => (playing) => {
    const event = inOrder(
      playing,
      moments.slice(0, i + 1).map((one) => one.event),
    )[i]!;
    playing.lookBack(event, node, () => checks.forEach((check) => check(playing)));
  });
}

const EVENT = ['tag', 'with', 'rule', 'says', 'to'];

function wantedEvent(setting: Setting, node: Node): WantedEvent | null {
  const { sheet } = setting;
  if (sheet.isMap(node)) return eventIn(setting, node, sheet.fields(node, 'an event', EVENT, ['tag']));
  const tag = sheet.text(node, 'an event');
  return tag === null ? null : { node, tag, with: {}, rule: null, says: null, to: null };
}

function eventIn(setting: Setting, node: Node, fields: Fields): WantedEvent | null {
  const { sheet } = setting;
  const text = (name: string): string | null => sheet.textIn(fields, name, `event: ${name}`);
  const tag = text('tag');
  if (tag === null) return null;
  const to = fields.get('to');
  const viewer = to ? viewerOf(setting, text('to'), to.value) : null;
  const params = fields.get('with');
  if (params && !sheet.isMap(params.value)) sheet.problem(params.value, 'event: with must be a map');
  const given = params ? sheet.json(params.value) : {};
  return { node, tag, with: given, rule: text('rule'), says: text('says'), to: viewer ?? null };
}

function fits(playing: Playing, wanted: WantedEvent, event: Event): boolean {
  if (event.tag !== wanted.tag || (wanted.rule !== null && event.rule !== wanted.rule)) return false;
  if (!holds(playing.json(wanted.with, wanted.node), eventFor(event, wanted.to).with)) return false;
  return wanted.says === null || playing.told(event, wanted.to) === wanted.says;
}

const inWords = (tag: string, params: Json, rule: string | null, says: string | null): string =>
  [tag, shown(params), ...(rule === null ? [] : [`by ${rule}`]), ...(says === null ? [] : [`“${says}”`])].join(' ');
const wanting = ({ tag, with: params, rule, says }: WantedEvent): string => inWords(tag, params, rule, says);

function happened(
  playing: Playing,
  events: readonly Event[],
  { rule, says, to }: Pick<WantedEvent, 'rule' | 'says' | 'to'>,
): string {
  const told = events.map((event) => {
    const said = says === null ? null : playing.told(event, to);
    return inWords(event.tag, eventFor(event, to).with, rule && event.rule, said);
  });
  return told.join('; ') || 'no events';
}

export function readNoEvents(setting: Setting, { value }: Entry): Check[] {
  return wordsOf(setting, value, 'no-events').map(({ text, node }): Check => (playing) => {
    const { lastEvents } = playing.table;
    if (!lastEvents.some((event) => event.tag === text)) return;
    const found = happened(playing, lastEvents, { rule: null, says: null, to: null });
    throw new Failed(node, `There was an event ${text}`, { expected: `no ${text}`, found });
  });
}

// ---- refusals ----

export const readRefusal: ReadCheck = (setting, refusals) => {
  const { sheet } = setting;
  const [needed, all] = [
    ['seat', 'answer', 'rule'],
    ['seat', 'answer', 'rule', 'key', 'says'],
  ];
  return checksOf(setting, refusals, (node) => {
    const fields = sheet.fields(node, 'a refusal', all, needed);
    const [seatField, answer] = [fields.get('seat'), fields.get('answer')];
    const text = (name: string): string | null => sheet.textIn(fields, name, `refusal: ${name}`);
    const [rule, key, says] = [text('rule'), text('key'), text('says')];
    if (!seatField || !answer || rule === null) return null;
    const seat = seatOf(setting, text('seat'), seatField.value);
    const words = wordsOf(setting, answer.value, 'refusal: answer');
    if (seat === null || words.length === 0) return null;
    return (playing) => {
      const refusal = playing.refusal(seat, words, answer.value);
      const expected = `refused by ${[rule, key, says && `“${says}”`].filter(Boolean).join(', ')}`;
      if (refusal === null) {
        const found = `${playing.seatName(seat)} may answer it`;
        throw new Failed(node, `${saidAs(words)} is not refused`, { expected, found });
      }
      const { rule: _, ...message } = refusal;
      const said = setting.say(message, playing.context(seat));
      if (refusal.rule === rule && (key === null || refusal.key === key) && (says === null || said === says)) return;
      const found = `refused by ${refusal.rule}, ${refusal.key}, “${said}”`;
      throw new Failed(node, `${saidAs(words)} is refused, but not as expected`, { expected, found });
    };
  });
};

// ---- views ----

const VIEW = ['seat', 'values', 'absent', 'piles', 'hidden', 'shows', 'leaks'];

export function readView(setting: Setting, { value }: Entry): Check[] {
  const { sheet } = setting;
  return sheet.someOf(value).flatMap((node): Check[] => {
    const fields = sheet.fields(node, 'view', VIEW, ['seat']);
    const seat = fields.get('seat');
    const viewer = (seat && viewerOf(setting, sheet.text(seat.value, 'view: seat'), seat.value)) ?? null;
    return [viewValues, viewPiles, viewWords, viewLeaks].flatMap((read) => read(setting, fields, viewer));
  });
}

const whose = (playing: Playing, viewer: Viewer): string =>
  viewer === null ? 'the view of a spectator' : `the view of ${playing.seatName(viewer)}`;

function viewValues(setting: Setting, fields: Fields, viewer: Viewer): Check[] {
  const { sheet } = setting;
  const absent = fields.get('absent');
  const read = (playing: Playing, word: Word) => readPath(playing.table.view(viewer), playing.text(word));
  const there = sheet.entriesIn(fields, 'values', 'view: values').map(({ name, key, value }): Check => {
    const given = sheet.json(value);
    return (playing) => {
      const wanted = playing.json(given, value);
      const found = read(playing, { text: name, node: key });
      const view = whose(playing, viewer);
      if ('missing' in found) {
        throw new Failed(key, `There is no ${found.missing} in ${view}; there are ${found.known.join(', ') || 'none'}`);
      }
      must(equal(wanted, found.value), value, `${name} in ${view}`, shown(wanted), shown(found.value));
    };
  });
  const gone = (absent ? wordsOf(setting, absent.value, 'view: absent') : []).map((word): Check => (playing) => {
    const found = read(playing, word);
    if (!('value' in found)) return;
    const difference = { expected: 'nothing', found: shown(found.value) };
    throw new Failed(word.node, `${word.text} is in ${whose(playing, viewer)}`, difference);
  });
  return [...there, ...gone];
}

/** Cards as the viewer sees them, `?` for one that it does not know. */
const viewPiles = (setting: Setting, fields: Fields, viewer: Viewer): Check[] =>
  setting.sheet.entriesIn(fields, 'piles', 'view: piles').flatMap((entry): Check[] => {
    const pile = pileNamed(setting, entry.key, entry.name);
    const wanted = setting.sheet.texts(entry.value, `pile ${entry.name}`).map(({ text }) => text);
    if (pile === null) return [];
    return [
      (playing) => {
        const found = playing.table.view(viewer).zones[pile]!.map(({ card }) => card ?? '?');
        const what = `Pile ${pile} in ${whose(playing, viewer)}`;
        must(equal(wanted, found), entry.value, what, shown(wanted), shown(found));
      },
    ];
  });

/** Content that must, or must not, occur anywhere in what the viewer has and in what it was just told. */
function viewWords(setting: Setting, fields: Fields, viewer: Viewer): Check[] {
  const occurs = (playing: Playing, id: string): string | null => {
    const told = playing.table.lastEvents.map((event) => eventFor(event, viewer));
    return findWord({ ...playing.table.view(viewer), events: told }, id);
  };
  const check = (name: 'hidden' | 'shows'): Check[] => {
    const field = fields.get(name);
    return (field ? cardsOf(setting, field.value, `view: ${name}`) : []).map((id): Check => (playing) => {
      const place = occurs(playing, id);
      if ((place !== null) === (name === 'shows')) return;
      const [not, found] = place === null ? ['not ', 'nowhere'] : ['', `at ${place}`];
      const expected = name === 'shows' ? id : `no ${id}`;
      throw new Failed(field!.value, `${id} is ${not}to be found in ${whose(playing, viewer)}`, { expected, found });
    });
  };
  return [...check('hidden'), ...check('shows')];
}

/** Other hidden cards and dice must give the same view. */
function viewLeaks(setting: Setting, fields: Fields, viewer: Viewer): Check[] {
  const { sheet, loaded } = setting;
  const field = fields.get('leaks');
  if (!field) return [];
  if (sheet.text(field.value, 'view: leaks') !== 'none') sheet.problem(field.value, 'view: leaks can only be none');
  return [
    (playing) => {
      const found = interference(loaded, playing.table.game, viewer, 'scenario');
      if (found === null) return;
      const difference = { expected: 'no leaks', found };
      throw new Failed(field.value, `${whose(playing, viewer)} tells what it should not`, difference);
    },
  ];
}
