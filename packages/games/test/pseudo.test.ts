/** Games are said in a language made by machine: letters without an accent are words that nobody can translate. */

import { readFileSync } from 'node:fs';
import {
  abilityIds,
  answer,
  elementOf,
  eventFor,
  labelOf,
  load,
  effectText,
  look,
  open,
  promptOf,
  view,
  whyNot,
  type Effect,
  type Event,
  type Form,
  type Game,
  type Json,
  type Loaded,
  type Message,
  type Params,
  type Seat,
  type World,
} from '@questwright/kernel';
import {
  contextOf,
  entryFor,
  isPlain,
  PSEUDO,
  rolesIn,
  telling,
  words,
  type Context,
  type GameEntry,
  type Happened,
  type Say,
  type Scene,
} from '@questwright/messages';
import { expect, test } from 'vitest';
import { GAMES } from '../src/index.ts';
import { read } from './recording.ts';

const FOLDER = new URL('../../../fixtures/recordings/', import.meta.url);

/** What is not words: coordinates, what is printed on the back of a card, the rows and the head of a drawn map. */
const NO_WORDS: readonly RegExp[] = [
  /\b[a-z]{1,2}\d{1,2}\b/gi,
  /\bQW \d+\b/g,
  /^[A-Z] {2,}[ -~]+$/g,
  /^ *\d+( +\S{1,3})+ *$/g,
  /^ *([a-z] +)+[a-z] *$/g,
];

/** By game, and how often all that can be said of the position is said; what happens is, always. */
const RECORDED: readonly (readonly [name: string, every: number])[] = [
  ['runebound-5-six', 30],
  ['runebound-5-everything', 60],
  ['runebound-5-small-board', 90],
  ['middara-5-dank-grotto', 20],
  ['middara-5-the-kennels', 60],
  ['middara-5-re-specing', 60],
  ['middara-5-ferry-gambler', 30],
  ...['base', 'night-market', 'high-water', 'bottle-post'].map((one) => [`lanterns-1-${one}`, 4] as const),
  ['skirmish-1-base', 10],
  ['skirmish-1-cinders', 10],
  ['tictactoe-1-base', 1],
];

class Listener {
  readonly plain = new Set<string>();
  private readonly entry: GameEntry;
  private readonly loaded: Loaded;
  private readonly say: Say;

  constructor(entry: GameEntry, loaded: Loaded) {
    this.entry = entryFor(entry, loaded.packs, PSEUDO);
    this.loaded = loaded;
    this.say = words(this.entry.messages, this.entry.locale);
  }

  private hear(text: string, from: string): void {
    const left = NO_WORDS.reduce((rest, one) => rest.replaceAll(one, ''), text);
    if (isPlain(left)) this.plain.add(`${from}: ${text}`);
  }
  private message(message: Message, context: Context): void {
    this.hear(this.say(message, context), message.key);
  }
  private contextAt(game: Game<World>, seat: Seat | null): Context {
    return {
      ...contextOf(this.entry, view(this.loaded, game, seat)),
      effect: (effect) => effectText(this.loaded.rules.verbs, effect as Effect),
    };
  }

