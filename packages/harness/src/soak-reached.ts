/** What has been reached over all games of a soak, and what has not. */

import { choiceOf, type Event, type Game, type GameRecord, type Loaded, type World } from '@questwright/kernel';
import type { SoakKit } from '@questwright/messages';
import { CheckError } from './checks.ts';

export interface Unreached {
  cardsUnreached: string[];
  stepsUnreached: string[];
  choicesUnreached: string[];
}

/** What there is to be reached in games by some rules: steps as `proc/step`, choices as `proc/step/choice`. */
export interface Reachable {
  cards: string[];
  steps: string[];
  choices: string[];
}

export function reachable<W extends World>(loaded: Loaded<W>, kit: SoakKit<W>): Reachable {
  const unreachable = kit.unreachable?.(loaded) ?? {};
  const found: Reachable = { cards: [...(kit.cards?.all(loaded) ?? loaded.content.keys())], steps: [], choices: [] };
  for (const proc of loaded.procs.values()) {
    for (const step of proc.steps.values()) {
      // The kernel's own procedures are there in every game, used or not.
      if ((step.rule as string) === 'kernel') continue;
      found.steps.push(`${proc.name}/${step.name}`);
      for (const { name } of step.choices) found.choices.push(`${proc.name}/${step.name}/${name}`);
    }
  }
  for (const { name } of loaded.asides) found.choices.push(`aside/${name}`);
  const [cards, steps, choices] = [found.cards, found.steps, found.choices].map((all) =>
    all.filter((key) => !(key in unreachable)),
  );
  return { cards: cards!, steps: steps!, choices: choices! };
}

export class Reached<W extends World> {
  private readonly kit: SoakKit<W>;
  private readonly steps = new Map<string, boolean>();
  private readonly choices = new Map<string, boolean>();
  private readonly cards = new Map<string, boolean>();
  private readonly unreachable = new Map<Loaded<W>, Readonly<Record<string, string>>>();

  constructor(kit: SoakKit<W>) {
    this.kit = kit;
  }

  /** From now on everything in these rules is to be reached. */
  expect(loaded: Loaded<W>): void {
    if (this.unreachable.has(loaded)) return;
    this.unreachable.set(loaded, this.kit.unreachable?.(loaded) ?? {});
    const add = (map: Map<string, boolean>, keys: readonly string[]): void => {
      for (const key of keys) map.set(key, map.get(key) ?? false);
    };
    const { cards, steps, choices } = reachable(loaded, this.kit);
    add(this.cards, cards);
    add(this.steps, steps);
    add(this.choices, choices);
    loaded.onStep = (step, t) => {
      const key = `${step.proc.name}/${step.name}`;
      this.allow(loaded, key);
      const wrong = this.kit.wrongStep?.(t, key) ?? null;
      if (wrong !== null) throw new CheckError(wrong);
      if (this.steps.has(key)) this.steps.set(key, true);
    };
  }
  chose(loaded: Loaded<W>, game: Game<W>, id: string): void {
    const { proc, step } = game.pending!;
    const key = `${proc}/${step}/${choiceOf(id)}`;
    this.allow(loaded, key);
    if (this.choices.has(key)) this.choices.set(key, true);
    else if (this.choices.has(`aside/${choiceOf(id)}`)) this.choices.set(`aside/${choiceOf(id)}`, true);
  }
  /** What a ranking decided in place of a person is chosen too. */
  happened({ loaded, game }: GameRecord<W>, events: readonly Event[]): void {
    const wrong = this.kit.wrongEvents?.(events, game) ?? null;
    if (wrong !== null) throw new CheckError(wrong);
    for (const { tag, cause, with: params } of events) {
      if (tag !== 'decided') continue;
      const [first] = params['pick'] as readonly string[];
      const key = `${cause}/${choiceOf(first!)}`;
      this.allow(loaded, key);
      if (this.choices.has(key)) this.choices.set(key, true);
    }
  }
  private allow(loaded: Loaded<W>, key: string): void {
    const why = this.unreachable.get(loaded)?.[key];
    if (why !== undefined) throw new Error(`${key} was reached, which should be impossible: ${why}`);
  }

  /** Without other word of the game, a card is reached when somebody has seen it. */
  look(loaded: Loaded<W>, game: Game<W>): void {
    const { things } = game.world as World;
    if (this.kit.cards) for (const id of this.kit.cards.now(loaded, game)) this.cards.set(id, true);
    else {
      for (let thing = 0; thing < things.card.length; thing++) {
        if (things.seen[thing] !== 0) this.cards.set(things.cards[things.card[thing]!]!, true);
      }
    }
  }
  /** Content that is no card is reached when its id is in the world. */
  lookAround(game: Game<W>): void {
    if (this.kit.cards) return;
    const text = JSON.stringify({ ...game.world, things: null });
    for (const [id, seen] of this.cards) if (!seen && text.includes(`"${id}"`)) this.cards.set(id, true);
  }
  missing(): Unreached {
    const left = (map: Map<string, boolean>): string[] => [...map].filter(([, seen]) => !seen).map(([key]) => key);
    return { cardsUnreached: left(this.cards), stepsUnreached: left(this.steps), choicesUnreached: left(this.choices) };
  }
}
