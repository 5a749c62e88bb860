/** The party: sheets beside the board, in full in a drawer, and as a rail of faces where there is less room. */

import { cardIn, encounterIn, seenIn, type Figure } from '@questwright/middara/shown';
import { useDrawers } from '../../../table/scene/drawers.tsx';
import { useTable } from '../../../table/shown-table.ts';
import { Num } from '../../../table/why/rule-link.tsx';
import { useAims } from './aims.ts';
import { FaceOf, HpBar, SpBar } from './bits.tsx';
import { Gear, Pack, Summoned, Tokens, worstOf } from './gear.tsx';
import { leftOf } from './odds.ts';
import { actingIn, figureOf, isDefeated, named, number, partyIn } from './reading.ts';
import styles from './sheets.module.css';

/** Whose sheet is unfolded: whoever acts, else the first of the party. */
function useFocus(party: readonly Figure[]): number | null {
  const { scene } = useTable();
  const acting = actingIn(scene);
  return party.find(({ thing }) => thing === acting)?.thing ?? null;
}

export function Own() {
  const { scene, tell } = useTable();
  const party = partyIn(scene);
  const focus = useFocus(party);
  if (party.length === 0 || encounterIn(scene) === undefined) return null;
  // Its sheet is the longest: below others its gear would lie under the dock.
  const focused = party.filter(({ thing }) => thing === focus);
  return (
    <section className={styles.party} aria-label={tell('web.party.label')}>
      {[...focused, ...party.filter(({ thing }) => thing !== focus)].map((one) => (
        <Sheet key={one.thing} figure={one} unfolded={one.thing === focus} />
      ))}
      <Rail party={party} focus={focus} />
    </section>
  );
}

function Sheet({ figure, unfolded, whole = false }: { figure: Figure; unfolded: boolean; whole?: boolean }) {
  const { scene, tell, wonder, info, nameOf } = useTable();
  const { thing, acted, owner } = figure;
  const most = number(scene.value('maximum HP', thing));
  const left = leftOf(scene, thing);
  const defeated = isDefeated(figure, most);
  const name = tell('web.name', { figure: named(thing) });
  const id = scene.view.zones['figures']?.find((one) => one.thing === thing)?.card ?? null;
  return (
    <article
      className={styles.sheet}
      data-who={id ?? undefined}
      data-side={figure.side}
      data-unfolded={unfolded || undefined}
      data-defeated={defeated || undefined}
      aria-label={name}
    >
      <header>
        <FaceOf thing={thing} size={unfolded ? 62 : 50} />
        <div>
          <h3>
            <button
              type="button"
              disabled={id === null}
              onClick={() => id !== null && wonder({ about: 'card', card: id, thing })}
            >
              {name}
            </button>
            {defeated ? (
              <em>{tell('web.party.defeated')}</em>
            ) : (
              acted && !unfolded && <em data-acted="">{tell('web.party.acted')}</em>
            )}
            {info.seats.length > 1 && owner >= 0 && <small>{tell('web.party.leads', { who: nameOf(owner) })}</small>}
          </h3>
          <Num of={['maximum HP', thing]} title={tell('web.party.hp', { figure: named(thing) })}>
            <HpBar left={left} most={most} />
          </Num>
          <SpBar figure={figure} />
        </div>
      </header>
      {(unfolded || whole) && <Numbers figure={figure} />}
      <Tokens figure={figure} />
      <Gear figure={figure} whole={unfolded || whole} />
      {(unfolded || whole) && <Pack figure={figure} />}
      <Summoned figure={figure} />
    </article>
  );
}

const NUMBERS = ['defense', 'armor', 'movement value'] as const;
/** Each of them tells what makes it so. */
function Numbers({ figure: { thing } }: { figure: Figure }) {
  const { value, tell } = useTable();
  const dice = (value('combat dice', thing) ?? []) as string[];
  return (
    <dl className={styles.numbers}>
      {NUMBERS.map((name) => (
        <div key={name}>
          <dt>{tell(`value.${name}`)}</dt>
          <dd>
            <Num
              of={[name, thing]}
              title={tell('web.number-of', { value: { key: `value.${name}`, with: {} }, figure: named(thing) })}
            >
              {number(value(name, thing))}
            </Num>
          </dd>
        </div>
      ))}
      <div>
        <dt>{tell('value.combat dice')}</dt>
        <dd>
          <Num
            of={['combat dice', thing]}
            title={tell('web.number-of', { value: { key: 'value.combat dice', with: {} }, figure: named(thing) })}
          >
            <span className={styles.dice}>
              {dice.map((die, i) => (
                <i key={i} data-die={die}>
                  {tell(`content.die-${die}`)}
                </i>
              ))}
            </span>
          </Num>
        </dd>
      </div>
    </dl>
  );
}

