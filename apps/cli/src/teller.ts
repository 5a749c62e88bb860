/** Speaks of one game: its positions, events, questions and refusals, to whoever is looking. */

import {
  elementOf,
  eventFor,
  labelOf,
  promptOf,
  view,
  type Event,
  type Form,
  type Game,
  type Loaded,
  type Message,
  type Seat,
  type Viewer,
  type World,
} from '@questwright/kernel';
import { findThing, telling, words, type Context, type GameEntry, type Say } from '@questwright/messages';
import { titleOf } from './games.ts';
import { ruleTitle } from './rulebook.ts';

export interface Cited {
  text: string;
  rule: string;
}

export class Teller {
  readonly entry: GameEntry;
  readonly loaded: Loaded;
  readonly say: Say;

  constructor(entry: GameEntry, loaded: Loaded) {
    this.entry = entry;
    this.loaded = loaded;
    this.say = words(entry.messages);
  }

  get title(): string {
    return titleOf(this.entry);
  }
  seat(seat: Seat): string {
    return this.say({ key: 'kernel.seat-name', with: { seat } });
  }
  context(game: Game<World>, viewer: Viewer): Context {
    return {
      view: view(this.loaded, game, viewer),
      rule: (id) => [id, ruleTitle(id)].join(' ').trim(),
      effect: (effect) => this.loaded.verbOf.get(effect)?.verb.text(effect as never) ?? null,
    };
  }

  board(game: Game<World>, viewer: Viewer): string[] {
    const context = this.context(game, viewer);
    return this.entry.board(context.view!, telling(this.say, context));
  }
  events(game: Game<World>, viewer: Viewer, events: readonly Event[]): Cited[] {
    const context = this.context(game, viewer);
    return events.map((event) => ({ text: this.say(eventFor(event, viewer), context), rule: event.rule }));
  }
  prompt(game: Game<World>, seat: Seat): Cited {
    const { rule, ...message } = promptOf(this.loaded, game, seat);
    return { text: this.say(message, this.context(game, seat)), rule };
  }
  label(game: Game<World>, seat: Seat, id: string, context: Context = this.context(game, seat)): Cited {
    const { rule, ...message } = labelOf(this.loaded, game, seat, id);
    return { text: this.say(message, context), rule };
  }
  /** A whole answer: the option, or the form and what was put into it. */
  answer(game: Game<World>, seat: Seat, pick: readonly string[]): string {
    const context = this.context(game, seat);
    const { text } = this.label(game, seat, pick[0]!, context);
    const form = game.pending?.offers.find((one) => one.seat === seat)?.forms.find((one) => one.choice === pick[0]);
    if (!form || pick.length === 1) return text;
    return `${text}: ${pick
      .slice(1)
      .map((element) => this.element(game, seat, form, element, context))
      .join(', ')}`;
  }
  element(game: Game<World>, seat: Seat, form: Form, element: string, context: Context): string {
    if (form.kind === 'amount' || form.kind === 'distribute') return element;
    const message = elementOf(this.loaded, game, seat, form.choice, element);
    return this.say(this.say.has(message.key) ? message : { key: 'kernel.element', with: { element } }, context);
  }
  /** Things whose front the seat knows. */
  knownThings(game: Game<World>, seat: Seat): { thing: number; name: string }[] {
    const context = this.context(game, seat);
    return game.world.things.card.flatMap((_, thing) => {
      const card = findThing(context.view!, thing)?.card;
      return card ? [{ thing, name: this.say({ key: `content.${card}`, with: {} }, context) }] : [];
    });
  }
  /** The terms that are on the table, as a seat may know them. */
  terms(game: Game<World>, viewer: Seat): string {
    const { proposal } = game.pending!;
    const [choice, ...elements] = proposal?.pick ?? [];
    if (!proposal || choice === undefined) return '';
    const context = this.context(game, viewer);
    const form: Form = { choice, kind: 'some', of: null };
    return elements.map((element) => this.element(game, proposal.seat, form, element, context)).join(', ');
  }
  result(game: Game<World>): string {
    const { result } = game;
    const isRecord = typeof result === 'object' && result !== null && !Array.isArray(result);
    return this.say(
      { key: 'result', with: isRecord ? (result as Message['with']) : { result } },
      this.context(game, null),
    );
  }
}
