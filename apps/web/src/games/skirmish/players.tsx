/** Who acts when: the track, with the state of each figure. */

import { findThing } from '@questwright/messages';
import { useTable } from '../../table/shown-table.ts';
import { markOf, FOE } from './marks.tsx';
import styles from './skirmish.module.css';
import { actorIn, formOf, healthOf, isFoe, nameOf, useFight } from './use-fight.ts';

export function Players() {
  const seen = useTable();
  const { say, value, colorOf, view, wonder } = seen;
  const { fighters } = useFight();
  const actor = actorIn(seen);
  return (
    <ol className={styles.track} aria-label={say({ key: 'web.track', with: {} })}>
      {fighters.map((one) => {
        const { thing, owner, acted, damage, stamina } = one;
        const most = healthOf(seen, thing);
        const tires = Number(value('most stamina', thing) ?? 0);
        const form = formOf(seen, thing);
        const printed = findThing(view, thing)?.card ?? form;
        return (
          <li key={thing} aria-current={thing === actor ? 'step' : undefined} data-acted={acted || undefined}>
            <svg viewBox="-50 -50 100 100" aria-hidden="true" style={{ color: '#fff6dd' }}>
              <circle r="46" fill={isFoe(one) ? FOE : colorOf(owner)} />
              <g fill="currentColor" stroke="currentColor">
                {markOf(form)}
              </g>
            </svg>
            <div>
              <button type="button" onClick={() => wonder({ about: 'card', card: printed, thing })}>
                {nameOf(seen, thing)}
              </button>
              <p>
                {say({
                  key: 'web.state',
                  with: {
                    form: form === printed ? null : { content: form },
                    owner: owner < 0 ? null : { seat: owner },
                    acted,
                    blinded: value('blinded', thing) === true,
                  },
                })}
              </p>
            </div>
            <p className={styles.numbers}>
              <strong>{say({ key: 'web.health', with: { left: most - damage, most } })}</strong>
              {tires > 0 && <span>{say({ key: 'web.stamina', with: { left: stamina, most: tires } })}</span>}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
