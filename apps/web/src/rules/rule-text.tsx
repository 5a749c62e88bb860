/** A rule as it is told beside the table: our words, our reading of the book, what it changes and what changed it. */

import { t } from '../words.ts';
import type { Rule } from './rule.ts';
import styles from './rule-text.module.css';

/** Ids of rules in a text. */
const ID = /\b([A-Z]{2,3}-[A-Z]{2,5}-\d{2,3})\b/;

interface RuleTextProps {
  id: string;
  rule: Rule | undefined;
  /** The rules by which the game that is played changes this one. */
  changedBy: readonly string[];
  /** The page to come back to. */
  from: string;
  open(id: string): void;
}

export function RuleText({ id, rule, changedBy, from, open }: RuleTextProps) {
  return (
    <section className={styles.rule}>
      <p className={styles.id}>
        <a
          href={`/rules?from=${encodeURIComponent(from)}#${id}`}
          target="_blank"
          rel="noreferrer"
          title={t('why.book', { id })}
        >
          {id}
        </a>{' '}
        <span lang="en">{rule?.title}</span>
      </p>
      {rule ? (
        <p lang="en">
          <Linked text={rule.text} open={open} />
        </p>
      ) : (
        <p>{t('why.unknown-rule')}</p>
      )}
      {rule?.ruling && (
        <p className={styles.ruling}>
          <strong>{t('why.ruling')}</strong>{' '}
          <span lang="en">
            <Linked text={rule.ruling} open={open} />
          </span>
        </p>
      )}
      <Others label={t('why.changes')} ids={rule?.overrides ?? []} open={open} />
      <Others label={t('why.changed')} ids={changedBy} open={open} />
    </section>
  );
}

const Others = ({ label, ids, open }: { label: string; ids: readonly string[]; open(id: string): void }) =>
  ids.length > 0 && (
    <p className={styles.others}>
      {label} <Linked text={ids.join(', ')} open={open} />
    </p>
  );

/** A text in which the ids of rules lead to them. */
export function Linked({ text, open }: { text: string; open(id: string): void }) {
  return text.split(ID).map((piece, i) =>
    i % 2 === 0 ? (
      piece
    ) : (
      <button key={i} type="button" className={styles.link} onClick={() => open(piece)}>
        {piece}
      </button>
    ),
  );
}
