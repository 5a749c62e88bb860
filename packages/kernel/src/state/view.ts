/** What a seat may see. Built up from what is declared visible, never cut down from the whole. */

import { copy, type Json, type Params } from './json.ts';
import type { Loaded } from '../writing/load.ts';
import { sample } from '../playing/kinds.ts';
import type { Moment } from './moment.ts';
import { below, cloneDice, seeded, type Dice } from '../playing/random.ts';
import {
  choiceOf,
  type Content,
  type Event,
  type Game,
  type Message,
  type Offer,
  type OptionId,
  type RuleId,
  type World,
} from '../writing/rules.ts';
import type { Seat, Viewer } from './schema.ts';
import { Table } from '../playing/table.ts';
import { boxOf, everybody, redeal, under, viewerBit } from './things.ts';

export interface ThingView {
  thing: number;
  /** The content id, or null when the viewer does not know it. */
  card: string | null;
  back: string;
  up: boolean;
  /** What lies on it. */
  counters: Record<string, number>;
  under: ThingView[];
}
export interface DecisionView {
  no: number;
  rule: RuleId | 'kernel';
  proc: string;
  step: string;
  join: string;
  /** Seats the game waits for. */
  waitsFor: Seat[];
  /** What the viewer may answer, if anything. */
  mine: Offer | null;
  proposal: { seat: Seat; pick: readonly string[] } | null;
}
export interface View {
  viewer: Viewer;
  world: Json;
  zones: Record<string, ThingView[]>;
  /** What is being played, outermost first, with the locals that everybody sees. */
  stack: { proc: string; step: string; locals: Params }[];
  decision: DecisionView | null;
  over: boolean;
  result: Json;
}

/** With `before`, an earlier view of the same viewer, whatever looks the same is the same object as there: what has changed is
 *  found without looking at the rest. With `moment`, it must be the view of the moment before that one. */
export function view<W extends World>(
  loaded: Loaded<W>,
  game: Game<W>,
  viewer: Viewer,
  before: View | null = null,
  moment: Moment | null = null,
): View {
  const { world } = game;
  const look = looker(loaded, world, viewer, moment?.looks ?? null);
  let zones: Record<string, ThingView[]> = before?.zones ?? {};
  for (const pile of before && moment ? moment.piles : loaded.pilesFor(world.seats).all) {
    const was = before?.zones[pile] ?? null;
    const now = seenPile(look, world.things.piles[pile]!, was);
    if (now === was) continue;
    if (zones === before?.zones) zones = { ...zones };
    zones[pile] = now;
  }
  return {
    viewer,
    world: moment?.world ?? loaded.world.view(world, viewer, null) ?? null,
    zones,
    stack: moment?.stack ?? stackView(loaded, game),
    decision: decisionView(game, viewer),
    over: game.over,
    result: game.result,
  };
}

export const stackView = (loaded: Loaded<any>, { stack }: Game<any>): View['stack'] =>
  stack.map(({ proc, step, locals }) => ({ proc, step, locals: shownLocals(loaded, proc, locals) }));

/** Most things have nothing on or under them; they share that. */
const NOTHING: ThingView[] = [];
Object.freeze(NOTHING);
const bareThings = new WeakMap<Loaded<any>, Record<string, number>>();
function bareOf(loaded: Loaded<any>): Record<string, number> {
  let bare = bareThings.get(loaded);
  if (!bare) {
    bare = Object.fromEntries(loaded.rules.counters.map((name) => [name, 0]));
    bareThings.set(loaded, Object.freeze(bare));
  }
  return bare;
}

type Look = (thing: number, before: ThingView | null) => ThingView;

