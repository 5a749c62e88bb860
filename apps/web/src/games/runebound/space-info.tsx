/** What lies in the space that somebody looks at: by pointer, by key, or with a long press. */

import { prospectAt, type Space } from '@questwright/runebound';
import type { Reach } from '../../board/props.ts';
import { Why } from '../../table/why/rule-link.tsx';
import { useTable, type WhyTopic } from '../../table/shown-table.ts';
import { ChanceBar } from '../../materials/chance-bar.tsx';
import { t } from '../../words.ts';
import { CardPicture } from './pictures/art.tsx';
import styles from './pictures/map.module.css';
import type { ClosedPlace } from './pictures/closed.ts';
import { Picture } from './pictures/picture.tsx';
import { Pips } from './players/pips.tsx';
import { ColorSign } from './pictures/signs.tsx';
import { heroThing, landIn, lostLife, numberOr, thingIn } from './view-readers.ts';

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
  closed: ClosedPlace | null;
}

export function Looked({ space, at, reach, refused, closed }: LookedProps) {
  const { tell, view, seat, scene, complete, ui } = useTable();
  const prospect = seat === null || closed ? null : complete(() => prospectAt(scene, seat, space));
  const dice = view.stack.findLast(({ proc }) => proc === 'movement step')?.locals['dice'];
  const all = Array.isArray(dice) ? dice.length : 0;
  const { adventures, undefeated, heroes } = landIn(view);
  const way = reach.find((one) => one.space === space);
  const waits = undefeated.find((one) => one.thing >= 0 && one.space === space);
  const challenge = waits ? (thingIn(view, waits.thing)?.card ?? null) : null;
  const wares = at.town === undefined ? [] : (view.zones[`stack of ${at.town}`] ?? []);
  const seats = heroes.flatMap((hero, seat) => (hero.space === space ? [seat] : []));
  return (
    <div className={styles.looked}>
      {at.town !== undefined && <CardPicture id={`space-${space}`} className={styles.view!} />}
      {challenge !== null && <CardPicture id={challenge} className={styles.view!} />}
      <strong>
        {at.jewel !== undefined && adventures.includes(space) && <ColorSign color={at.jewel} />}{' '}
        {tell(`content.space-${space}`)}
      </strong>
      <p>{tell(`terrain.${at.terrain}`)}</p>
      {ui.onSpace?.map((Told, i) => (
        <Told key={i} space={space} />
      ))}
      {at.jewel !== undefined && (
        <p>{t(adventures.includes(space) ? 'map.adventure' : 'map.jewel', { color: at.jewel })}</p>
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
      {prospect && (
        <>
          <ChanceBar win={Math.round(prospect.win * 100)} out={null} />
          {prospect.roughly && <p>{t('map.roughly')}</p>}
        </>
      )}
      {refused && (
        <p className={styles.refused}>
          {refused.reason} <Why title={refused.reason} about={refused.about} />
        </p>
      )}
      {closed && (
        <p className={styles.closed}>
          {closed.reason}{' '}
          <Why title={closed.reason} about={{ about: 'words', title: closed.reason, rules: [closed.rule] }} />
        </p>
      )}
      {way && (
        <p className={styles.way}>
          {way.dice.length === 0 ? t('map.reachable') : t('map.costs', { dice: way.dice.length, all })}
        </p>
      )}
    </div>
  );
}

function Hero({ seat }: { seat: number }) {
  const { view, nameOf, value, ui } = useTable();
  const thing = heroThing(view, seat);
  if (!thing?.card) return null;
  const life = numberOr(value('life', thing.thing), 0);
  return (
    <p className={styles.hero}>
      <span className={styles.face}>
        <Picture card={thing.card} />
      </span>
      {nameOf(seat)} <Pips kind="life" left={life - lostLife(ui, thing)} all={life} />
    </p>
  );
}
