/** The log as a tale: turns, in them fights and what else happened, each sentence with its entry. */

import type { LogLine, SeenEvent } from '@questwright/protocol';

export interface Sentence {
  key: string;
  readonly text: string;
  event: SeenEvent;
  line: LogLine;
}
/** Something that takes several sentences, such as a fight; told in one until it is opened. */
export interface Scene {
  key: string;
  kind: string;
  /** The sentence that decided it; null while it goes on. */
  decided: Sentence | null;
  sentences: Sentence[];
}
export interface Turn {
  key: string;
  /** How it began, or null for what came before. */
  title: Sentence | null;
  parts: (Sentence | Scene)[];
  /** Answers were taken back here. */
  takenBack: boolean;
}

/** What an event is part of, and whether it decides that; null for what stands alone. */
export type SceneOf = (event: SeenEvent) => { kind: string; decides: boolean } | null;

export const isScene = (part: Sentence | Scene): part is Scene => 'sentences' in part;
export const sentencesIn = ({ title, parts }: Turn): Sentence[] => [
  ...(title ? [title] : []),
  ...parts.flatMap((part) => (isScene(part) ? part.sentences : [part])),
];

/** In the order in which it happened. */
export function turnsOf(log: readonly LogLine[], say: (event: SeenEvent) => string, sceneOf: SceneOf): Turn[] {
  const turns: Turn[] = [];
  for (const line of log) {
    if (line.takesBack) {
      turns.push({ key: `back ${line.seq}`, title: null, parts: [], takenBack: true });
      continue;
    }
    line.events.forEach((event, i) => {
      const sentence = sentenceOf(`${line.seq}.${i}`, event, line, say);
      const now = turns.at(-1);
      const begins = event.tag === 'turn began';
      if (begins || !now || now.takenBack) {
        const turn: Turn = { key: sentence.key, title: begins ? sentence : null, parts: [], takenBack: false };
        turns.push(turn);
        if (!begins) add(turn, sentence, sceneOf);
      } else add(now, sentence, sceneOf);
    });
  }
  return turns;
}

/** Of a long log few sentences are read: each is put into words when it is. */
function sentenceOf(key: string, event: SeenEvent, line: LogLine, say: (event: SeenEvent) => string): Sentence {
  let text: string | null = null;
  return {
    key,
    event,
    line,
    get text() {
      return (text ??= say(event));
    },
  };
}

function add({ parts }: Turn, sentence: Sentence, sceneOf: SceneOf): void {
  const found = sceneOf(sentence.event);
  if (found === null) {
    parts.push(sentence);
    return;
  }
  const last = parts.at(-1);
  const open = last && isScene(last) && last.kind === found.kind && sameStanding(last, sentence) ? last : null;
  const scene: Scene = open ?? { key: `scene ${sentence.key}`, kind: found.kind, decided: null, sentences: [] };
  scene.sentences.push(sentence);
  if (found.decides) scene.decided = sentence;
  if (!open) parts.push(scene);
}
/** What was taken back and what was played instead are not one fight. */
const sameStanding = ({ sentences }: Scene, { line }: Sentence): boolean => sentences[0]!.line.undone === line.undone;

export interface Filter {
  words: string;
  /** Only what this seat did; null for everybody. */
  seat: number | null;
}
export const isFiltering = ({ words, seat }: Filter): boolean => words.trim() !== '' || seat !== null;

/** The turns with only those sentences that hold every word, and those of one seat; fights are then taken apart. */
export function filtered(turns: readonly Turn[], filter: Filter): Turn[] {
  if (!isFiltering(filter)) return [...turns];
  const words = filter.words.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ text, line }: Sentence): boolean => {
    const low = text.toLowerCase();
    return (filter.seat === null || line.seat === filter.seat) && words.every((word) => low.includes(word));
  };
  return turns.flatMap((turn): Turn[] => {
    const kept = sentencesIn({ ...turn, title: null }).filter(fits);
    const named = turn.title !== null && fits(turn.title);
    return kept.length > 0 || named ? [{ ...turn, parts: kept }] : [];
  });
}

/** The whole log to be read anywhere. */
export function asText(turns: readonly Turn[], words: { takenBack: string; undone(text: string): string }): string {
  const told = ({ text, line }: Sentence): string => (line.undone ? words.undone(text) : text);
  const lines = turns.map(({ title, parts, takenBack }) => {
    if (takenBack) return words.takenBack;
    const rest = parts.flatMap((part) =>
      isScene(part) ? part.sentences.map((one) => `    ${told(one)}`) : [`  ${told(part)}`],
    );
    return [...(title ? [told(title)] : []), ...rest].join('\n');
  });
  return `${lines.join('\n\n')}\n`;
}
