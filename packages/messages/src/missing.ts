/** What a game says that nobody has put into words yet. */

import {
  AmendError,
  samplesOf,
  load,
  type Loaded,
  type LoadedChoice,
  type Message,
  type World,
} from '@questwright/kernel';
import { entryFor } from './extension.ts';
import type { GameEntry } from './game-entry.ts';
import { words, type Context, type Say } from './words.ts';

/** Keys without words, over all packs that may be played together. What labels and prompts compute shows only in play. */
export function missingWords(entry: GameEntry): string[] {
  const names = entry.definition.packs.map(({ id }) => `pack.${id}`);
  const missing = new Set(words(entry.messages).missing([entry.title, 'result', ...names]));
  for (const packs of samplesOf(entry.definition)) {
    const loaded = loadOrNull(entry, packs);
    if (!loaded) continue;
    const wanted = new Set<string>();
    spokenOf(loaded, wanted);
    for (const key of words(entryFor(entry, packs).messages).missing(wanted)) missing.add(key);
  }
  return [...missing].sort();
}

/** Packs that contradict each other cannot be played, so nothing is said in that game. */
function loadOrNull({ definition }: GameEntry, packs: readonly string[]): Loaded | null {
  try {
    return load(definition, { packs });
  } catch (error) {
    if (error instanceof AmendError) return null;
    throw error;
  }
}

function spokenOf(loaded: Loaded<World>, wanted: Set<string>): void {
  const options = (choices: readonly LoadedChoice<World>[]): void => {
    for (const { name, choice } of choices) if (!choice.label) wanted.add(`option.${name}`);
  };
  for (const proc of loaded.procs.values()) {
    for (const step of proc.steps.values()) {
      const asks = step.ask !== null || (step.timing !== null && (!step.timing.deaf || step.choices.length > 0));
      if (!asks) continue;
      if (!step.ask?.prompt) wanted.add(`ask.${proc.name}.${step.name}`);
      options(step.choices);
    }
  }
  options(loaded.asides);
  for (const id of loaded.content.keys()) wanted.add(`content.${id}`);
}

export interface WordCheck {
  /** Notes a message that came up in play with these packs. */
  met(message: Message, context?: Context, packs?: readonly string[]): void;
  problems(): string[];
}

/** Listens to a game that is being played, for events, refusals, prompts and labels that cannot be said. */
export function wordCheck(entry: GameEntry): WordCheck {
  const spoken = new Map<GameEntry, Say>();
  const found = new Set<string>();
  const sayIn = (packs: readonly string[]): Say => {
    const one = entryFor(entry, packs);
    if (!spoken.has(one)) spoken.set(one, words(one.messages));
    return spoken.get(one)!;
  };
  return {
    met: (message, context = {}, packs = []) => {
      const problem = sayIn(packs).problem(message, context);
      if (problem !== null) found.add(problem);
    },
    problems: () => [...found].sort(),
  };
}