function looker(
  loaded: Loaded<any>,
  { things, seats }: World,
  viewer: Viewer,
  looks: (ThingView | undefined)[] | null,
): Look {
  const bit = viewerBit(viewer, seats);
  const contents = boxOf(loaded, things.cards);
  const names = loaded.rules.counters;
  const bare = bareOf(loaded);
  const { card, seen, face, counters, hosted, host } = things;
  const hosts = hosted.length === 0 ? null : new Set(hosted.map((thing) => host[thing]!));
  const look: Look = (thing, before) => {
    const { id, content } = contents[card[thing]!]!;
    const known = seen[thing]! & bit ? id : null;
    const back = content.back ?? '';
    const up = face[thing] === 1;
    const isHost = hosts?.has(thing) === true;
    const isAs = (one: ThingView | null | undefined): one is ThingView => {
      if (!one || one.thing !== thing || one.card !== known || one.up !== up || one.back !== back) return false;
      let same = !isHost && one.under.length === 0;
      for (let i = 0; same && i < names.length; i++) same = one.counters[names[i]!] === counters[names[i]!]![thing];
      return same;
    };
    if (isAs(before)) return before;
    // Most things look the same to everybody.
    const last = looks?.[thing];
    if (isAs(last)) return last;
    let lying = bare;
    for (let i = 0; i < names.length; i++) {
      const many = counters[names[i]!]![thing]!;
      if (many === 0) continue;
      if (lying === bare) lying = { ...bare };
      lying[names[i]!] = many;
    }
    const lower = isHost ? under(things, thing).map((one) => look(one, null)) : NOTHING;
    const seenNow: ThingView = { thing, card: known, back, up, counters: lying, under: lower };
    if (looks) looks[thing] = seenNow;
    return seenNow;
  };
  return look;
}

function seenPile(look: Look, pile: readonly number[], before: ThingView[] | null): ThingView[] {
  const now: ThingView[] = new Array(pile.length);
  let same = before !== null && before.length === pile.length;
  // A card that came to the top or went from there moves all others by one.
  const by = before === null || pile.length === 0 || before[0]?.thing === pile[0] ? 0 : before.length - pile.length;
  for (let i = 0; i < pile.length; i++) {
    now[i] = look(pile[i]!, before?.[i + by] ?? null);
    if (same) same = now[i] === before![i];
  }
  return same ? before! : now;
}

export const backOf = (loaded: Loaded<any>, content: string): string => loaded.content.get(content)?.content.back ?? '';

/** What is being played, for who looks at once and changes nothing: what everybody sees is not copied. */
export const stackNow = (loaded: Loaded<any>, { stack }: Game<any>): View['stack'] =>
  stack.map(({ proc, step, locals }) => ({ proc, step, locals: openLocals(loaded, proc, locals) }));

const NO_LOCALS: Params = Object.freeze({});
function openLocals(loaded: Loaded<any>, proc: string, locals: Record<string, Json> | null): Params {
  const names = loaded.procs.get(proc)!.shown;
  if (names.length === 0 || locals === null) return NO_LOCALS;
  const shown: Record<string, Json> = {};
  for (const name of names) if (name in locals) shown[name] = locals[name]!;
  return shown;
}

function shownLocals(loaded: Loaded<any>, proc: string, locals: Record<string, Json> | null): Params {
  const shown: Record<string, Json> = {};
  for (const name of loaded.procs.get(proc)!.shown) if (locals && name in locals) shown[name] = copy(locals[name]!);
  return shown;
}

export function decisionView(game: Game<any>, viewer: Viewer): DecisionView | null {
  const { pending } = game;
  if (pending === null) return null;
  const { no, rule, proc, step, join, offers, given, proposal } = pending;
  const answered = (seat: Seat): boolean => given.some((one) => one.seat === seat);
  const mine = offers.find((one) => one.seat === viewer) ?? null;
  return {
    no,
    rule,
    proc,
    step,
    join,
    waitsFor: offers.filter((one) => one.asked && !answered(one.seat)).map((one) => one.seat),
    mine: mine && answered(mine.seat) ? { ...mine, options: [], forms: [] } : mine,
    proposal: proposal && { seat: proposal.seat, pick: proposal.pick },
  };
}

