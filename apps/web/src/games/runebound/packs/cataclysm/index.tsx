import type { Terrain } from '@questwright/runebound';
import { BURNT } from '@questwright/runebound/picture';
import { useState } from 'react';
import { useTable } from '../../../../table/shown-table.ts';
import type { PackUi } from '../../../pack-ui.ts';
import { GLYPHS } from '../../pictures/terrain-glyphs.ts';
import { CardName } from '../../tabletop.tsx';
import top from '../../tabletop.module.css';
import { poolsIn, questsIn, ruinIn, sourceOf, townsIn, type TownView } from './readers.ts';
import { SIGNS, signOf } from './signs.ts';
import styles from './cataclysm.module.css';
import { wayOf } from './way.tsx';
import WORDS from './words.en.json';

const useTowns = (): TownView[] => {
  const { view, content, value, complete } = useTable();
  const towns = (complete(() => value('towns of the map')) ?? []) as readonly string[];
  return townsIn(view, content, towns);
};

/** Every town with what became of it, what lies there, and who has which of its cards. */
function Towns() {
  const { tell, content, view, nameOf, colorOf } = useTable();
  const towns = useTowns();
  const { deeds } = ruinIn(view);
  return (
    <section>
      <h3>{tell('top.fates')}</h3>
      <ul className={styles.towns}>
        {towns.map((one) => (
          <li key={one.town} data-state={one.state}>
            <Sign state={one.state} curse={one.curse} />
            <span>
              <b>{tell(`word.town.${one.town}`)}</b>
              <small>
                {tell('top.fate', {
                  state: one.state,
                  curse: one.curse === null ? '' : tell(`word.${one.curse}`),
                  terrain: one.terrain === null ? '' : tell(`text.symbol.${one.terrain}`),
                })}
              </small>
              {one.state === 'cursed' && (
                <small className={styles.levels}>
                  {tell('top.levels', { first: one.left[0]!, second: one.left[1]!, third: one.left[2]! })}{' '}
                  <Source card={sourceOf(content, one.curse!)} />
                </small>
              )}
              {one.held.length > 0 && (
                <small className={styles.held}>
                  {one.held.map(({ seat, card }) => (
                    <span key={card.thing} style={{ borderColor: colorOf(seat) }}>
                      <CardName card={card.card!} thing={card.thing} /> {nameOf(seat)}
                    </span>
                  ))}
                </small>
              )}
            </span>
          </li>
        ))}
      </ul>
      <h4 className={styles.small}>{tell('top.points')}</h4>
      <ul className={styles.points}>
        {deeds.map(({ freed }, seat) => (
          <Points key={seat} seat={seat} freed={freed} />
        ))}
      </ul>
    </section>
  );
}
const Source = ({ card }: { card: string | null }) => (card === null ? null : <CardName card={card} thing={null} />);
function Points({ seat, freed }: { seat: number; freed: number }) {
  const { tell, nameOf, value, complete, colorOf } = useTable();
  const points = (complete(() => value('victory points', seat)) ?? 0) as number;
  const target = (complete(() => value('victory point target')) ?? 0) as number;
  return (
    <li style={{ borderColor: colorOf(seat) }}>
      {tell('top.points-of', { name: nameOf(seat), points, target, freed })}
    </li>
  );
}
/** As on the map. */
function Sign({ state, curse }: Pick<TownView, 'state' | 'curse'>) {
  const { drawing, color } = signOf(state, curse);
  return (
    <svg className={styles.sign} viewBox="-6 -6 36 36" aria-hidden="true">
      <circle cx="12" cy="12" r="17" fill={color} />
      <path d={drawing} />
    </svg>
  );
}

/** The quests that lie open, and how far everybody is. */
function Quests() {
  const { view, content, tell, nameOf, colorOf } = useTable();
  const quests = questsIn(view, content);
  const counters = ruinIn(view).quests;
  return (
    <section>
      <h3>{tell('top.quests')}</h3>
      {quests.length === 0 && <p className={top.quiet}>{tell('top.no-quests')}</p>}
      <ul className={styles.quests}>
        {quests.map(({ thing, card, curse, need, far }) => (
          <li key={thing}>
            <CardName card={card} thing={thing} /> <small>{tell(`word.${curse}`)}</small>
            {far.map(({ seat, marks }) => (
              <span key={seat} className={styles.progress}>
                <i aria-hidden="true">
                  {Array.from({ length: need }, (_, at) => (
                    <b
                      key={at}
                      data-done={at < marks ? '' : undefined}
                      style={at < marks ? { background: colorOf(seat) } : undefined}
                    />
                  ))}
                </i>
                <small>{tell('top.quest-far', { name: nameOf(seat), marks, need })}</small>
              </span>
            ))}
          </li>
        ))}
      </ul>
      <p className={styles.small}>
        {tell('top.quest-counters')}{' '}
        {counters
          .flatMap((seat, at) =>
            seat > 0 ? [tell('top.quest-counter', { name: nameOf(seat - 1), number: at + 1 })] : [],
          )
          .join(', ')}
      </p>
    </section>
  );
}

