/** Negotiation: what lies on the table between two heroes, and a sheet to put an offer together on. */

import type { Offer, ThingView } from '@questwright/kernel';
import { useState } from 'react';
import { useAnswers } from '../../table/dock/answering.ts';
import { useTable } from '../../table/shown-table.ts';
import { t } from '../../words.ts';
import { Picture } from './pictures/picture.tsx';
import { CardName } from './tabletop.tsx';
import styles from './talks.module.css';
import { cardsIn, goldIn, purses, type Terms } from './terms.ts';
import { areaOf, type Talk } from './view-readers.ts';

export function Talks({ talk }: { talk: Talk }) {
  const { view, seat, nameOf } = useTable();
  const { decision } = view;
  const me = seat === talk.seat || seat === talk.other ? seat : talk.seat;
  const you = me === talk.seat ? talk.other : talk.seat;
  const proposal = decision?.proposal ?? null;
  const form = decision?.mine?.forms.find(({ choice }) => choice === 'propose') ?? null;
  const terms = proposal?.pick.slice(1) ?? [];
  return (
    <section className={styles.talks} aria-label={t('talks.label')}>
      <h2>{t('talks.title', { one: nameOf(me), other: nameOf(you) })}</h2>
      {proposal ? (
        <div className={styles.proposal}>
          <h3>{proposal.seat === seat ? t('talks.yours') : t('talks.theirs', { who: nameOf(proposal.seat) })}</h3>
          <div className={styles.sides}>
            <Given from={me} terms={terms} title={t('talks.gives', { who: nameOf(me) })} />
            <Given from={you} terms={terms} title={t('talks.gives', { who: nameOf(you) })} />
          </div>
          {proposal.seat === seat && <p className={styles.quiet}>{t('talks.waiting', { who: nameOf(you) })}</p>}
        </div>
      ) : (
        <p className={styles.quiet}>{t('talks.nothing')}</p>
      )}
      {form && (
        <Composer
          key={terms.join(' ')}
          elements={elementsOf(form)}
          me={me}
          you={you}
          from={terms}
          counter={proposal !== null && proposal.seat !== seat}
        />
      )}
    </section>
  );
}

const elementsOf = (form: Offer['forms'][number]): readonly string[] =>
  (form.of as unknown as { of: readonly string[] }).of;

function Given({ from, terms, title }: { from: number; terms: readonly string[]; title: string }) {
  const { view } = useTable();
  const cards = areaOf(view, from).filter(({ thing }) => cardsIn(terms).includes(thing));
  const gold = goldIn(terms, from);
  return (
    <div className={styles.side}>
      <h4>{title}</h4>
      {cards.length === 0 && gold === 0 && <p className={styles.quiet}>{t('talks.none')}</p>}
      <ul className={styles.goods}>
        {gold > 0 && <li className={styles.gold}>{t('sheet.gold', { gold })}</li>}
        {cards.map(
          ({ thing, card }) =>
            card !== null && (
              <li key={thing}>
                <CardName card={card} thing={thing} />
              </li>
            ),
        )}
      </ul>
    </div>
  );
}

interface ComposerProps {
  elements: readonly string[];
  me: number;
  you: number;
  from: readonly string[];
  counter: boolean;
}

function Composer({ elements, me, you, from, counter }: ComposerProps) {
  const { answer, nameOf } = useTable();
  const { sending } = useAnswers();
  const [terms, setTerms] = useState<Terms>(() => ({
    cards: cardsIn(from),
    gold: { [me]: goldIn(from, me), [you]: goldIn(from, you) },
  }));
  const chosen = elements.filter((element) =>
    element.startsWith('card:')
      ? terms.cards.includes(Number(element.slice('card:'.length)))
      : [me, you].some((seat) => purses(elements, seat, terms.gold[seat] ?? 0).includes(element)),
  );
  const toggle = (thing: number): void =>
    setTerms(({ cards, gold }) => ({
      gold,
      cards: cards.includes(thing) ? cards.filter((one) => one !== thing) : [...cards, thing],
    }));
  const side = (seat: number, title: string) => (
    <Side
      seat={seat}
      title={title}
      elements={elements}
      terms={terms}
      toggle={toggle}
      pay={(amount) => setTerms(({ cards, gold }) => ({ cards, gold: { ...gold, [seat]: amount } }))}
    />
  );
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen.length > 0 && !sending) answer(['propose', ...chosen]);
      }}
    >
      <div className={styles.sides}>
        {side(me, t('talks.you-give'))}
        {side(you, t('talks.you-get', { who: nameOf(you) }))}
      </div>
      <button type="submit" className={styles.propose} disabled={chosen.length === 0 || sending}>
        {t(counter ? 'talks.counter' : 'talks.propose')}
      </button>
    </form>
  );
}

interface SideProps {
  seat: number;
  title: string;
  elements: readonly string[];
  terms: Terms;
  toggle(thing: number): void;
  pay(amount: number): void;
}

function Side({ seat, title, elements, terms, toggle, pay }: SideProps) {
  const { view } = useTable();
  const cards = areaOf(view, seat).filter(({ thing }) => elements.includes(`card:${thing}`));
  const most = goldIn(elements, seat);
  const gold = terms.gold[seat] ?? 0;
  return (
    <fieldset className={styles.side}>
      <legend>{title}</legend>
      {most > 0 && (
        <div className={styles.pay}>
          <label htmlFor={`gold-${seat}`}>{t('talks.gold', { most })}</label>
          <button type="button" aria-label={t('talks.less')} disabled={gold === 0} onClick={() => pay(gold - 1)}>
            −
          </button>
          <input
            id={`gold-${seat}`}
            type="number"
            inputMode="numeric"
            min={0}
            max={most}
            value={gold}
            onChange={({ target }) => pay(Math.min(most, Math.max(0, Math.floor(Number(target.value) || 0))))}
          />
          <button type="button" aria-label={t('talks.more')} disabled={gold >= most} onClick={() => pay(gold + 1)}>
            +
          </button>
        </div>
      )}
      {cards.map((one) => (
        <Good key={one.thing} one={one} given={terms.cards.includes(one.thing)} toggle={() => toggle(one.thing)} />
      ))}
      {cards.length === 0 && most === 0 && <p className={styles.quiet}>{t('talks.poor')}</p>}
    </fieldset>
  );
}

function Good({ one: { card }, given, toggle }: { one: ThingView; given: boolean; toggle(): void }) {
  const { tell } = useTable();
  if (card === null) return null;
  return (
    <label className={styles.good} data-given={given ? '' : undefined}>
      <input type="checkbox" checked={given} onChange={toggle} />
      <span className={styles.thumb}>
        <Picture card={card} />
      </span>
      {tell(`content.${card}`)}
    </label>
  );
}