/** What a viewer learns of an event. */
export function eventFor(event: Event, viewer: Viewer): Omit<Event, 'only'> {
  const { only, ...seen } = event;
  const more = viewer === null ? undefined : only?.[viewer];
  return more ? { ...seen, with: { ...seen.with, ...more } } : seen;
}

/** Content without what is secret, as clients are given it. */
export function publicContent(loaded: Loaded<any>): Record<string, Json> {
  const out: Record<string, Json> = {};
  for (const [id, { content }] of loaded.content) out[id] = withoutSecret(content);
  return out;
}
export function withoutSecret(card: Content): Json {
  const { secret: _, ...open } = card;
  return open as Json;
}

/** Deals everything the viewer cannot know anew, each deal that it cannot exclude equally likely, and re-seeds the dice.
 *  In place; the seed, or dice to begin with, come from the caller, so that searches can be repeated. */
export function resample<W extends World>(loaded: Loaded<W>, game: Game<W>, viewer: Viewer, seed: string | Dice): void {
  const { things, seats } = game.world;
  const { drawn } = game.dice;
  game.dice = typeof seed === 'string' ? seeded(seed) : cloneDice(seed);
  game.dice.drawn = drawn;
  redeal(things, viewerBit(viewer, seats), (content) => backOf(loaded, content), game.dice);
  const { pending } = game;
  if (pending === null || pending.given.length === 0) return;
  // That others have answered is known, what they answered is not.
  const given = pending.given.map((one) => {
    const offer = pending.offers.find(({ seat }) => seat === one.seat);
    return one.seat === viewer || !offer ? one : { seat: one.seat, pick: sample(offer, (n) => below(game.dice, n)) };
  });
  game.pending = { ...pending, given };
}

/** Deals anew what nobody knows: after an undo past a reveal, no seat may know what comes. */
export function redealUnknown<W extends World>(loaded: Loaded<W>, game: Game<W>): void {
  const { things, seats } = game.world;
  redeal(things, everybody(seats), (content) => backOf(loaded, content), game.dice);
}

// ---- words ----

function tableAt<W extends World>(loaded: Loaded<W>, game: Game<W>): Table<W> {
  const t = new Table(loaded, game, null);
  const f = game.stack[game.stack.length - 1];
  // A game that is over stands nowhere; its values can still be asked for.
  t.step = f ? loaded.procs.get(f.proc)!.steps.get(f.step)! : loaded.procs.get('game')!.first;
  if (!f) return t;
  t.frame = f;
  t.locals = f.locals;
  t.results = f.results;
  return t;
}

/** Asks something about a game that is waiting: a value, its explanation, a card. */
export function look<W extends World, R>(loaded: Loaded<W>, game: Game<W>, ask: (t: Table<W>) => R): R {
  return ask(tableAt(loaded, game));
}

/** What was asked cannot be answered without what the viewer does not know. */
export class Hidden extends Error {}

/** The same, up to where the rules look at a card that the viewer does not know: then it throws `Hidden`. All that was looked
 *  at before is known, so that being refused tells nothing either; to compare with some other deals would now and then tell. */
export function readAsViewer<W extends World, R>(
  loaded: Loaded<W>,
  game: Game<W>,
  viewer: Viewer,
  ask: (t: Table<W>) => R,
): R {
  const { things, seats } = game.world;
  const bit = viewerBit(viewer, seats);
  const t = tableAt(loaded, game);
  const ifKnown =
    <C>(read: (thing: number) => C) =>
    (thing: number): C => {
      // What is no thing at all hides nothing; the rules say so.
      const known = things.seen[thing];
      if (known !== undefined && (known & bit) === 0) throw new Hidden();
      return read(thing);
    };
  t.contentOf = ifKnown(t.contentOf.bind(t));
  t.cardOf = ifKnown(t.cardOf.bind(t));
  t.mustKnow = ifKnown(() => {});
  return ask(t);
}

