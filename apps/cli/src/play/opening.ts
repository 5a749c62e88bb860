/** How a game at the terminal begins: anew, from a file, from a scenario, or late in a game that bots have played. */

import { randomBytes } from 'node:crypto';
import { scenarioStart } from '@questwright/harness';
import {
  answer,
  open,
  openAt,
  reopen,
  seeded,
  StartError,
  type GameRecord,
  type Loaded,
  type Params,
  type World,
} from '@questwright/kernel';
import { answerOf, whoAnswers } from '@questwright/bots';
import type { GameEntry } from '@questwright/messages';
import { describeProblem } from '@questwright/packs';
import { botsOf } from '@questwright/games';
import { readGameFile, readText, withFile } from '../game-files.ts';
import { say, wordsOf } from '../language.ts';
import { failure, wrongUse } from '../problem.ts';

export interface Opened {
  entry: GameEntry;
  record: GameRecord<World>;
  /** Names of the seats, where a scenario gives some. */
  names: readonly string[] | null;
  /** The file it comes from, which may be written over; null for a new game. */
  file: string | null;
  /** The players have been told what it is about. */
  introduced: boolean;
  /** Why it cannot be saved, or null. */
  unsaveable: string | null;
}

export const newSeed = (): string => randomBytes(4).toString('hex');

const isNew = { introduced: false, names: null, file: null, unsaveable: null };

export function begin(entry: GameEntry, loaded: Loaded, seats: number, secret: string, options: Params): Opened {
  try {
    return { entry, record: open(loaded, { seats, secret, options }), ...isNew };
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    throw wrongUse(`${wordsOf(entry, loaded.packs)(error.refusal)} (${error.refusal.rule})`);
  }
}

export function goOn(name: string, packs: readonly string[] | undefined): Opened {
  const { entry, file } = readGameFile(name, packs);
  return { entry, record: withFile(name, () => reopen(entry.definition, file)), ...isNew, file: name };
}

/** The position of a scenario file. What the file answers and expects there is left to the player. */
export function fromScenario(
  name: string,
  game: string,
  seed: string | undefined,
  games: readonly GameEntry[],
): Opened {
  const { start, problems } = scenarioStart(readText(name), games);
  if (!start) throw failure(problems.map((one) => describeProblem(name, one)).join('\n'));
  const { entry, loaded, names, hasContent } = start;
  const { id } = entry.definition;
  if (id !== game) throw wrongUse(say('play.other-scenario', { name, of: id, game }));
  const position = start.game;
  const secret = seed ?? newSeed();
  position.dice = { ...seeded(secret), drawn: position.dice.drawn, script: position.dice.script };
  const record = openAt(loaded, { seats: position.world.seats, secret }, position);
  const unsaveable = hasContent ? say('play.unsaveable', { name }) : null;
  return { entry, record, ...isNew, names, unsaveable };
}

/** Longer games of bots are not played to their end. */
const MOST = 4_000;
/** Nor are games in which nothing moves any more, where rounds are counted. */
const MOST_ROUNDS = 40;
/** How far into a whole game "late" is. */
const LATE = 3 / 4;

/** Lets the best bot play all seats, and goes on late in that game: a real position with a real past. */
export function late(entry: GameEntry, loaded: Loaded, seats: number, secret: string, options: Params): Opened {
  const { record: whole } = begin(entry, loaded, seats, secret, options);
  const [make] = Object.values(botsOf(entry.definition.id));
  const bot = make!(loaded, secret);
  const round = (): number => (whole.game.world as { round?: number }).round ?? 0;
  while (!whole.game.over && whole.line.length < MOST && round() <= MOST_ROUNDS) {
    const { game } = whole;
    const offer = whoAnswers(game.pending!);
    const { no } = game.pending!;
    const pick = answerOf(loaded, game, bot, offer);
    const { refusal } = answer(whole, offer.seat, { no, pick });
    if (refusal) throw new Error(`The bot ${bot.name} answered ${pick.join(' ')}: ${refusal.key}`);
  }
  const opened = begin(entry, loaded, seats, secret, options);
  for (const said of whole.line.slice(0, Math.floor(whole.line.length * LATE))) answer(opened.record, said.seat, said);
  return opened;
}
