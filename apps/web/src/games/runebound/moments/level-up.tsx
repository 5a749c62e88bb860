/** Experience: five cards, each with what it is before and after, and what that changes. */

import type { View } from '@questwright/kernel';
import { COLORS, diceOf, GAIN, IMPROVEMENTS, type Color, type Improvement } from '@questwright/runebound';
import materials from '../../../materials/materials.module.css';
import { Sign } from '../../../materials/sign.tsx';
import type { SignName } from '../../../materials/signs.ts';
import { useAnswers } from '../../../table/dock/answering.ts';
import { useTable } from '../../../table/shown-table.ts';
import { t } from '../../../words.ts';
import { Pips } from '../players/pips.tsx';
import { ColorSign } from '../pictures/signs.tsx';
import { heroThing, landIn, numberOr } from '../view-readers.ts';
import { shortName } from '../words-of.ts';
import { colorsThatMatter, gainsOf, largest, shutOut, type Gain, type Learner } from './gains.ts';
import styles from './level-up.module.css';

/** Points are spent in a turn; what is chosen before the game is asked beside the map. */
export const isGrowing = (view: View): boolean => {
  const { proc, mine } = view.decision ?? {};
  return proc === 'experience step' && mine?.asked === true && mine.options.some((one) => one.startsWith('improve:'));
};

const SIGNS: Readonly<Record<Improvement, SignName>> = {
  mind: 'bow',
  body: 'sword',
  spirit: 'star',
  stamina: 'dia',
  life: 'drop',
};

export function LevelUp() {
  const seen = useTable();
  const { view, seat, value, content } = seen;
  const hero = seat === null ? null : heroThing(view, seat);
  if (seat === null || hero === null) return null;
  const closed = (value('closed colors', seat) ?? []) as readonly Color[];
  const learner: Learner = {
    content,
    bonus: (phase) => numberOr(value('combat roll', hero.thing, `${phase} attack`), 0),
    dice: diceOf(value, hero.thing),
    closed,
  };
  const colors = colorsThatMatter(learner);
  const gains = new Map(IMPROVEMENTS.map((one) => [one, gainsOf(learner, one, colors)] as const));
  const best = largest(gains);
  const counters = landIn(view).heroes[seat]?.counters;
  return (
    <section className={styles.growing} aria-label={t('level.label')} data-over-the-map="">
      <header className={styles.head}>
        <h2>{t('level.title', { who: shortName(seen, hero.card) })}</h2>
        <p>{t('level.lead')}</p>
        <p className={styles.counters}>
          {COLORS.flatMap((color) =>
            Array.from({ length: counters?.[color] ?? 0 }, (_, i) => <ColorSign key={`${color} ${i}`} color={color} />),
          )}
          <svg className={styles.arrow} viewBox="0 0 52 20" aria-hidden="true">
            <path d="M1 10h46M38 3l9 7-9 7" />
          </svg>
          <span className={styles.medal} aria-hidden="true">
            <svg viewBox="0 0 24 24">
              <path d="M12 4l7 8h-4v8H9v-8H5z" />
            </svg>
          </span>
        </p>
      </header>
      <ul className={styles.cards}>
        {IMPROVEMENTS.map((improvement) => (
          <Improved
            key={improvement}
            improvement={improvement}
            now={numberOr(value(improvement, hero.thing), null)}
            gains={gains.get(improvement) ?? []}
            best={best === improvement}
            loses={improvement === 'life' ? shutOut(closed) : null}
          />
        ))}
      </ul>
    </section>
  );
}

interface ImprovedProps {
  improvement: Improvement;
  now: number | null;
  gains: readonly Gain[];
  best: boolean;
  /** The color of which no more cards may be drawn. */
  loses: Color | null;
}
function Improved({ improvement, now, gains, best, loses }: ImprovedProps) {
  const { wonder, tell } = useTable();
  const { numberOf, takeOption, sending } = useAnswers();
  const option = `improve:${improvement}`;
  const number = numberOf(option);
  const after = now === null ? null : now + GAIN[improvement];
  const name = tell(`value.${improvement}`);
  const why = (): void => wonder({ about: 'option', title: name, option });
  return (
    <li className={styles.slot} data-best={best ? '' : undefined}>
      <button
        type="button"
        className={`${materials.vellum} ${styles.card}`}
        data-of={improvement}
        data-option={option}
        data-off={number === null ? '' : undefined}
        disabled={sending}
        onClick={number === null ? why : () => takeOption(option)}
      >
        <span className={styles.medallion}>
          <Sign name={SIGNS[improvement]} />
        </span>
        <strong>{name}</strong>
        <span className={styles.change}>
          {t('level.from', { from: now ?? '…' })} <b>{t('level.to', { to: after ?? '…' })}</b>
        </span>
        {gains.map((gain) => (
          <Bar key={gain.color} gain={gain} />
        ))}
        {(improvement === 'life' || improvement === 'stamina') && after !== null && (
          <Pips kind={improvement} left={after} all={after} />
        )}
        <span className={styles.about}>{t(`level.about.${improvement}`)}</span>
        {loses !== null && <span className={styles.loses}>{t('level.loses', { color: loses })}</span>}
        {best && <span className={styles.best}>{t('level.best')}</span>}
        {number === null ? <em>{t('level.why-not')}</em> : <kbd className={materials.key}>{number}</kbd>}
      </button>
    </li>
  );
}

/** The gain is hatched, so that it does not depend on color. */
function Bar({ gain: { phase, color, before, after } }: { gain: Gain }) {
  return (
    <span className={styles.gain}>
      <span>{t('level.against', { phase, color })}</span> <b>{t('level.chance', { before, after })}</b>
      <span className={styles.bar} aria-hidden="true">
        <i style={{ width: `${before}%` }} />
        <i className={styles.more} style={{ width: `${Math.max(0, after - before)}%` }} />
      </span>
    </span>
  );
}
