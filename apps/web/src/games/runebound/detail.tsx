/** The chance of an option, beside its name. */

import { PHASES } from '@questwright/runebound';
import { useTable } from '../../table/shown-table.ts';
import { t } from '../../words.ts';
import { chanceOfEscape, chanceOfRoll, damageOf } from './fight/chances.ts';
import styles from './pictures/signs.module.css';
import { battleIn, heroThing, standIn, thingIn } from './view-readers.ts';

export function Detail({ option }: { option: string }) {
  const seen = useTable();
  const { view, seat } = seen;
  const battle = battleIn(view);
  const opponent = battle ? thingIn(view, battle.opponent) : null;
  const { part } = standIn(view);
  if (!battle || !opponent || seat === null || view.decision?.proc !== part) return null;
  const [choice, thing] = option.split(':');
  if (choice === 'escape') return <Badge chance={chanceOfEscape(seen, seat, opponent)} />;
  const phase = PHASES.find((one) => part === `${one} phase`);
  const by = thing === undefined ? heroThing(view, seat) : thingIn(view, Number(thing));
  if (phase === undefined || by === null) return null;
  if (choice === 'attack' || choice === 'send') {
    const damage = t('fight.damage', { damage: damageOf(seen, by, phase) });
    const suffered = damageOf(seen, opponent, phase);
    const after = ` ${damage}${suffered === 0 ? '' : t('fight.otherwise', { damage: suffered })}`;
    return <Badge chance={chanceOfRoll(seen, by.thing, opponent, phase, 'attack')} after={after} />;
  }
  if (choice !== 'defend') return null;
  const damage = damageOf(seen, opponent, phase);
  if (damage === 0) return <span className={styles.badge}>{t('fight.harmless')}</span>;
  const after = t('fight.otherwise', { damage });
  return <Badge chance={chanceOfRoll(seen, by.thing, opponent, phase, 'defense')} after={after} />;
}

function Badge({ chance, after = '' }: { chance: number | null; after?: string }) {
  if (chance === null) return null;
  return (
    <span className={styles.badge}>
      <b>{t('stage.chance', { chance })}</b>
      {after}
    </span>
  );
}
