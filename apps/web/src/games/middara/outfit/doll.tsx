/** An Adventurer as a doll: what is worn, slot by slot, the Pack, and what has been learned. */

import type { Figure, GearCard } from '@questwright/middara/shown';
import materials from '../../../materials/materials.module.css';
import { useTable } from '../../../table/shown-table.ts';
import { Num } from '../../../table/why/rule-link.tsx';
import { useAnswers } from '../../../table/dock/answering.ts';
import { Dice, FaceOf, Pic, useNameOf } from './parts.tsx';
import { cardOf, idOf, partyIn, slotsOf, type Slot } from './readers.ts';
import styles from './doll.module.css';

const NUMBERS = ['maximum HP', 'defense', 'armor', 'movement value'] as const;

/** Whoever is outfitted, and the others of the party: whom the reader leads can be chosen. */
export function Party({ chosen }: { chosen: Figure }) {
  const { view, value, tell } = useTable();
  const { numberOf, takeOption, sending } = useAnswers();
  const nameOf = useNameOf();
  const { thing } = chosen;
  return (
    <header className={styles.party}>
      <FaceOf figure={chosen} size={72} />
      <div>
        <h3 data-who={idOf(view, thing)}>{nameOf(thing)}</h3>
        <p className={styles.numbers}>
          {NUMBERS.map((name) => (
            <Num key={name} of={[name, thing]} title={tell(`value.${name}`)}>
              {tell('outfit.of', { name: tell(`value.${name}`), number: Number(value(name, thing) ?? 0) })}
            </Num>
          ))}
          <Dice dice={(value('combat dice', thing) ?? []) as never} />
        </p>
      </div>
      <ul className={styles.others} aria-label={tell('outfit.party')}>
        {partyIn(view).map((one) => {
          const option = `for:${one.thing}`;
          const number = numberOf(option);
          const here = one.thing === thing;
          return (
            <li key={one.thing}>
              <button
                type="button"
                aria-pressed={here}
                aria-label={tell(here ? 'outfit.shops' : 'outfit.shop-for', { figure: { thing: one.thing } })}
                title={nameOf(one.thing)}
                disabled={sending || (!here && number === null)}
                onClick={() => number !== null && takeOption(option)}
              >
                <FaceOf figure={one} size={44} />
                {number !== null && <kbd className={materials.key}>{number}</kbd>}
              </button>
            </li>
          );
        })}
      </ul>
    </header>
  );
}

interface DollProps {
  figure: Figure;
  /** What would have to be put away. */
  out?: readonly number[];
  chosen: number | null;
  onChoose(thing: number, byKeys: boolean): void;
}
export function Doll({ figure, out = [], chosen, onChoose }: DollProps) {
  const { view, content, value, tell } = useTable();
  const size = Number(value('Pack size', figure.thing) ?? 3);
  const learned = figure.gear.filter((one) => {
    const kind = cardOf(view, content, one)?.kind;
    return kind !== undefined && kind !== 'item' && kind !== 'upgrade';
  });
  return (
    <>
      <ul className={styles.doll} aria-label={tell('outfit.slots')}>
        {slotsOf(view, content, figure, size).map((slot) => (
          <SlotCard
            key={`${slot.name} ${slot.number}`}
            slot={slot}
            out={slot.thing !== null && out.includes(slot.thing)}
            chosen={slot.thing !== null && slot.thing === chosen}
            onChoose={onChoose}
          />
        ))}
      </ul>
      {learned.length > 0 && (
        <p className={styles.learned}>
          {tell('outfit.learned', { of: learned.map((thing) => ({ thing })), number: learned.length })}
        </p>
      )}
    </>
  );
}

interface SlotProps {
  slot: Slot;
  out: boolean;
  chosen: boolean;
  onChoose(thing: number, byKeys: boolean): void;
}
function SlotCard({ slot: { name, number, thing, held }, out, chosen, onChoose }: SlotProps) {
  const { view, content, tell } = useTable();
  const where = tell(`outfit.slot.${name}`, { number });
  if (thing === null || held) {
    return (
      <li className={styles.slot} data-free="" data-small={isSmall(name) || undefined}>
        <small>{where}</small>
        <span>{held ? tell('outfit.both-hands') : tell('outfit.free', { number })}</span>
      </li>
    );
  }
  const card = cardOf(view, content, thing);
  return (
    <li className={styles.slot} data-out={out || undefined} data-small={isSmall(name) || undefined}>
      <button
        type="button"
        aria-pressed={chosen}
        data-thing={thing}
        onClick={({ detail }) => onChoose(thing, detail === 0)}
      >
        <small>{where}</small>
        <Pic id={idOf(view, thing)} />
        <strong>{tell(`content.${idOf(view, thing)}`)}</strong>
        <Worn card={card} thing={thing} />
      </button>
      {out && <em>{tell('outfit.has-to-go')}</em>}
    </li>
  );
}
const isSmall = (name: string): boolean => name === 'relic' || name === 'consumable' || name === 'pack';

/** What is upgraded, Exhausted or Flipped. */
function Worn({ card, thing }: { card: GearCard | null; thing: number }) {
  const { view, tell } = useTable();
  const lies = Object.values(view.zones)
    .flat()
    .find((one) => one.thing === thing);
  const under = lies?.under.length ?? 0;
  const { exhausted = 0 } = lies?.counters ?? {};
  return (
    <>
      {card?.weapon && <Dice dice={card.weapon.dice} />}
      {under > 0 && <small>{tell('outfit.upgraded', { under })}</small>}
      {exhausted > 0 && <small>{tell('outfit.exhausted')}</small>}
    </>
  );
}