/** Words for a game that is waiting, message by message; whoever needs many of them works out the position once. */
export interface Speaker {
  /** What a seat is asked, with the rule behind it. */
  prompt(seat: Seat): Told;
  /** What an option says, and the rule that offers it. */
  label(seat: Seat, id: OptionId): Told;
  /** What an element of a form says: the second word of an answer and those after it. */
  element(seat: Seat, choice: string, element: string): Message;
}
/** Words for people, with the rule behind them, and further ones that make it what it is. */
export type Told = Message & { rule: RuleId | 'kernel'; also?: readonly RuleId[] };

export function speaker<W extends World>(loaded: Loaded<W>, game: Game<W>): Speaker {
  const t = tableAt(loaded, game);
  return {
    prompt: (seat) => {
      const { proc, step, rule } = game.pending!;
      const message = t.step.ask?.prompt?.(t, seat) ?? { key: `ask.${proc}.${step}`, with: {} };
      return { ...message, rule };
    },
    label: (seat, id) => labelIn(t, seat, id),
    element: (seat, choice, element) => elementIn(t, seat, choice, element),
  };
}
export const promptOf = <W extends World>(loaded: Loaded<W>, game: Game<W>, seat: Seat): Told =>
  speaker(loaded, game).prompt(seat);
export const labelOf = <W extends World>(loaded: Loaded<W>, game: Game<W>, seat: Seat, id: OptionId): Told =>
  speaker(loaded, game).label(seat, id);
export const elementOf = <W extends World>(
  loaded: Loaded<W>,
  game: Game<W>,
  seat: Seat,
  choice: string,
  element: string,
): Message => speaker(loaded, game).element(seat, choice, element);

const rulesOf = <W extends World>(t: Table<W>, value: string, seat: Seat): RuleId[] => [
  ...new Set(t.explain(value, seat).parts.flatMap(({ rule }) => rule ?? [])),
];

function labelIn<W extends World>(t: Table<W>, seat: Seat, id: OptionId): Told {
  const name = choiceOf(id);
  const { timing } = t.step;
  if (t.step.window && timing && id === 'pass') return { key: 'kernel.pass', with: {}, rule: timing.rule };
  if (timing && name === 'use') {
    const [, thing, ability, way] = id.split(':');
    if (!Object.hasOwn(t.world.things.card, thing ?? '') || !t.knows(seat, Number(thing))) {
      return { key: 'kernel.unknown', with: { id }, rule: timing.rule };
    }
    const own = timing.label?.(t, seat, id);
    if (own) return { ...own, rule: timing.rule };
    const card = { content: t.cardOf(Number(thing)) };
    return {
      key: 'kernel.use',
      with: { thing: Number(thing), card, ability: ability!, way: way ?? '' },
      rule: timing.rule,
    };
  }
  const found = t.step.choices.find((one) => one.name === name) ?? t.loaded.asides.find((one) => one.name === name);
  if (!found) return { key: 'kernel.unknown', with: { id }, rule: 'kernel' };
  const message = found.choice.label?.(t, seat, id) ?? {
    key: `option.${name}`,
    with: { words: id.split(':').slice(1) },
  };
  const rule = t.ruleBehind(found.choice.rule);
  const { value } = found.choice;
  const further = [
    ...(value === undefined ? [] : rulesOf(t, value, seat)),
    ...(found.choice.also?.(t, seat, id) ?? []),
  ];
  const also = [...new Set(further)].filter((one) => one !== rule);
  return also.length === 0 ? { ...message, rule } : { ...message, rule, also };
}

function elementIn<W extends World>(t: Table<W>, seat: Seat, choice: string, element: string): Message {
  const said = t.step.choices.find((one) => one.name === choice)?.choice.element?.(t, seat, element);
  if (said) return said;
  const form = t.game.pending?.offers.find((one) => one.seat === seat)?.forms.find((one) => one.choice === choice);
  if (form?.kind === 'amount' || form?.kind === 'distribute')
    return { key: 'kernel.amount', with: { amount: Number(element) } };
  if (form?.kind === 'confirm') return { key: element === 'yes' ? 'kernel.yes' : 'kernel.no', with: {} };
  return { key: `element.${choice}`, with: { element } };
}
