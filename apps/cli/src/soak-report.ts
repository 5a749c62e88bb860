/** What a soak has found, in words and as a line of JSON. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SoakFailure, SoakReport } from '@questwright/harness';
import type { GameFile } from '@questwright/kernel';
import type { GameEntry } from '@questwright/messages';
import { titleOf } from './games.ts';
import { paperOn } from './paper.ts';

export function tellSoak(
  entry: GameEntry,
  result: SoakReport,
  wordless: readonly string[],
  interrupted: boolean,
): void {
  const paper = paperOn(process.stdout);
  const { games, finished, capped, decisions, failures, cardsUnreached, stepsUnreached, choicesUnreached } = result;
  const share = games > 0 ? ` (${((100 * finished) / games).toFixed(1)} %)` : '';
  const list = (title: string, names: readonly string[]): void => {
    if (names.length > 0) paper.text(`${title} (${names.length}): ${names.join(', ')}`, '', '  ');
  };
  if (interrupted) paper.line('Stopped before the end; this is what there is.');
  paper.text(
    `${titleOf(entry)}: ${games} games, ${result.fromPositions} of them from positions; ${finished} finished${share}, ${capped} capped, ${decisions} decisions, ${failures.length} failures.`,
  );
  list('Not played together', [...new Set(result.refused.map(({ why }) => why))]);
  list('Cards never reached', cardsUnreached);
  list('Steps never reached', stepsUnreached);
  list('Choices never taken', choicesUnreached);
  list('Without words', wordless);
  for (const failure of failures) {
    const [title = '', ...lines] = failureLines(entry, failure);
    paper.text(title, '', '  ');
    for (const line of lines) paper.line(`  ${line}`);
  }
  const summary = {
    games,
    finished,
    capped,
    decisions,
    from_positions: result.fromPositions,
    failures: failures.length,
    cards_unreached: cardsUnreached.length,
    steps_unreached: stepsUnreached.length,
    choices_unreached: choicesUnreached.length,
    words_missing: wordless.length,
  };
  paper.line(JSON.stringify(summary));
  if (failures.length > 0 || wordless.length > 0) process.exitCode = 1;
}

const SHOWN = 12;

/** The end of the input log, and what was being answered. */
function lastAnswers({ file, giving }: SoakFailure): string[] {
  const entries = file?.segments.at(-1)?.entries ?? [];
  const said = entries
    .slice(-SHOWN)
    .map((entry) => ('pick' in entry ? `seat ${entry.seat}: ${entry.pick.join(' ')}` : 'undo'));
  if (entries.length > SHOWN) said.unshift(`… ${entries.length - SHOWN} answers before`);
  if (giving) said.push(`seat ${giving.seat}: ${giving.pick.join(' ')}   (being answered)`);
  return said;
}

/** What failed, the end of the input log, and where the whole of it was written. */
export function failureLines(entry: GameEntry, failure: SoakFailure): string[] {
  const { game, seed, packs, error, file } = failure;
  return [
    `Game ${game} (seed "${seed}", packs ${packs.join(', ') || 'none'}) failed: ${error}`,
    ...lastAnswers(failure),
    ...(file === null ? [] : [writeFailure(entry, failure, file)]),
  ];
}

/** The input log of a failed game, as a file that replays it. */
function writeFailure({ definition }: GameEntry, { game, seed }: SoakFailure, file: GameFile): string {
  const folder = path.join(tmpdir(), 'questwright-soak');
  mkdirSync(folder, { recursive: true });
  const name = path.join(folder, `${definition.id}-${seed.replaceAll(/\W+/g, '-')}-${game}.json`);
  writeFileSync(name, `${JSON.stringify(file, null, 1)}\n`);
  return name;
}
