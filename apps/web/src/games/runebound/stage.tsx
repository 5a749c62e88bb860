/** What is before everybody's eyes: a fight, a market, a card that was drawn. */

import type { ThingView, View } from '@questwright/kernel';
import { PHASES } from '@questwright/runebound';
import { useCardLines } from '../../table/card-text.tsx';
import { useSeen } from '../../table/seen.ts';
import { t } from '../../words.ts';
import { Fight } from './fight.tsx';
import { Market } from './market.tsx';
import styles from './stage.module.css';
import { CardName } from './tabletop.tsx';
import { thingIn } from './ways.ts';

export interface Battle {
  heroes: number[];
  opponent: number;
  round: number;
}
const battleIn = (view: View): Battle | null =>
  (view.stack.findLast(({ proc }) => proc === 'combat')?.locals as Battle | undefined) ?? null;
const isAtMarket = (view: View): boolean => view.decision?.proc === 'market step' && view.decision.mine?.asked === true;
const cardAtHand = (view: View): ThingView | null => view.zones['adventure']?.find(({ card }) => card !== null) ?? null;

export const isOnStage = (view: View): boolean =>
  !view.over && (battleIn(view) !== null || isAtMarket(view) || cardAtHand(view) !== null);

/** Where the fight stands: before it, or in one of its phases. */
export const phaseNow = (view: View): string | null => {
  const names = ['before combat', 'escape phase', ...PHASES.map((phase) => `${phase} phase`)];
  return view.stack.findLast(({ proc }) => names.includes(proc))?.proc ?? null;
};

export function Stage() {
  const { view } = useSeen();
  const battle = battleIn(view);
  const opponent = battle ? thingIn(view, battle.opponent) : null;
  if (battle && opponent) return <Fight battle={battle} opponent={opponent} />;
  if (isAtMarket(view)) return <Market />;
  const card = cardAtHand(view);
  return card?.card ? <Drawn card={card.card} thing={card.thing} /> : null;
}

function Drawn({ card, thing }: { card: string; thing: number }) {
  const lines = useCardLines(card);
  return (
    <section className={styles.stage} aria-label={t('stage.card')}>
      <h2>
        <CardName card={card} thing={thing} />
      </h2>
      {lines.map(({ key, text }) => (
        <p key={key + text} className={key.startsWith('flavour.') ? styles.quiet : undefined}>
          {text}
        </p>
      ))}
    </section>
  );
}
