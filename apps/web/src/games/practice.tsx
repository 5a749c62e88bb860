/** The practice games: their boards as the terminal draws them, which is enough for them. */

import { ENTRIES } from '@questwright/harness/games';
import type { GameEntry } from '@questwright/messages';
import { useSeen } from '../table/seen.ts';
import type { GameUi } from './game.ts';
import styles from './practice.module.css';

function Board() {
  const { ui, scene, complete } = useSeen();
  const lines = complete(() => ui.entry.board(scene, true)) ?? [];
  return <pre className={styles.board}>{lines.join('\n')}</pre>;
}
function Players() {
  const { info, nameOf, view } = useSeen();
  return (
    <ul className={styles.players}>
      {info.seats.map((_, seat) => (
        <li key={seat} className={view.decision?.waitsFor.includes(seat) ? styles.asked : undefined}>
          {nameOf(seat)}
        </li>
      ))}
    </ul>
  );
}
const Nothing = (): null => null;

const uiOf = (entry: GameEntry): GameUi => ({
  entry,
  Board,
  Stage: Nothing,
  hasStage: () => false,
  Hand: Nothing,
  Players,
  Tabletop: Nothing,
  placeOf: () => null,
  optionTo: (_, place) => place,
});
const entryOf = (id: string): GameEntry => ENTRIES.find(({ definition }) => definition.id === id)!;

export const ticTacToe: GameUi = uiOf(entryOf('tictactoe'));
export const lanterns: GameUi = uiOf(entryOf('lanterns'));
export const skirmish: GameUi = uiOf(entryOf('skirmish'));
