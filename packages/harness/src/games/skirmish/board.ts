import type { View } from '@questwright/kernel';
import { findThing, type Tell } from '@questwright/messages';
import { SCENARIOS, type ScenarioContent } from './content.ts';
import { CELLS, SIZE } from './grid.ts';
import { NOBODY, type Figure, type Skirmish, type Token } from './world.ts';

interface Seen extends Pick<Skirmish, 'scenario' | 'round' | 'figures' | 'totems' | 'track'> {
  cinders?: { fires: string[] };
}

/** The grid with a mark for each figure, and below it what each mark is, in the order of the track. */
export function board(view: View, say: Tell): string[] {
  const { scenario, round, figures, totems, track, cinders } = view.world as unknown as Seen;
  const standing = track.flatMap((thing) => figures.filter((one) => one.thing === thing && one.cell !== ''));
  const nameOf = (thing: number): string => say('kernel.element', { element: { thing } });
  const marks = marksFor([...standing, ...totems.filter((one) => one.cell !== '')], nameOf);
  const ground = (SCENARIOS as Record<string, ScenarioContent>)[scenario]!.map.join('');
  const burns = (cell: string): boolean => cinders?.fires.includes(cell) ?? false;
  const shown = (cell: string, i: number): string =>
    (marks.find((one) => one.cell === cell)?.mark ?? (burns(cell) ? '^' : ground[i]!)).padEnd(2);
  const cells = CELLS.map(shown);
  const rows = Array.from(
    { length: SIZE },
    (_, row) => `${row + 1}  ${cells.slice(row * SIZE, (row + 1) * SIZE).join(' ')}`,
  );
  const markOf = (thing: number): string => marks.find((one) => one.thing === thing)!.mark.padEnd(2);
  return [
    say('board.round', { round }),
    `   ${CELLS.slice(0, SIZE)
      .map((cell) => `${cell[0]!} `)
      .join(' ')}`,
    ...rows,
    say('board.legend', { fires: cinders ? 'some' : null }),
    ...standing.map((one) => say('board.figure', { ...spoken(one), mark: markOf(one.thing) })),
    ...totems
      .filter((one) => one.cell !== '' && findThing(view, one.thing) !== null)
      .map(({ thing, cell }) => say('board.totem', { figure: { thing }, cell, mark: markOf(thing) })),
  ].map((line) => line.trimEnd());
}

const spoken = ({ thing, cell, owner, damage, stamina, acted }: Figure) => ({
  figure: { thing },
  cell,
  owner: owner === NOBODY ? null : { seat: owner },
  damage,
  stamina: String(stamina),
  acted,
});

/** The first letter of a name, with a number where several would share it. */
function marksFor(tokens: readonly Token[], nameOf: (thing: number) => string): (Token & { mark: string })[] {
  const letters = tokens.map(({ thing }) => nameOf(thing)[0]!.toUpperCase());
  return tokens.map(({ thing, cell }, i) => {
    const letter = letters[i]!;
    const before = letters.slice(0, i).filter((one) => one === letter).length;
    const shared = letters.filter((one) => one === letter).length > 1;
    return { thing, cell, mark: shared ? `${letter}${before + 1}` : letter };
  });
}
