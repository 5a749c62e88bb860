/** What is chosen before a table of Middara is opened: an Encounter, what the party sets out with, and how hard it is. */

import type { Params, View } from '@questwright/kernel';
import { PARTY, START, type AbraxisCard, type EncounterCard } from '@questwright/middara/shown';
import type { LoadedGame, OwnSetup, SetupPartProps } from '../../game.ts';
import { Portrait } from '../pictures/pictures.tsx';
import { EncounterMap } from './encounter-map.tsx';
import styles from './setup.module.css';

const OUTFITS = [...Object.keys(START.outfits), 'asked'] as const;
const FIRST = { encounter: 'the-sluice', outfit: OUTFITS[0]! } as const satisfies Params;

/** Variants that make it easier, and those that make it harder. The book asks for some of one or of the other. */
const EASY = ['favorable-conditions', 'reconnaissance', 'xp-leniency'];
const HARD = ['active-combatants', 'unpredictable-combat'];
const LEVELS = {
  easy: ['favorable-conditions', 'reconnaissance'],
  printed: [],
  hard: HARD,
} as const satisfies Record<string, readonly string[]>;
type Level = keyof typeof LEVELS;
/** Null for a mix of one's own. */
function levelOf(packs: readonly string[]): Level | null {
  const chosen = packs.filter((one) => EASY.includes(one) || HARD.includes(one)).toSorted();
  const levels = Object.keys(LEVELS) as Level[];
  return levels.find((one) => LEVELS[one].toSorted().join() === chosen.join()) ?? null;
}

