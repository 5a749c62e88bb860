/** Before Combat, Escape, Ranged, Melee, Magic: where the round is. */

import { PHASES, type Phase } from '@questwright/runebound';
import { t } from '../../../words.ts';
import { PARTS, type CombatPart } from '../view-readers.ts';
import styles from './phases.module.css';

export const phaseOf = (part: CombatPart | null): Phase | null =>
  PHASES.find((phase) => part === `${phase} phase`) ?? null;

export function Track({ part, round }: { part: CombatPart | null; round: number }) {
  const now = part === null ? -1 : PARTS.indexOf(part);
  return (
    <div className={styles.track}>
      <p>{t('stage.round', { round: Math.max(1, round) })}</p>
      <ol>
        {PARTS.map((one, i) => (
          <li key={one} aria-current={i === now ? 'step' : undefined} data-past={i < now ? '' : undefined}>
            <Sign of={one} />
            <span>{t(`fight.part.${one}`)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

const SIGNS: Readonly<Record<CombatPart, string>> = {
  'before combat':
    'M12 5C6 5 2.5 9 1 12c1.5 3 5 7 11 7s9.5-4 11-7c-1.5-3-5-7-11-7zm0 2.500a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zm0 2.300a2.2 2.2 0 1 0 .1 0z',
  'escape phase':
    'M15.5 1.500a2.3 2.3 0 1 0 .1 0zM7 8l5-2.5 4 1.5 2 3.5 3.5.5-.3 2-4.7-.7-1.3-2-1.7 4.2 3.5 3-1 5.5-2.2-.4.6-4L10.5 16l-1.8 4.500L2.5 21l-.2-2.3 4.7-.6L9.5 12l.8-3.2-1.8 1-1 3.2-2.1-.6z',
  'ranged phase':
    'M5 3c8 1 14 7 15 15l-2 .4C16.8 11.5 12 6.6 5.2 5.200zM3.2 21.9 2 20.700l3-3-.3-2.2 2.7-2.6.5 3.2 6.7-6.7 1.3 1.3-6.7 6.7 3.2.5-2.6 2.7-2.2-.3zM16.5 6l4.5-3-3 4.500z',
  'melee phase':
    'M21.5 2.5 20.7 7l-9.9 9.9-3.7-3.700L17 3.300zM4.3 12.400l7.3 7.3-1.5 1.5-2.3-2.3-3.1 3.100a1.6 1.6 0 0 1-2.7-2.700l3.1-3.1-2.3-2.300z',
  'magic phase': 'M12 1.500l2.3 7 7.2.3-5.7 4.4 2 7-5.8-4.1-5.8 4.1 2-7L2.5 8.800l7.2-.3z',
};

export function Sign({ of }: { of: CombatPart }) {
  return (
    <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
      <path fillRule="evenodd" d={SIGNS[of]} />
    </svg>
  );
}
