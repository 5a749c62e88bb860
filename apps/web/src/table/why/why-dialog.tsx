/** The reason of something: the rule in our words, its id, our reading of the book, and the values it was given. One answer
 *  leads to the next, and back. */

import { useEffect, useState } from 'react';
import { Declined } from '../../net/requests.ts';
import { Linked, RuleText } from '../../rules/rule-text.tsx';
import { t } from '../../words.ts';
import { CardText } from './card-text.tsx';
import { useCatalogue } from './catalogue.ts';
import { Dialog } from '../dialog.tsx';
import { useTable, type WhyTopic } from '../shown-table.ts';
import { reasonsFor, type Contribution, type Reasons } from './why.ts';
import styles from './why-dialog.module.css';

export function WhyDialog({ about, onClose }: { about: WhyTopic; onClose(): void }) {
  const { tell, report } = useTable();
  const [trail, setTrail] = useState<readonly WhyTopic[]>([about]);
  const now = trail.at(-1)!;
  const title = now.about === 'card' ? tell(`content.${now.card}`) : now.about === 'rule' ? now.rule : now.title;
  const go = (next: WhyTopic): void => setTrail([...trail, next]);
  const rule = ruleAskedFor(now);
  return (
    <Dialog title={title} look={now.about === 'card' ? 'card' : undefined} onClose={onClose}>
      {now.about === 'card' ? (
        <CardText card={now.card} thing={now.thing} />
      ) : (
        <Answer key={JSON.stringify(now)} about={now} go={go} />
      )}
      <footer className={styles.foot}>
        {trail.length > 1 && (
          <button type="button" onClick={() => setTrail(trail.slice(0, -1))}>
            {t('why.back')}
          </button>
        )}
        <button type="button" className={styles.wrong} onClick={() => report({ rule, about: title })}>
          {t('why.wrong')}
        </button>
      </footer>
    </Dialog>
  );
}

function ruleAskedFor(about: WhyTopic): string | null {
  if (about.about === 'rule') return about.rule;
  if (about.about === 'event') return about.event.rule;
  return about.about === 'words' ? (about.rules[0] ?? null) : null;
}

type Found = Reasons | 'none' | 'lost' | null;

function Answer({ about, go }: { about: Exclude<WhyTopic, { about: 'card' }>; go(next: WhyTopic): void }) {
  const seen = useTable();
  const no = seen.view.decision?.no ?? -1;
  const [found, setFound] = useState<Found>(null);
  useEffect(() => {
    let gone = false;
    reasonsFor(about, seen).then(
      (reasons) => gone || setFound(reasons ?? 'none'),
      (error: unknown) =>
        gone || setFound(error instanceof Declined && error.problem.code === 'no-connection' ? 'lost' : 'none'),
    );
    return () => {
      gone = true;
    };
    // Asked again only when the game has gone on: what is seen is made anew with every value that arrives.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [no]);
  if (found === null) return <p role="status">{t('why.loading')}</p>;
  if (found === 'none') return <p>{t('why.no-answer')}</p>;
  if (found === 'lost') return <p>{t('why.no-connection')}</p>;
  return (
    <>
      {found.lead.map((text) => (
        <p key={text} className={styles.lead}>
          <Linked text={text} open={(rule) => go({ about: 'rule', rule })} />
        </p>
      ))}
      {found.parts.length > 0 && <Parts parts={found.parts} go={go} />}
      <Rules ids={found.rules} own={found.own} quiet={found.lead.length > 0} go={go} />
    </>
  );
}

function Parts({ parts, go }: { parts: readonly Contribution[]; go(next: WhyTopic): void }) {
  return (
    <table className={styles.parts}>
      <thead>
        <tr>
          <th scope="col">{t('why.part')}</th>
          <th scope="col">{t('why.from')}</th>
          <th scope="col">{t('why.then')}</th>
        </tr>
      </thead>
      <tbody>
        {parts.map((part, i) => (
          <tr key={i}>
            <td>{part.amount}</td>
            <td>
              <From part={part} go={go} />
            </td>
            <td>{part.now}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function From({ part: { card, rule, from, reads }, go }: { part: Contribution; go(next: WhyTopic): void }) {
  const { tell } = useTable();
  const catalogue = useCatalogue();
  return (
    <>
      {from !== null && <span>{from} </span>}
      {card ? (
        <button type="button" className={styles.link} onClick={() => go({ about: 'card', ...card })}>
          {tell(`content.${card.card}`)}
        </button>
      ) : (
        rule !== null && (
          <>
            <button type="button" className={styles.link} onClick={() => go({ about: 'rule', rule })}>
              {rule}
            </button>{' '}
            {from === null && catalogue?.get(rule)?.title}
          </>
        )
      )}
      {reads.map(({ of, title, is }) => (
        <button
          key={JSON.stringify(of)}
          type="button"
          className={styles.read}
          onClick={() => go({ about: 'value', title, of })}
        >
          {t('why.reads', { title, is })}
        </button>
      ))}
    </>
  );
}

/** The reason at large; what it is part of, folded. */
function Rules({
  ids,
  own,
  quiet,
  go,
}: {
  ids: readonly string[];
  own: number;
  quiet: boolean;
  go(next: WhyTopic): void;
}) {
  const catalogue = useCatalogue();
  const { changedBy, info } = useTable();
  if (ids.length === 0) return quiet ? null : <p>{t('why.no-rule')}</p>;
  if (catalogue === null) return <p role="status">{t('why.loading')}</p>;
  const text = (id: string) => (
    <RuleText
      key={id}
      id={id}
      rule={catalogue.get(id)}
      changedBy={changedBy.get(id) ?? []}
      from={`/t/${info.id}`}
      open={(rule) => go({ about: 'rule', rule })}
    />
  );
  const rest = ids.slice(own);
  return (
    <>
      {ids.slice(0, own).map(text)}
      {rest.length > 0 && (
        <details className={styles.because}>
          <summary>{t('why.because')}</summary>
          <ol>
            {rest.map((id) => (
              <li key={id}>
                <button type="button" className={styles.link} onClick={() => go({ about: 'rule', rule: id })}>
                  {id}
                </button>{' '}
                {catalogue.get(id)?.title}
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
}