function Part({ game, options, packs, seats, change }: SetupPartProps) {
  const { content, say } = game;
  const tell = (key: string, about: Params = {}): string => say({ key, with: about });
  const all = [...content].filter(([, { kind }]) => kind === 'encounter');
  const tables = [...content].filter(([, { kind }]) => kind === 'abraxis');
  const named = options['encounter'];
  const chosen = typeof named === 'string' ? named : FIRST.encounter;
  const card = content.get(chosen);
  const level = levelOf(packs);
  const choose = (part: Params): void => change({ options: { ...options, ...part } });
  return (
    <section className={styles.setup} aria-label={tell('outfit.setup')}>
      <fieldset className={styles.encounters}>
        <legend>
          <b aria-hidden="true">1</b> {tell('outfit.encounter')}
        </legend>
        <div className={styles.list}>
          {[...all, ...tables].map(([id, one]) => (
            <label key={id} className={styles.encounter}>
              <input
                type="radio"
                name="encounter"
                checked={id === chosen}
                onChange={() => choose({ encounter: id })}
                aria-label={tell(`content.${id}`)}
                aria-describedby={`about-${id}`}
              />
              <span className={styles.mini}>
                {one.kind === 'encounter' ? (
                  <EncounterMap id={id} content={content} />
                ) : (
                  <span className={styles.dice} />
                )}
              </span>
              <span>
                <strong>{tell(`content.${id}`)}</strong>
                <small id={`about-${id}`}>
                  {one.kind === 'encounter' ? foesOf(one as EncounterCard) : tell('outfit.dice-game')}
                </small>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className={styles.middle}>
        <fieldset className={styles.outfits} disabled={card?.kind === 'abraxis'}>
          <legend>
            <b aria-hidden="true">2</b> {tell('outfit.what-with')}
          </legend>
          <ul className={styles.party}>
            {PARTY.map((id, i) => (
              <li key={id}>
                <Portrait id={id} size={46} card={content.get(id)!} />
                <span>
                  <strong>{tell(`content.${id}`)}</strong>
                  <small>{whoLeads(i)}</small>
                </span>
              </li>
            ))}
          </ul>
          {OUTFITS.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="outfit"
                checked={options['outfit'] === one}
                aria-label={tell(`outfit.ready.${one}`)}
                aria-describedby={`about-${one}`}
                onChange={() => choose({ outfit: one })}
              />
              <span>
                <strong>{tell(`outfit.ready.${one}`)}</strong>
                <small id={`about-${one}`}>
                  {tell(`outfit.ready-about.${one}`, { gold: START.gold, xp: START.xp })}
                </small>
              </span>
            </label>
          ))}
        </fieldset>
        <fieldset className={styles.levels} disabled={card?.kind === 'abraxis'}>
          <legend>
            <b aria-hidden="true">3</b> {tell('outfit.how-hard')}
          </legend>
          <div>
            {(Object.keys(LEVELS) as Level[]).map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={level === one}
                onClick={() =>
                  change({
                    packs: [...packs.filter((pack) => !EASY.includes(pack) && !HARD.includes(pack)), ...LEVELS[one]],
                  })
                }
              >
                {tell(`outfit.level.${one}`)}
              </button>
            ))}
          </div>
          <p>
            {level === null
              ? tell('outfit.level-mixed')
              : level === 'printed'
                ? tell('outfit.level-printed')
                : LEVELS[level].map((pack) => tell(`pack.${pack}`)).join('; ')}
          </p>
        </fieldset>
      </div>
      <div className={styles.preview}>
        <div className={styles.board}>
          {card?.kind === 'encounter' ? (
            <EncounterMap
              id={chosen}
              content={content}
              whole
              label={tell('outfit.map', { encounter: { content: chosen }, foes: foesOf(card as EncounterCard) })}
            />
          ) : (
            <span className={styles.dice} />
          )}
        </div>
        <h2>{tell(`content.${chosen}`)}</h2>
        {card?.kind === 'encounter' ? ofEncounter(card as EncounterCard) : ofAbraxis(card as AbraxisCard | undefined)}
      </div>
    </section>
  );

  function foesOf({ combatants }: EncounterCard): string {
    const counted = new Map<string, number>();
    for (const { card: who } of combatants) counted.set(who, (counted.get(who) ?? 0) + 1);
    return [...counted].map(([who, number]) => tell('outfit.foes', { number, who: { content: who } })).join(', ');
  }
  function whoLeads(i: number): string {
    const seat = i % seats.length;
    const who = seats[seat] ?? 'me';
    return tell('outfit.led-by', {
      who: who.startsWith('bot:') ? 'bot' : who,
      seat: seat + 1,
      alone: seats.length === 1,
    });
  }
  function ofEncounter({ ends, special = [] }: EncounterCard) {
    const intro = `intro.${chosen}`;
    const known = Object.entries(ends).filter(([, { later }]) => later !== true);
    return (
      <>
        {say.has(intro) && <p className={styles.intro}>{tell(intro)}</p>}
        <ul className={styles.ends}>
          {(['win', 'lose'] as const).flatMap((outcome) =>
            known
              .filter(([, end]) => end.outcome === outcome)
              .map(([name]) => (
                <li key={name} data-outcome={outcome}>
                  <b>{tell(`outfit.${outcome}`)}</b> {tell(`end.${chosen}.${name}`)}
                </li>
              )),
          )}
          {special.map((name) => (
            <li key={name} data-outcome="rule">
              {tell(`special.${name}`)}
            </li>
          ))}
        </ul>
        <p className={styles.legend}>{tell('outfit.legend')}</p>
      </>
    );
  }
  function ofAbraxis(found: AbraxisCard | undefined) {
    return (
      <ul className={styles.ends}>
        <li data-outcome="rule">
          {tell('outfit.to-match')}: {tell('symbols', { book: 0, shield: 0, burst: 0, ...found?.symbols })}
        </li>
        <li data-outcome="rule">{tell(`abraxis.${chosen}`)}</li>
        <li data-outcome="rule">{tell('outfit.stakes')}</li>
      </ul>
    );
  }
}

/** Whom a seat leads, in turn with the others. */
function Led({ game, seat, seats }: { game: LoadedGame; seat: number; seats: number }) {
  return (
    <span className={styles.led} aria-hidden="true">
      {PARTY.filter((_, i) => i % seats === seat).map((id) => (
        <Portrait key={id} id={id} size={seats < 3 ? 56 : 88} card={game.content.get(id)!} />
      ))}
    </span>
  );
}

const SETTLED: Readonly<Record<string, readonly string[] | 'advice'>> = {
  'setting up/outfit': ['shop first'],
  'starting space/where': 'advice',
  'carrier/who': 'advice',
  'distribution/another split': ['as it is'],
};

export const SETUP: OwnSetup = {
  Part,
  first: FIRST,
  Led,
  answer: ({ decision }: View) => SETTLED[`${decision?.proc}/${decision?.step}`] ?? null,
};
