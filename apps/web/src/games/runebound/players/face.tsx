/** The face of a card: its picture, what it costs, and its numbers with a sign each. */

import { ATTRIBUTES, PHASES, ATTRIBUTE_OF, type Card } from '@questwright/runebound';
import { useTable } from '../../../table/shown-table.ts';
import { t } from '../../../words.ts';
import { CardPicture } from '../pictures/art.tsx';
import styles from './face.module.css';

/** What is said of these as text stands on the face already. */
export const ON_FACE = ['sheet.numbers'] as const;

const SIGNS = {
  mind: 'M5 2c9 3 9 17 0 20M5 2v20M2 12h19m-4-3 4 3-4 3',
  body: 'm20 3-11 11m11-11-1 4-9 9m10-13-4 1-9 9m-4 0 7 7m-4-4-4 4',
  spirit: 'm12 2 2.500 7 7.500.300-6 4.500 2.200 7.200-6.200-4.300L5.800 21 8 13.800 2 9.300 9.500 9z',
  life: 'M12 21C2 13 2 9 2.600 7 4 2.500 10 2.500 12 7c2-4.500 8-4.500 9.400 0 .600 2 .600 6-9.400 14z',
  stamina: 'm12 2 8 10-8 10-8-10z',
} as const;
type Stat = keyof typeof SIGNS;

interface Printed {
  cost?: number;
  mind?: number;
  body?: number;
  spirit?: number;
  life?: number;
  stamina?: number;
  damage?: Partial<Record<(typeof PHASES)[number], number>>;
}

export function Face({ id }: { id: string }) {
  const { content, tell } = useTable();
  const card = (content.get(id) as Card | undefined as Printed | undefined) ?? {};
  return (
    <div className={styles.face}>
      <div className={styles.picture}>
        <CardPicture id={id} className={styles.scene!} />
        {card.cost !== undefined && (
          <span className={styles.cost} aria-hidden="true">
            {card.cost}
          </span>
        )}
      </div>
      {card.life !== undefined && (
        <dl className={styles.numbers}>
          {ATTRIBUTES.map((name) => {
            const phase = PHASES.find((one) => ATTRIBUTE_OF[one] === name)!;
            return (
              <One key={name} stat={name} name={tell(`value.${name}`)} number={card[name] ?? 0}>
                {t('sheet.damage', { number: card.damage?.[phase] ?? 0 })}
              </One>
            );
          })}
          <One stat="life" name={t('sheet.life')} number={card.life} />
          {card.stamina !== undefined && <One stat="stamina" name={t('sheet.stamina')} number={card.stamina} />}
        </dl>
      )}
    </div>
  );
}

function One(props: { stat: Stat; name: string; number: number; children?: string }) {
  const { stat, name, number, children } = props;
  return (
    <div data-stat={stat}>
      <dt>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={SIGNS[stat]} />
        </svg>
        {name}
      </dt>
      <dd>
        <b>{number}</b>
        {children !== undefined && <span>{children}</span>}
      </dd>
    </div>
  );
}
