/** `look`, `near`, `cards`, `goal`: the position in words, for whoever asks. */

import { goalInWords, milestonesInWords, pileInWords, type Sight } from '@questwright/messages';
import { say } from '../language.ts';
import type { Paper } from '../terminal.ts';
import type { Reader } from '../reader.ts';

/** Whether a word of a text begins with this: Yselle is not meant by sell. */
export function beginsAWord(text: string, start: string): boolean {
  for (let at = text.indexOf(start); at >= 0; at = text.indexOf(start, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1]!)) return true;
  }
  return false;
}

/** The sights that a text names: whole names before parts of them. */
export function sightsNamed(sights: readonly Sight[], text: string): Sight[] {
  const wanted = text.toLowerCase().replace(/^(the|at|in|to) /, '');
  const named = (fits: (name: string) => boolean): Sight[] =>
    sights.filter(({ names }) => names.some((name) => fits(name.toLowerCase().replace(/^the /, ''))));
  const same = named((name) => name === wanted);
  return same.length > 0 ? same : named((name) => beginsAWord(name, wanted));
}

/** More than these would be a list, not an answer. */
const MOST = 3;

export function lookAt(paper: Paper, text: string, reader: Reader): void {
  const { describe, figure: figureOf } = reader.teller.entry;
  const scene = reader.scene();
  if (text === '') {
    const lines = describe?.around?.(scene) ?? [];
    return paper.block(lines.length > 0 ? lines : reader.board({ linear: true }));
  }
  const meant = reader.seats.find(
    (one) => reader.nameOf(one).toLowerCase() === text.toLowerCase() || `seat ${one}` === text,
  );
  const figure = meant === undefined ? null : (figureOf?.(scene.view, meant) ?? null);
  const sights = reader.sights();
  const found = figure === null ? sightsNamed(sights, text) : sights.filter(({ word }) => word === String(figure));
  if (found.length === 0) return paper.text(say('look.none', { text }));
  const told = new Map(found.map((one) => [one.tell().join('\n'), one]));
  if (told.size > MOST) {
    const names = [...new Set(found.map(({ names: [name] }) => name!))];
    const first = names.slice(0, 12).join(', ');
    return paper.text(say('asking.could-be', { text, names: names.length > 12 ? `${first} …` : first }));
  }
  for (const lines of told.keys()) paper.block(lines.split('\n'));
}

export function lookNear(paper: Paper, reader: Reader): void {
  const lines = reader.teller.entry.describe?.near?.(reader.scene()) ?? [];
  if (lines.length > 0) paper.block(lines);
  else paper.line(say('look.no-near'));
}

/** What wins, and how far everybody is. */
export function lookAtGoal(paper: Paper, reader: Reader): void {
  const scene = reader.scene();
  const goal = reader.teller.entry.goal?.(scene);
  if (goal === undefined) return paper.line(say('look.no-goal'));
  for (const line of goalInWords(scene.say, goal)) paper.text(line);
  for (const line of milestonesInWords(scene.say, goal)) paper.text(line, '  ', '    ');
}

/** What the reader has: in the game's words, or pile by pile. */
export function lookAtOwn(paper: Paper, reader: Reader): void {
  const scene = reader.scene();
  const { entry, say: inGame } = reader.teller;
  if (reader.viewer === null) return paper.line(say('look.on'));
  const own = entry.describe?.own?.(scene);
  if (own) return paper.block(own);
  const lines = Object.entries(scene.view.zones).flatMap(([pile, things]) => {
    const [zone, owner] = pile.split('/') as [string, string?];
    if (Number(owner ?? -1) !== reader.viewer) return [];
    const name = inGame.has(`zone.${zone}`) ? scene.say(`zone.${zone}`) : zone;
    return [`${name}: ${pileInWords(things, scene.say)}`];
  });
  paper.block(lines.length > 0 ? lines : [say('look.no-cards')]);
}
