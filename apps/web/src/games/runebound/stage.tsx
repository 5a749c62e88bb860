/** What is before everybody's eyes: a fight, a market, a card that was drawn. */

import type { ThingView, View } from '@questwright/kernel';
import { useCardLines } from '../../table/card-text.tsx';
import { useSeen } from '../../table/seen.ts';
import { t } from '../../words.ts';
import { Fight } from './fight.tsx';
import { Market } from './market.tsx';
import styles from './stage.module.css';
import { CardName } from './tabletop.tsx';
import { battleIn, thingIn } from './ways.ts';

const isAtMarket = (view: View): boolean => view.decision?.proc === 'market step' && view.decision.mine?.asked === true;
const cardAtHand = (view: View): ThingView | null => view.zones['adventure']?.find(({ card }) => card !== null) ?? null;

export const isOnStage = (view: View): boolean =>
  !view.over && (battleIn(view) !== null || isAtMarket(view) || cardAtHand(view) !== null);

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
