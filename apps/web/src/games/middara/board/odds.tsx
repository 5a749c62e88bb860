/** Of an Attack in the dock: how often it hits, what Damage it does, how often it Defeats, from the planned square; and beneath,
 *  what it is from here. */

import { words } from '@questwright/kernel';
import { useTable } from '../../../table/shown-table.ts';
import type { Odds, Prospect } from '@questwright/middara/shown';
import { prospectsOf } from './use-encounter.ts';
import styles from './odds.module.css';

const oddsIn = (prospect: Prospect | null, type: string | undefined): Odds | null =>
  prospect?.blows.find((one) => one.why === null && (type === undefined || one.type === type))?.odds ?? null;

export function OddsOf({ option }: { option: string }) {
  const seen = useTable();
  const [target = '', type] = words(option);
  const { then, now } = prospectsOf(seen, Number(target));
  const before = oddsIn(now, type);
  // What cannot be attacked from there is told so beside it: the odds are those of here.
  const odds = oddsIn(then, type) ?? before;
  if (odds === null) return null;
  return <OddsInBoxes odds={odds} before={before} />;
}

function OddsInBoxes({ odds, before }: { odds: Odds; before: Odds | null }) {
  const { tell } = useTable();
  const boxes = [
    { name: 'hits', is: odds.hits, was: before?.hits, unit: ' %' },
    { name: 'average', is: odds.average, was: before?.average, unit: '' },
    { name: 'defeats', is: odds.defeats, was: before?.defeats, unit: ' %' },
  ];
  return (
    <span className={styles.odds}>
      {boxes.map(({ name, is, was, unit }) => (
        <span key={name} className={styles.box}>
          <b>{`${is}${unit}`}</b> <span>{tell(`odds.${name}`)}</span>{' '}
          {was !== undefined && was !== is && (
            <small data-change={is > was ? 'up' : 'down'}>{tell('odds.now', { was })}</small>
          )}{' '}
        </span>
      ))}
    </span>
  );
}
