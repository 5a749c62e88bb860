/** `explain`: a named value, and everything that makes it so. */

import type { Json, Seat } from '@questwright/kernel';
import { findThing, type Asked, type Sight } from '@questwright/messages';
import { say, spoken } from '../language.ts';
import type { Paper } from '../terminal.ts';
import { HIDDEN, type Explained } from '../position.ts';
import type { Reader } from '../reader.ts';
import { ruleTitle } from '../rulebook.ts';
import type { Teller } from '../teller.ts';
import { sightsNamed } from './looking.ts';

interface Asking {
  paper: Paper;
  reader: Reader;
}
/** What a value is asked of, and what that is called. */
interface About {
  about: Json[];
  called: string;
}

export function explain(paper: Paper, text: string, reader: Reader): void {
  const { teller } = reader;
  const asking: Asking = { paper, reader };
  if (text === '') return listAsked(asking);
  const found = valueNamed(teller, text);
  if (found === null) return paper.text(say('explain.none', { text }));
  const { name, rest, case: first } = found;
  const asked = teller.entry.asks?.[name];
  const of = rest.replace(/^of\s+/, '');
  const last = asked?.cases?.find((one) => of === one || of.endsWith(` ${one}`));
  const about = aboutOf(asking, asked, last === undefined ? of : of.slice(0, -last.length).trim());
  const named = first ?? last;
  if (typeof about === 'string') return paper.text(about);
  const cases = (named === undefined ? (asked?.cases ?? [null]) : [named]).map((one) =>
    one === null ? about : { about: [...about.about, one], called: `${about.called}, ${one}` },
  );
  const isNone = (one: About): boolean => isNothing(reader.position.explain(name, one.about));
  const none = asked?.none !== undefined && cases.some(isNone) ? asked.none : null;
  for (const one of cases) if (none === null || !isNone(one)) explainOf(asking, name, one);
  if (none === null) return;
  paper.text(reader.say({ key: none.key, with: {} }));
  paper.rule(none.rule);
}

const isNothing = (found: ReturnType<Reader['position']['explain']>): boolean =>
  found !== null && found !== HIDDEN && found.value === null;

function explainOf(asking: Asking, name: string, about: About): void {
  const { paper, reader } = asking;
  const found = reader.position.explain(name, about.about);
  if (found === HIDDEN) paper.line(say('asking.unknowable'));
  else if (found) tell(asking, name, about, found);
  else paper.text(say('explain.cannot', { called: about.called || say('explain.nothing'), hint: hint(asking, name) }));
}

function tell(asking: Asking, name: string, { called }: About, found: Explained): void {
  const { paper, reader } = asking;
  const { teller, context } = reader;
  const asked = teller.entry.asks?.[name];
  const show = (value: Json): string => inWords(asking, value, asked);
  const value = wordsFor(teller, name);
  paper.text(`${called === '' ? value : say('explain.of', { value, called })}: ${show(found.value)}`);
  for (const { layer, rule, from, amount, now } of found.parts) {
    const what = reader.say({ key: `layer.${layer}`, with: { amount: show(amount) } });
    // A card the reader does not see counts, but is not named.
    const seen = from && findThing(context.view!, from.thing)?.card !== null;
    const source = from
      ? reader.say({ key: seen ? `content.${from.content}` : 'kernel.card', with: {} })
      : `${rule} ${rule === null ? '' : ruleTitle(rule)}`.trim();
    paper.text(`${show(now).padStart(4)}  ${what}: ${source}`, '  ', '        ');
  }
}

/** Yes and no, names, lists; never data as it is kept. */
function inWords(asking: Asking, value: Json, asked: Asked | undefined): string {
  const { reader } = asking;
  const inGame = (key: string, element: Json): string => reader.say({ key, with: { element } });
  if (typeof value === 'boolean') return inGame(value ? 'kernel.yes' : 'kernel.no', null);
  if (value === null || value === '') return inGame('kernel.nothing', null);
  if (typeof value === 'number') {
    if (asked?.gives === 'cards') return inGame('kernel.element', { thing: value });
    if (asked?.gives === 'seats') return reader.nameOf(value);
    return value >= Number.MAX_SAFE_INTEGER ? inGame('kernel.any-number', null) : String(value);
  }
  if (typeof value === 'string') {
    const place = reader.sights().find(({ word }) => word === value && asked?.of === 'place');
    return place
      ? place.names[0]!
      : reader.teller.say.has(`content.${value}`)
        ? inGame('kernel.element', value)
        : value;
  }
  if (!Array.isArray(value)) {
    return Object.entries(value)
      .map(([key, one]) => `${key} ${inWords(asking, one as Json, asked)}`)
      .join(', ');
  }
  const all = value.map((one) => inWords(asking, one as Json, asked));
  return all.length === 0 ? inGame('kernel.nothing', null) : new Intl.ListFormat(spoken()).format(all);
}

// ---- what can be asked ----