  events(game: Game<World>, events: readonly Event[]): void {
    const { joined, brief } = this.entry;
    const context = this.contextAt(game, null);
    let last: Happened | null = null;
    for (const event of events.map((one) => eventFor(one, null))) {
      const both: Happened | null = last === null ? null : (joined?.(last, event) ?? null);
      last = both ?? event;
      for (const one of [event, both, brief?.(event)]) if (one) this.message(one, context);
    }
  }
  position(game: Game<World>, seat: Seat): void {
    const { entry, loaded } = this;
    const context = this.contextAt(game, seat);
    const scene: Scene = {
      view: context.view!,
      say: telling(this.say, context),
      content: new Map([...loaded.content].map(([id, { content }]) => [id, content])),
      value: (name, ...about) => look(loaded, game, (t) => t.value(name, ...(about as [unknown?, unknown?])) as Json),
    };
    const lines = (from: string, all: readonly string[] = []): void => all.forEach((one) => this.hear(one, from));
    for (const whole of [true, false]) {
      lines('board', entry.board(scene, whole));
      lines('sentences', entry.describe?.sentences?.(scene, whole));
    }
    lines('around', entry.describe?.around?.(scene));
    lines('near', entry.describe?.near?.(scene));
    lines('own', entry.describe?.own?.(scene));
    lines('hints', entry.describe?.hints?.(scene));
    for (const { names, detail = '', tell } of entry.describe?.sights?.(scene) ?? []) {
      lines('sight', [names[0]!, detail, ...tell()]);
    }
    const offer = game.pending?.offers.find((one) => one.seat === seat);
    if (!offer) return;
    this.message(promptOf(loaded, game, seat), context);
    for (const id of [...offer.options, ...offer.asides]) this.message(labelOf(loaded, game, seat, id), context);
    for (const form of offer.forms) {
      this.message(labelOf(loaded, game, seat, form.choice), context);
      for (const element of elementsOf(form))
        this.message(elementOf(loaded, game, seat, form.choice, element), context);
      for (const { text } of entry.describe?.wholes?.(scene, form) ?? []) this.message(text, context);
    }
    for (const id of this.mentioned(game, seat)) {
      const refusal = whyNot(loaded, game, seat, id);
      if (refusal) this.message(refusal, context);
    }
  }
  /** Whatever the step could be asked for, and what belongs to other steps. */
  private mentioned(game: Game<World>, seat: Seat): string[] {
    const { loaded } = this;
    const here = look(loaded, game, (t) => {
      const listed = [...t.step.choices, ...loaded.asides].flatMap(({ name, choice }) =>
        choice.form || !choice.list ? [name] : [...choice.list(t, seat)],
      );
      return t.step.timing ? [...listed, ...abilityIds(t, t.step.timing.name, seat)] : listed;
    });
    const elsewhere = [...loaded.procs.values()].flatMap(({ steps }) =>
      [...steps.values()].flatMap(({ choices }) => choices.map(({ name }) => name)),
    );
    return [...new Set([...here, ...elsewhere])];
  }
  end(game: Game<World>): void {
    if (game.over) this.message({ key: 'result', with: game.result as Params }, this.contextAt(game, null));
  }
  cards(): void {
    const { entry, loaded } = this;
    const content = [...loaded.content].map(([id, one]) => [id, one.content] as const);
    for (const { lines } of entry.cards?.({ content: Object.fromEntries(content), verbs: loaded.rules.verbs }) ?? []) {
      for (const line of lines) this.message(line, {});
    }
    for (const { name, lines } of rolesIn(entry, content)) for (const line of [name, ...lines]) this.hear(line, 'role');
  }
}

function elementsOf({ kind, of }: Form): string[] {
  const { of: among = [], to = {} } = (of ?? {}) as { of?: string[]; to?: Record<string, string[]> };
  if (kind === 'confirm') return ['yes', 'no'];
  return kind === 'path' ? Object.values(to).flat() : kind === 'amount' || kind === 'distribute' ? [] : [...among];
}

test.each(RECORDED)('%s: all of it is put into words', (name, every) => {
  const { head, lines } = read(readFileSync(new URL(`${name}.ndjson`, FOLDER), 'utf8'));
  const entry = GAMES.find(({ definition }) => definition.id === head.game)!;
  const loaded = load(entry.definition, { packs: head.packs });
  const listener = new Listener(entry, loaded);
  listener.cards();
  const begun: Event[] = [];
  const record = open(loaded, head, begun);
  listener.events(record.game, begun);
  for (const [n, [seat, pick]] of lines.entries()) {
    if (n % every === 0) listener.position(record.game, seat);
    listener.events(record.game, answer(record, seat, { no: record.game.pending!.no, pick }).events);
  }
  listener.end(record.game);
  expect([...listener.plain]).toEqual([]);
});

test('every name that the rules can bring into a sentence has words', () => {
  for (const entry of GAMES) {
    for (const packs of [[], ...entry.definition.packs.map(({ id, needs = [] }) => [...needs, id])]) {
      const say = words(entryFor(entry, packs).messages);
      expect(
        say.missing(namesIn(load(entry.definition, { packs }))),
        [entry.definition.id, ...packs].join(' '),
      ).toEqual([]);
    }
  }
});

/** Choices, steps that offer them, what allows nothing beside it, timings, and how long a limit lasts. */
function namesIn({ procs, asides, content }: Loaded): string[] {
  const steps = [...procs.values()].flatMap((proc) => [...proc.steps.values()].map((step) => ({ proc, step })));
  const limits = [...content.values()].flatMap(({ content: { abilities = [] } }) =>
    abilities.flatMap(({ limit }) => (limit === undefined ? [] : [limit.per].flat())),
  );
  return [
    ...asides.map(({ name }) => `choice.${name}`),
    ...steps.flatMap(({ step }) => step.choices.map(({ name }) => `choice.${name}`)),
    ...steps.flatMap(({ proc, step }) => (step.choices.length === 0 ? [] : [`step.${proc.name}/${step.name}`])),
    ...steps.flatMap(({ step }) => (step.timing === null || step.timing.deaf ? [] : [`timing.${step.timing.name}`])),
    ...[...procs.values()].flatMap(({ name, closed }) => (closed ? [`proc.${name}`] : [])),
    ...limits.map((per) => `per.${per}`),
  ];
}
