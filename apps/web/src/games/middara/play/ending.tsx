/** The end of an Encounter: who stands, what each did, and what the dice did to whom. */

import type { LogLine, SeenEvent } from '@questwright/protocol';
import { useMemo } from 'react';
import { useTable } from '../../../table/shown-table.ts';
import { FaceOf, HpBar } from './bits.tsx';
import { deedsOf, type Deeds } from './deeds.ts';
import styles from './ending.module.css';
import { leftOf } from './odds.ts';
import { isDefeated, named, number, partyIn } from './reading.ts';

const outcomeIn = (result: unknown): string => (result as { outcome?: string } | null)?.outcome ?? '';

/** The party as it stands at the end, at large. */
export function Winner() {
  const { scene, view, value, tell } = useTable();
  const party = partyIn(scene);
  if (party.length === 0) return null;
  return (
    <ul className={styles.party} data-outcome={outcomeIn(view.result)}>
      {party.map((one) => {
        const most = number(value('maximum HP', one.thing));
        const fallen = isDefeated(one, most);
        return (
          <li key={one.thing} data-fallen={fallen || undefined}>
            <FaceOf thing={one.thing} size={108} />
            <b>{tell('web.name', { figure: named(one.thing) })}</b>
            {fallen ? <em>{tell('web.party.defeated')}</em> : <HpBar left={leftOf(scene, one.thing)} most={most} />}
          </li>
        );
      })}
    </ul>
  );
}

export function Yours() {
  const { scene, view, value, tell } = useTable();
  const party = partyIn(scene);
  const standing = party.filter((one) => !isDefeated(one, number(value('maximum HP', one.thing)))).length;
  return <>{tell('web.end.yours', { outcome: outcomeIn(view.result), standing, of: party.length })}</>;
}

export function Chronicle({ lines }: { lines: readonly LogLine[] }) {
  const { scene, tell, view } = useTable();
  const deeds = useMemo(() => deedsOf(lines), [lines]);
  const side = (thing: number): number => (partyIn(scene).some((one) => one.thing === thing) ? 0 : 1);
  const all = [...deeds].toSorted(([one], [other]) => side(one) - side(other));
  const shown = (view.world as unknown as { figures: { thing: number }[] }).figures.map(({ thing }) => thing);
  const rows = all.filter(([thing]) => shown.includes(thing));
  if (rows.length === 0) return null;
  const columns = ['dealt', 'taken', 'hits', 'misses', 'defeats', 'healed'] as const satisfies readonly (keyof Deeds)[];
  return (
    <section className={styles.deeds} aria-labelledby="deeds">
      <h3 id="deeds">{tell('web.end.deeds')}</h3>
      {/* What is wider than the page is moved with the keys, too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div tabIndex={0} role="region" aria-labelledby="deeds">
        <table>
          <thead>
            <tr>
              <th scope="col">{tell('web.end.who')}</th>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {tell(`web.end.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([thing, one]) => (
              <tr key={thing}>
                <th scope="row">
                  <FaceOf thing={thing} size={34} /> {tell('web.name', { figure: named(thing) })}
                </th>
                {columns.map((name) => (
                  <td key={name}>{one[name]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Turning events={lines.flatMap(({ events }) => events)} />
    </section>
  );
}

/** Those moments that one remembers: who fell, and to whom. */
function Turning({ events }: { events: readonly SeenEvent[] }) {
  const { say, tell } = useTable();
  const rounds: { round: number; event: SeenEvent }[] = [];
  let round = 0;
  for (const event of events) {
    if (event.tag === 'round begins') round = number(event.with['round']);
    if (event.tag === 'defeated' || event.tag === 'end condition') rounds.push({ round, event });
  }
  if (rounds.length === 0) return null;
  return (
    <>
      <h3>{tell('web.end.moments')}</h3>
      <ol className={styles.moments}>
        {rounds.map(({ round: at, event }, i) => (
          <li key={i}>
            <b>{tell('web.end.round', { round: at })}</b> {say({ key: event.key, with: event.with })}
          </li>
        ))}
      </ol>
    </>
  );
}
