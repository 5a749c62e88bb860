/** The numbers of a hero or an Ally for those who choose one. */

import type { Content } from '@questwright/kernel';
import { ATTRIBUTE_OF, ATTRIBUTES, PHASES, type Ally, type Hero } from '@questwright/runebound';
import { t } from '../../../words.ts';
import { Pips } from './pips.tsx';
import styles from './role-numbers.module.css';

export function RoleNumbers({ card, tell }: { card: Content; tell(key: string): string }) {
  const person = card as Hero | Ally;
  return (
    <span className={styles.numbers}>
      {ATTRIBUTES.map((name) => {
        const phase = PHASES.find((one) => ATTRIBUTE_OF[one] === name)!;
        return (
          <span key={name} className={styles.attribute}>
            {tell(`value.${name}`)} <b>{person[name]}</b>{' '}
            <small>{t('sheet.damage', { number: person.damage[phase] })}</small>
          </span>
        );
      })}
      <span className={styles.drops}>
        {(['life', 'stamina'] as const)
          .filter((kind) => person[kind] > 0)
          .map((kind) => (
            <span key={kind}>
              {t(`sheet.${kind}`)} <Pips kind={kind} left={person[kind]} all={person[kind]} />
            </span>
          ))}
      </span>
    </span>
  );
}
