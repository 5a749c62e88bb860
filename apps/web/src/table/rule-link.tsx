import { t } from '../words.ts';
import { useSeen, type Wonder } from './seen.ts';
import styles from './rule-link.module.css';

/** The little question mark beside everything that has a reason. */
export function Why({ title, about }: { title: string; about: Wonder }) {
  const { wonder } = useSeen();
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

/** A number that tells what makes it so. */
export function Num({
  of,
  title,
  children,
}: {
  of: Extract<Wonder, { about: 'value' }>['of'];
  title: string;
  children: React.ReactNode;
}) {
  const { wonder } = useSeen();
  return (
    <button
      className={styles.number}
      type="button"
      title={t('why.number', { what: title })}
      onClick={() => wonder({ about: 'value', title, of })}
    >
      {children}
    </button>
  );
}