/** Faces with what matters most; a press tells the rest. */
function Rail({ party, focus }: { party: readonly Figure[]; focus: number | null }) {
  const { scene, tell } = useTable();
  const { show } = useDrawers();
  return (
    <ul className={styles.rail}>
      {party.map((one) => {
        const most = number(scene.value('maximum HP', one.thing));
        const left = leftOf(scene, one.thing);
        const worst = worstOf(scene, one.thing);
        return (
          <li
            key={one.thing}
            className={styles.face}
            data-now={one.thing === focus || undefined}
            data-defeated={isDefeated(one, most) || undefined}
          >
            <button type="button" onClick={() => show('players')}>
              <FaceOf thing={one.thing} size={56} />
              <span className="unseen">{tell('web.name', { figure: named(one.thing) })}</span>
              <HpBar left={left} most={most} />
              <span className={styles.small}>{tell('web.play.sp', { stamina: one.stamina })}</span>
              {worst !== null && <span className={styles.small}>{tell(`effect.${worst}`)}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Everybody in full. */
export function Players() {
  const { scene, tell } = useTable();
  const aims = useAims();
  const party = partyIn(scene);
  const { figures, gold } = seenIn(scene);
  const opponents = figures.filter(({ side, square }) => side === 'opponents' && square !== '');
  return (
    <div className={styles.all}>
      {aims.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p className={styles.gold}>{tell('web.party.gold', { gold })}</p>
      {party.map((one) => (
        <Sheet key={one.thing} figure={one} unfolded={false} whole />
      ))}
      {opponents.length > 0 && <h3>{tell('web.party.opponents')}</h3>}
      {opponents.map((one) => (
        <Sheet key={one.thing} figure={one} unfolded={false} whole />
      ))}
    </div>
  );
}

/** Opponents at a glance; one press tells all of one. */
export function Rivals() {
  const { scene, tell, wonder, value } = useTable();
  const acting = actingIn(scene);
  const order = seenIn(scene).track.flatMap((one) => one.figures);
  const opponents = order
    .flatMap((thing) => figureOf(scene, thing) ?? [])
    .filter(({ side, square }) => side === 'opponents' && square !== '');
  if (opponents.length === 0) return null;
  return (
    <ul className={styles.rivals}>
      {opponents.map((one) => {
        const { thing } = one;
        const id = scene.view.zones['figures']?.find((card) => card.thing === thing)?.card ?? null;
        const about = {
          figure: named(thing),
          defense: number(value('defense', thing)),
          armor: number(value('armor', thing)),
          movement: cardIn(scene, thing)?.movement ?? 0,
        };
        return (
          <li key={thing} className={styles.opponent} data-now={thing === acting || undefined}>
            <button type="button" onClick={() => id !== null && wonder({ about: 'card', card: id, thing })}>
              <FaceOf thing={thing} size={42} />
              <span className={styles.rival}>
                <b>{tell('web.name', { figure: named(thing) })}</b>
                <HpBar left={leftOf(scene, thing)} most={number(scene.value('maximum HP', thing))} />
                <small>{tell('web.rival.numbers', about)}</small>
              </span>
            </button>
            <Tokens figure={one} />
          </li>
        );
      })}
    </ul>
  );
}

/** The figure that acts, else the first of the party, where there is no room for sheets. */
export function Chip() {
  const { scene, tell } = useTable();
  const party = partyIn(scene);
  const focus = useFocus(party);
  const one = party.find(({ thing }) => thing === focus) ?? party[0];
  if (one === undefined || encounterIn(scene) === undefined) return null;
  return (
    <span className={styles.chip}>
      <FaceOf thing={one.thing} size={40} />
      <span>
        <b>{tell('web.name', { figure: named(one.thing) })}</b>
        <HpBar left={leftOf(scene, one.thing)} most={number(scene.value('maximum HP', one.thing))} />
        <span className={styles.small}>{tell('web.play.sp', { stamina: one.stamina })}</span>
      </span>
    </span>
  );
}

/** The face of a seat: the first of its figures. */
export function Likeness({ seat }: { seat: number }) {
  const { scene } = useTable();
  const own = partyIn(scene).find(({ owner }) => owner === seat);
  return own === undefined ? null : <FaceOf thing={own.thing} size={40} />;
}
