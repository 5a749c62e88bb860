/** Re-Equipping, in a Store, after an Encounter and in the middle of one: what is worn, what lies in Packs and in the Party
 *  Stash, and what may change hands. Also what is found and finds no room. */

import type { Figure } from '@questwright/middara/shown';
import { useState } from 'react';
import materials from '../../../materials/materials.module.css';
import { useTable } from '../../../table/shown-table.ts';
import { Doll, Party } from './doll.tsx';
import { Compared, FaceOf, Facts, gearIn, Pic, Take, useNameOf, useSupposed } from './parts.tsx';
import { aboutThing, busyIn, cardOf, idOf, inTheWay, optionsOf, partyIn, within } from './readers.ts';
import { Before, useEscape } from './store.tsx';
import styles from './gear.module.css';

export function Gear() {
  const { view, content, tell } = useTable();
  const nameOf = useNameOf();
  const [chosen, choose] = useState<number | null>(null);
  const figure = busyIn(view);
  if (figure === null) return null;
  const named = optionsOf(view).flatMap((option) => Number(option.split(':')[1]));
  // Those of others that may be taken, or that have been and may go back.
  const others = partyIn(view).filter(
    (one) => one.thing !== figure.thing && [...one.gear, ...one.pack].some((thing) => named.includes(thing)),
  );
  const stash = (view.zones['stash'] ?? []).map(({ thing }) => thing);
  const isStashOpen = view.stack.some(({ proc }) => proc === 'shop and train' || proc === 'restore');
  const isStill = chosen !== null && idOf(view, chosen) !== '';
  const card = isStill ? cardOf(view, content, chosen) : null;
  const isWorn = isStill && figure.gear.includes(chosen);
  const out = card !== null && !isWorn ? inTheWay(view, content, figure.gear, card) : [];
  return (
    <section className={styles.gear} aria-label={tell('outfit.gear')}>
      <section className={`${materials.vellum} ${styles.own}`}>
        <Party chosen={figure} />
        <Doll figure={figure} out={out} chosen={chosen} onChoose={choose} />
        {isStill ? (
          <Changes key={chosen} thing={chosen} figure={figure} out={out} onLeave={() => choose(null)} />
        ) : (
          <p>{tell('outfit.choose-to-change')}</p>
        )}
        <Fits figure={figure} />
      </section>
      <div className={styles.others}>
        {others.map((one) => (
          <section key={one.thing} className={`${materials.vellum} ${styles.other}`} aria-label={nameOf(one.thing)}>
            <h3>
              <FaceOf figure={one} size={44} /> {nameOf(one.thing)}
            </h3>
            <Things things={[...one.gear, ...one.pack]} chosen={chosen} onChoose={choose} />
          </section>
        ))}
        <section className={`${materials.vellum} ${styles.other}`} aria-label={tell('outfit.stash')}>
          <h3>{tell('outfit.stash')}</h3>
          {!isStashOpen && <p>{tell('outfit.stash-closed')}</p>}
          {isStashOpen && stash.length === 0 && <p>{tell('outfit.stash-empty')}</p>}
          {isStashOpen && <Things things={stash} chosen={chosen} onChoose={choose} />}
        </section>
      </div>
    </section>
  );
}

interface ThingsProps {
  things: readonly number[];
  chosen: number | null;
  onChoose(thing: number): void;
}
function Things({ things, chosen, onChoose }: ThingsProps) {
  const { view, content, tell } = useTable();
  const items = things.filter((one) => cardOf(view, content, one)?.kind === 'item');
  return (
    <ul className={styles.things}>
      {items.map((thing) => (
        <li key={thing}>
          <button type="button" aria-pressed={thing === chosen} data-thing={thing} onClick={() => onChoose(thing)}>
            <Pic id={idOf(view, thing)} />
            <strong>{tell(`content.${idOf(view, thing)}`)}</strong>
          </button>
        </li>
      ))}
    </ul>
  );
}

interface ChangesProps {
  thing: number;
  figure: Figure;
  out: readonly number[];
  onLeave(): void;
}
/** Everything that may be done with a card, and what it would change to have it equipped. */
function Changes({ thing, figure, out, onLeave }: ChangesProps) {
  const { view, content, tell } = useTable();
  const nameOf = useNameOf();
  useEscape(onLeave);
  const id = idOf(view, thing);
  const card = gearIn(content, id);
  const options = aboutThing(view, thing);
  const kept = figure.gear.filter((one) => !out.includes(one));
  const isItem = card?.kind === 'item';
  return (
    <div className={styles.changes}>
      <div className={styles.what}>
        <h3>{tell(`content.${id}`)}</h3>
        <Facts id={id} />
        <div className={styles.acts}>
          {options.map((option) => (
            <Take key={option} option={option} />
          ))}
          {options.length === 0 && <p>{tell('outfit.nothing-to-do')}</p>}
        </div>
      </div>
      {isItem && !figure.gear.includes(thing) && (
        <Before figure={figure.thing} gear={figure.gear} then={[...kept, thing]} name={nameOf(figure.thing)} />
      )}
      {isItem && figure.gear.includes(thing) && <Without figure={figure} thing={thing} name={nameOf(figure.thing)} />}
    </div>
  );
}
function Without({ figure: { thing: who, gear }, thing, name }: { figure: Figure; thing: number; name: string }) {
  const { tell } = useTable();
  const now = useSupposed(who, gear);
  const then = useSupposed(
    who,
    gear.filter((one) => one !== thing),
  );
  return <Compared now={now} then={then} title={tell('outfit.without', { name })} />;
}

/** Whether it can stay like this. */
function Fits({ figure: { thing, gear } }: { figure: Figure }) {
  const { say, tell } = useTable();
  const supposed = useSupposed(thing, gear);
  if (supposed === null) return null;
  const { wrong } = supposed;
  return (
    <p className={styles.fits} data-wrong={wrong !== null || undefined} role="status">
      <span aria-hidden="true">{wrong === null ? '✓' : '✕'}</span> {wrong === null ? tell('outfit.fits') : say(wrong)}
    </p>
  );
}

/** What somebody found and has no room for. */
export function Found() {
  const { view, tell } = useTable();
  const found = within(view, 'gain');
  const figure = busyIn(view);
  if (found === null || figure === null) return null;
  const id = idOf(view, found.thing);
  return (
    <section className={styles.found} aria-label={tell('outfit.found')}>
      <div className={`${materials.vellum} ${styles.own}`}>
        <Party chosen={figure} />
        <h3>
          <Pic id={id} /> {tell(`content.${id}`)}
        </h3>
        <Facts id={id} />
        <h4>{tell('outfit.in-its-place')}</h4>
        <div className={styles.acts}>
          {optionsOf(view)
            .filter((option) => option.startsWith('throw out:'))
            .map((option) => (
              <Take key={option} option={option} />
            ))}
        </div>
      </div>
    </section>
  );
}
