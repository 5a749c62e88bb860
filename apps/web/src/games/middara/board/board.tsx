/** The board of an Encounter. */

import { useTable } from '../../../table/shown-table.ts';

export function Board() {
  const { ui, scene, complete } = useTable();
  const lines = complete(() => ui.entry.board(scene, true)) ?? [];
  return <pre>{lines.join('\n')}</pre>;
}
