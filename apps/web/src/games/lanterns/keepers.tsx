/** The keepers, and what packs have laid beside the river. */

import { pileInWords } from '@questwright/messages';
import { useTable } from '../../table/shown-table.ts';
import { Face } from './card.tsx';
import styles from './lanterns.module.css';
import { riverIn } from './river.ts';

export function Keepers() {
  const { view, nameOf, playerOf, colorOf, tell, value, complete } = useTable();
  return (
    <ul className={styles.keepers}>
      {riverIn(view).quays.map(({ seat, oil, hand }) => {
        const light = complete(() => value('light', seat) as number) ?? 0;
        const wins = complete(() => value('light to win') as number) ?? 8;
        const steadiness = complete(() => value('steadiness', seat) as number) ?? 0;
        return (
          <li
            key={seat}
            aria-current={view.decision?.waitsFor.includes(seat) || undefined}
            style={{ borderLeftColor: colorOf(seat) }}
          >
            <strong>{nameOf(seat)}</strong>
            <p>{playerOf(seat)}</p>
            <p>{tell('web.state', { light, wins, oil, hand: hand.length })}</p>
            {steadiness > 0 && <p>{tell('web.steadiness', { steadiness })}</p>}
          </li>
        );
      })}
    </ul>
  );
}

/** The ashes, face up, and whatever packs bring. */
export function Beside() {
  const { view, tell, nameOf } = useTable();
  const { ashes, others } = riverIn(view);
  return (
    <div className={styles.beside}>
      <h3>{tell('zone.ashes')}</h3>
      {ashes.length === 0 && <p className={styles.none}>{tell('web.none')}</p>}
      <ul className={styles.row}>
        {ashes.map((thing) => (
          <li key={thing.thing}>
            <Face thing={thing} small />
          </li>
        ))}
      </ul>
      {others.map(([name, things]) => {
        const [zone, seat] = name.split('/');
        return (
          <p key={name}>
            {tell(`zone.${zone}`)}
            {seat !== undefined && ` (${nameOf(Number(seat))})`}: {pileInWords(things, tell)}
          </p>
        );
      })}
    </div>
  );
}
