/** What lies in the space that somebody looks at: by pointer, by key, or with a long press. */

import type { Space } from '@questwright/runebound';
import { useLayoutEffect, useRef } from 'react';
import type { Reach } from '../../board/props.ts';
import { Why } from '../../table/why/rule-link.tsx';
import { useTable, type WhyTopic } from '../../table/shown-table.ts';
import { t } from '../../words.ts';
import { CardPicture } from './pictures/art.tsx';
import styles from './pictures/map.module.css';
import { Picture } from './pictures/picture.tsx';
import { ColorSign, Drops } from './pictures/signs.tsx';
import { heroThing, landIn, numberOr, thingIn } from './view-readers.ts';

/** Somebody wanted to go there and cannot now. */
export interface Refused {
  space: string;
  /** The number of the decision. */
  no: number;
  about: WhyTopic;
  reason: string;
}

interface LookedProps {
  space: string;
  at: Space;
  reach: readonly Reach[];
  refused: Refused | null;
}

/** Milliseconds until the map has come to rest under a place that is looked at. */
const GLIDE = 450;

/** Lays a box to the other edge of the map where it would cover the place that it tells of. */
function lieAside(box: HTMLElement, space: string): void {
  box.removeAttribute('data-aside');
  const place = box.parentElement?.querySelector(`[data-space="${space}"]`)?.getBoundingClientRect();
  if (!place) return;
  const { left, right, top, bottom } = box.getBoundingClientRect();
  const covers = place.left < right && place.right > left && place.top < bottom && place.bottom > top;
  box.toggleAttribute('data-aside', covers);
}

export function Looked({ space, at, reach, refused }: LookedProps) {
  const { tell, view } = useTable();
  const { adventures, undefeated, heroes } = landIn(view);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const look = (): void => {
      if (box.current) lieAside(box.current, space);
    };
    look();
    const timer = setTimeout(look, GLIDE);
    return () => clearTimeout(timer);
  }, [space]);
  const way = reach.find((one) => one.space === space);
  const waits = undefeated.find((one) => one.thing >= 0 && one.space === space);
  const challenge = waits ? (thingIn(view, waits.thing)?.card ?? null) : null;
  const wares = at.town === undefined ? [] : (view.zones[`stack of ${at.town}`] ?? []);
  const seats = heroes.flatMap((hero, seat) => (hero.space === space ? [seat] : []));
  return (
    <div ref={box} className={styles.looked}>
      {at.town !== undefined && <CardPicture id={`space-${space}`} className={styles.view!} />}
      {challenge !== null && <CardPicture id={challenge} className={styles.view!} />}
      <strong>{tell(`content.space-${space}`)}</strong>
      <p>{tell(`terrain.${at.terrain}`)}</p>
      {at.jewel !== undefined && (
        <p>
          <ColorSign color={at.jewel} />{' '}
          {t(adventures.includes(space) ? 'map.adventure' : 'map.jewel', { color: at.jewel })}
        </p>
      )}
      {challenge !== null && <p>{t('map.waits', { card: tell(`content.${challenge}`) })}</p>}
      {wares.length > 0 && (
        <p>
          {t('map.market', { cards: wares.flatMap(({ card }) => (card === null ? [] : [tell(`content.${card}`)])) })}
        </p>
      )}
      {seats.map((seat) => (
        <Hero key={seat} seat={seat} />
      ))}
      {refused && (
        <p className={styles.refused}>
          {refused.reason} <Why title={refused.reason} about={refused.about} />
        </p>
      )}
      {way && (
        <p className={styles.way}>
          {way.dice.length === 0
            ? t('map.reachable')
            : t('map.way', { steps: way.path.length, dice: way.dice.length, faces: [...way.dice] })}
        </p>
      )}
    </div>
  );
}

function Hero({ seat }: { seat: number }) {
  const { view, nameOf, value } = useTable();
  const thing = heroThing(view, seat);
  if (!thing?.card) return null;
  return (
    <p className={styles.hero}>
      <span className={styles.face}>
        <Picture card={thing.card} />
      </span>
      {nameOf(seat)}{' '}
      <Drops kind="life" lost={thing.counters['wounds'] ?? 0} all={numberOr(value('life', thing.thing), 0)} />
    </p>
  );
}
