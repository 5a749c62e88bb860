/** What is before everybody's eyes: a fight, a market, talks, a card that was drawn. */

import type { ThingView, View } from '@questwright/kernel';
import { chanceOf } from '@questwright/odds';
import type { Attribute, Skill } from '@questwright/runebound';
import { useCardLines } from '../../table/card-text.tsx';
import { Num } from '../../table/rule-link.tsx';
import { useSeen } from '../../table/seen.ts';
import { t } from '../../words.ts';
import { inHundred } from './chances.ts';
import { Fight } from './fight.tsx';
import { Market } from './market.tsx';
import { Picture } from './picture.tsx';
import { linesOfFight, rollsIn } from './rolls.ts';
import styles from './stage.module.css';
import { CardName } from './tabletop.tsx';
import { Talks } from './talks.tsx';
import { Throw } from './throw.tsx';
import { battleIn, heroThing, numberOr, PARTS, placeOf, talkIn, thingIn } from './ways.ts';

const isAtMarket = (view: View): boolean => view.decision?.proc === 'market step' && view.decision.mine?.asked === true;
export const cardAtHand = (view: View): ThingView | null =>
  view.zones['adventure']?.find(({ card }) => card !== null) ?? null;
const picksAPlace = (view: View): boolean =>
  view.decision?.mine?.asked === true && view.decision.mine.options.some((option) => placeOf(option) !== null);

export const isOnStage = (view: View): boolean =>
  !view.over &&
  !picksAPlace(view) &&
  (battleIn(view) !== null || isAtMarket(view) || talkIn(view) !== null || cardAtHand(view) !== null);

const SOLD: ReadonlySet<string> = new Set(['buy', 'hire', 'sell', 'heal', 'hints']);

/** What the stage shows itself. */
export function stages(view: View, option: string): boolean {
  const [choice = ''] = option.split(':');
  if (!isOnStage(view)) return false;
  if (isAtMarket(view)) return SOLD.has(choice);
  if (talkIn(view) !== null) return choice === 'propose';
  if (battleIn(view) === null) return false;
  return choice === 'use' || (choice === 'hints' && PARTS.some((part) => part === view.decision?.proc));
}

export function Stage() {
  const { view } = useSeen();
  const battle = battleIn(view);
  const opponent = battle ? thingIn(view, battle.opponent) : null;
  if (battle && opponent) return <Fight battle={battle} opponent={opponent} />;
  if (isAtMarket(view)) return <Market />;
  const talk = talkIn(view);
  if (talk) return <Talks talk={talk} />;
  const card = cardAtHand(view);
  return card?.card ? <Drawn card={card.card} thing={card.thing} /> : null;
}

function Drawn({ card, thing }: { card: string; thing: number }) {
  const { log } = useSeen();
  const lines = useCardLines(card);
  const rolls = rollsIn(linesOfFight(log)).slice(-1);
  return (
    <section className={styles.drawn} aria-label={t('stage.card')}>
      <span className={styles.picture}>
        <Picture card={card} />
      </span>
      <div className={styles.text}>
        <h2>
          <CardName card={card} thing={thing} />
        </h2>
        {lines.map(({ key, text }) => (
          <p key={key + text} className={key.startsWith('flavour.') ? styles.quiet : undefined}>
            {text}
          </p>
        ))}
        <Trial />
        {rolls.map((roll) => (
          <Throw key={roll.key} roll={roll} />
        ))}
      </div>
    </section>
  );
}

interface Test {
  seat: number;
  attribute: Attribute;
  skill: Skill | null;
  number: number;
}

/** A test that is being made: what it needs, and how likely that is. */
function Trial() {
  const { view, value, tell } = useSeen();
  const test = view.stack.findLast(({ proc }) => proc === 'test')?.locals as unknown as Test | undefined;
  const hero = test ? heroThing(view, test.seat) : null;
  if (!test || !hero) return null;
  const { attribute, skill, number, seat } = test;
  const learned = skill === null ? 0 : numberOr(value('skill bonus', seat, skill), null);
  const native = numberOr(value(attribute, hero.thing), null);
  if (learned === null || native === null) return null;
  const chance = inHundred(chanceOf(number, { bonus: native + learned }));
  return (
    <p className={styles.trial}>
      {t('trial.needs', {
        attribute: tell(`value.${attribute}`),
        skill: skill === null ? null : tell(`skill.${skill}`),
        number,
      })}{' '}
      <Num of={[attribute, hero.thing]} title={tell(`value.${attribute}`)}>
        {t('trial.chance', { bonus: native + learned, chance })}
      </Num>
    </p>
  );
}
