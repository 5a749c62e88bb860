/** The market of the town where the reader stands, as a stall: what lies there, what it costs, what it would change, and
 *  what one can sell and have healed. */

import type { ThingView } from '@questwright/kernel';
import type { Card, Space } from '@questwright/runebound';
import { useAnswers } from '../../table/dock/answering.ts';
import { useCardLines } from '../../table/why/card-text.tsx';
import { Num } from '../../table/why/rule-link.tsx';
import { useTable } from '../../table/shown-table.ts';
import { t } from '../../words.ts';
import { CardPicture } from './pictures/art.tsx';
import { effectsOf, insteadOf, type Effect } from './players/compare.ts';
import styles from './market.module.css';
import { OptionButton } from './option-button.tsx';
import { RoleNumbers } from './players/role-numbers.tsx';
import { CardName } from './tabletop.tsx';
import { areaOf, heroThing, landIn, numberOr } from './view-readers.ts';

const LIMITED = ['weapon', 'armor', 'ally'] as const;
type Limited = (typeof LIMITED)[number];

/** Of the kinds of which one can carry only so many. */
function limitedKind(card: Card | undefined): Limited | null {
  if (card?.kind === 'ally') return 'ally';
  const ofClass = card && 'class' in card ? card.class : undefined;
  return ofClass === 'weapon' || ofClass === 'armor' ? ofClass : null;
}

function useCarried(seat: number | null): (kind: Limited) => ThingView[] {
  const { view, content } = useTable();
  return (kind) =>
    seat === null
      ? []
      : areaOf(view, seat).filter(
          ({ card }) => card !== null && limitedKind(content.get(card) as Card | undefined) === kind,
        );
}

export function Market() {
  const { view, seat, content, tell } = useTable();
  const hero = landIn(view).heroes[seat ?? 0];
  const town = hero ? (content.get(`space-${hero.space}`) as Space | undefined)?.town : undefined;
  const cards = town === undefined ? [] : (view.zones[`stack of ${town}`] ?? []);
  const options = view.decision?.mine?.options ?? [];
  const sales = options.filter((option) => option.startsWith('sell:'));
  const cures = options.filter((option) => option.startsWith('heal:'));
  return (
    <section className={styles.market} aria-label={t('stage.market')}>
      <div className={styles.awning} aria-hidden="true" />
      <header className={styles.sign}>
        <h2>{t('stage.market-of', { town: town === undefined ? '' : tell(`content.space-${hero!.space}`) })}</h2>
        <p className={styles.purse}>{t('sheet.gold', { gold: hero?.gold ?? 0 })}</p>
        <Limits />
      </header>
      <ul className={styles.wares}>
        {cards.map((card) =>
          card.card === null ? null : <Ware key={card.thing} ware={card} card={card.card} gold={hero?.gold ?? 0} />,
        )}
      </ul>
      {sales.length > 0 && (
        <div className={styles.counter}>
          <h3>{t('market.sell')}</h3>
          {sales.map((option) => (
            <OptionButton key={option} option={option} />
          ))}
        </div>
      )}
      {cures.length > 0 && (
        <div className={styles.counter}>
          <h3>{t('market.heal')}</h3>
          {cures.map((option) => (
            <OptionButton key={option} option={option} />
          ))}
        </div>
      )}
    </section>
  );
}

/** How many of each limited kind one carries. */
export function Limits() {
  const { value, seat, tell } = useTable();
  const carried = useCarried(seat);
  if (seat === null) return null;
  return (
    <ul className={styles.limits}>
      {LIMITED.map((kind) => {
        const most = numberOr(value(`${kind} limit`, seat), null);
        const number = carried(kind).length;
        return most === null ? null : (
          <li key={kind} data-full={number >= most ? '' : undefined}>
            {t('market.limit', { kind })}{' '}
            <Num of={[`${kind} limit`, seat]} title={tell(`value.${kind} limit`)}>
              {t('market.of', { number, most })}
            </Num>
          </li>
        );
      })}
    </ul>
  );
}

/** The price stands on its coin. */
const FOR_SALE = { cost: 'none' };

