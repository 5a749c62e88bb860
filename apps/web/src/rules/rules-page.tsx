import { BOOKS, isBookName } from '@questwright/rulebook';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { SiteFooter, SiteHeader } from '../frame/site.tsx';
import { t } from '../words.ts';
import { HowToPlay } from './how-to-play.tsx';
import type { Rule } from './rule.ts';
import styles from './rules-page.module.css';
import { changes, search, type Question } from './search.ts';

const PAGE = 50;
const SHELF = Object.keys(BOOKS);

const inOrder = (rules: readonly Rule[]) =>
  rules.toSorted((one, other) => SHELF.indexOf(one.book) - SHELF.indexOf(other.book));

function questionInAddress(): Question {
  const { searchParams, hash } = new URL(location.href);
  const book = searchParams.get('book') ?? '';
  return {
    words: hash.length > 1 ? decodeURIComponent(hash.slice(1)) : (searchParams.get('q') ?? ''),
    book: isBookName(book) ? book : '',
  };
}

function showInAddress({ words, book }: Question): void {
  const address = new URL(location.href);
  const from = address.searchParams.get('from');
  address.hash = '';
  const asked = { ...(words && { q: words }), ...(book && { book }), ...(from && { from }) };
  address.search = new URLSearchParams(asked).toString();
  history.replaceState(null, '', address);
}

/** The table that the reader came from: never an address of another site. */
function cameFrom(): string | null {
  const from = new URL(location.href).searchParams.get('from') ?? '';
  return /^\/t\/[\w-]+(\/replay\?at=\d+)?$/.test(from) ? from : null;
}

function Ids({ label, ids }: { label: string; ids: readonly string[] }) {
  if (ids.length === 0) return null;
  return (
    <p className={styles.relations}>
      {label}{' '}
      {ids.map((id, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <a href={`#${id}`}>{id}</a>
        </span>
      ))}
    </p>
  );
}

function RuleText({ rule, changedBy }: { rule: Rule; changedBy: readonly string[] }) {
  const book = isBookName(rule.book) ? BOOKS[rule.book].title : rule.book;
  return (
    <li className={styles.rule}>
      <div className={styles.margin}>
        <a className={styles.id} href={`#${rule.id}`}>
          {rule.id}
        </a>
        <span className={styles.kind}>{t('rules.kind', { kind: rule.kind.replace('-', '_') })}</span>
      </div>
      <div>
        <h2 lang="en">{rule.title}</h2>
        <p lang="en">{rule.text}</p>
        {rule.ruling !== null && (
          <p className={styles.ruling}>
            <strong>{t('why.ruling')}</strong> <span lang="en">{rule.ruling}</span>
          </p>
        )}
        <Ids label={t('rules.changes')} ids={rule.overrides} />
        <Ids label={t('rules.changed')} ids={changedBy} />
        <p className={styles.book} lang="en">
          {book}
        </p>
      </div>
    </li>
  );
}

function Results({ rules, question }: { rules: readonly Rule[]; question: Question }) {
  const changedBy = useMemo(() => changes(rules), [rules]);
  const found = useMemo(() => search(rules, question), [rules, question]);
  const [shown, setShown] = useState({ question, count: PAGE });
  const count = shown.question === question ? shown.count : PAGE;
  return (
    <div>
      <output className={styles.count}>{t('rules.count', { count: found.length })}</output>
      {found.length === 0 && <p>{t('rules.none')}</p>}
      <ol className={styles.list}>
        {found.slice(0, count).map((rule) => (
          <RuleText key={rule.id} rule={rule} changedBy={changedBy.get(rule.id) ?? []} />
        ))}
      </ol>
      {found.length > count && (
        <button className={styles.more} type="button" onClick={() => setShown({ question, count: count + PAGE })}>
          {t('rules.more', { count: Math.min(PAGE, found.length - count) })}
        </button>
      )}
    </div>
  );
}

export function RulesPage() {
  const [rules, setRules] = useState<readonly Rule[] | 'missing' | null>(null);
  const [question, setQuestion] = useState(questionInAddress);
  const [back] = useState(cameFrom);
  const deferred = useDeferredValue(question);

  useEffect(() => {
    import('virtual:catalogue').then(
      (module) => setRules(inOrder(module.default as readonly Rule[])),
      () => setRules('missing'),
    );
  }, []);

  useEffect(() => {
    const follow = () => {
      setQuestion(questionInAddress());
      scrollTo({ top: 0 });
    };
    addEventListener('hashchange', follow);
    addEventListener('popstate', follow);
    return () => {
      removeEventListener('hashchange', follow);
      removeEventListener('popstate', follow);
    };
  }, []);

  const isOpening = question.words === '' && question.book === '';
  const ask = (change: Partial<Question>) => {
    const next = { ...question, ...change };
    setQuestion(next);
    showInAddress(next);
  };

  return (
    <>
      <SiteHeader />
      <main className={styles.page}>
        <div className={styles.desk}>
          {back !== null && (
            <a className={styles.back} href={back}>
              {t('rules.back')}
            </a>
          )}
          <h1>{t('rules.title')}</h1>
          <p>{t('rules.lead')}</p>
          <search>
            <label htmlFor="words">{t('rules.words')}</label>
            <input
              id="words"
              type="search"
              value={question.words}
              placeholder={t('rules.example')}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => ask({ words: event.target.value })}
            />
            <label htmlFor="book">{t('rules.book')}</label>
            <select id="book" value={question.book} onChange={(event) => ask({ book: event.target.value })}>
              <option value="">{t('rules.all')}</option>
              {Object.entries(BOOKS).map(([name, { title }]) => (
                <option key={name} value={name} lang="en">
                  {title}
                </option>
              ))}
            </select>
          </search>
        </div>
        <div>
          {isOpening && <HowToPlay />}
          {rules === 'missing' && <p>{t('rules.missing')}</p>}
          {rules === null && <p>{t('rules.opening')}</p>}
          {rules !== null && rules !== 'missing' && <Results rules={rules} question={deferred} />}
        </div>
      </main>
      <SiteFooter />
    </>
  );
}
