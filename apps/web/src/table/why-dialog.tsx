/** The reason of something: the rule in our words, its id, our reading of the book, and the values it was given. */

import type { Json, Part, Refusal } from '@questwright/kernel';
import { useEffect, useState } from 'react';
import type { TableLine } from '../net/table-line.ts';
import type { Rule } from '../rules/rule.ts';
import { t } from '../words.ts';
import { useCatalogue } from './catalogue.ts';
import { CardText } from './card-text.tsx';
import { Dialog } from './dialog.tsx';
import { useSeen, type Wonder } from './seen.ts';
import styles from './why-dialog.module.css';

export function WhyDialog({ about, line, onClose }: { about: Wonder; line: TableLine; onClose(): void }) {
  const { tell } = useSeen();
  const title = about.about === 'card' ? tell(`content.${about.card}`) : about.title;
  return (
    <Dialog title={title} onClose={onClose}>
      {about.about === 'words' && <Rules ids={about.rules} />}
      {about.about === 'value' && <Explained about={about} line={line} />}
      {about.about === 'option' && <NotOffered about={about} line={line} />}
      {about.about === 'card' && <CardText card={about.card} thing={about.thing} />}
    </Dialog>
  );
}

/** A question to the server: undefined while it is on its way, null when there is no answer. */
function useAnswer<T>(ask: () => Promise<T>, key: string): T | null | undefined {
  const [answer, setAnswer] = useState<{ key: string; is: T | null } | null>(null);
  useEffect(() => {
    let gone = false;
    ask().then(
      (is) => gone || setAnswer({ key, is }),
      () => gone || setAnswer({ key, is: null }),
    );
    return () => {
      gone = true;
    };
    // The question is made anew with each drawing of the page; its key says whether it is another one.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);
  return answer?.key === key ? answer.is : undefined;
}

function Rules({ ids }: { ids: readonly string[] }) {
  const catalogue = useCatalogue();
  const all = [...new Set(ids)].filter((id) => id !== 'kernel');
  if (all.length === 0) return <p>{t('why.no-rule')}</p>;
  if (catalogue === null) return <p>{t('why.loading')}</p>;
  const [first, ...rest] = all;
  return (
    <>
      {first !== undefined && <RuleInWords id={first} rule={catalogue.get(first)} />}
      {rest.length > 0 && (
        <>
          <h3 className={styles.because}>{t('why.because')}</h3>
          {rest.map((id) => (
            <RuleInWords key={id} id={id} rule={catalogue.get(id)} />
          ))}
        </>
      )}
    </>
  );
}

function RuleInWords({ id, rule }: { id: string; rule: Rule | undefined }) {
  return (
    <section className={styles.rule}>
      <p className={styles.id}>
        <a href={`/rules#${id}`} target="_blank" rel="noreferrer">
          {id}
        </a>{' '}
        {rule?.title}
      </p>
      {rule && <p>{rule.text}</p>}
      {rule?.ruling && (
        <p className={styles.ruling}>
          <strong>{t('why.ruling')}</strong> {rule.ruling}
        </p>
      )}
      {rule && rule.overrides.length > 0 && (
        <p className={styles.quiet}>{t('why.changes', { rules: rule.overrides.join(', ') })}</p>
      )}
    </section>
  );
}

function NotOffered({ about, line }: { about: Extract<Wonder, { about: 'option' }>; line: TableLine }) {
  const { seat, say, view } = useSeen();
  const key = `${about.option} ${view.decision?.no ?? ''}`;
  const refusal = useAnswer<Refusal | null>(
    () => (seat === null ? Promise.resolve(null) : line.why(seat, about.option)),
    key,
  );
  if (refusal === undefined) return <p>{t('why.loading')}</p>;
  if (seat === null) return <p>{t('why.spectator')}</p>;
  if (refusal === null) return <p>{t('why.on-offer')}</p>;
  return (
    <>
      <p className={styles.refusal}>{say(refusal)}</p>
      <Rules ids={[refusal.rule]} />
    </>
  );
}

function Explained({ about, line }: { about: Extract<Wonder, { about: 'value' }>; line: TableLine }) {
  const { seat, tell, view } = useSeen();
  const key = `${JSON.stringify(about.of)} ${view.decision?.no ?? ''}`;
  const answer = useAnswer(() => line.explain(seat, about.of), key);
  if (answer === undefined) return <p>{t('why.loading')}</p>;
  if (answer === null) return <p>{t('why.no-answer')}</p>;
  const { value, parts } = answer;
  return (
    <>
      <p className={styles.total}>{t('why.is', { value: shown(value) })}</p>
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
              <td>{layerOf(part, tell)}</td>
              <td>{part.from ? tell(`content.${part.from.content}`) : (part.rule ?? '')}</td>
              <td>{shown(part.now)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Rules ids={parts.flatMap(({ rule }) => rule ?? [])} />
    </>
  );
}

const layerOf = ({ layer, amount }: Part, tell: (key: string, params?: Record<string, Json>) => string): string =>
  tell(`layer.${layer}`, { amount: shown(amount) });
const shown = (value: Json): string =>
  Array.isArray(value)
    ? value.map((one) => shown(one as Json)).join(', ')
    : value === null
      ? '–'
      : String(value as string);
