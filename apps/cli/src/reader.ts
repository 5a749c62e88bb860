/** Puts a position, its events, its question and its refusals into words for one reader. */

import {
  effectText,
  type DecisionView,
  type Effect,
  type Event,
  type Form,
  type Message,
  type Offer,
  type Seat,
  type View,
  type Viewer,
} from '@questwright/kernel';
import {
  contextOf,
  pileInWords,
  telling,
  type Context,
  type Happened,
  type Scene,
  type Sight,
} from '@questwright/messages';
import type { Position } from './position.ts';
import { findRule, ruleTitle } from './rulebook.ts';
import type { Teller } from './teller.ts';

export interface Cited {
  text: string;
  rule: string;
  /** Further rules that make it what it is. */
  also?: readonly string[];
  /** What is told at once, where the whole is for those who ask; empty when that is nothing. */
  brief?: string;
}

const isExample = (rule: string): boolean => findRule(rule)?.kind === 'example';

export class Reader {
  readonly teller: Teller;
  readonly position: Position;
  private spoken: Context | null = null;
  private named: Sight[] | null = null;

  constructor(teller: Teller, position: Position) {
    this.teller = teller;
    this.position = position;
  }

  get view(): View {
    return this.position.view;
  }
  get viewer(): Viewer {
    return this.view.viewer;
  }
  get decision(): DecisionView | null {
    return this.view.decision;
  }
  /** What the reader may answer, if anything. */
  get offer(): Offer | null {
    return this.decision?.mine ?? null;
  }
  /** The game waits for the reader. */
  get isAsked(): boolean {
    return this.viewer !== null && this.decision?.waitsFor.includes(this.viewer) === true;
  }
  get seats(): Seat[] {
    const { seats } = this.view.world as { seats: number };
    return Array.from({ length: seats }, (_, seat) => seat);
  }

  get context(): Context {
    const { entry, names, loaded } = this.teller;
    return (this.spoken ??= {
      ...contextOf(entry, this.view),
      ...(names ? { names } : {}),
      rule: (id) => [id, ruleTitle(id)].join(' ').trim(),
      effect: (effect) => effectText(loaded.rules.verbs, effect as Effect),
    });
  }
  say(message: Message): string {
    return this.teller.say(message, this.context);
  }
  nameOf(seat: Seat): string {
    return this.say({ key: 'kernel.seat-name', with: { seat } });
  }
  scene(): Scene {
    const { view, teller, position } = this;
    const value: Scene['value'] = (name, ...about) => position.value(name, about);
    return { view, say: telling(teller.say, this.context), content: teller.content, value };
  }
  /** The position: drawn, or in sentences where the game has them; all of it, or what the open question needs. */
  board({ linear = false, whole = true } = {}): string[] {
    const { describe, board } = this.teller.entry;
    return linear && describe?.sentences ? describe.sentences(this.scene(), whole) : board(this.scene(), whole);
  }
  quiet(options: readonly string[]): readonly string[] {
    return this.teller.entry.describe?.quiet?.(this.scene(), options) ?? [];
  }
  hints(): string[] {
    return this.teller.entry.describe?.hints?.(this.scene()) ?? [];
  }
  /** Everything that has a name and can be looked at; without the game's own words, the cards that the reader knows. */
  sights(): Sight[] {
    // What is fetched from elsewhere may be known better when it is asked again.
    return this.position.knowsOffersOnly ? this.findSights() : (this.named ??= this.findSights());
  }
  private findSights(): Sight[] {
    const scene = this.scene();
    const { entry, say } = this.teller;
    if (entry.describe?.sights) return entry.describe.sights(scene);
    return Object.entries(scene.view.zones).flatMap(([pile, things]) =>
      things.flatMap((thing): Sight[] => {
        const { card } = thing;
        if (card === null) return [];
        const [zone, owner] = pile.split('/') as [string, string?];
        const where = say.has(`zone.${zone}`) ? scene.say(`zone.${zone}`) : zone;
        const whose = owner === undefined ? where : `${where}, ${this.nameOf(Number(owner))}`;
        const name = scene.say(`content.${card}`);
        const shown = pileInWords([thing], scene.say);
        const detail = shown === name ? whose : `${shown}; ${whose}`;
        const text = `text.${card}`;
        const tell = (): string[] => [`${shown} (${whose})`, ...(say.has(text) ? [scene.say(text)] : [])];
        return [{ word: String(thing.thing), names: [name], detail, tell }];
      }),
    );
  }
  /** What this reader was told of what happened. */
  events(events: readonly Omit<Event, 'only'>[]): Cited[] {
    const { joined, brief } = this.teller.entry;
    const told: Happened[] = [];
    // A game has no words for what need not be told.
    for (const event of events.filter((one) => this.say(one) !== '')) {
      const last = told.at(-1);
      const both = last === undefined ? null : (joined?.(last, event) ?? null);
      if (both === null) told.push(event);
      else told.splice(-1, 1, both);
    }
    return told.map((event) => {
      const short = brief?.(event) ?? null;
      return {
        text: this.say(event),
        // An example says nothing of its own; better no rule than one that is none.
        rule: isExample(event.rule) ? '' : event.rule,
        ...(short === null ? {} : { brief: this.say(short) }),
      };
    });
  }
  /** Whole answers to a form, each with its words. */
  wholes(form: Form): { elements: readonly string[]; text: string }[] {
    const all = this.teller.entry.describe?.wholes?.(this.scene(), form) ?? [];
    return all.map(({ elements, text }) => ({ elements, text: this.say(text) }));
  }
  prompt(): Cited {
    const { rule, ...message } = this.position.prompt();
    return { text: this.say(message), rule };
  }
  label(id: string): Cited {
    const { rule, also = [], ...message } = this.position.label(id);
    const step = this.decision?.rule ?? rule;
    return { text: this.say(message), rule: isExample(rule) && !isExample(step) ? step : rule, also };
  }
  /** A whole answer: the option, or the form and what was put into it. */
  answer(pick: readonly string[]): string {
    const { text } = this.label(pick[0]!);
    const form = this.offer?.forms.find((one) => one.choice === pick[0]);
    if (!form || pick.length === 1) return text;
    return `${text}: ${pick
      .slice(1)
      .map((element) => this.element(form, element))
      .join(', ')}`;
  }
  element({ kind, choice }: Pick<Form, 'kind' | 'choice'>, element: string): string {
    if (kind === 'amount' || kind === 'distribute') return element;
    const message = this.position.element(this.viewer!, choice, element);
    return this.say(this.teller.say.has(message.key) ? message : { key: 'kernel.element', with: { element } });
  }
  result(result: View['result'] = this.view.result): string {
    const isRecord = typeof result === 'object' && result !== null && !Array.isArray(result);
    return this.say({ key: 'result', with: isRecord ? (result as Message['with']) : { result } });
  }
}
