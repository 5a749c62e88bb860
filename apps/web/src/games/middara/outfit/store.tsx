/** A Store: what is for sale, what it would change for whoever shops, and what can be sold, upgraded or put elsewhere. */

import type { GearCard } from '@questwright/middara/shown';
import { useEffect, useRef, useState } from 'react';
import materials from '../../../materials/materials.module.css';
import { Sign } from '../../../materials/sign.tsx';
import { useAnswers } from '../../../table/dock/answering.ts';
import { useTable } from '../../../table/shown-table.ts';
import { Doll, Party } from './doll.tsx';
import { Compared, Facts, gearIn, Pic, Take, useNameOf, useSupposed } from './parts.tsx';
import { aboutThing, busyIn, byCard, cardOf, idOf, inTheWay, optionsOf, typeOf, within, worldIn } from './readers.ts';
import { Refused } from './refusal.tsx';
import styles from './store.module.css';

const FILTERS = ['all', 'weapons', 'worn', 'small', 'upgrades', 'paid'] as const;
type Filter = (typeof FILTERS)[number];
const IN: Readonly<Record<Filter, readonly (string | null)[]>> = {
  all: [],
  weapons: ['weapon'],
  worn: ['armor', 'core', 'accessory'],
  small: ['relic', 'consumable'],
  upgrades: [],
  paid: [],
};
const ORDER: readonly (string | null)[] = ['weapon', 'armor', 'core', 'accessory', 'relic', 'consumable'];

interface Ware {
  thing: number;
  id: string;
  copies: number;
  card: GearCard;
}

/** What this Store has, one of each card, as the rules list it. */
function useWares(store: string): Ware[] {
  const { view, content, value } = useTable();
  const listed = (name: string, ...about: string[]): Ware[] =>
    byCard(view, (value(name, ...about) ?? []) as number[]).flatMap((one) => {
      const card = gearIn(content, one.id);
      return card === null ? [] : [{ ...one, card }];
    });
  const place = ({ card }: Ware): number => ORDER.indexOf(typeOf(card));
  const items = listed('for sale', store).toSorted(
    (one, other) => place(one) - place(other) || (one.card.cost ?? 0) - (other.card.cost ?? 0),
  );
  return [...items, ...listed('Upgrades for sale')];
}

export function Store() {
  const { view, content, tell } = useTable();
  const { store } = within(view, 'shop and train')!;
  const figure = busyIn(view);
  const { gold } = worldIn(view);
  const wares = useWares(store);
  const [filter, setFilter] = useState<Filter>('all');
  const [chosen, choose] = useState<number | null>(null);
  const counter = useRef<HTMLElement>(null);
  /** Whoever chooses with keys goes on at the counter. */
  const pick = (thing: number, byKeys: boolean): void => {
    choose(thing);
    if (byKeys) requestAnimationFrame(() => counter.current?.querySelector<HTMLElement>('button, [tabindex]')?.focus());
  };
  const passes = ({ card }: Ware): boolean => {
    if (filter === 'all') return card.kind === 'item';
    if (filter === 'upgrades') return card.kind === 'upgrade';
    if (filter === 'paid') return card.kind === 'item' && (card.cost ?? 0) <= gold;
    return IN[filter].includes(typeOf(card));
  };
  const shown = wares.filter(passes);
  const isStill = chosen !== null && idOf(view, chosen) !== '';
  const card = isStill ? cardOf(view, content, chosen) : null;
  const isNew = card?.kind === 'item' && figure?.gear.includes(chosen!) === false;
  const out = isNew ? inTheWay(view, content, figure.gear, card) : [];
  return (
    <section className={styles.store} aria-label={tell('outfit.store')}>
      <header className={`${materials.walnut} ${styles.sign}`}>
        <h2>{tell(`content.${store}`)}</h2>
        <p>{tell('outfit.says', { store: Array.from(store).length % 3 })}</p>
        <strong className={styles.gold}>
          <Sign name="coin" /> {tell('outfit.gold', { gold })}
        </strong>
      </header>
      <div className={`${materials.vellum} ${styles.shelf}`}>
        <div className={styles.filters} role="group" aria-label={tell('outfit.filter')}>
          {FILTERS.map((one) => (
            <button key={one} type="button" aria-pressed={filter === one} onClick={() => setFilter(one)}>
              {tell(`outfit.filter.${one}`)}
            </button>
          ))}
          <span>
            {tell('outfit.shown', {
              number: shown.length,
              all: wares.filter(({ card }) => card.kind === 'item').length,
            })}
          </span>
        </div>
        <ul className={styles.wares}>
          {shown.map((one) => (
            <WareCard key={one.thing} ware={one} gold={gold} chosen={chosen === one.thing} onChoose={pick} />
          ))}
        </ul>
        {shown.length === 0 && <p>{tell('outfit.nothing-there')}</p>}
      </div>
      {figure && (
        <section
          ref={counter}
          className={`${materials.vellum} ${styles.counter}`}
          aria-label={tell('outfit.counter')}
          data-open={isStill || undefined}
        >
          <Party chosen={figure} />
          <Doll figure={figure} out={out} chosen={chosen} onChoose={pick} />
          {isStill ? (
            <Bargain key={`${figure.thing} ${chosen}`} thing={chosen} out={out} onLeave={() => choose(null)} />
          ) : (
            <p className={styles.hint}>{tell('outfit.choose-something')}</p>
          )}
        </section>
      )}
    </section>
  );
}

