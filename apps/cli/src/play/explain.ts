/** `explain`: a named value, and everything that makes it so. */

import type { Json, Seat } from '@questwright/kernel';
import { findThing, type Asked, type Sight } from '@questwright/messages';
import type { Paper } from '../paper.ts';
import { HIDDEN, type Explained } from '../position.ts';
import type { Reader } from '../reader.ts';
import { ruleTitle } from '../rulebook.ts';
import type { Teller } from '../teller.ts';
import { UNKNOWABLE } from './why.ts';
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
  if (found === null) return paper.text(`There is no value "${text}". Say explain for those that there are.`);
  const { name, rest } = found;
  const asked = teller.entry.asks?.[name];
  const of = rest.replace(/^of\s+/, '');
  const named = asked?.cases?.find((one) => of === one || of.endsWith(` ${one}`));
  const about = aboutOf(asking, asked, named === undefined ? of : of.slice(0, -named.length).trim());
  if (typeof about === 'string') return paper.text(about);
  for (const one of named === undefined ? (asked?.cases ?? [null]) : [named]) {
    const { called } = about;
    const more = one === null ? about : { about: [...about.about, one], called: `${called}, ${one}` };
    explainOf(asking, name, more);
  }
}

function explainOf(asking: Asking, name: string, about: About): void {
  const { paper, reader } = asking;
  const found = reader.position.explain(name, about.about);
  if (found === HIDDEN) paper.line(UNKNOWABLE);
  else if (found) tell(asking, name, about, found);
  else paper.text(`That cannot be said of ${about.called === '' ? 'nothing' : about.called}. ${hint(asking, name)}`);
}

function tell(asking: Asking, name: string, { called }: About, found: Explained): void {
  const { paper, reader } = asking;
  const { teller, context } = reader;
  const asked = teller.entry.asks?.[name];
  const show = (value: Json): string => inWords(asking, value, asked);
  paper.text(`${wordsFor(teller, name)}${called === '' ? '' : ` of ${called}`}: ${show(found.value)}`);
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
  const say = (key: string, element: Json): string => reader.say({ key, with: { element } });
  if (typeof value === 'boolean') return say(value ? 'kernel.yes' : 'kernel.no', null);
  if (value === null || value === '') return say('kernel.nothing', null);
  if (typeof value === 'number') {
    if (asked?.gives === 'cards') return say('kernel.element', { thing: value });
    return asked?.gives === 'seats' ? reader.nameOf(value) : String(value);
  }
  if (typeof value === 'string') {
    const place = reader.sights().find(({ word }) => word === value && asked?.of === 'place');
    return place ? place.names[0]! : reader.teller.say.has(`content.${value}`) ? say('kernel.element', value) : value;
  }
  if (!Array.isArray(value)) {
    return Object.entries(value)
      .map(([key, one]) => `${key} ${inWords(asking, one as Json, asked)}`)
      .join(', ');
  }
  const all = value.map((one) => inWords(asking, one as Json, asked));
  return all.length === 0 ? say('kernel.nothing', null) : new Intl.ListFormat('en').format(all);
}

// ---- what can be asked ----

const wordsFor = (teller: Teller, name: string): string =>
  teller.say.has(`value.${name}`) ? teller.say({ key: `value.${name}`, with: {} }) : name;

/** The value that a text begins with, by its words or its name in the rules; of several the longest. */
function valueNamed(teller: Teller, text: string): { name: string; rest: string } | null {
  const wanted = text.toLowerCase();
  const begins = [...teller.loaded.values.keys()].flatMap((name) =>
    [name, wordsFor(teller, name)]
      .filter((words) => wanted === words.toLowerCase() || wanted.startsWith(`${words.toLowerCase()} `))
      .map((words) => ({ name, length: words.length })),
  );
  const best = begins.sort((x, y) => y.length - x.length)[0];
  return best ? { name: best.name, rest: text.slice(best.length).trim() } : null;
}

const TITLES: Readonly<Record<Asked['of'], string>> = {
  game: 'For everybody',
  seat: 'Of a player (you, if you name none)',
  figure: 'Of somebody who fights (your own, if you name nobody)',
  card: 'Of a card',
  place: 'Of a place',
};

function listAsked(asking: Asking): void {
  const { paper, reader } = asking;
  const { teller } = reader;
  const asks = Object.entries(teller.entry.asks ?? {}).filter(([name]) => teller.loaded.values.has(name));
  if (asks.length === 0) return paper.line('This game has no numbers to explain.');
  paper.text('Say explain, one of these, and of whom or what: you are told the value and everything that makes it so.');
  for (const [of, title] of Object.entries(TITLES)) {
    const names = asks.filter(([, asked]) => asked.of === of).map(([name, asked]) => withValue(asking, name, asked));
    if (names.length > 0) paper.text(`${title}: ${names.join(', ')}.`, '  ', '    ');
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
  return `For example: explain ${wordsFor(teller, name)} of ${example}`;
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
      : `Of what? ${hintFor(asking, asked)}`;
  }
  const who = seatNamed(asking, text);
  if (who !== null && asked?.of !== 'card') {
    const figure = asked?.of === 'figure' ? figureOf(asking, who) : null;
    return { about: [figure ?? who], called: reader.nameOf(who) };
  }
  const wanted = sightsNamed(reader.sights(), text);
  const names = new Set(wanted.map(({ names: [name] }) => name));
  if (names.size === 1) return { about: [wordOf(wanted[0]!)], called: wanted[0]!.names[0]! };
  if (names.size > 1) return `"${text}" could be ${[...names].slice(0, 8).join(', ')}.`;
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
