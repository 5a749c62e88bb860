/** What can be left to the table: a fight by its best odds, what others do in their turns. The one red button of the table, which
 *  reads "Stop" while answers are given; below it how far that goes, or why it ended. */

import { limitsOf, type StandingOrder } from '@questwright/messages';
import { useState } from 'react';
import { Sign } from '../../materials/sign.tsx';
import { changeSettings, useSettings } from '../../settings.ts';
import { t } from '../../words.ts';
import { Dialog } from '../dialog.tsx';
import { useTable } from '../shown-table.ts';
import styles from './dock-standing.module.css';

export function Standing() {
  const { standing, say } = useTable();
  const [set, setSet] = useState<StandingOrder | null>(null);
  const close = (): void => setSet(null);
  if (standing === null) return null;
  const { given, stop, orders } = standing;
  if (given === null && stop === null && orders.length === 0) return null;
  return (
    <div className={styles.standing} data-standing="" role="group" aria-label={t('standing.label')}>
      {given === null ? (
        orders.map((order) => <Order key={order.id} order={order} onSet={() => setSet(order)} />)
      ) : (
        <button type="button" className={styles.button} aria-keyshortcuts="F" onClick={standing.end}>
          <Sign name="flag" />
          {t('standing.stop')}
          <kbd>{t('key.standing')}</kbd>
        </button>
      )}
      <p className={styles.stop} role="status">
        {stop && say(stop)}
      </p>
      {set && <Limits order={set} onClose={close} />}
    </div>
  );
}

const hasLimits = ({ limits }: StandingOrder): boolean => Object.keys(limits).length > 0;

function Order({ order, onSet }: { order: StandingOrder; onSet(): void }) {
  const { standing, say } = useTable();
  const { standing: kept } = useSettings();
  const about = { key: `standing.${order.id}.about`, with: limitsOf(order, kept[order.id]) };
  return (
    <div className={styles.order}>
      <button type="button" className={styles.button} aria-keyshortcuts="F" onClick={() => standing?.give(order)}>
        <Sign name="play" />
        {say({ key: `standing.${order.id}`, with: {} })}
        <kbd>{t('key.standing')}</kbd>
      </button>
      {standing?.stop === null && (
        <p>
          {say(about)}{' '}
          {hasLimits(order) && (
            <button type="button" className={styles.set} onClick={onSet}>
              {t('standing.set')}
            </button>
          )}
        </p>
      )}
    </div>
  );
}

/** How far it goes before it asks: each player sets that. */
function Limits({ order, onClose }: { order: StandingOrder; onClose(): void }) {
  const { say } = useTable();
  const { standing } = useSettings();
  const now = limitsOf(order, standing[order.id]);
  const change = (name: string, value: number): void =>
    changeSettings({ standing: { ...standing, [order.id]: { ...now, [name]: value } } });
  return (
    <Dialog title={say({ key: `standing.${order.id}`, with: {} })} onClose={onClose}>
      <div className={styles.limits}>
        {Object.entries(order.limits).map(([name, { least, most }]) => (
          <label key={name}>
            {say({ key: `standing.${order.id}.${name}`, with: {} })}
            <span>
              <input
                type="range"
                min={least}
                max={most}
                value={now[name]}
                onChange={(event) => change(name, event.target.valueAsNumber)}
              />
              <output>{now[name]}</output>
            </span>
          </label>
        ))}
      </div>
    </Dialog>
  );
}
