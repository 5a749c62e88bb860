/** What lies beside the map: the decks, the event in play, challenges that wait, what the towns sell. */

import type { ThingView } from '@questwright/kernel';
import { COLORS, townsIn } from '@questwright/runebound';
import { useCardLines } from '../../table/why/card-text.tsx';
import { Folded } from '../../table/folded.tsx';
import { useTable } from '../../table/shown-table.ts';
import { t } from '../../words.ts';
import { CardPicture } from './pictures/art.tsx';
import { Picture } from './pictures/picture.tsx';
import { ColorSign } from './pictures/signs.tsx';
import styles from './tabletop.module.css';
import { landIn, numberOr, thingIn } from './view-readers.ts';

export function Tabletop() {
  const { view, ui } = useTable();
  const { round } = landIn(view);
  return (
    <div className={styles.top}>
      <div className={styles.row}>
        <strong className={styles.round}>{t('top.round', { round })}</strong>
        <Decks />
      </div>
      <EventInPlay />
      <Undefeated />
      {ui.panels?.map((Panel, i) => (
        <Panel key={i} />
      ))}
      <Towns />
    </div>
  );
}

/** How many cards are left in each deck. */
function Decks() {
  const { view } = useTable();
  const left = (pile: string): number => view.zones[pile]?.length ?? 0;
  return (
    <ul className={styles.decks} aria-label={t('top.decks')}>
      {COLORS.map((color) => (
        <li key={color} title={t('top.deck', { color, number: left(`${color} deck`) })}>
          <ColorSign color={color} label={t('top.deck', { color, number: left(`${color} deck`) })} />
          <span aria-hidden="true">{left(`${color} deck`)}</span>
          <small aria-hidden="true">{t('color', { color })}</small>
        </li>
      ))}
      <li title={t('top.market-deck', { number: left('market deck') })}>
        <svg className={styles.pile} viewBox="0 0 20 20" aria-hidden="true">
          <path d="m3 5.500 7-2.500 5 12-7 2.500z" />
          <path d="M7 3h9v14H7z" />
        </svg>
        <span className="unseen">{t('top.market-deck', { number: left('market deck') })}</span>
        <span aria-hidden="true">{left('market deck')}</span>
        <small aria-hidden="true">{t('top.market-short')}</small>
      </li>
    </ul>
  );
}

function EventInPlay() {
  const { view } = useTable();
  const event = view.zones['event']?.[0];
  return (
    <section>
      <h3>{t('top.event')}</h3>
      {event?.card ? (
        <EventCard card={event.card} thing={event.thing} />
      ) : (
        <p className={styles.quiet}>{t('top.no-event')}</p>
      )}
    </section>
  );
}
function EventCard({ card, thing }: { card: string; thing: number }) {
  const lines = useCardLines(card).filter(({ key }) => !key.startsWith('flavour.'));
  return (
    <div className={styles.event}>
      <CardPicture id={card} className={styles.banner!} />
      <CardName card={card} thing={thing} />
      {lines.map(({ key, text }) => (
        <p key={key + text}>{text}</p>
      ))}
    </div>
  );
}

export function CardName({ card, thing }: { card: string; thing: number | null }) {
  const { tell, wonder } = useTable();
  return (
    <button type="button" className={styles.card} onClick={() => wonder({ about: 'card', card, thing })}>
      {tell(`content.${card}`)}
    </button>
  );
}

/** The challenges on the track, each with its position. */
function Undefeated() {
  const { view, tell } = useTable();
  const { undefeated } = landIn(view);
  const waiting = undefeated.map(({ thing, space }) => {
    const card = thing < 0 ? null : (thingIn(view, thing)?.card ?? null);
    return card === null ? null : { card, thing, space };
  });
  const free = waiting.filter((one) => one === null).length;
  return (
    <section>
      <h3>{t('top.undefeated')}</h3>
      <ol className={styles.track}>
        {waiting.map((one, i) =>
          one === null ? null : (
            <li key={i} value={i + 1}>
              <span className={styles.thumb}>
                <Picture card={one.card} />
                <b aria-hidden="true">{i + 1}</b>
              </span>
              <CardName card={one.card} thing={one.thing} />
              <span>{tell(`content.space-${one.space}`)}</span>
            </li>
          ),
        )}
      </ol>
      <p className={styles.quiet}>
        {free === undefeated.length ? t('top.no-undefeated') : t('top.free', { free, all: undefeated.length })}
      </p>
    </section>
  );
}

function Towns() {
  const { view, content, tell } = useTable();
  const towns = townsIn({ view, content }).filter(({ stack }) => stack.length > 0);
  return (
    <section>
      <h3>{t('top.markets')}</h3>
      <div className={styles.towns}>
        {towns.map(({ town, space, stack }) => {
          const summary = (
            <>
              {tell(`content.space-${space}`)} <span>{t('top.cards', { number: stack.length })}</span>
            </>
          );
          return (
            <Folded key={town} className={styles.town} summary={summary}>
              <ul>
                {stack.map((one) => (
                  <OnSale key={one.thing} {...one} />
                ))}
              </ul>
            </Folded>
          );
        })}
      </div>
    </section>
  );
}

function OnSale({ thing, card }: ThingView) {
  const { view, value, seat } = useTable();
  const price = numberOr(value('price', thing, seat ?? landIn(view).turn), null);
  return (
    <li>
      {card !== null && (
        <>
          <span className={styles.small}>
            <Picture card={card} />
          </span>
          <CardName card={card} thing={thing} />
        </>
      )}
      <span>{price !== null && t('sheet.gold', { gold: price })}</span>
    </li>
  );
}
