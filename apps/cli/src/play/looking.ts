/** `look`, `near`, `cards`: the position in words, for whoever asks. */

import type { Game, Seat, World } from '@questwright/kernel';
import { pileInWords, type Sight } from '@questwright/messages';
import type { Paper } from '../paper.ts';
import type { Teller } from '../teller.ts';

/** The sights that a text names: whole names before parts of them. */
export function sightsNamed(sights: readonly Sight[], text: string): Sight[] {
  const wanted = text.toLowerCase().replace(/^(the|at|in|to) /, '');
  const named = (fits: (name: string) => boolean): Sight[] =>
    sights.filter(({ names }) => names.some((name) => fits(name.toLowerCase().replace(/^the /, ''))));
  const same = named((name) => name === wanted);
  return same.length > 0 ? same : named((name) => name.includes(wanted));
}

/** More than these would be a list, not an answer. */
const MOST = 3;

export function lookAt(paper: Paper, text: string, teller: Teller, game: Game<World>, seat: Seat): void {
  const { describe } = teller.entry;
  const scene = teller.scene(game, seat);
  if (text === '') {
    const lines = describe?.around?.(scene) ?? [];
    return paper.block(lines.length > 0 ? lines : teller.board(game, seat, { linear: true }));
  }
  const seats = Array.from({ length: game.world.seats }, (_, one) => one);
  const meant = seats.find(
    (one) => teller.seat(game, one).toLowerCase() === text.toLowerCase() || `seat ${one}` === text,
  );
  const figure = meant === undefined ? null : (teller.entry.figure?.(scene.view, meant) ?? null);
  const sights = teller.sights(game, seat);
  const found = figure === null ? sightsNamed(sights, text) : sights.filter(({ word }) => word === String(figure));
  if (found.length === 0) return paper.text(`You see nothing that is called "${text}".`);
  const told = new Map(found.map((one) => [one.tell().join('\n'), one]));
  if (told.size > MOST) {
    const names = [...new Set(found.map(({ names: [name] }) => name!))];
    return paper.text(`"${text}" could be ${names.slice(0, 12).join(', ')}${names.length > 12 ? ' …' : ''}.`);
  }
  for (const lines of told.keys()) paper.block(lines.split('\n'));
}

export function lookNear(paper: Paper, teller: Teller, game: Game<World>, seat: Seat): void {
  const lines = teller.entry.describe?.near?.(teller.scene(game, seat)) ?? [];
  if (lines.length > 0) paper.block(lines);
  else paper.line('Nothing is near or far in this game. Say board for the position.');
}

/** What the seat has: in the game's words, or pile by pile. */
export function lookAtOwn(paper: Paper, teller: Teller, game: Game<World>, seat: Seat): void {
  const scene = teller.scene(game, seat);
  const own = teller.entry.describe?.own?.(scene);
  if (own) return paper.block(own);
  const lines = Object.entries(scene.view.zones).flatMap(([pile, things]) => {
    const [zone, owner] = pile.split('/') as [string, string?];
    if (Number(owner ?? -1) !== seat) return [];
    const name = teller.say.has(`zone.${zone}`) ? scene.say(`zone.${zone}`) : zone;
    return [`${name}: ${pileInWords(things, scene.say)}`];
  });
  paper.block(lines.length > 0 ? lines : ['You hold no cards in this game.']);
}
