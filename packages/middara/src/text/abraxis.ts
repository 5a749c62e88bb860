/** A game of Abraxis Battle Dice as lines of plain text. */

import type { Message } from '@questwright/kernel';
import type { Scene } from '@questwright/messages';
import { faceShown } from '../rules/abraxis/abraxis.ts';
import type { AbraxisLocals, AbraxisPlayer } from '../rules/abraxis/locals.ts';

/** The locals of a procedure that is being played, as far as they are shown. */
const within = <P extends keyof AbraxisLocals>({ view }: Scene, proc: P): AbraxisLocals[P] | null =>
  (view.stack.find((one) => one.proc === proc)?.locals as unknown as AbraxisLocals[P] | undefined) ?? null;

const listed = (all: readonly Message[]): readonly Message[] | null => (all.length === 0 ? null : all);
function playerLine(scene: Scene, { figure, points, fate, out }: AbraxisPlayer): string {
  const hand = within(scene, 'abraxis round')?.hands.find((one) => one.figure === figure);
  const locked = (hand?.locked ?? []).map(({ die, face }) => faceShown(die, face));
  const rolled = (hand?.faces ?? []).map((face, i) => faceShown(hand!.dice[i]!, face));
  const about = { figure: { thing: figure }, points, fate, out, locked: listed(locked), rolled: listed(rolled) };
  return scene.say('board.abraxis-player', about as never);
}
/** Null when no such game is being played. */
export function abraxisLines(scene: Scene): string[] | null {
  const game = within(scene, 'abraxis');
  if (game === null) return null;
  const round = within(scene, 'abraxis round');
  const symbols = { key: 'symbols', with: { book: 0, shield: 0, burst: 0, ...round?.goal } };
  return [
    scene.say('board.abraxis', { card: { content: game.card }, round: round?.round ?? 0, symbols }),
    '',
    ...game.players.map((one) => playerLine(scene, one)),
  ];
}
