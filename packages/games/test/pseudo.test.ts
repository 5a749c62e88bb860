/** Games are said in a language made by machine: letters without an accent are words that nobody can translate. */

import { readFileSync } from 'node:fs';
import {
  abilityIds,
  answer,
  elementOf,
  eventFor,
  labelOf,
  load,
  look,
  open,
  promptOf,
  view,
  whyNot,
  type Event,
  type Form,
  type Game,
  type Json,
  type Loaded,
  type Message,
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
import { TERMINAL_GAMES } from '../src/index.ts';
import { read } from './recording.ts';

const FOLDER = new URL('../../../fixtures/recordings/', import.meta.url);

/** What is not words. */
const NO_WORDS: readonly RegExp[] = [];

/** Every so many decisions all that can be said of the position is said; what happens, always. */
const EVERY = Number(process.env['EVERY'] ?? 12);

const FOUND = new Map<string, Set<string>>();
class Listener {
  readonly plain = new Map<string, string>();
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
    if (isPlain(left)) this.plain.set(`${from.split(' ')[0]} ${left.match(/[a-z]+/gi)!.join(' ').slice(0, 60)}`, `${from}: ${text}`);
  }
  private message(message: Message, context: Context): void {
    const text = this.say(message, context);
    this.hear(text, message.key);
    if (process.env['SHOW'] && isPlain(text)) {
      const plain = text.match(/[a-z]+/gi)!.join(' ');
      const walk = (key: string, params: any): void => {
        for (const [name, one] of Object.entries(params ?? {})) {
          for (const v of [one].flat(3) as any[]) {
            if (typeof v === 'string' && v !== '' && plain.includes(v.match(/[a-z]+/gi)?.join(' ') ?? '@')) FOUND.set(`${name}=${v}`, (FOUND.get(`${name}=${v}`) ?? new Set()).add(key));
            else if (typeof v === 'object' && v !== null && 'key' in v) walk(v.key, v.with);
          }
        }
      };
      walk(message.key, message.with);
    }
  }
  private contextAt(game: Game<World>, seat: Seat | null): Context {
    return {
      ...contextOf(this.entry, view(this.loaded, game, seat)),
      effect: (effect) => this.loaded.verbOf.get(effect)?.verb.text(effect as never) ?? null,
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
      for (const element of elementsOf(form)) this.message(elementOf(loaded, game, seat, form.choice, element), context);
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
      return t.step.timing ? [...listed, ...abilityIds(t, t.step.timing.name, seat), 'pass'] : listed;
    });
    const elsewhere = [...loaded.procs.values()].flatMap(({ steps }) =>
      [...steps.values()].flatMap(({ choices }) => choices.map(({ name }) => name)),
    );
    return [...new Set([...here, ...elsewhere])];
  }
  cards(): void {
    const { entry, loaded } = this;
    const content = [...loaded.content].map(([id, one]) => [id, one.content] as const);
    for (const { lines } of entry.cards?.(Object.fromEntries(content)) ?? []) {
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

const files = (process.env['FILES'] ?? 'runebound-2-six lanterns-1-base').split(' ');
test.each(files)('%s: all of it is put into words', (name) => {
  const { head, lines } = read(readFileSync(new URL(`${name}.ndjson`, FOLDER), 'utf8'));
  const entry = TERMINAL_GAMES.find(({ definition }) => definition.id === head.game)!;
  const loaded = load(entry.definition, { packs: head.packs });
  const listener = new Listener(entry, loaded);
  listener.cards();
  const begun: Event[] = [];
  const record = open(loaded, head, begun);
  listener.events(record.game, begun);
  for (const [n, [seat, pick]] of lines.entries()) {
    if (n % EVERY === 0) listener.position(record.game, seat);
    const { events } = answer(record, seat, { no: record.game.pending!.no, pick });
    listener.events(record.game, events);
  }
  if (record.game.over) listener.events(record.game, [{ key: 'result', with: record.game.result } as unknown as Event]);
  if (process.env['SHOW']) console.log([...listener.plain.values()].join('\n') + '\n@@' + [...FOUND].map(([k, v]) => `${k}  ${[...v].slice(0, 4).join(' ')}`).join('\n@@')), FOUND.clear();
  expect([...listener.plain.values()]).toEqual([]);
});
