import { t } from '../../words.ts';
import { useTable, type WhyTopic } from '../shown-table.ts';
import styles from './rule-link.module.css';

/** The little question mark beside everything that has a reason. */
export function Why({ title, about }: { title: string; about: WhyTopic }) {
  const { wonder } = useTable();
  return (
    <button
      className={styles.why}
      type="button"
      aria-label={t('why.of', { what: title })}
      title={t('why.button')}
      onClick={() => wonder(about)}
    >
      ?
    </button>
  );
}

type Value = Extract<WhyTopic, { about: 'value' }>;

/** A value of the rules that tells what makes it so. With `less`, what is left of it is shown. */
export const Num = ({ of, title, less, children }: Omit<Value, 'about'> & { children: React.ReactNode }) => (
  <Asked about={{ about: 'value', title, of, ...(less ? { less } : {}) }} title={title}>
    {children}
  </Asked>
);

/** Something that is counted up and down, and tells what changed it. */
export const Counted = ({ name, seat, title, children }: Omit<State, 'about'> & { children: React.ReactNode }) => (
  <Asked about={{ about: 'state', title, name, seat }} title={title}>
    {children}
  </Asked>
);
type State = Extract<WhyTopic, { about: 'state' }>;

/** The chance that dice and a bonus reach a target. */
export const Chance = ({ children, ...odds }: Omit<Odds, 'about'> & { children: React.ReactNode }) => (
  <Asked about={{ about: 'chance', ...odds }} title={odds.title}>
    {children}
  </Asked>
);
type Odds = Extract<WhyTopic, { about: 'chance' }>;

function Asked({ about, title, children }: { about: WhyTopic; title: string; children: React.ReactNode }) {
  const { wonder } = useTable();
  return (
    <button
      className={styles.number}
      type="button"
      title={t('why.number', { what: title })}
      onClick={() => wonder(about)}
    >
      {children}
    </button>
  );
}
