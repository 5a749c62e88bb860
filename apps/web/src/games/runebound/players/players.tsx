/** The heroes: the reader's own sheet at large, the others at a glance. */

import type { ThingView } from '@questwright/kernel';
import { ATTRIBUTE_OF, COLORS, PHASES, type Card } from '@questwright/runebound';
import { Folded } from '../../../table/folded.tsx';
import { useTable } from '../../../table/shown-table.ts';
import { Counted, Num } from '../../../table/why/rule-link.tsx';
import { t } from '../../../words.ts';
import { Limits } from '../market.tsx';
import { Picture } from '../pictures/picture.tsx';
import { Attributes, Bars, number, Skills, UseNow } from './numbers.tsx';
import styles from './players.module.css';
import { Pips } from './pips.tsx';
import { ColorSign } from '../pictures/signs.tsx';
import { areaOf, heroSeats, heroThing, landIn, lostLife } from '../view-readers.ts';

export function Players() {
  const { view, seat } = useTable();
  const seats = heroSeats(view);
  const large = [seat, landIn(view).turn].find((one) => one !== null && seats.includes(one)) ?? seats[0];
  return (
    <div className={styles.players}>
      {typeof large === 'number' && <Sheet seat={large} />}
      <ul className={styles.rivals}>
        {seats
          .filter((one) => one !== large)
          .map((one) => (
            <li key={one}>
              <Rival seat={one} />
            </li>
          ))}
      </ul>
    </div>
  );
}

/** Portrait, name, who plays it, where it stands. */
function Name({ seat }: { seat: number }) {
  const { view, tell, nameOf, playerOf, colorOf, info, wonder, playing } = useTable();
  const { turn, heroes } = landIn(view);
  const thing = heroThing(view, seat);
  const space = heroes[seat]?.space ?? '';
  const card = thing?.card ?? null;
  const full = card === null ? nameOf(seat) : tell(`content.${card}`);
  return (
    <header className={styles.name}>
      <span className={styles.portrait} style={{ borderColor: colorOf(seat) }}>
        {card !== null && <Picture card={card} />}
      </span>
      <h3>
        {card !== null ? (
          <button type="button" onClick={() => wonder({ about: 'card', card, thing: thing!.thing })}>
            {full}
          </button>
        ) : (
          full
        )}
      </h3>
      <p>
        {playerOf(seat)}
        {info.seats[seat]?.kind === 'guest' && !info.seats[seat].here && ` (${t('seat.away')})`}
        {space !== '' && ` · ${tell(`content.space-${space}`)}`}
      </p>
      {(playing ?? turn) === seat && !view.over && <span className={styles.turn}>{t('sheet.turn')}</span>}
    </header>
  );
}

function Sheet({ seat }: { seat: number }) {
  const { view, value, tell, seat: reader } = useTable();
  const thing = heroThing(view, seat);
  const hero = landIn(view).heroes[seat];
  if (!thing || !hero) return null;
  const cards = areaOf(view, seat);
  const runes = number(value('dragon runes', seat));
  return (
    <article className={styles.sheet}>
      <Name seat={seat} />
      <Bars thing={thing} seat={seat} />
      <Attributes thing={thing.thing} />
      <Purse seat={seat} />
      {thing.card !== null && <Skills seat={seat} card={thing.card} />}
      <p className={styles.purse}>
        {runes > 0 && (
          <Num of={['dragon runes', seat]} title={tell('value.dragon runes')}>
            {t('sheet.runes', { number: runes })}
          </Num>
        )}
        <Counters seat={seat} />
      </p>
      <h4>{t('sheet.cards')}</h4>
      {seat === reader && (
        <div className={styles.limits}>
          <Limits />
        </div>
      )}
      {cards.length === 0 ? <p className={styles.quiet}>{t('sheet.no-cards')}</p> : <Cards cards={cards} />}
    </article>
  );
}

