/** The other heroes as plates at the edge: the next to play comes first. */

import { COLORS } from '@questwright/runebound';
import { Sign } from '../../../materials/sign.tsx';
import { useDrawers } from '../../../table/scene/drawers.tsx';
import { useTable } from '../../../table/shown-table.ts';
import { t } from '../../../words.ts';
import { Picture } from '../pictures/picture.tsx';
import { ColorSign } from '../pictures/signs.tsx';
import { heroSeats, heroThing, landIn, lostLife, numberOr } from '../view-readers.ts';
import { useOwnSeat } from './own-board.tsx';
import { Pips } from './pips.tsx';
import styles from './rivals.module.css';

export function Rivals() {
  const { view } = useTable();
  const own = useOwnSeat();
  const { turn } = landIn(view);
  const seats = heroSeats(view);
  const after = (seat: number): number => (seat - turn - 1 + seats.length) % seats.length;
  const others = seats.filter((seat) => seat !== own).toSorted((one, other) => after(one) - after(other));
  return (
    <ul className={styles.rivals}>
      {others.map((seat) => (
        <li key={seat}>
          <Rival seat={seat} />
        </li>
      ))}
    </ul>
  );
}

function Rival({ seat }: { seat: number }) {
  const { view, value, tell, nameOf, playerOf, colorOf, info, playing, ui } = useTable();
  const { show } = useDrawers();
  const thing = heroThing(view, seat);
  const hero = landIn(view).heroes[seat];
  if (!thing?.card || !hero) return null;
  const life = numberOr(value('life', thing.thing), 0);
  const best = COLORS.findLast((color) => hero.counters[color] > 0);
  const sitting = info.seats[seat];
  const where = t('rival.where', {
    player: playerOf(seat),
    away: sitting?.kind === 'guest' && !sitting.here ? 'yes' : 'no',
    place: hero.space === '' ? null : tell(`content.space-${hero.space}`),
  });
  const left = Math.max(0, life - lostLife(ui, thing));
  return (
    <button
      type="button"
      className={styles.rival}
      title={t('rival.look', { hero: nameOf(seat) })}
      data-on={(playing ?? landIn(view).turn) === seat || undefined}
      onClick={() => show('players')}
    >
      <span className={styles.face} style={{ borderColor: colorOf(seat) }}>
        <Picture card={thing.card} />
      </span>
      <span className={styles.told}>
        <strong>{nameOf(seat)}</strong>
        <span className={styles.where}>{where}</span>
        <span className={styles.numbers}>
          <span className={styles.life}>
            <span className="unseen">{t('rival.life', { left, all: life })}</span>
            <span aria-hidden="true">
              <Sign name="drop" /> {left}/{life}
            </span>
          </span>
          <span>
            <span className="unseen">{t('sheet.gold', { gold: hero.gold })}</span>
            <span aria-hidden="true">
              <Sign name="coin" /> {hero.gold}
            </span>
          </span>
          {best !== undefined && (
            <span>
              <ColorSign color={best} /> {hero.counters[best]}
            </span>
          )}
        </span>
      </span>
    </button>
  );
}

/** What the reader has where there is no room for the board. */
export function Chip() {
  const { view, value, colorOf, ui } = useTable();
  const seat = useOwnSeat();
  const thing = seat === null ? null : heroThing(view, seat);
  if (seat === null || !thing?.card) return null;
  const { exhaustion = 0 } = thing.counters;
  const life = numberOr(value('life', thing.thing), 0);
  const stamina = numberOr(value('stamina', thing.thing), 0);
  const gold = landIn(view).heroes[seat]?.gold ?? 0;
  return (
    <span className={styles.chip}>
      <span className={styles.face} style={{ borderColor: colorOf(seat) }}>
        <Picture card={thing.card} />
      </span>
      <span className={styles.pips}>
        <Pips kind="life" left={life - lostLife(ui, thing)} all={life} />
        <Pips kind="stamina" left={stamina - exhaustion} all={stamina} />
      </span>
      <span className={styles.purse}>
        <span className="unseen">{t('sheet.gold', { gold })}</span>
        <span aria-hidden="true">
          <Sign name="coin" /> {gold}
        </span>
      </span>
    </span>
  );
}

/** The face of a seat, as large as its frame. */
export function Likeness({ seat }: { seat: number }) {
  const card = heroThing(useTable().view, seat)?.card ?? null;
  return card === null ? null : <Picture card={card} />;
}
