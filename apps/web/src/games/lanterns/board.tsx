/** The foggy river: the quays of the keepers with what shines there, the piles on the water, and the reader's hand. */

import type { ThingView } from '@questwright/kernel';
import { chanceOf, sumOf } from '@questwright/dice';
import { useAnswers } from '../../table/dock/answering.ts';
import { useTable } from '../../table/shown-table.ts';
import { Back, Face } from './card.tsx';
import styles from './lanterns.module.css';
import { isAbout, riverIn, type Quay } from './river.ts';
import { Scenery } from './scenery.tsx';

/** Two dice are rolled to light a lantern. */
const TWO_DICE = sumOf(2, 6);

export function Board() {
  const { view, seat, tell } = useTable();
  const river = riverIn(view);
  const { deck, ashes, drift, prow, dice, night, level, quays } = river;
  return (
    <div className={styles.board}>
      <section className={styles.river} aria-label={tell('web.river')}>
        <Scenery level={level} />
        <p className={styles.night}>{tell('web.night', { night, level })}</p>
        <ol className={styles.quays} aria-label={tell('web.quays')}>
          {quays.map((quay) => (
            <QuayInWords key={quay.seat} quay={quay} />
          ))}
        </ol>
        <ul className={styles.piles} aria-label={tell('web.piles')}>
          <li>
            <h3>{tell('zone.deck')}</h3>
            <Back count={deck.length} />
          </li>
          {[...prow, ...drift].map((thing) => (
            <li key={thing.thing} className={styles.floats}>
              <h3>{tell(prow.includes(thing) ? 'zone.prow' : 'zone.drift')}</h3>
              <Face thing={thing} small />
              {dice.length > 0 && <p className={styles.dice}>{tell('web.dice', { dice: [...dice] })}</p>}
            </li>
          ))}
          <li>
            <h3>{tell('zone.ashes')}</h3>
            {ashes[0] ? <Face thing={ashes[0]} small /> : <p className={styles.none}>{tell('web.none')}</p>}
          </li>
        </ul>
      </section>
      {seat !== null && <Hand things={quays[seat]?.hand ?? []} seat={seat} />}
    </div>
  );
}

function QuayInWords({ quay }: { quay: Quay }) {
  const { seat, oil, isFirst, lanterns, boat, hand } = quay;
  const { nameOf, colorOf, tell, value, complete, view } = useTable();
  const light = complete(() => value('light', seat) as number);
  const wins = complete(() => value('light to win') as number) ?? 8;
  const asked = view.decision?.waitsFor.includes(seat) === true;
  return (
    <li className={styles.quay} aria-current={asked || undefined} style={{ borderColor: colorOf(seat) }}>
      <h3>
        {nameOf(seat)} {isFirst && <span>{tell('web.first')}</span>}
      </h3>
      <p className={styles.state}>
        <span className={styles.pips} aria-hidden="true">
          {Array.from({ length: wins }, (_, i) => (
            <i key={i} data-lit={i < (light ?? 0) || undefined} />
          ))}
        </span>
        <span>{tell('web.state', { light: light ?? 0, wins, oil, hand: hand.length })}</span>
      </p>
      {lanterns.length + boat.length === 0 ? (
        <p className={styles.none}>{tell('web.dark')}</p>
      ) : (
        <ul className={styles.row}>
          {[...lanterns, ...boat].map((thing) => (
            <li key={thing.thing}>
              <Face thing={thing} small />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** One's own cards, each with what can be done with it now. */
function Hand({ things, seat }: { things: readonly ThingView[]; seat: number }) {
  const { tell } = useTable();
  const { choices, take, sending } = useAnswers();
  return (
    <section className={styles.hand} aria-label={tell('web.hand')}>
      {things.length === 0 && <p className={styles.none}>{tell('web.no-hand')}</p>}
      <ul>
        {things.map((thing) => {
          const acts = choices.filter(
            ({ begun, whole }) => whole && begun.length === 1 && isAbout(begun[0]!, thing.thing),
          );
          return (
            <li key={thing.thing} data-open={acts.length > 0 || undefined}>
              <Face thing={thing}>
                {acts.map((choice) => (
                  <button
                    key={choice.begun.join(' ')}
                    type="button"
                    className={styles.act}
                    disabled={sending}
                    onClick={() => take(choice)}
                  >
                    {choice.label}
                    {choice.begun[0]!.startsWith('light:') && <Chance thing={thing.thing} seat={seat} />}
                  </button>
                ))}
              </Face>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** How often it lights, of 100. */
function Chance({ thing, seat }: { thing: number; seat: number }) {
  const { tell, value, complete } = useTable();
  const percent = complete(() => {
    const [fog, bonus] = [value('fog', thing) as number, value('steadiness', seat) as number];
    return Math.round(chanceOf(fog, { bonus }, TWO_DICE) * 100);
  });
  return percent === null ? null : <span className={styles.chance}>{tell('web.chance', { percent })}</span>;
}
