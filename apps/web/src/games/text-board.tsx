/** A game without a folder of its own: its board as the terminal draws it. */

import { useTable } from '../table/shown-table.ts';
import type { OwnUi } from './game.ts';
import styles from './text-board.module.css';

function Board() {
  const { ui, scene, complete } = useTable();
  const lines = complete(() => ui.entry.board(scene, true)) ?? [];
  return <pre className={styles.board}>{lines.join('\n')}</pre>;
}
function Players() {
  const { info, nameOf, view } = useTable();
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

const ui: OwnUi = {
  Board,
  Stage: Nothing,
  hasStage: () => false,
  Hand: Nothing,
  Players,
  Tabletop: Nothing,
  placeOf: () => null,
  optionTo: (_, place) => place,
};
export default ui;
