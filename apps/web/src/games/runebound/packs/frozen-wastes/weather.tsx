/** The weather tile with the frost of every terrain, and how cold everybody is. */

import type { ThingView } from '@questwright/kernel';
import { LANDS, SYMBOL, type Land } from '@questwright/runebound/isheim';
import { useTable } from '../../../../table/shown-table.ts';
import { CardPicture } from '../../pictures/art.tsx';
import { GLYPHS } from '../../pictures/terrain-glyphs.ts';
import { CardName } from '../../tabletop.tsx';
import top from '../../tabletop.module.css';
import { areaOf, heroSeats, heroThing, numberOr } from '../../view-readers.ts';
import styles from './frozen-wastes.module.css';
import { frozenIn, frostOf, weatherOf, whiteDeathOf } from './readers.ts';
import { SnowSwitch } from './snow.tsx';
import { WeatherSign } from './weather-sign.tsx';

export const Glyph = ({ land }: { land: Land }) => (
  <svg className={styles.glyph} viewBox="0 0 22 22" aria-hidden="true">
    <path d={GLYPHS[SYMBOL[land]]} />
  </svg>
);

/** As many flakes as frost. */
export const Flakes = ({ count }: { count: number }) => (
  <span className={styles.flakes} aria-hidden="true">
    {Array.from({ length: count }, (_, i) => (
      <svg key={i} viewBox="0 0 12 12">
        <path d="M6 .6V11.4M1.300 3.300L10.700 8.700M10.700 3.300L1.300 8.700" />
      </svg>
    ))}
  </span>
);

export function Weather() {
  const { view, content, tell } = useTable();
  const { weather } = frozenIn(view);
  const { frost, icon } = weatherOf(view, content);
  return (
    <section aria-label={tell('top.weather')}>
      <h3>{tell('top.weather')}</h3>
      <div className={styles.tile}>
        <CardPicture id={weather} className={styles.sky!} />
        <p>
          <CardName card={weather} thing={null} />
          {icon !== undefined && <WeatherSign icon={icon} />}
          {icon === undefined && <small>{tell('top.weather-printed')}</small>}
        </p>
        <ul className={styles.lands}>
          {LANDS.map((land) => (
            <li key={land} data-frost={Math.min(4, frost[land])}>
              <Glyph land={land} />
              <span className="unseen">
                {tell('top.weather-on', { land: tell(`land.${land}`), frost: frost[land] })}
              </span>
              <span aria-hidden="true">{tell(`land.${land}`)}</span>
              <b aria-hidden="true">{frost[land]}</b>
              <Flakes count={frost[land]} />
            </li>
          ))}
        </ul>
      </div>
      <SnowSwitch />
    </section>
  );
}

/** The same at a glance, over the map; whoever does not see it finds it at the table and in the names of spaces. */
export function WeatherStrip() {
  const { view, content, ui } = useTable();
  if (ui.hasStage(view)) return null;
  const { frost, icon } = weatherOf(view, content);
  return (
    <div className={styles.strip} aria-hidden="true">
      {icon !== undefined && <WeatherSign icon={icon} />}
      {LANDS.map((land) => (
        <span key={land} data-frost={Math.min(4, frost[land])}>
          <Glyph land={land} />
          <b>{frost[land]}</b>
        </span>
      ))}
    </div>
  );
}

/** Heroes and Allies with frost or white death, and how much frost they can still bear. */
export function Cold() {
  const { view, tell, value, content } = useTable();
  const cold = heroSeats(view)
    .flatMap((seat) => [heroThing(view, seat), ...areaOf(view, seat)])
    .filter((one): one is ThingView => one !== null && one.card !== null && content.has(one.card))
    .filter((one) => frostOf(one) + whiteDeathOf(one) > 0);
  return (
    <section>
      <h3>{tell('top.cold')}</h3>
      {cold.length === 0 && <p className={top.quiet}>{tell('top.cold-none')}</p>}
      <ul className={styles.list}>
        {cold.map((one) => (
          <li key={one.thing}>
            <CardName card={one.card!} thing={one.thing} />{' '}
            <small>
              {tell('top.cold-of', {
                frost: frostOf(one),
                most: numberOr(value('life against frost', one.thing), 0),
                sick: whiteDeathOf(one),
              })}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Two rows below life and stamina: frost against what one can bear, and white death. */
export function ColdOnSheet({ thing }: { thing: ThingView }) {
  const { value, tell } = useTable();
  const [frost, sick] = [frostOf(thing), whiteDeathOf(thing)];
  const most = numberOr(value('life against frost', thing.thing), 0);
  const life = numberOr(value('life', thing.thing), 0);
  const wounds = thing.counters['wounds'] ?? 0;
  return (
    <>
      <div className={styles.row}>
        <dt>{tell('top.frost')}</dt>
        <dd>
          <span className={styles.pips} aria-hidden="true">
            {Array.from({ length: Math.max(most, frost) }, (_, i) => (
              <svg
                key={i}
                viewBox="0 0 12 12"
                data-full={i < frost ? '' : undefined}
                data-last={i === most - 1 ? '' : undefined}
              >
                <path d="M6 .6V11.4M1.300 3.300L10.700 8.700M10.700 3.300L1.300 8.700" />
              </svg>
            ))}
          </span>
          <span className="unseen">
            {tell('top.frost-told', { frost, life: most, more: Math.max(0, most - frost) })}
          </span>
          <b aria-hidden="true">{tell('top.frost-of', { frost, life: most })}</b>
        </dd>
      </div>
      {sick > 0 && (
        <div className={styles.sick}>
          <dt>{tell('top.white-death')}</dt>
          <dd>
            <span className={styles.skulls} aria-hidden="true">
              {Array.from({ length: sick }, (_, i) => (
                <svg key={i} viewBox="0 0 12 12">
                  <path d="M6 .8a4.600 4.600 0 0 0 -4.600 4.600q0 2 1.600 2.800v2.600h6v-2.600q1.600 -.8 1.600 -2.800a4.600 4.600 0 0 0 -4.600 -4.600z" />
                </svg>
              ))}
            </span>
            <span className="unseen">{tell('top.white-death-told', { sick, lost: wounds + sick, life })}</span>
            <b aria-hidden="true">{tell('top.white-death-of', { sick })}</b>
          </dd>
        </div>
      )}
    </>
  );
}
