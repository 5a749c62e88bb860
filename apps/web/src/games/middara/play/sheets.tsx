/** The party: sheets, faces, and who acts when. */

import { useTable } from '../../../table/shown-table.ts';

export function Players() {
  const { info, nameOf } = useTable();
  return (
    <ul>
      {info.seats.map((_, seat) => (
        <li key={seat}>{nameOf(seat)}</li>
      ))}
    </ul>
  );
}
export const Own = Players;
export const Rivals = (): null => null;
export const Chip = (): null => null;
export const Likeness = ({ seat: _ }: { seat: number }): null => null;
