/** The reader's hero as the printed board: picture, numbers, experience, slots. Every number tells what makes it so. */

import type { ThingView } from '@questwright/kernel';
import { COLORS, type Card } from '@questwright/runebound';
import { Sign } from '../../../materials/sign.tsx';
import { useTable } from '../../../table/shown-table.ts';
import { useCardLines } from '../../../table/why/card-text.tsx';
import { Counted, Num } from '../../../table/why/rule-link.tsx';
import { t } from '../../../words.ts';
import { CardPicture } from '../pictures/art.tsx';
import { Picture } from '../pictures/picture.tsx';
import { ColorSign } from '../pictures/signs.tsx';
import { areaOf, heroSeats, heroThing, landIn, lostLife, numberOr } from '../view-readers.ts';
import { Attributes, Bars, number, Skills, UseNow } from './numbers.tsx';
import styles from './own-board.module.css';
import { Pips } from './pips.tsx';

/** Whose board lies there: the reader's; for whoever only looks on, that of the one whose turn it is. */
export function useOwnSeat(): number | null {
  const { view, seat } = useTable();
  const seats = heroSeats(view);
  return [seat, landIn(view).turn].find((one) => one !== null && seats.includes(one)) ?? seats[0] ?? null;
}

export function OwnBoard() {
  const { view } = useTable();
  const seat = useOwnSeat();
  const thing = seat === null ? null : heroThing(view, seat);
  if (seat === null || thing === null || thing.card === null) return null;
  return <Board seat={seat} thing={thing} card={thing.card} />;
}

function Board({ seat, thing, card }: { seat: number; thing: ThingView; card: string }) {
  const { view, tell, playerOf, playing, wonder } = useTable();
  const { turn } = landIn(view);
  const isOn = (playing ?? turn) === seat && !view.over;
  const name = tell(`content.${card}`);
  const lines = useCardLines(card);
  const ability = lines.filter(({ key }) => key === 'text.line');
  const flavour = lines.find(({ key }) => key.startsWith('flavour.'));
  return (
    <section className={styles.board} aria-label={t('own.label', { hero: name })}>
      <div className={styles.paper}>
        <header className={styles.picture}>
          <CardPicture id={card} className={styles.painted!} />
          <div className={styles.plate}>
            <h2>
              <button type="button" onClick={() => wonder({ about: 'card', card, thing: thing.thing })}>
                {name}
              </button>
            </h2>
            <p>{t('own.player', { player: playerOf(seat), turn: isOn ? 'yes' : 'no' })}</p>
          </div>
        </header>
        <Bars thing={thing} seat={seat} />
        <Attributes thing={thing.thing} />
        {ability.length > 0 && <p className={styles.ability}>{ability.map(({ text }) => text).join(' ')}</p>}
        <Earned seat={seat} />
        <Slots seat={seat} />
        <Skills seat={seat} card={card} />
        {flavour && <p className={styles.flavour}>{flavour.text}</p>}
      </div>
    </section>
  );
}

/** Experience as stones, runes, and what there is to spend. */
function Earned({ seat }: { seat: number }) {
  const { view, value, tell } = useTable();
  const { gold, counters } = landIn(view).heroes[seat]!;
  const runes = number(value('dragon runes', seat));
  const points = number(value('experience points', seat));
  const cost = numberOr(value('price of experience'), null);
  return (
    <div className={styles.earned}>
      <p className={styles.points}>
        {t('sheet.cell.experience')}{' '}
        <Num of={['experience points', seat]} title={tell('value.experience points')}>
          {cost === null ? points : t('sheet.of', { left: points, all: cost })}
        </Num>
      </p>
      <p className={styles.stones}>
        {COLORS.filter((color) => counters[color] > 0).map((color) => (
          <span key={color}>
            <ColorSign color={color} />
            <Counted name={`${color} counters`} seat={seat} title={t('map.adventure', { color })}>
              {t('sheet.times', { number: counters[color] })}
            </Counted>
          </span>
        ))}
        {runes > 0 && (
          <Num of={['dragon runes', seat]} title={tell('value.dragon runes')}>
            {t('sheet.runes', { number: runes })}
          </Num>
        )}
      </p>
      <p className={styles.gold}>
        <Sign name="coin" />
        <Counted name="gold" seat={seat} title={t('sheet.gold', { gold })}>
          <span className="unseen">{t('sheet.gold', { gold })}</span>
          <span aria-hidden="true">{gold}</span>
        </Counted>
      </p>
    </div>
  );
}

type Slot = 'weapon' | 'armor' | 'ally';
const SLOTS: readonly Slot[] = ['weapon', 'armor', 'ally'];
const slotOf = (card: Card | undefined, isAlly: boolean): Slot | null =>
  isAlly ? 'ally' : (SLOTS.find((one) => card && 'class' in card && card.class === one) ?? null);

/** What the hero carries, and holes for what could still be carried. */
function Slots({ seat }: { seat: number }) {
  const { view, content, value } = useTable();
  const cards = areaOf(view, seat);
  const kindOf = ({ thing, card }: ThingView): Slot | null =>
    card === null ? null : slotOf(content.get(card) as Card | undefined, value('counts as', thing) === 'ally');
  const holes = SLOTS.flatMap((slot) => {
    const most = number(value(`${slot} limit`, seat));
    const free = most - cards.filter((one) => kindOf(one) === slot).length;
    return Array.from({ length: Math.max(0, Math.min(free, 3)) }, () => slot);
  });
  return (
    <ul className={styles.slots} aria-label={t('sheet.cards')}>
      {cards.map((one) => (
        <Held key={one.thing} one={one} label={kindOf(one)} />
      ))}
      {holes.map((slot, i) => (
        <li key={`${slot} ${i}`} className={styles.hole}>
          <span>{t('own.slot', { slot })}</span>
        </li>
      ))}
    </ul>
  );
}

function Held({ one: { thing, card, up, counters }, label }: { one: ThingView; label: Slot | null }) {
  const { tell, wonder, value, ui } = useTable();
  if (card === null) return <li className={styles.hole}>{t('sheet.unknown-card')}</li>;
  const { exhaustion = 0 } = counters;
  const name = tell(`content.${card}`);
  const life = label === 'ally' ? number(value('life', thing)) : 0;
  const state = [
    ...(up ? [] : [t('sheet.used')]),
    ...(exhaustion > 0 ? [t('sheet.exhaustion', { number: exhaustion })] : []),
  ].join(', ');
  return (
    <li className={up ? undefined : styles.down}>
      <button
        type="button"
        className={styles.card}
        title={state === '' ? name : `${name}, ${state}`}
        onClick={() => wonder({ about: 'card', card, thing })}
      >
        <span className={styles.thumb}>
          <Picture card={card} />
        </span>
        <span className={styles.label}>{name}</span>
        {state !== '' && <span className="unseen">, {state}</span>}
      </button>
      {life > 0 && (
        <span className={styles.life}>
          <Pips kind="life" left={life - lostLife(ui, { counters })} all={life} />
        </span>
      )}
      <UseNow thing={thing} name={name} className={styles.use!} />
    </li>
  );
}