interface WareProps {
  ware: Ware;
  gold: number;
  chosen: boolean;
  onChoose(thing: number, byKeys: boolean): void;
}
function WareCard({ ware: { thing, id, copies, card }, gold, chosen, onChoose }: WareProps) {
  const { tell } = useTable();
  const { numberOf } = useAnswers();
  const number = numberOf(`buy:${thing}`);
  const cost = card.cost ?? 0;
  const dear = card.kind === 'item' && cost > gold;
  return (
    <li>
      <button
        type="button"
        className={styles.ware}
        aria-pressed={chosen}
        data-dear={dear || undefined}
        onClick={({ detail }) => onChoose(thing, detail === 0)}
      >
        <Pic id={id} />
        <span className={styles.about}>
          <strong>{tell(`content.${id}`)}</strong>
          <Facts id={id} most={2} />
          {(copies > 1 || card.unique) && <em>{tell(card.unique ? 'outfit.unique' : 'outfit.copies', { copies })}</em>}
        </span>
        {card.kind === 'item' && (
          <span className={styles.price}>
            {tell('outfit.price', { cost })} <Sign name="coin" />
            {dear && <small>{tell('outfit.short', { gold: cost - gold })}</small>}
          </span>
        )}
        {number !== null && <kbd className={materials.key}>{number}</kbd>}
      </button>
    </li>
  );
}

/** What can be done about a card that lies before somebody: bought, sold, upgraded; and what it would change. */
function Bargain({ thing, out, onLeave }: { thing: number; out: readonly number[]; onLeave(): void }) {
  const { view, content, tell, offer } = useTable();
  const nameOf = useNameOf();
  const figure = busyIn(view)!;
  const id = idOf(view, thing);
  const card = gearIn(content, id);
  const isOwn = figure.gear.includes(thing) || figure.pack.includes(thing);
  const name = tell(`content.${id}`);
  useEscape(onLeave);
  if (card === null) return null;
  const upgrades = optionsOf(view).filter((option) => {
    const [choice, first, other] = option.split(':');
    return ['upgrade', 'transfer', 'replace'].includes(choice!) && [first, other].includes(String(thing));
  });
  const buy = `buy:${thing}`;
  const price = Number(offer?.options[buy]?.with['cost'] ?? card.cost ?? 0);
  const kept = figure.gear.filter((one) => !out.includes(one));
  return (
    <div className={styles.bargain}>
      <h3>
        {out.length === 0 ? name : tell('outfit.instead', { card: name, of: out.map(nameOf).join(' + ') })}
        <button type="button" className={styles.close} onClick={onLeave} aria-label={tell('outfit.put-down')}>
          ✕
        </button>
      </h3>
      <div className={styles.deals}>
        {!isOwn && card.kind === 'item' && (
          <>
            <Take option={buy} main>
              {tell('outfit.buy', { cost: price, left: worldIn(view).gold - price })}
            </Take>
            <Whither gear={figure.gear} thing={thing} figure={figure.thing} pack={figure.pack.length} />
            <Refused option={buy} title={tell('outfit.buy-title', { card: name })} />
          </>
        )}
        {aboutThing(view, thing)
          .filter((option) => option.startsWith('sell:'))
          .map((option) => (
            <Take key={option} option={option} />
          ))}
        {isOwn && card.kind === 'item' && (
          <Refused option={`sell:${thing}`} title={tell('outfit.sell-title', { card: name })} />
        )}
        {upgrades.map((option) => (
          <Take key={option} option={option} />
        ))}
        {card.kind === 'upgrade' && upgrades.length === 0 && (
          <Refused option={`upgrade:${thing}:${figure.gear[0] ?? 0}`} title={name} />
        )}
      </div>
      {card.kind === 'item' && !figure.gear.includes(thing) && (
        <Before figure={figure.thing} gear={figure.gear} then={[...kept, thing]} name={nameOf(figure.thing)} />
      )}
      <div className={styles.whole}>
        <Facts id={id} />
      </div>
    </div>
  );
}

/** Where it goes when it is bought: it is equipped where there is room. */
function Whither({
  figure,
  gear,
  thing,
  pack,
}: {
  figure: number;
  gear: readonly number[];
  thing: number;
  pack: number;
}) {
  const { tell, value } = useTable();
  const added = useSupposed(figure, [...gear, thing]);
  const room = pack < Number(value('Pack size', figure) ?? 3);
  if (added === null) return null;
  const where = added.wrong === null ? 'gear' : room ? 'pack' : 'stash';
  return <p className={styles.hint}>{tell('outfit.goes', { where })}</p>;
}

interface BeforeProps {
  figure: number;
  gear: readonly number[];
  then: readonly number[];
  name: string;
}
export function Before({ figure, gear, then, name }: BeforeProps) {
  const { tell } = useTable();
  return (
    <Compared
      now={useSupposed(figure, gear)}
      then={useSupposed(figure, then)}
      title={tell('outfit.compared', { name })}
    />
  );
}

/** Escape puts down what was taken up, before it means anything else. */
export function useEscape(act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', pressed, true);
    return () => removeEventListener('keydown', pressed, true);
  }, []);
}