/** What there is to spend, and how far one goes. */
function Purse({ seat }: { seat: number }) {
  const { view, value, tell } = useTable();
  const { gold } = landIn(view).heroes[seat]!;
  return (
    <dl className={styles.cells}>
      <div>
        <dt>{t('sheet.cell.gold')}</dt>
        <dd className={styles.gold}>
          <Counted name="gold" seat={seat} title={t('sheet.gold', { gold })}>
            {gold}
          </Counted>
        </dd>
      </div>
      <div>
        <dt>{t('sheet.cell.experience')}</dt>
        <dd>
          <Num of={['experience points', seat]} title={tell('value.experience points')}>
            {number(value('experience points', seat))}
          </Num>
        </dd>
      </div>
      <div>
        <dt>{t('sheet.cell.dice')}</dt>
        <dd>
          <Num of={['movement dice', seat]} title={tell('value.movement dice')}>
            {number(value('movement dice', seat))}
          </Num>
        </dd>
      </div>
    </dl>
  );
}

function Gold({ seat }: { seat: number }) {
  const { view } = useTable();
  const { gold } = landIn(view).heroes[seat]!;
  return (
    <Counted name="gold" seat={seat} title={t('sheet.gold', { gold })}>
      {t('sheet.gold', { gold })}
    </Counted>
  );
}

function Counters({ seat }: { seat: number }) {
  const { view } = useTable();
  const { counters } = landIn(view).heroes[seat]!;
  return COLORS.filter((color) => counters[color] > 0).map((color) => (
    <span key={color} className={styles.counter}>
      <ColorSign color={color} />{' '}
      <Counted name={`${color} counters`} seat={seat} title={t('map.adventure', { color })}>
        {t('sheet.times', { number: counters[color] })}
      </Counted>
    </span>
  ));
}

/** What lies before a hero: items and allies, face down when used, allies with what they have suffered. */
function Cards({ cards }: { cards: readonly ThingView[] }) {
  return (
    <ul className={styles.cards}>
      {cards.map((one) => (
        <Held key={one.thing} one={one} />
      ))}
    </ul>
  );
}

/** What sort of thing a card is: a sword, a charm; where it has no type of its own, its kind. */
const typeOf = (card: Card | undefined): string =>
  typeof card?.['type'] === 'string' ? card['type'] : t('sheet.kind', { kind: card?.kind ?? '' });

function Held({ one: { thing, card, up, counters } }: { one: ThingView }) {
  const { tell, wonder, content, value, ui } = useTable();
  const { exhaustion = 0 } = counters;
  if (card === null) return <li>{t('sheet.unknown-card')}</li>;
  const printed = content.get(card) as Card | undefined;
  const life = value('counts as', thing) === 'ally' ? number(value('life', thing)) : 0;
  return (
    <li className={up ? undefined : styles.down}>
      <span className={styles.thumb}>
        <Picture card={card} />
      </span>
      <button type="button" className={styles.held} onClick={() => wonder({ about: 'card', card, thing })}>
        {tell(`content.${card}`)}
      </button>
      <span className={styles.state}>
        {life > 0 ? (
          <Pips kind="life" left={number(life) - lostLife(ui, { counters })} all={number(life)} />
        ) : (
          typeOf(printed)
        )}
        {!up && ` · ${t('sheet.used')}`}
        {exhaustion > 0 && ` · ${t('sheet.exhaustion', { number: exhaustion })}`}
      </span>
      <UseNow thing={thing} name={tell(`content.${card}`)} className={styles.use!} />
    </li>
  );
}

function Rival({ seat }: { seat: number }) {
  const { view, value, tell } = useTable();
  const thing = heroThing(view, seat);
  const hero = landIn(view).heroes[seat];
  if (!thing || !hero) return null;
  const cards = areaOf(view, seat);
  const runes = number(value('dragon runes', seat));
  return (
    <article className={styles.rival}>
      <Name seat={seat} />
      <Bars thing={thing} seat={seat} />
      <p className={styles.purse}>
        {PHASES.map((phase) => (
          <span key={phase}>
            {tell(`value.${ATTRIBUTE_OF[phase]}`)}{' '}
            <b>{t('sheet.bonus', { number: number(value(ATTRIBUTE_OF[phase], thing.thing)) })}</b>
          </span>
        ))}
        <Gold seat={seat} />
        {runes > 0 && <b>{t('sheet.runes', { number: runes })}</b>}
        <Counters seat={seat} />
      </p>
      {cards.length > 0 && (
        <Folded summary={t('sheet.cards-of', { number: cards.length })}>
          <Cards cards={cards} />
        </Folded>
      )}
    </article>
  );
}
