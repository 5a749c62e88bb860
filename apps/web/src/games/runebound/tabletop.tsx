/** What lies beside the map: the event in play, challenges that wait, the doom track, what the towns sell. */

import { TOWNS } from '@questwright/runebound';
import { useCardLines } from '../../table/card-text.tsx';
import { useSeen } from '../../table/seen.ts';
import { t } from '../../words.ts';
import { landIn, thingIn } from './ways.ts';
import styles from './tabletop.module.css';

export function Tabletop() {
  const { view } = useSeen();
  const { round, doom } = landIn(view);
  return (
    <div className={styles.top}>
      <p>{t('top.round', { round })}</p>
      <EventInPlay />
      <Undefeated />
      {doom && <Doom counters={doom.counters} />}
      <Towns />
    </div>
  );
}

function EventInPlay() {
  const { view } = useSeen();
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
      <CardName card={card} thing={thing} />
      {lines.map(({ key, text }) => (
        <p key={key + text}>{text}</p>
      ))}
    </div>
  );
}

export function CardName({ card, thing }: { card: string; thing: number | null }) {
  const { tell, wonder } = useSeen();
  return (
    <button type="button" className={styles.card} onClick={() => wonder({ about: 'card', card, thing })}>
      {tell(`content.${card}`)}
    </button>
  );
}

function Undefeated() {
  const { view, tell } = useSeen();
  const { undefeated } = landIn(view);
  const waiting = undefeated.flatMap(({ thing, space }, i) => {
    const card = thing < 0 ? null : (thingIn(view, thing)?.card ?? null);
    return card === null ? [] : [{ card, thing, space, position: i + 1 }];
  });
  return (
    <section>
      <h3>{t('top.undefeated')}</h3>
      <ol className={styles.track}>
        {waiting.map(({ card, thing, space, position }) => (
          <li key={thing} value={position}>
            <CardName card={card} thing={thing} /> <span>{tell(`content.space-${space}`)}</span>
          </li>
        ))}
      </ol>
      <p className={styles.quiet}>
        {t('top.free', { free: undefeated.length - waiting.length, all: undefeated.length })}
      </p>
    </section>
  );
}

function Doom({ counters }: { counters: readonly string[] }) {
  const { view, tell } = useSeen();
  const cards = view.zones['doom track']?.length ?? 0;
  return (
    <section>
      <h3>{t('top.doom')}</h3>
      <p>{t('top.doom-counters', { counters: counters.length, cards })}</p>
      {counters.length > 0 && (
        <p className={styles.quiet}>{counters.map((town) => tell(`content.space-${town}`)).join(', ')}</p>
      )}
    </section>
  );
}

function Towns() {
  const { view, tell, value, seat } = useSeen();
  const reader = seat ?? landIn(view).turn;
  const towns = TOWNS.filter((town) => (view.zones[`stack of ${town}`]?.length ?? 0) > 0);
  return (
    <section>
      <h3>{t('top.markets')}</h3>
      <div className={styles.towns}>
        {towns.map((town) => (
          <details key={town} className={styles.town}>
            <summary>
              {tell(`content.space-${town}`)}{' '}
              <span>{t('top.cards', { number: view.zones[`stack of ${town}`]!.length })}</span>
            </summary>
            <ul>
              {view.zones[`stack of ${town}`]!.map(({ thing, card }) => {
                const price = value('price', thing, reader);
                return (
                  <li key={thing}>
                    {card !== null && <CardName card={card} thing={thing} />}
                    <span>{typeof price === 'number' && t('sheet.gold', { gold: price })}</span>
                  </li>
                );
              })}
            </ul>
          </details>
        ))}
      </div>
    </section>
  );
}
