/** Turns messages (a key and what to fill in) into words. */

import type { Json, Message, Params, Seat, ThingView, View } from '@questwright/kernel';
import { BOTS_ENGLISH } from './en/bots.ts';
import { KERNEL_ENGLISH } from './en/kernel.ts';
import { DEFAULT_LOCALE, inLocale, type ByLocale, type Messages } from './locales.ts';
import { accented, PSEUDO } from './pseudo.ts';
import { prepare, type Text } from './text.ts';

/** Who reads, and what they may know. Left out parts are not known: every thing is just a card. */
export interface Context {
  view?: View | null;
  /** Names of the people at the table, by seat. */
  names?: readonly (string | undefined)[];
  /** What the game calls a seat, where nobody gave a name. */
  seatName?(seat: Seat): Message | null;
  /** What the game calls a thing whose card the reader sees, where its card alone does not tell it from others. */
  thingName?(thing: number): Message | null;
  /** How to speak of a rule; left out: by its id. */
  rule?(id: string): string;
  /** What an effect inside another one says. */
  effect?(effect: object): Message | null;
}

export interface Say {
  (message: Message, context?: Context): string;
  has(key: string): boolean;
  /** Those of the keys that have no words. */
  missing(keys: Iterable<string>): string[];
  /** Why a message cannot be said properly, or null. */
  problem(message: Message, context?: Context): string | null;
}

/** The same for one reader: what boards are written with. */
export interface Tell {
  (key: string, params?: Params): string;
  has(key: string): boolean;
}

export const telling = (say: Say, context: Context): Tell =>
  Object.assign((key: string, params: Params = {}): string => say({ key, with: params }, context), {
    has: (key: string): boolean => say.has(key),
  });

/** `messages` are in that locale; what every game says, and they do not, comes from here. */
export function words(messages: Messages, locale: string = DEFAULT_LOCALE): Say {
  const teller = new Words(messages, locale);
  const say: Say = Object.assign(
    (message: Message, context: Context = {}): string => sentence(teller.say(message, context).text, locale),
    {
      has: (key: string): boolean => teller.has(key),
      missing: (keys: Iterable<string>): string[] => [...new Set(keys)].filter((key) => !teller.has(key)),
      problem: (message: Message, context: Context = {}): string | null => teller.say(message, context).problem,
    },
  );
  return say;
}

/** What ends like a sentence begins like one, also with "a card" in front. */
const sentence = (text: string, locale: string): string =>
  /[.!?]$/.test(text) ? text.charAt(0).toLocaleUpperCase(locale) + text.slice(1) : text;

/** What stands in a list does not end like a sentence. */
const inList = (text: string): string => text.replace(/(?<!\.)\.$/, '');

/** What every game says, unless it has words of its own. */
const COMMON: ByLocale = { en: { ...KERNEL_ENGLISH, ...BOTS_ENGLISH } };

/** Plain numbers in parameters of these names are seats and things: the kernel passes them so. */
const SEATS: ReadonlySet<string> = new Set(['seat', 'winner', 'winners']);
const THINGS: ReadonlySet<string> = new Set(['thing', 'things']);
/** Names from the rules, said as `way.<name>` where there are such words, else as they are. Other names that a game puts into its
 *  messages, such as a color, are said as `word.color.<name>`, or as `word.<name>` wherever they stand. */
const NAMES: Readonly<Record<string, string>> = {
  way: 'way',
  ability: 'ability',
  timing: 'timing',
  choice: 'choice',
  per: 'per',
  special: 'special',
  step: 'step',
  proc: 'proc',
  counter: 'counter',
  skill: 'skill',
  for: 'for',
  how: 'how',
};
const keysOf = (name: string, text: string): string[] =>
  name in NAMES ? [`${NAMES[name]!}.${text}`] : [`word.${name}.${text}`, `word.${text}`];
/** Elements of answers: numbers of things, ids of content or spaces. */
const ELEMENTS: ReadonlySet<string> = new Set(['terms', 'pick', 'element']);
const ALTERNATIVES: ReadonlySet<string> = new Set(['of']);
/** Whole clauses, which have commas of their own. */
const CLAUSES: ReadonlySet<string> = new Set(['trace']);

interface Said {
  text: string;
  problem: string | null;
}

class Words {
  private readonly texts = new Map<string, Text | null>();
  private readonly problems = new Map<string, string>();
  private readonly messages: Messages;
  private readonly common: Messages;
  private readonly locale: string;
  private readonly and: Intl.ListFormat;
  private readonly or: Intl.ListFormat;

  constructor(messages: Messages, locale: string) {
    this.messages = messages;
    this.common = inLocale(COMMON, locale);
    this.locale = locale;
    this.and = new Intl.ListFormat(locale, { type: 'conjunction' });
    this.or = new Intl.ListFormat(locale, { type: 'disjunction' });
  }

  has(key: string): boolean {
    return Object.hasOwn(this.messages, key) || Object.hasOwn(this.common, key);
  }

