/** Speaks of one game: its positions, events, questions and refusals, to whoever is looking. */

import {
  elementOf,
  eventFor,
  labelOf,
  look,
  promptOf,
  view,
  type Content,
  type Event,
  type Form,
  type Game,
  type Loaded,
  type Message,
  type Seat,
  type Viewer,
  type World,
} from '@questwright/kernel';
import {
  contextOf,
  pileInWords,
  telling,
  words,
  type Context,
  type GameEntry,
  type Say,
  type Scene,
  type Sight,
} from '@questwright/messages';
import { titleOf } from './games.ts';
import { findRule, ruleTitle } from './rulebook.ts';

export interface Cited {
  text: string;
  rule: string;
}

const isExample = (rule: string): boolean => findRule(rule)?.kind === 'example';

export class Teller {
  readonly entry: GameEntry;
  readonly loaded: Loaded;
  readonly say: Say;
  private readonly content: ReadonlyMap<string, Content>;

  /** Names of the people at the table, where they have some. */
  private readonly names: readonly string[] | null;

  constructor(entry: GameEntry, loaded: Loaded, names: readonly string[] | null = null) {
    this.entry = entry;
    this.names = names;
    this.loaded = loaded;
    this.say = words(entry.messages);
    this.content = new Map([...loaded.content].map(([id, { content }]) => [id, content]));
  }

  get title(): string {
    return titleOf(this.entry);
  }
  seat(game: Game<World>, seat: Seat): string {
    return this.say({ key: 'kernel.seat-name', with: { seat } }, this.context(game, null));
  }
  context(game: Game<World>, viewer: Viewer): Context {
    return {
      ...contextOf(this.entry, view(this.loaded, game, viewer)),
      ...(this.names ? { names: this.names } : {}),
      rule: (id) => [id, ruleTitle(id)].join(' ').trim(),
      effect: (effect) => this.loaded.verbOf.get(effect)?.verb.text(effect as never) ?? null,
    };
  }

  scene(game: Game<World>, viewer: Viewer): Scene {
    const context = this.context(game, viewer);
    const value: Scene['value'] = (name, ...about) =>
      look(this.loaded, game, (t) => t.value(name, ...(about as [unknown?, unknown?])));
    return { view: context.view!, say: telling(this.say, context), content: this.content, value };
  }
  /** The position: drawn, or in sentences where the game has them; all of it, or what the open question needs. */
  board(game: Game<World>, viewer: Viewer, { linear = false, whole = true } = {}): string[] {
    const scene = this.scene(game, viewer);
    const { describe, board } = this.entry;
    return linear && describe?.sentences ? describe.sentences(scene, whole) : board(scene, whole);
  }
  quiet(game: Game<World>, seat: Seat, options: readonly string[]): readonly string[] {
    return this.entry.describe?.quiet?.(this.scene(game, seat), options) ?? [];
  }
  hints(game: Game<World>, seat: Seat): string[] {
    return this.entry.describe?.hints?.(this.scene(game, seat)) ?? [];
  }
  /** Everything that has a name and can be looked at; without the game's own words, the cards that the seat knows. */
  sights(game: Game<World>, seat: Viewer): Sight[] {
    const scene = this.scene(game, seat);
    if (this.entry.describe?.sights) return this.entry.describe.sights(scene);
    return Object.entries(scene.view.zones).flatMap(([pile, things]) =>
      things.flatMap((thing): Sight[] => {
        const { card } = thing;
        if (card === null) return [];
        const [zone, owner] = pile.split('/') as [string, string?];
        const where = this.say.has(`zone.${zone}`) ? scene.say(`zone.${zone}`) : zone;
        const whose =
          owner === undefined ? where : `${where}, ${scene.say('kernel.seat-name', { seat: Number(owner) })}`;
        const name = scene.say(`content.${card}`);
        const shown = pileInWords([thing], scene.say);
        const detail = shown === name ? whose : `${shown}; ${whose}`;
        const text = `text.${card}`;
        const tell = (): string[] => [`${shown} (${whose})`, ...(this.say.has(text) ? [scene.say(text)] : [])];
        return [{ word: String(thing.thing), names: [name], detail, tell }];
      }),
    );
  }
  events(game: Game<World>, viewer: Viewer, events: readonly Event[]): Cited[] {
    const context = this.context(game, viewer);
    return events.map((event) => ({
      text: this.say(eventFor(event, viewer), context),
      // An example says nothing of its own; better no rule than one that is none.
      rule: isExample(event.rule) ? '' : event.rule,
    }));
  }
  prompt(game: Game<World>, seat: Seat): Cited {
    const { rule, ...message } = promptOf(this.loaded, game, seat);
    return { text: this.say(message, this.context(game, seat)), rule };
  }
  label(game: Game<World>, seat: Seat, id: string, context: Context = this.context(game, seat)): Cited {
    const { rule, ...message } = labelOf(this.loaded, game, seat, id);
    const step = game.pending?.rule ?? rule;
    return { text: this.say(message, context), rule: isExample(rule) && !isExample(step) ? step : rule };
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
