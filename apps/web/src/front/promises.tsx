/** What the table promises, on a leaf of the rulebook. */

import { t } from '../words.ts';
import styles from './promises.module.css';

const PROMISES = ['promise.legal', 'promise.why', 'promise.hidden', 'promise.file'] as const;

/** The uneven edge of hand-made paper. */
function Deckle() {
  return (
    <svg className={styles.deckle} viewBox="0 0 1440 16" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 0h1440v7c-22 3-38-4-61-1-30 4-44 7-76 3-29-3-52 4-88 2-31-2-45-7-82-4-40 3-51 8-93 4-33-3-60-5-98 0-29 4-63 1-89-2-41-4-57 6-96 4-35-1-58-8-101-4-37 4-66 7-104 2-28-3-53 3-86 4-37 1-50-9-91-6-36 3-65 6-99 3-33-3-50-6-84-1-26 4-60 5-93-4z" />
    </svg>
  );
}

/** A refused answer, with its rule. */
function Refusal() {
  return (
    <figure className={styles.refusal}>
      <svg viewBox="0 0 220 190" aria-hidden="true">
        <path
          className={styles.grid}
          d="M78 14c-2 54 1 108-1 164M142 12c2 56-1 110 1 166M14 66c62-2 128 1 192-1M13 126c64 2 130-2 194 1"
        />
        <path className={styles.cross} d="M92 80c10 12 24 24 36 34M128 79c-12 10-24 23-36 36" />
        <path className={styles.nought} d="M176 24c-22-2-24 32-2 34 24 2 26-34 0-34" />
        <path className={styles.cross} d="M28 140c10 10 22 20 34 30M62 139c-12 9-24 20-34 32" />
        <path className={styles.refused} d="M112 70c-38-4-42 54-2 56 42 2 44-56 2-56" />
      </svg>
      <figcaption>
        <p>{t('refusal.caption')}</p>
        <p className={styles.ruling}>
          <a className={styles.ruleId} href="/rules#TIC-TRN-03">
            TIC-TRN-03
          </a>{' '}
          {t('refusal.reason')}
        </p>
      </figcaption>
    </figure>
  );
}

export function Promises() {
  return (
    <section className={styles.book} aria-labelledby="book-heading">
      <Deckle />
      <div className={styles.leaf}>
        <h2 id="book-heading">{t('promise.heading')}</h2>
        <div className={styles.spread}>
          <dl className={styles.promises}>
            {PROMISES.map((promise) => (
              <div key={promise}>
                <dt>{t(promise)}</dt>
                <dd>{t(`${promise}.text`)}</dd>
              </div>
            ))}
          </dl>
          <Refusal />
        </div>
        <p className={styles.read}>
          <a href="/rules">{t('front.rules', { count: RULE_COUNT })}</a>
        </p>
      </div>
      <Deckle />
    </section>
  );
}
