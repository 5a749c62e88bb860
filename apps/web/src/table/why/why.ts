/** What is told to whoever asks why: of a number, a refusal, an option, a question, a line of the log. */

import {
  packsOf,
  type Json,
  type Message,
  type Part,
  type Reading,
  type Refusal,
  type View,
} from '@questwright/kernel';
import { findThing, type Asked, type Say } from '@questwright/messages';
import { chanceOf } from '@questwright/dice';
import type { AskedValue, LogLine, SeenEvent, TableInfo, ToldOffer } from '@questwright/protocol';
import type { GameUi } from '../../games/game.ts';
import { thoughtOf } from '../../net/requests.ts';
import { t } from '../../words.ts';
import type { WhyTopic } from '../shown-table.ts';

/** Whom to ask, and how to say it. */
export interface Asking {
  ui: GameUi;
  info: Pick<TableInfo, 'id' | 'packs'>;
  view: View;
  offer: ToldOffer | null;
  log: readonly LogLine[];
  seat: number | null;
  words: Say;
  say(message: Message): string;
  nameOf(seat: number): string;
  /** From the rules: a value with its parts, and what keeps an option off the list. */
  explain(of: AskedValue): Promise<{ value: Json; parts: readonly Part[] }>;
  whyNot: ((option: string) => Promise<Refusal | null>) | null;
}

/** One thing that makes a number what it is. */
export interface Contribution {
  amount: string;
  /** The card it comes from, if it comes from one that the reader may know. */
  card: { card: string; thing: number } | null;
  rule: string | null;
  /** In words, where it is neither a rule nor a card. */
  from: string | null;
  now: string;
  reads: readonly { of: AskedValue; title: string; is: string }[];
}

export interface Reasons {
  /** The answer in sentences; none where the rules say it all. */
  lead: readonly string[];
  parts: readonly Contribution[];
  /** The rule itself first, then those that led to it. */
  rules: readonly string[];
  /** How many of the rules are the reason; the others are what it is part of. */
  own: number;
}

const reasons = (part: Partial<Reasons>): Reasons => ({ lead: [], parts: [], rules: [], own: 1, ...part });
const ofTheBook = (rules: readonly (string | null)[]): string[] => [
  ...new Set(rules.filter((rule): rule is string => rule !== null && rule !== 'kernel')),
];

/** Null where there is nothing to tell: a question about something that is not there. */
export async function reasonsFor(
  wonder: Exclude<WhyTopic, { about: 'card' }>,
  asking: Asking,
): Promise<Reasons | null> {
  switch (wonder.about) {
    case 'rule':
      return ofRule(wonder.rule, asking);
    case 'words':
      return reasons({ lead: wonder.lead ?? [], rules: ofTheBook(wonder.rules) });
    case 'bot':
      return ofBot(wonder.bot, wonder.seq, asking);
    case 'event':
      return ofEvent(wonder.event, asking);
    case 'value':
      return ofValue(wonder.of, wonder.less ?? null, asking);
    case 'chance':
      return ofChance(wonder, asking);
    case 'state':
      return ofState(wonder.name, wonder.seat, asking);
    case 'option':
      return ofOption(wonder.option, wonder.title, asking);
  }
}

/** A rule of a pack that is off is no rule of this game. */
function ofRule(rule: string, { ui, info, say }: Asking): Reasons {
  const of = packsOf(ui.entry.definition, rule as never);
  const isOff = of.length > 0 && !of.some((id) => info.packs.includes(id));
  const packs = of.map((id) => say({ key: `pack.${id}`, with: {} })).join(', ');
  return reasons({ lead: isOff ? [t('why.not-in-this-game', { packs })] : [], rules: [rule] });
}

// ---- lines of the log ----

/** How the numbers in it come together, where the game has words for that. */
function ofEvent({ tag, with: params, rule, because }: SeenEvent, { words, say }: Asking): Reasons {
  const key = `sum.${tag}`;
  return reasons({ lead: words.has(key) ? [say({ key, with: params })] : [], rules: ofTheBook([rule, ...because]) });
}

/** What the bot considered. */
async function ofBot(bot: number, seq: number, { info, seat, say }: Asking): Promise<Reasons | null> {
  const told = await thoughtOf(info.id, seat, bot, seq);
  return told.length === 0 ? null : reasons({ lead: told.map(({ message }) => say(message)), own: 0 });
}

