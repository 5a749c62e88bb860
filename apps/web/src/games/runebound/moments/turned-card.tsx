/** A card that is turned before everybody's eyes: its face, with an edge in the color of its deck, and what it means for the
 *  one who drew it. */

import { chanceOf, inHundred } from '@questwright/dice';
import { ATTRIBUTE_OF, diceOf, PHASES, type Card, type Challenge, type Phase } from '@questwright/runebound';
import materials from '../../../materials/materials.module.css';
import { useCardLines } from '../../../table/why/card-text.tsx';
import { useTable } from '../../../table/shown-table.ts';
import { t } from '../../../words.ts';
import { Sign } from '../fight/phases.tsx';
import { Picture } from '../pictures/picture.tsx';
import { Pips } from '../players/pips.tsx';
import { ColorSign } from '../pictures/signs.tsx';
import { heroThing, numberOr } from '../view-readers.ts';
import styles from './turned-card.module.css';

export function TurnedCard({ card, small = false }: { card: string; small?: boolean }) {
  const { tell, content } = useTable();
  const lines = useCardLines(card).filter(({ key }) => key.startsWith('text.') || key.startsWith('flavour.'));
  const printed = content.get(card) as Card | undefined;
  const color =
    printed?.kind === 'challenge' || printed?.kind === 'encounter' || printed?.kind === 'event' ? printed.color : null;
  const fights = printed?.kind === 'challenge' ? printed : null;
  return (
    <article className={styles.card} data-color={color ?? undefined} data-small={small || undefined}>
      <div className={`${materials.vellum} ${styles.face}`}>
        <h2>
          {color !== null && <ColorSign color={color} />} {tell(`content.${card}`)}
        </h2>
        <span className={styles.picture}>
          <Picture card={card} />
        </span>
        {fights && <Numbers card={fights} />}
        {lines.map(({ key, text }) => (
          <p key={key + text} className={key.startsWith('flavour.') ? styles.flavor : undefined}>
            {text}
          </p>
        ))}
      </div>
    </article>
  );
}

function Numbers({ card }: { card: Challenge }) {
  return (
    <>
      <dl className={styles.numbers}>
        {PHASES.map((phase) => (
          <div key={phase}>
            <dt>
              <Sign of={`${phase} phase`} />
              <span className="unseen">{t('stage.phase', { phase })}</span>
            </dt>
            <dd>
              <b>{card[ATTRIBUTE_OF[phase]]}</b> <small>{t('fight.hurts', { damage: card.damage[phase] })}</small>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.life}>
        {t('sheet.life')} <Pips kind="life" left={card.life} all={card.life} />
      </p>
    </>
  );
}

/** The way that hits most often, and the phase that hurts most. */
export function Slip({ card, seat }: { card: string; seat: number }) {
  const { content, view, value } = useTable();
  const found = content.get(card) as Card | undefined;
  const hero = heroThing(view, seat);
  if (found?.kind !== 'challenge' || hero === null) return null;
  const bonus = (phase: Phase): number | null => numberOr(value('combat roll', hero.thing, `${phase} attack`), null);
  const dice = diceOf(value, hero.thing);
  const ways = PHASES.flatMap((phase) => {
    const added = bonus(phase);
    const target = found[ATTRIBUTE_OF[phase]];
    return added === null
      ? []
      : [{ phase, needs: target - added, chance: inHundred(chanceOf(target, { bonus: added }, dice)) }];
  });
  const [best] = ways.toSorted((one, other) => other.chance - one.chance);
  const worst = PHASES.toSorted((one, other) => found.damage[other] - found.damage[one])[0]!;
  if (best === undefined) return null;
  return (
    <aside className={`${materials.vellum} ${styles.slip}`}>
      <h3>{t('slip.title')}</h3>
      <p>{t('slip.best', best)}</p>
      <p>{t('slip.beware', { phase: worst, damage: found.damage[worst] })}</p>
    </aside>
  );
}
