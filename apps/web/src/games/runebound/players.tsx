/** The heroes: the reader's own sheet at large, the others at a glance. */

import type { ThingView } from '@questwright/kernel';
import { ATTRIBUTE_OF, COLORS, PHASES, type Card } from '@questwright/runebound';
import { useSeen } from '../../table/seen.ts';
import { Counted, Num } from '../../table/rule-link.tsx';
import { t } from '../../words.ts';
import styles from './players.module.css';
import { ColorSign, Drops } from './signs.tsx';
import { areaOf, heroThing, landIn } from './ways.ts';

const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

export function Players() {
  const { view, seat } = useSeen();
  const seats = landIn(view).heroes.map((_, i) => i);
  const large = seat ?? landIn(view).turn;
  return (
    <div className={styles.players}>
      <Sheet seat={large} />
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

function Name({ seat }: { seat: number }) {
  const { view, tell, nameOf, playerOf, colorOf, info, wonder } = useSeen();
  const { turn, heroes } = landIn(view);
  const thing = heroThing(view, seat);
  const space = heroes[seat]?.space ?? '';
  const full = thing?.card ? tell(`content.${thing.card}`) : nameOf(seat);
  return (
    <header className={styles.name}>
      <span className={styles.dot} style={{ background: colorOf(seat) }} aria-hidden="true" />
      <h3>
        {thing?.card ? (
          <button type="button" onClick={() => wonder({ about: 'card', card: thing.card!, thing: thing.thing })}>
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
      {turn === seat && !view.over && <span className={styles.turn}>{t('sheet.turn')}</span>}
    </header>
  );
}

function Bars({ thing, seat }: { thing: ThingView; seat: number }) {
  const { value } = useSeen();
  const { wounds = 0, exhaustion = 0 } = thing.counters;
  const life = number(value('life', thing.thing));
  const stamina = number(value('stamina', thing.thing));
  return (
    <dl className={styles.bars}>
      <div>
        <dt>{t('sheet.life')}</dt>
        <dd>
          <Drops kind="life" lost={wounds} all={life} />
          <Num of={['life', thing.thing]} title={t('sheet.life')} less={{ name: 'wounds', seat }}>
            {t('sheet.of', { left: life - wounds, all: life })}
          </Num>
        </dd>
      </div>
      <div>
        <dt>{t('sheet.stamina')}</dt>
        <dd>
          <Drops kind="stamina" lost={exhaustion} all={stamina} />
          <Num of={['stamina', thing.thing]} title={t('sheet.stamina')} less={{ name: 'exhaustion', seat }}>
            {t('sheet.of', { left: stamina - exhaustion, all: stamina })}
          </Num>
        </dd>
      </div>
    </dl>
  );
}

function Attributes({ thing }: { thing: number }) {
  const { value, tell } = useSeen();
  return (
    <dl className={styles.attributes}>
      {PHASES.map((phase) => {
        const attribute = ATTRIBUTE_OF[phase];
        const name = tell(`value.${attribute}`);
        return (
          <div key={phase}>
            <dt>{name}</dt>
            <dd>
              <Num of={[attribute, thing]} title={name}>
                {t('sheet.bonus', { number: number(value(attribute, thing)) })}
              </Num>
              <Num of={[`${phase} damage`, thing]} title={tell(`value.${phase} damage`)}>
                {t('sheet.damage', { number: number(value(`${phase} damage`, thing)) })}
              </Num>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Sheet({ seat }: { seat: number }) {
  const { view, value, tell } = useSeen();
  const thing = heroThing(view, seat);
  const hero = landIn(view).heroes[seat];
  if (!thing || !hero) return null;
  const cards = areaOf(view, seat);
  const dice = value('movement dice', seat);
  return (
    <article className={styles.sheet}>
      <Name seat={seat} />
      <Bars thing={thing} seat={seat} />
      <Attributes thing={thing.thing} />
      <p className={styles.purse}>
        <strong>
          <Gold seat={seat} />
        </strong>
        <Num of={['experience points', seat]} title={tell('value.experience points')}>
          {t('sheet.experience', { points: number(value('experience points', seat)) })}
        </Num>
        <Num of={['movement dice', seat]} title={tell('value.movement dice')}>
          {t('sheet.dice', { dice: number(dice) })}
        </Num>
        <Counters seat={seat} />
      </p>
      <h4>{t('sheet.cards')}</h4>
      {cards.length === 0 ? <p className={styles.quiet}>{t('sheet.no-cards')}</p> : <Cards cards={cards} />}
    </article>
  );
}

function Gold({ seat }: { seat: number }) {
  const { view } = useSeen();
  const { gold } = landIn(view).heroes[seat]!;
  return (
    <Counted name="gold" seat={seat} title={t('sheet.gold', { gold })}>
      {t('sheet.gold', { gold })}
    </Counted>
  );
}

function Counters({ seat }: { seat: number }) {
  const { view } = useSeen();
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
  const { tell, wonder, content } = useSeen();
  return (
    <ul className={styles.cards}>
      {cards.map(({ thing, card, up, counters }) => (
        <li key={thing} className={up ? undefined : styles.down}>
          {card === null ? (
            t('sheet.unknown-card')
          ) : (
            <button type="button" onClick={() => wonder({ about: 'card', card, thing })}>
              {tell(`content.${card}`)}
            </button>
          )}
          <span>
            {card !== null && t('sheet.kind', { kind: (content.get(card) as Card | undefined)?.kind ?? '' })}
            {!up && ` · ${t('sheet.used')}`}
            {(counters['wounds'] ?? 0) > 0 && ` · ${t('sheet.wounds', { number: counters['wounds']! })}`}
            {(counters['exhaustion'] ?? 0) > 0 && ` · ${t('sheet.exhaustion', { number: counters['exhaustion']! })}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Rival({ seat }: { seat: number }) {
  const { view, value } = useSeen();
  const thing = heroThing(view, seat);
  const hero = landIn(view).heroes[seat];
  if (!thing || !hero) return null;
  const cards = areaOf(view, seat);
  const bonus = PHASES.map((phase) =>
    t('sheet.bonus', { number: number(value(ATTRIBUTE_OF[phase], thing.thing)) }),
  ).join(' / ');
  return (
    <article className={styles.rival}>
      <Name seat={seat} />
      <Bars thing={thing} seat={seat} />
      <p className={styles.purse}>
        <span>{t('sheet.glance', { bonus })}</span>
        <Gold seat={seat} />
        <Counters seat={seat} />
      </p>
      {cards.length > 0 && (
        <details>
          <summary>{t('sheet.cards-of', { number: cards.length })}</summary>
          <Cards cards={cards} />
        </details>
      )}
    </article>
  );
}