// ---- numbers ----

const yesOrNo = (value: boolean, { say }: Asking): string => say({ key: value ? 'kernel.yes' : 'kernel.no', with: {} });

function inWords(value: Json, asking: Asking, asked?: Asked): string {
  const { say, nameOf } = asking;
  if (value === null || value === '') return t('why.none');
  if (typeof value === 'boolean') return yesOrNo(value, asking);
  if (typeof value === 'number') {
    if (asked?.gives === 'cards') return say({ key: 'kernel.element', with: { element: { thing: value } } });
    if (asked?.gives === 'seats') return nameOf(value);
    return value >= Number.MAX_SAFE_INTEGER ? say({ key: 'kernel.any-number', with: {} }) : value.toLocaleString('en');
  }
  if (typeof value === 'string') return say({ key: 'kernel.element', with: { element: value } });
  const all = Array.isArray(value) ? value : Object.values(value);
  return all.length === 0 ? t('why.none') : all.map((one) => inWords(one as Json, asking, asked)).join(', ');
}

const titleOf = ([name]: AskedValue, { words, say }: Pick<Asking, 'words' | 'say'>): string =>
  words.has(`value.${name}`) ? say({ key: `value.${name}`, with: {} }) : name;

async function ofValue(
  of: AskedValue,
  less: { name: string; seat: number } | null,
  asking: Asking,
): Promise<Reasons | null> {
  const { value, parts } = await asking.explain(of);
  // Of something that has no such number the rules may say nothing at all.
  if (parts.length === 0 || value === undefined) return null;
  const asked = asking.ui.entry.asks?.[of[0]];
  if (value === null && asked?.none) {
    return reasons({ lead: [asking.say({ key: asked.none.key, with: {} })], rules: [asked.none.rule] });
  }
  const show = (one: Json): string => inWords(one, asking, asked);
  const taken = less && typeof value === 'number' ? changesOf(less.name, less.seat, asking) : null;
  const rules = ofTheBook([...parts.map(({ rule }) => rule), ...(taken?.rules ?? [])]);
  return reasons({
    lead: [
      taken ? t('why.left', { all: value, left: (value as number) - taken.is }) : t('why.is', { value: show(value) }),
    ],
    parts: [...parts.map((part) => contribution(part, show, asking)), ...(taken?.lines(value as number, -1) ?? [])],
    rules,
    own: rules.length,
  });
}

function contribution(
  { layer, amount, rule, from, now, reads }: Part,
  show: (value: Json) => string,
  asking: Asking,
): Contribution {
  const { say, view, ui } = asking;
  const known = from !== null && findThing(view, from.thing)?.card !== null;
  return {
    amount: say({ key: `layer.${layer}`, with: { amount: show(amount) } }),
    card: known ? { card: from.content, thing: from.thing } : null,
    rule,
    from: from && !known ? say({ key: 'kernel.card', with: {} }) : null,
    now: show(now),
    reads: reads.map((one) => reading(one, ui, asking)),
  };
}

function reading({ value, about, also, is }: Reading, ui: GameUi, asking: Asking) {
  const of = [value, ...(also === null ? (about === null ? [] : [about]) : [about, also])] as AskedValue;
  return { of, title: titleOf(of, asking), is: inWords(is, asking, ui.entry.asks?.[value]) };
}

const ROLLS = 100;

/** A chance of two ten-sided dice: what is needed, what is added, and how many of all rolls are enough. */
async function ofChance(
  { target, bonus, dice }: Extract<WhyTopic, { about: 'chance' }>,
  asking: Asking,
): Promise<Reasons | null> {
  const [needed, added] = await Promise.all([asking.explain(target), asking.explain(bonus)]);
  if (typeof needed.value !== 'number' || typeof added.value !== 'number') return null;
  const least = needed.value - added.value;
  const rolls = Math.round(chanceOf(needed.value, { bonus: added.value }, dice) * ROLLS);
  const line = (of: AskedValue, amount: number, now: number): Contribution => ({
    amount: t('why.signed', { amount }),
    card: null,
    rule: null,
    from: null,
    now: now.toLocaleString('en'),
    reads: [{ of, title: titleOf(of, asking), is: amount.toLocaleString('en') }],
  });
  return reasons({
    lead: [t('why.chance', { least, rolls })],
    parts: [line(target, needed.value, needed.value), line(bonus, 0 - added.value, least)],
    rules: ofTheBook([...needed.parts, ...added.parts].map(({ rule }) => rule)),
    own: needed.parts.length,
  });
}