  say({ key, with: params }: Message, context: Context): Said {
    const text = this.textOf(key);
    if (text === null) return { text: `<${key}>`, problem: this.problems.get(key) ?? `${key} has no words` };
    const values: Record<string, string | number> = {};
    let problem: string | null = null;
    for (const name of text.chosenBy.keys()) values[name] = 'none';
    for (const name of text.needed) {
      if (name in params) continue;
      // `{money}` is said as `word.money` where the game has that word: a pack can give it another.
      if (this.has(`word.${name}`)) {
        values[name] = this.part(`word.${name}`, {}, context);
        continue;
      }
      values[name] = `{${name}}`;
      problem ??= `${key} speaks of {${name}}, which is not given`;
    }
    for (const name in params) {
      const value = params[name]!;
      const isCase = typeof value === 'string' && text.chosenBy.get(name)?.has(value) === true;
      values[name] = isCase ? value : this.resolve(name, value, context);
    }
    try {
      return { text: text.fill(values), problem };
    } catch (error) {
      return { text: `<${key}>`, problem: `${key} cannot be said: ${String(error)}` };
    }
  }

  private textOf(key: string): Text | null {
    const known = this.texts.get(key);
    if (known !== undefined) return known;
    const source = Object.hasOwn(this.messages, key) ? this.messages[key] : this.common[key];
    let text: Text | null = null;
    try {
      if (source !== undefined) text = prepare(source, this.locale);
    } catch (error) {
      this.problems.set(key, `${key} is not a proper message: ${String(error)}`);
    }
    this.texts.set(key, text);
    return text;
  }

  private resolve(name: string, value: Json, context: Context): string | number {
    if (value === null || (value === '' && name in NAMES)) return 'none';
    if (Array.isArray(value)) return this.list(name, value, context);
    if (typeof value === 'object') return this.meaning(value as Params, context);
    if (typeof value === 'number') {
      if (SEATS.has(name)) return this.seat(value, context);
      if (THINGS.has(name)) return this.thing(value, context);
      return value;
    }
    if (typeof value === 'boolean') return String(value);
    const text = String(value);
    const key = keysOf(name, text).find((one) => this.has(one));
    if (key !== undefined) return this.part(key, {}, context);
    return ELEMENTS.has(name) ? this.element(text, context) : text;
  }

  private list(name: string, values: readonly Json[], context: Context): string {
    if (values.length === 0) return this.part('kernel.nothing', {}, context);
    const format = ALTERNATIVES.has(name) ? this.or : this.and;
    const texts = values.map((one) => inList(String(this.resolve(name, one, context))));
    if (CLAUSES.has(name)) return texts.join('; ');
    if (this.locale !== PSEUDO) return format.format(texts);
    return format
      .formatToParts(texts)
      .map(({ type, value }) => (type === 'literal' ? accented(value) : value))
      .join('');
  }

  private meaning(value: Params, context: Context): string {
    const { seat, thing, content, rule, key } = value;
    if (typeof seat === 'number') return this.seat(seat, context);
    if (typeof thing === 'number') return this.thing(thing, context);
    if (typeof content === 'string') return this.part(`content.${content}`, {}, context);
    if (typeof rule === 'string') return context.rule?.(rule) ?? rule;
    if (typeof key === 'string') return this.part(key, (value['with'] ?? {}) as Params, context);
    const effect = context.effect?.(value) ?? null;
    return effect === null ? JSON.stringify(value) : this.part(effect.key, effect.with, context);
  }

  private part(key: string, params: Params, context: Context): string {
    return this.say({ key, with: params }, context).text;
  }

  private seat(number: Seat, context: Context): string {
    const name = context.names?.[number];
    if (name !== undefined) return name;
    const called = context.seatName?.(number) ?? null;
    if (called !== null) {
      // A card of a scenario or a pack may have only its full name.
      const key = this.has(called.key) ? called.key : called.key.replace(/^called\./, 'content.');
      return this.part(key, called.with, {});
    }
    return this.has(`seat.${number}`) ? this.part(`seat.${number}`, {}, {}) : this.part('kernel.seat', { number }, {});
  }

  /** The view decides: a thing it does not show is a card with that back and nothing more. A long name may have a short
   *  one for sentences (`called.<card>`). */
  private thing(number: number, context: Context): string {
    const seen = context.view ? findThing(context.view, number) : null;
    if (seen && seen.card !== null) {
      const own = context.thingName?.(number) ?? null;
      if (own !== null) return this.part(own.key, own.with, context);
      const called = `called.${seen.card}`;
      return this.part(this.has(called) ? called : `content.${seen.card}`, {}, context);
    }
    const back = `back.${seen?.back ?? ''}`;
    return this.part(this.has(back) ? back : 'kernel.card', {}, context);
  }

  private element(id: string, context: Context): string {
    for (const key of [`content.${id}`, `space.${id}`, `element.${id}`]) {
      if (this.has(key)) return this.part(key, {}, context);
    }
    const isThing = /^\d+$/.test(id) && context.view && findThing(context.view, Number(id)) !== null;
    return isThing ? this.thing(Number(id), context) : id;
  }
}

export function findThing(view: View, number: number): ThingView | null {
  const among = (list: readonly ThingView[]): ThingView | null => {
    for (const one of list) {
      const found = one.thing === number ? one : among(one.under);
      if (found) return found;
    }
    return null;
  };
  for (const zone in view.zones) {
    const found = among(view.zones[zone]!);
    if (found) return found;
  }
  return null;
}