function Ware({ ware: { thing }, card, gold }: { ware: ThingView; card: string; gold: number }) {
  const { view, value, seat, wonder, tell, content } = useTable();
  const { numberOf, takeOption, sending } = useAnswers();
  const lines = useCardLines(card, FOR_SALE).filter(({ key }) => !key.startsWith('flavour.'));
  const price = numberOr(value('price', thing, seat), 0);
  const printed = content.get(card) as Card;
  const way = printed.kind === 'ally' ? 'hire' : 'buy';
  const option = `${way}:${thing}`;
  const number = numberOf(option);
  const offered = view.decision?.mine?.options.includes(option) === true;
  const why = (): void =>
    wonder({ about: 'option', title: t('stage.buy-title', { card: tell(`content.${card}`) }), option });
  return (
    <li className={offered ? styles.ware : `${styles.ware} ${styles.beyond}`}>
      <span className={styles.picture}>
        <CardPicture id={card} className={styles.scene!} />
        <span className={styles.price}>{price}</span>
      </span>
      <h3>
        <CardName card={card} thing={thing} />
      </h3>
      {lines.map(({ key, text }) =>
        key === 'sheet.numbers' ? <RoleNumbers key={key} card={printed} tell={tell} /> : <p key={key + text}>{text}</p>,
      )}
      <Compared card={printed} />
      <button type="button" disabled={sending} onClick={offered ? () => takeOption(option) : why}>
        {number !== null && <kbd>{number}</kbd>}
        {offered ? (
          t(way === 'hire' ? 'stage.hire' : 'stage.buy', { price, left: gold - price })
        ) : (
          <>
            <span>{t('market.for', { way, price })}</span>{' '}
            <small>{t(gold < price ? 'market.too-dear' : 'market.no-room', { gold: price - gold })}</small>
          </>
        )}
      </button>
    </li>
  );
}

/** What it would change now: from what to what; where there is no room, in place of each card that could go. */
function Compared({ card }: { card: Card }) {
  const { seat, value, content, tell } = useTable();
  const carried = useCarried(seat);
  const kind = limitedKind(card);
  const most = kind === null || seat === null ? null : numberOr(value(`${kind} limit`, seat), null);
  const alike = kind === null ? [] : carried(kind);
  if (card.kind !== 'item') return null;
  const full = most !== null && alike.length >= most;
  if (!full) {
    const effects = effectsOf(card);
    return effects.length === 0 ? null : <Effects effects={effects} title={t('market.now')} absolute />;
  }
  return alike.map(({ thing, card: other }) =>
    other === null ? null : (
      <Effects
        key={thing}
        effects={insteadOf(card, content.get(other) as Card)}
        title={t('market.instead', { card: tell(`content.${other}`) })}
      />
    ),
  );
}

function Effects({ effects, title, absolute = false }: { effects: Effect[]; title: string; absolute?: boolean }) {
  const { view, seat, value } = useTable();
  const hero = seat === null ? null : heroThing(view, seat);
  const now = ({ what, phase }: Effect): number | null => {
    if (!hero || !absolute) return null;
    if (what === 'life') return numberOr(value('life', hero.thing), null);
    if (what === 'damage') return numberOr(value(`${phase} damage`, hero.thing), null);
    return numberOr(value('combat roll', hero.thing, `${phase} attack`), null);
  };
  return (
    <p className={styles.compared}>
      <span>{title}</span>{' '}
      {effects.length === 0
        ? t('market.same')
        : effects.map((effect) => {
            const { what, phase, by } = effect;
            const from = now(effect);
            const name = what === 'life' ? t('sheet.life') : t(`market.${what}`, { phase });
            return (
              <b key={`${what} ${phase}`} data-sign={by > 0 ? 'more' : 'less'}>
                {from === null
                  ? t('market.change', { name, by: signed(by) })
                  : t('market.from-to', { name, from, to: from + by })}
              </b>
            );
          })}
    </p>
  );
}

const signed = (by: number): string => (by > 0 ? `+${by}` : `−${-by}`);