/** The latest changes that are told one by one. */
const LATEST = 8;

interface Changes {
  is: number;
  rules: readonly string[];
  /** What changed it, newest last, beginning with a number and added up, or with -1 taken away from it. */
  lines(from: number, sign: 1 | -1): Contribution[];
}

function changesOf(name: string, seat: number, { ui, view, log, say }: Asking): Changes | null {
  const state = ui.states?.[name];
  const is = state?.of(view, seat) ?? null;
  if (!state || is === null) return null;
  const latest = log
    .filter(({ undone, takesBack }) => !undone && !takesBack)
    .flatMap(({ events }) => events)
    .flatMap((event) => {
      const by = state.change(event, seat, view);
      return by === 0 ? [] : [{ event, by }];
    })
    .slice(-LATEST);
  const before = is - latest.reduce((sum, { by }) => sum + by, 0);
  const lines = (from: number, sign: 1 | -1): Contribution[] => {
    let now = from;
    const line = (by: number, told: string, rule: string | null): Contribution => {
      const amount = by * sign;
      now += amount;
      return { amount: t('why.signed', { amount }), card: null, rule, from: told, now: String(now), reads: [] };
    };
    return [
      ...(before === 0 ? [] : [line(before, t('why.before'), null)]),
      ...latest.map(({ event, by }) => line(by, say(event), event.rule)),
    ];
  };
  return { is, rules: state.rules, lines };
}

/** Something that is counted up and down. */
function ofState(name: string, seat: number, asking: Asking): Reasons | null {
  const found = changesOf(name, seat, asking);
  if (found === null) return null;
  const { is, rules, lines } = found;
  return reasons({ lead: [t('why.is', { value: is })], parts: lines(0, 1), rules, own: rules.length });
}

// ---- options, on offer or not ----

async function ofOption(option: string, title: string, asking: Asking): Promise<Reasons> {
  const { view, seat, offer, say } = asking;
  const { decision } = view;
  if (view.over || decision === null) return reasons({ lead: [t('why.over')] });
  const behind = [decision.rule];
  if (seat === null) return reasons({ lead: [t('why.spectator')], rules: ofTheBook(behind) });
  if (asking.whyNot === null) return reasons({ lead: [t('why.past')], rules: ofTheBook(behind) });
  const told = offer?.options[option] ?? offer?.forms.find(({ choice }) => choice === option)?.label;
  if (told)
    return reasons({ lead: [t('why.on-offer')], rules: ofTheBook([told.rule, ...(told.also ?? []), ...behind]) });
  const refusal = await asking.whyNot(option);
  if (refusal === null) return reasons({ lead: [t('why.on-offer')], rules: ofTheBook(behind) });
  // Whoever asks about something of another step wants to know what is asked now, too.
  const now = /^kernel\.(another-step|another-seat|not-now|another-timing)$/.test(refusal.key);
  const question = offer && decision.waitsFor.includes(seat) ? say(offer.prompt) : null;
  return reasons({
    lead: [
      ...refusalInWords(refusal, title, asking),
      ...(now && question !== null ? [t('why.now', { question })] : []),
    ],
    rules: ofTheBook([refusal.rule, ...(refusal.also ?? []), ...(now ? behind : [])]),
    own: 1 + (refusal.also?.length ?? 0),
  });
}

/** As the rules say it; what was asked for, and who is asked instead, is known here. */
function refusalInWords({ key, with: params }: Refusal, title: string, { say, nameOf, view }: Asking): string[] {
  if (key === 'kernel.not-among') return [t('why.not-among', { what: title })];
  if (key !== 'kernel.another-seat') return [say({ key, with: params })];
  return [t('why.another-seat', { who: (view.decision?.waitsFor ?? []).map(nameOf).join(', ') })];
}
