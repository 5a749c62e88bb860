import { useTable } from '../../../../table/shown-table.ts';
import type { PackUi } from '../../../pack-ui.ts';
import { ENDGAME } from '../../endgame.ts';
import { ColorSign } from '../../pictures/signs.tsx';
import { CardName } from '../../tabletop.tsx';
import { stormIn, stormlordsIn, scionsIn } from './readers.ts';
import styles from './seven-scions.module.css';
import WORDS from './words.en.json';

const COLORS = ['green', 'yellow', 'blue'] as const;

/** The market column with the storm counter, from the bottom up; what is left of the Storm cards. */
function Storm() {
  const { view, tell, value, complete } = useTable();
  const { counter } = stormIn(view);
  const towns = (complete(() => value('towns')) ?? []) as readonly string[];
  const spaces = towns.map((town, at) => ({ town, number: at + 1 })).toReversed();
  return (
    <section>
      <h3>{tell('top.storm')}</h3>
      <p className="unseen">{tell('top.storm-at', { position: counter, most: towns.length })}</p>
      <ol className={styles.column} reversed>
        {spaces.map(({ town, number }) => (
          <li
            key={town}
            data-here={number === counter ? '' : undefined}
            data-passed={number < counter ? '' : undefined}
          >
            {number === counter && <Bolt />}
            {tell('top.storm-space', { town: tell(`content.space-${town}`), here: number === counter ? 'yes' : 'no' })}
          </li>
        ))}
        <li key="start" data-here={counter === 0 ? '' : undefined} data-start="">
          {counter === 0 && <Bolt />}
          {tell('top.storm-start', { here: counter === 0 ? 'yes' : 'no' })}
        </li>
      </ol>
      <h4 className={styles.small}>{tell('top.storm-cards')}</h4>
      <ul className={styles.decks}>
        {COLORS.map((color) => {
          const cards = view.zones[`${color} storm deck`]?.length ?? 0;
          return (
            <li key={color}>
              <ColorSign color={color} label={tell('top.storm-deck', { color, cards })} />
              <span aria-hidden="true">{cards}</span>
            </li>
          );
        })}
      </ul>
      <h4 className={styles.small}>{tell('top.stormlords')}</h4>
      <ul className={styles.lords}>
        {stormlordsIn(view).map(({ thing, card }) => (
          <Lord key={thing} thing={thing} card={card!} />
        ))}
      </ul>
    </section>
  );
}
const Bolt = () => (
  <svg className={styles.bolt} viewBox="0 0 12 16" aria-hidden="true">
    <path d="M7 0 1 9h4l-2 7 8-10H6l3-6z" />
  </svg>
);

/** Always to be read: its name leads to its whole card. */
function Lord({ thing, card }: { thing: number; card: string }) {
  const { tell, content } = useTable();
  const { mind, body, spirit, life } = content.get(card) as unknown as Record<string, number>;
  return (
    <li>
      <CardName card={card} thing={thing} />
      <small>{tell('top.stormlord', { mind: mind!, body: body!, spirit: spirit!, life: life! })}</small>
    </li>
  );
}

/** The six on their track: asleep with a counter, or awake beside somebody. */
function Scions() {
  const { view, content, tell, nameOf, colorOf } = useTable();
  return (
    <section>
      <h3>{tell('top.scions')}</h3>
      <ol className={styles.scions}>
        {scionsIn(view, content).map(({ thing, card, number, holder, owner }) => {
          const seat = owner ?? holder;
          const key = owner !== null ? 'top.scion-awake' : holder !== null ? 'top.scion-held' : 'top.scion-asleep';
          return (
            <li key={card} data-awake={owner === null ? undefined : ''}>
              <span
                className={styles.number}
                style={seat === null ? undefined : { borderColor: colorOf(seat) }}
                aria-hidden="true"
              >
                {number}
              </span>
              <span>
                <CardName card={card} thing={thing} />
                <small>{tell(key, { name: seat === null ? '' : nameOf(seat) })}</small>
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The nearer the storm, the darker the land. */
function Sky() {
  const { view } = useTable();
  const { counter } = stormIn(view);
  const broken = view.stack.some(({ proc }) => proc === 'storm step' || proc === 'endgame');
  return (
    <div
      className={styles.sky}
      data-broken={broken ? '' : undefined}
      style={{ opacity: Math.min(0.5, counter * 0.055) }}
      aria-hidden="true"
    />
  );
}

const ui: PackUi = {
  words: WORDS,
  panels: [Storm, Scions],
  skies: [Sky],
  sounds: { 'storm broke': 'event', 'scion awoke': 'level', ...ENDGAME.sounds },
  news: ['storm broke', 'storm weathered', 'scion awoke', ...ENDGAME.news],
  parts: { 'storm broke': 'card', 'storm counter moved': 'result', 'scion counter taken': 'result' },
};
export default ui;