// ---- two rows of dice ----

/** What a face shows; a die that is not rolled yet shows nothing. */
function Die({ face }: { face: number | null }) {
  const { value, complete, tell } = useTable();
  const shown = face === null ? [] : ((complete(() => value('symbols', face)) ?? []) as readonly Terrain[]);
  return (
    <span className={styles.die} title={shown.map((one) => tell(`text.symbol.${one}`)).join(', ')}>
      {shown.map((one) => (
        <svg key={one} viewBox="0 0 22 22" aria-hidden="true">
          <path d={GLYPHS[one]} />
        </svg>
      ))}
    </span>
  );
}
function Row({ label, faces }: { label: string; faces: readonly (number | null)[] }) {
  return (
    <p className={styles.row}>
      <span>{label}</span>
      {faces.map((face, at) => (
        <Die key={at} face={face} />
      ))}
    </p>
  );
}
const blank = (dice: number): null[] => Array.from({ length: Math.max(0, dice) }, () => null);

/** Before the roll: a slider between the rows. Afterwards: what they show. */
function Dice() {
  const { view, tell, answer, seat } = useTable();
  const { decision } = view;
  const options = decision?.mine?.options.filter((one) => one.startsWith('trading:')) ?? [];
  const isAsked = decision?.mine?.asked === true && options.length > 0;
  const most = options.length - 1;
  const [wanted, want] = useState<number | null>(null);
  const pools = poolsIn(view);
  if (isAsked) {
    const trading = Math.min(most, wanted ?? Math.min(2, most));
    return (
      <section className={styles.dice} aria-label={tell('top.divide')}>
        <Row label={tell('top.travel', { dice: most - trading })} faces={blank(most - trading)} />
        <input
          type="range"
          min={0}
          max={most}
          value={trading}
          aria-label={tell('top.slider')}
          aria-valuetext={tell('top.slider-at', { travel: most - trading, trading })}
          onChange={(event) => want(Number(event.target.value))}
        />
        <Row label={tell('top.trading', { dice: trading })} faces={blank(trading)} />
        <button type="button" onClick={() => answer([`trading:${trading}`])}>
          {tell('top.divide-now', { travel: most - trading, trading })}
        </button>
      </section>
    );
  }
  if (pools === null || pools.trading === 0) return null;
  return (
    <section className={styles.dice} aria-label={tell('top.pools')} data-mine={pools.seat === seat ? '' : undefined}>
      <Row label={tell('top.travel', { dice: pools.travel.length })} faces={pools.travel} />
      <Row
        label={tell(pools.traded ? 'top.traded' : 'top.trading', { dice: pools.trading })}
        faces={pools.rolled.length > 0 ? pools.rolled : pools.traded ? [] : blank(pools.trading)}
      />
    </section>
  );
}

/** Ash in the air, embers at the rim: less of it with every town that is free. */
function Ash() {
  const { view } = useTable();
  const { freed } = ruinIn(view);
  return <div className={styles.ash} style={{ opacity: Math.max(0.25, 1 - freed.length * 0.16) }} aria-hidden="true" />;
}

const ui: PackUi = {
  words: WORDS,
  panels: [Towns, Quests],
  wayOf,
  faces: ['brave'],
  signs: {
    trade: 'coin',
    'see-wares': 'coin',
    'see-healers': 'heart',
    'travel-on': 'boot',
    brave: 'sword',
    'take-up': 'hammer',
    'try-quest': 'star',
    'stand-by': 'shield',
    'hand-over': 'coin',
    'claim-quest': 'trophy',
  },
  land: { style: BURNT },
  tokens: SIGNS,
  skies: [Ash, Dice],
  sounds: { 'curse claimed': 'level', 'town freed': 'level', 'curse braved': 'event', 'town destroyed': 'event' },
  news: ['curse claimed', 'town freed', 'quest revealed', 'quest went on'],
  parts: {
    'curse braved': 'card',
    'curse claimed': 'result',
    'town freed': 'result',
    'dice divided': 'move',
    'traded with camps': 'result',
    'wares seen': 'card',
    'quest went on': 'result',
  },
};
export default ui;
