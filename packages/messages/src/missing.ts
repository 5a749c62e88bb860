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
import type { GameEntry } from './game-entry.ts';
import { words, type Context } from './words.ts';

/** Keys without words, over all packs that may be played together. What labels and prompts compute shows only in play. */
export function missingWords(entry: GameEntry): string[] {
  const wanted = new Set<string>([entry.title, 'result']);
  for (const pack of entry.definition.packs) wanted.add(`pack.${pack.id}`);
  for (const packs of samplesOf(entry.definition)) {
    const loaded = loadOrNull(entry, packs);
    if (loaded) spokenOf(loaded, wanted);
  }
  return words(entry.messages).missing(wanted).sort();
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
  /** Notes a message that came up in play. */
  met(message: Message, context?: Context): void;
  problems(): string[];
}

/** Listens to a game that is being played, for events, refusals, prompts and labels that cannot be said. */
export function wordCheck(entry: GameEntry): WordCheck {
  const say = words(entry.messages);
  const found = new Set<string>();
  return {
    met: (message, context) => {
      const problem = say.problem(message, context);
      if (problem !== null) found.add(problem);
    },
    problems: () => [...found].sort(),
  };
}
