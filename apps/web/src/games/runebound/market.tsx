/** The market of the town where the reader stands: what is sold, for how much, and what can be afforded. */

import type { ThingView } from '@questwright/kernel';
import type { Space } from '@questwright/runebound';
import { useCardLines } from '../../table/card-text.tsx';
import { useSeen } from '../../table/seen.ts';
import { t } from '../../words.ts';
import styles from './stage.module.css';
import { CardName } from './tabletop.tsx';
import { landIn } from './ways.ts';

export function Market() {
  const { view, seat, content, tell } = useSeen();
  const hero = landIn(view).heroes[seat ?? 0];
  const town = hero ? (content.get(`space-${hero.space}`) as Space | undefined)?.town : undefined;
  const cards = town === undefined ? [] : (view.zones[`stack of ${town}`] ?? []);
  return (
    <section className={styles.stage} aria-label={t('stage.market')}>
      <h2>
        {t('stage.market-of', { town: town === undefined ? '' : tell(`content.space-${town}`) })}{' '}
        <span className={styles.quiet}>{t('stage.purse', { gold: hero?.gold ?? 0 })}</span>
      </h2>
      <ul className={styles.stall}>
        {cards.map((card) =>
          card.card === null ? null : <Ware key={card.thing} ware={card} card={card.card} gold={hero?.gold ?? 0} />,
        )}
      </ul>
    </section>
  );
}

function Ware({ ware: { thing }, card, gold }: { ware: ThingView; card: string; gold: number }) {
  const { view, value, seat, answer, wonder, tell, content } = useSeen();
  const lines = useCardLines(card).filter(({ key }) => !key.startsWith('flavour.'));
  const price = value('price', thing, seat);
  const way = content.get(card)?.['kind'] === 'ally' ? 'hire' : 'buy';
  const option = `${way}:${thing}`;
  const offered = view.decision?.mine?.options.includes(option) === true;
  const name = tell(`content.${card}`);
  return (
    <li className={offered ? styles.ware : `${styles.ware} ${styles.beyond}`}>
      <h3>
        <CardName card={card} thing={thing} />
      </h3>
      {lines.map(({ key, text }) => (
        <p key={key + text}>{text}</p>
      ))}
      <button
        type="button"
        onClick={() =>
          offered ? answer([option]) : wonder({ about: 'option', title: t('stage.buy-title', { card: name }), option })
        }
      >
        {offered && typeof price === 'number'
          ? t(way === 'hire' ? 'stage.hire' : 'stage.buy', { price, left: gold - price })
          : t('stage.why-not', { price: typeof price === 'number' ? price : 0 })}
      </button>
    </li>
  );
}
