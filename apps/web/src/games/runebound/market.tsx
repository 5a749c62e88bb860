/** The market of the town where the reader stands, as a stall: what lies there, what it costs, what it would change, and
 *  what one can sell and have healed. */

import type { ThingView } from '@questwright/kernel';
import type { Bundle } from '@questwright/messages';
import type { Card, Space } from '@questwright/runebound';
import materials from '../../materials/materials.module.css';
import { useAnswers } from '../../table/dock/answering.ts';
import { useCardLines } from '../../table/why/card-text.tsx';
import { Num } from '../../table/why/rule-link.tsx';
import { useTable } from '../../table/shown-table.ts';
import { t } from '../../words.ts';
import { CardPicture } from './pictures/art.tsx';
import { Person, SceneGround } from './pictures/scene.tsx';
import { effectsOf, insteadOf, type Effect } from './players/compare.ts';
import { Pips } from './players/pips.tsx';
import styles from './market.module.css';
import { BundleButton } from './bundle-button.tsx';
import { OptionButton } from './option-button.tsx';
import { RoleNumbers } from './players/role-numbers.tsx';
import { CardName } from './tabletop.tsx';
import { areaOf, heroThing, landIn, lostLife, numberOr } from './view-readers.ts';

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
  return (
    <section className={styles.market} aria-label={t('stage.market')} data-to-the-edges="low">
      <SceneGround card={null} seat={seat ?? 0} />
      <header className={styles.sign}>
        <h2>{t('stage.market-of', { town: town === undefined ? '' : tell(`content.space-${hero!.space}`) })}</h2>
        <Limits />
      </header>
      <div className={styles.stall}>
        <div className={styles.awning} aria-hidden="true" />
        <ul className={styles.wares}>
          {cards.map((card) =>
            card.card === null ? null : <Ware key={card.thing} ware={card} card={card.card} gold={hero?.gold ?? 0} />,
          )}
        </ul>
        {cards.length === 0 && <p className={styles.bare}>{t('market.bare')}</p>}
      </div>
      <div className={styles.counter}>
        <Keeper town={town ?? ''} />
        <p className={styles.purse}>{t('sheet.gold', { gold: hero?.gold ?? 0 })}</p>
        {sales.length > 0 && (
          <div className={styles.acts}>
            <h3>{t('market.sell')}</h3>
            {sales.map((option) => (
              <OptionButton key={option} option={option} />
            ))}
          </div>
        )}
      </div>
      <Healer town={town ?? ''} cures={options.filter((option) => option.startsWith('heal:'))} />
    </section>
  );
}

const KEEPER = { kind: 'ally' };
const HEALER = {
  kind: 'ally',
  art: { person: ['woman', 'wimple', 'robe', 'slate', 'fair'], light: 'dusk', palette: 'rose' },
};
const SAYINGS = 4;

/** Whoever keeps the stall, another one in each town: decoration. */
function Keeper({ town }: { town: string }) {
  const saying = Array.from(town, (letter) => letter.charCodeAt(0)).reduce((sum, code) => sum + code, 0) % SAYINGS;
  return (
    <div className={styles.keeper} aria-hidden="true">
      <span className={styles.person}>
        <Person id={`keeper of ${town}`} card={KEEPER} facing="right" />
      </span>
      <q>{t('market.says', { saying })}</q>
    </div>
  );
}

/** A person with a stall of her own: what can be mended, and for what. */
function Healer({ town, cures }: { town: string; cures: readonly string[] }) {
  const { view, seat, value, tell, standing, ui } = useTable();
  if (seat === null || cures.length === 0) return null;
  const hero = heroThing(view, seat);
  const life = hero ? numberOr(value('life', hero.thing), 0) : 0;
  return (
    <div className={styles.healer}>
      <span className={styles.person} aria-hidden="true">
        <Person id={`healer of ${town}`} card={HEALER} facing="left" />
      </span>
      <div className={styles.note}>
        <h3>{t('market.heal')}</h3>
        <p>
          <Num of={['price of healing', seat]} title={tell('value.price of healing')}>
            {t('market.price-of-healing', { gold: numberOr(value('price of healing', seat), 1) })}
          </Num>
        </p>
        {hero && <Pips kind="life" left={life - lostLife(ui, hero)} all={life} />}
        {cures.map((option) => (
          <OptionButton key={option} option={option} />
        ))}
        {mostOf(standing?.bundles ?? []).map((bundle) => (
          <BundleButton key={`${bundle.option} ${bundle.text.key}`} bundle={bundle} />
        ))}
      </div>
    </div>
  );
}

/** Of each that begins alike, the one that does the most: whoever wants less presses for each wound. */
const mostOf = (bundles: readonly Bundle[]): Bundle[] => [
  ...new Map(bundles.map((bundle) => [`${bundle.option} ${bundle.text.key}`, bundle])).values(),
];

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
  const isBetter = useIsBetter(printed);
  return (
    <li
      className={`${materials.vellum} ${styles.ware}`}
      data-off={offered ? undefined : ''}
      data-dear={!offered && gold < price ? '' : undefined}
      data-better={offered && isBetter ? '' : undefined}
    >
      <span className={styles.picture}>
        <CardPicture id={card} className={styles.scene!} />
        <span className={styles.price}>{price}</span>
        {!offered && gold < price && <em>{t('market.short', { gold: price - gold })}</em>}
      </span>
      <h3>
        <CardName card={card} thing={thing} />
      </h3>
      {lines.map(({ key, text }) =>
        key === 'sheet.numbers' ? <RoleNumbers key={key} card={printed} tell={tell} /> : <p key={key + text}>{text}</p>,
      )}
      <Compared card={printed} />
      {offered && isBetter && <p className={styles.better}>{t('market.better')}</p>}
      <button type="button" data-option={option} disabled={sending} onClick={offered ? () => takeOption(option) : why}>
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

/** Whether it makes something better and nothing worse, in place of what would have to go. */
function useIsBetter(card: Card): boolean {
  const { seat, value, content } = useTable();
  const carried = useCarried(seat);
  const kind = limitedKind(card);
  if (card.kind !== 'item' || seat === null) return false;
  const alike = kind === null ? [] : carried(kind);
  const most = kind === null ? null : numberOr(value(`${kind} limit`, seat), null);
  const full = most !== null && alike.length >= most;
  const ways = full
    ? alike.flatMap((one) => (one.card === null ? [] : [insteadOf(card, content.get(one.card) as Card)]))
    : [effectsOf(card)];
  return ways.some((effects) => effects.length > 0 && effects.every(({ by }) => by > 0));
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
