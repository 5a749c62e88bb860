/** What a figure has: Effects and tokens, cards in use, the Pack, a Familiar, Espers. */

import type { ThingView, View } from '@questwright/kernel';
import type { Scene } from '@questwright/messages';
import {
  ABILITY_TOKENS,
  countersOn,
  NEGATIVE_EFFECTS,
  POSITIVE_EFFECTS,
  seenIn,
  type Figure,
  type GearCard,
} from '@questwright/middara/shown';
import { Sign } from '../../../materials/sign.tsx';
import type { SignName } from '../../../materials/signs.ts';
import { useTable } from '../../../table/shown-table.ts';
import { Chip, FaceOf, HpBar } from './bits.tsx';
import { Pip } from './dice.tsx';
import styles from './gear.module.css';
import { leftOf } from './odds.ts';
import { named, number, summonedBy } from './reading.ts';

const TOKENS = Object.keys(ABILITY_TOKENS);
/** The Effect that one has to know of first. */
export const worstOf = (scene: Scene, thing: number): string | null =>
  NEGATIVE_EFFECTS.find((effect) => (countersOn(scene, thing)[effect] ?? 0) > 0) ?? null;

export function Tokens({ figure: { thing } }: { figure: Figure }) {
  const { scene, tell } = useTable();
  const counters = countersOn(scene, thing);
  const has = (name: string): boolean => (counters[name] ?? 0) > 0;
  const carried = seenIn(scene).tokens.filter(({ bearer }) => bearer === thing);
  const all = [
    ...NEGATIVE_EFFECTS.filter(has).map((one) => ({ key: one, kind: 'bad', text: tell(`effect.${one}`) }) as const),
    ...POSITIVE_EFFECTS.filter(has).map((one) => ({ key: one, kind: 'good', text: tell(`effect.${one}`) }) as const),
    ...TOKENS.filter(has).map((one) => {
      const text = tell('board.ability-tokens', { token: { key: `token.${one}`, with: {} }, count: counters[one]! });
      return { key: one, kind: 'token', text } as const;
    }),
    ...carried.map((one) => {
      const text = tell('web.party.carries', { token: named(one.thing) });
      return { key: `carried ${one.thing}`, kind: 'plain', text } as const;
    }),
  ];
  if (all.length === 0) return null;
  return (
    <p className={styles.chips}>
      {all.map(({ key, kind, text }) => (
        <Chip key={key} kind={kind}>
          {text}
        </Chip>
      ))}
    </p>
  );
}

const thingIn = (view: View, thing: number): ThingView | undefined =>
  Object.values(view.zones)
    .flat()
    .find((one) => one.thing === thing);
function signOf({ weapon, kind, armor, type }: GearCard): SignName {
  if (weapon !== undefined) return weapon.type === 'ranged' ? 'bow' : 'sword';
  if (kind === 'discipline') return 'star';
  if (kind === 'familiar' || kind === 'companion') return 'heart';
  return armor !== undefined || type === 'armor' ? 'shield' : 'tent';
}

interface Card {
  thing: number;
  id: string;
  card: GearCard;
  state: 'ready' | 'exhausted' | 'used' | 'flipped';
  upgrades: readonly number[];
}
function cardsIn(scene: Scene, things: readonly number[]): Card[] {
  return things.flatMap((thing): Card[] => {
    const found = thingIn(scene.view, thing);
    if (found === undefined || found.card === null) return [];
    const { exhausted = 0, used = 0 } = found.counters;
    const state = found.up === false ? 'flipped' : exhausted > 0 ? 'exhausted' : used > 0 ? 'used' : 'ready';
    const card = scene.content.get(found.card) as unknown as GearCard;
    const upgrades = (found.under ?? []).map((one) => one.thing);
    return [{ thing, id: found.card, card, state, upgrades }];
  });
}

/** Cards in use: all of them one by one, or in short what lies ready and what does not. */
export function Gear({ figure, whole }: { figure: Figure; whole: boolean }) {
  const { scene, tell } = useTable();
  const { familiars = [] } = scene.view.world as unknown as {
    familiars?: readonly { figure: number; thing: number }[];
  };
  const own = familiars.filter((one) => one.figure === figure.thing && !figure.gear.includes(one.thing));
  const cards = cardsIn(scene, [...figure.gear, ...own.map(({ thing }) => thing)]);
  if (cards.length === 0) return null;
  if (!whole) {
    const weapons = cards.filter(({ card, state }) => card.weapon !== undefined || state !== 'ready');
    return (
      <p className={styles.chips}>
        {weapons.map((one) => (
          <Chip key={one.thing} kind={one.state === 'ready' ? 'plain' : 'off'}>
            <Sign name={signOf(one.card)} />
            <span>
              {tell(`content.${one.id}`)}
              {one.state !== 'ready' && <span className="unseen">, {tell(`web.gear.${one.state}`)}</span>}
            </span>
          </Chip>
        ))}
      </p>
    );
  }
  return (
    <ul className={styles.gear} aria-label={tell('web.gear.label')}>
      {cards.map((one) => (
        <Line key={one.thing} one={one} />
      ))}
    </ul>
  );
}
export function Pack({ figure }: { figure: Figure }) {
  const { scene, tell } = useTable();
  const cards = cardsIn(scene, figure.pack);
  if (cards.length === 0) return null;
  return (
    <ul className={styles.gear} data-pack="" aria-label={tell('web.gear.pack')}>
      {cards.map((one) => (
        <Line key={one.thing} one={one} pack />
      ))}
    </ul>
  );
}

function Line({ one: { thing, id, card, state, upgrades }, pack = false }: { one: Card; pack?: boolean }) {
  const { tell, wonder, scene } = useTable();
  const name = tell(`content.${id}`);
  const numbers = [
    ...(card.weapon?.range === undefined ? [] : [tell('web.gear.range', { number: card.weapon.range })]),
    ...(card.weapon?.reach === undefined ? [] : [tell('web.gear.reach', { number: card.weapon.reach })]),
    ...(card.armor === undefined ? [] : [tell('web.gear.armor', { number: card.armor })]),
    ...(card.defense === undefined ? [] : [tell('web.gear.defense', { number: card.defense })]),
  ];
  return (
    <li data-state={state}>
      <button type="button" onClick={() => wonder({ about: 'card', card: id, thing })}>
        <Sign name={pack ? 'lock' : signOf(card)} />
        <span className={styles.name}>
          {name}
          {cardsIn(scene, upgrades).map((upgrade) => (
            <small key={upgrade.thing}> + {tell(`content.${upgrade.id}`)}</small>
          ))}
        </span>
        <span className={styles.right}>
          {state === 'ready' ? numbers.join(', ') : tell(`web.gear.${state}`)}
          {state === 'ready' && card.weapon?.dice.map((die, i) => <Pip key={i} die={die} />)}
        </span>
      </button>
    </li>
  );
}

/** Espers on the board, under whoever has summoned them. */
export function Summoned({ figure }: { figure: Figure }) {
  const { scene, tell } = useTable();
  const all = summonedBy(scene, figure.thing);
  if (all.length === 0) return null;
  return (
    <ul className={styles.espers} aria-label={tell('web.gear.espers')}>
      {all.map(({ thing, acted }) => (
        <li key={thing}>
          <FaceOf thing={thing} size={30} />
          <span>
            {tell('web.name', { figure: named(thing) })}
            {acted && <small> {tell('web.party.acted')}</small>}
          </span>
          <HpBar left={leftOf(scene, thing)} most={number(scene.value('maximum HP', thing))} />
        </li>
      ))}
    </ul>
  );
}
