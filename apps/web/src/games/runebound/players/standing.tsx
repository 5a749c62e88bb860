/** How everybody stands at the end: who has won, at large; how the reader did; and the rest. */

import { winnersIn } from '@questwright/kernel';
import { useTable, type ShownTable } from '../../../table/shown-table.ts';
import { t } from '../../../words.ts';
import { Portrait } from '../pictures/art.tsx';
import { Figure, SceneGround } from '../pictures/scene.tsx';
import styles from './standing.module.css';
import { heroThing, landIn } from '../view-readers.ts';

interface Stands {
  seat: number;
  won: boolean;
  runes: number;
  level: number;
  gold: number;
}

/** The winners first; then as one would count. */
function standingIn({ view, value }: ShownTable): Stands[] {
  const winners = winnersIn(view.result);
  const all = landIn(view).heroes.map(({ gold, experience }, seat): Stands => {
    const runes = value('dragon runes', seat);
    return {
      seat,
      won: winners.includes(seat),
      runes: typeof runes === 'number' ? runes : 0,
      level: Object.values(experience).reduce((sum, one) => sum + one, 0),
      gold,
    };
  });
  return all.toSorted(
    (one, other) =>
      Number(other.won) - Number(one.won) ||
      other.runes - one.runes ||
      other.level - one.level ||
      other.gold - one.gold,
  );
}

export function Standing() {
  const seen = useTable();
  const { view, nameOf, playerOf, colorOf } = seen;
  return (
    <ol className={styles.standing} aria-label={t('ending.standing')}>
      {standingIn(seen).map(({ seat, won, runes, level, gold }, at) => {
        const card = heroThing(view, seat)?.card ?? null;
        return (
          <li key={seat} className={won ? styles.won : undefined}>
            <span className={styles.place} aria-hidden="true">
              {at + 1}
            </span>
            {card !== null && (
              <span className={styles.portrait} style={{ borderColor: colorOf(seat) }} aria-hidden="true">
                <Portrait id={card} className={styles.face!} />
              </span>
            )}
            <div className={styles.who}>
              <h3>
                {nameOf(seat)} {won && <span className="unseen">{t('ending.winner')}</span>}
              </h3>
              <p>
                {playerOf(seat)}
                {card !== null && <> · {t('ending.stands', { runes, level, gold })}</>}
              </p>
            </div>
            <span className={styles.held} aria-hidden="true">
              {Array.from({ length: Math.min(runes, 3) }, (_, i) => (
                <svg key={i} viewBox="-66 -66 132 132">
                  <circle className={styles.socket} r="60" />
                  <path className={styles.glyph} transform="scale(.8)" d={GLYPHS[i]} />
                </svg>
              ))}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** Whoever has won, at full height where they stand, with the runes that they hold. */
export function Winner() {
  const { view, value } = useTable();
  const winners = winnersIn(view.result).flatMap((seat) => {
    const hero = heroThing(view, seat);
    return hero?.card ? [{ seat, hero, card: hero.card }] : [];
  });
  const [first] = winners;
  if (first === undefined) return null;
  const runes = value('dragon runes', first.seat);
  return (
    <div className={styles.winners} aria-hidden="true">
      <SceneGround card={null} seat={first.seat} />
      {winners.map(({ seat, hero, card }) => (
        <span key={seat} className={styles.winner}>
          <Figure card={card} thing={hero.thing} facing="right" />
        </span>
      ))}
      {typeof runes === 'number' && winners.length === 1 && (
        <span className={styles.runes}>
          {Array.from({ length: Math.min(runes, 3) }, (_, i) => (
            <svg key={i} viewBox="-60 -66 120 130">
              <path className={styles.stone} d="M-34-48L10-58L42-30L46 24L20 54L-26 56L-48 18L-46-22z" />
              <path className={styles.glyph} d={GLYPHS[i]} />
            </svg>
          ))}
        </span>
      )}
    </div>
  );
}
const GLYPHS = ['M-14 36V-36L20-12L-14 10', 'M0 38V-38M0-38L-20-14M0-38L20-14', 'M-18 36V-36L18 36V-36'];

/** How the reader did. */
export function Yours() {
  const seen = useTable();
  const all = standingIn(seen);
  const at = all.findIndex(({ seat }) => seat === seen.seat);
  const mine = all[at];
  if (!mine) return null;
  const { seat, won, runes, level, gold } = mine;
  const stands = t('ending.stands', { runes, level, gold });
  if (won) return <>{t('ending.you-won', { hero: seen.nameOf(seat), stands })}</>;
  return <>{t('ending.you-lost', { hero: seen.nameOf(seat), stands, place: at + 1, all: all.length })}</>;
}