const wordsFor = (teller: Teller, name: string): string =>
  teller.say.has(`value.${name}`) ? teller.say({ key: `value.${name}`, with: {} }) : name;

interface Named {
  name: string;
  /** One of its cases, which may stand before it. */
  case: string | undefined;
  rest: string;
}
/** The value that a text begins with, by its words or its name in the rules; of several the longest. */
function valueNamed(teller: Teller, text: string): Named | null {
  const wanted = text.toLowerCase();
  const begins = [...teller.loaded.values.keys()].flatMap((name) =>
    [undefined, ...(teller.entry.asks?.[name]?.cases ?? [])].flatMap((one) =>
      [name, wordsFor(teller, name)]
        .map((words) => (one === undefined ? words : `${one} ${words}`))
        .filter((words) => wanted === words.toLowerCase() || wanted.startsWith(`${words.toLowerCase()} `))
        .map((words) => ({ name, case: one, length: words.length })),
    ),
  );
  const best = begins.sort((x, y) => y.length - x.length)[0];
  return best ? { name: best.name, case: best.case, rest: text.slice(best.length).trim() } : null;
}

const KINDS: readonly Asked['of'][] = ['game', 'seat', 'figure', 'card', 'place'];

function listAsked(asking: Asking): void {
  const { paper, reader } = asking;
  const { teller } = reader;
  const asks = Object.entries(teller.entry.asks ?? {}).filter(([name]) => teller.loaded.values.has(name));
  if (asks.length === 0) return paper.line(say('explain.no-values'));
  paper.text(say('explain.how'));
  for (const of of KINDS) {
    const names = asks.filter(([, asked]) => asked.of === of).map(([name, asked]) => withValue(asking, name, asked));
    if (names.length > 0) paper.text(`${say(`explain.about.${of}`)}: ${names.join(', ')}.`, '  ', '    ');
  }
}

/** The name, with what it is now where it is clear of whom. */
function withValue(asking: Asking, name: string, asked: Asked): string {
  const { reader } = asking;
  const about = aboutOf(asking, asked, '');
  const words = wordsFor(reader.teller, name);
  if (typeof about === 'string' || asked.cases) return words;
  return `${words} (${inWords(asking, reader.position.value(name, about.about), asked)})`;
}

// ---- of what ----

function hint({ reader }: Asking, name: string): string {
  const { teller } = reader;
  const of = teller.entry.asks?.[name]?.of;
  const sight = reader.sights().find(({ word }) => (of === 'place') !== /^\d+$/.test(word));
  const own = reader.nameOf(reader.viewer ?? 0);
  const example = of === 'seat' ? own : (sight?.names[0] ?? own);
  return say('explain.example', { value: wordsFor(teller, name), called: example });
}

function aboutOf(asking: Asking, asked: Asked | undefined, text: string): About | string {
  const { reader } = asking;
  const seat = reader.viewer;
  if (text === '') {
    if (asked?.of === 'seat' && seat !== null) return { about: [seat], called: reader.nameOf(seat) };
    const own = asked?.of === 'figure' && seat !== null ? figureOf(asking, seat) : null;
    if (own !== null) return { about: [own], called: reader.nameOf(seat!) };
    return asked === undefined || asked.of === 'game'
      ? { about: [], called: '' }
      : say('explain.of-what', { hint: hintFor(asking, asked) });
  }
  const who = seatNamed(asking, text);
  if (who !== null && asked?.of !== 'card') {
    const figure = asked?.of === 'figure' ? figureOf(asking, who) : null;
    return { about: [figure ?? who], called: reader.nameOf(who) };
  }
  const wanted = sightsNamed(reader.sights(), text);
  const names = new Set(wanted.map(({ names: [name] }) => name));
  if (names.size === 1) return { about: [wordOf(wanted[0]!)], called: wanted[0]!.names[0]! };
  if (names.size > 1) return say('asking.could-be', { text, names: [...names].slice(0, 8).join(', ') });
  return { about: text.split(/\s+/).map((word) => (/^-?\d+$/.test(word) ? Number(word) : word)), called: text };
}

const hintFor = (asking: Asking, asked: Asked): string => {
  const name = Object.entries(asking.reader.teller.entry.asks ?? {}).find(([, one]) => one === asked)![0];
  return hint(asking, name);
};

const wordOf = ({ word }: Sight): Json => (/^\d+$/.test(word) ? Number(word) : word);

const figureOf = ({ reader }: Asking, seat: Seat): number | null =>
  reader.teller.entry.figure?.(reader.view, seat) ?? null;

/** A seat by its name, `me`, or `seat 1`. */
function seatNamed({ reader }: Asking, text: string): Seat | null {
  const wanted = text.toLowerCase();
  if (wanted === 'me' || wanted === 'you') return reader.viewer;
  return reader.seats.find((one) => [reader.nameOf(one).toLowerCase(), `seat ${one}`].includes(wanted)) ?? null;
}
