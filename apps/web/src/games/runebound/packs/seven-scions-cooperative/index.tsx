import { useTable } from '../../../../table/shown-table.ts';
import type { PackUi } from '../../../pack-ui.ts';
import { battleIn, heroThing, landIn, numberOr, thingIn } from '../../view-readers.ts';
import styles from './group.module.css';
import WORDS from './words.en.json';

const PHASES = ['ranged', 'melee', 'magic'] as const;
interface Lowest {
  own: number;
  seat: number;
  used: number;
}

/** Everybody's score and damage in the phase that is played, the lowest marked: with them the group rolls. */
function Group() {
  const { view, tell, value, complete, nameOf, colorOf } = useTable();
  const phase = PHASES.find((one) => view.stack.some(({ proc }) => proc === `${one} phase of the group`));
  const frame = view.stack.find(({ proc }) => proc === `${phase} phase of the group`);
  const joint = view.stack.find(({ proc }) => proc === 'joint confrontation')?.locals['order'] as number[] | undefined;
  if (phase === undefined || joint === undefined) return null;
  const score = complete(() => value('lowest score', phase)) as Lowest | null;
  const damage = complete(() => value('lowest damage', phase)) as Lowest | null;
  if (score === null || damage === null || score.seat < 0) return null;
  const stands = (frame?.locals['stands'] ?? {}) as Readonly<Record<number, 'score' | 'damage'>>;
  /** Whoever brings it: the Hero, or the Scion that stands in. */
  const bringer = (seat: number, what: 'score' | 'damage'): number | null =>
    stands[seat] === what
      ? numberOr(
          complete(() => value('awakened scion', seat)),
          null,
        )
      : (heroThing(view, seat)?.thing ?? null);
  const numberOf = (seat: number, what: 'score' | 'damage'): number => {
    const thing = bringer(seat, what);
    if (thing === null) return 0;
    return numberOr(
      complete(() =>
        what === 'score' ? value('combat roll', thing, `${phase} attack`) : value(`${phase} damage`, thing),
      ),
      0,
    );
  };
  const nameOfScion = (seat: number, what: 'score' | 'damage'): string | null => {
    const thing = stands[seat] === what ? bringer(seat, what) : null;
    const card = thing === null ? null : thingIn(view, thing)?.card;
    return card ? tell(`content.${card}`) : null;
  };
  const opponent = battleIn(view)?.opponent;
  const target =
    opponent === undefined
      ? null
      : numberOr(
          complete(() => value('target number', opponent, phase)),
          null,
        );
  const cell = (seat: number, what: 'score' | 'damage', lowest: Lowest): string => {
    const isLowest = lowest.seat === seat;
    const number = isLowest ? lowest.own : numberOf(seat, what);
    const scion = nameOfScion(seat, what);
    const told = isLowest ? tell('group.lowest', { number }) : String(number);
    return scion === null ? told : tell('group.stands-in', { number: told, scion });
  };
  return (
    <section className={styles.group} aria-label={tell('group.title')}>
      <table>
        <caption>{tell('group.phase', { phase })}</caption>
        <thead>
          <tr>
            <th scope="col">{tell('group.hero')}</th>
            <th scope="col">{tell('group.score')}</th>
            <th scope="col">{tell('group.damage')}</th>
          </tr>
        </thead>
        <tbody>
          {joint
            .filter((seat) => landIn(view).heroes[seat] !== undefined)
            .map((seat) => (
              <tr key={seat}>
                <th scope="row" style={{ borderInlineStart: `4px solid ${colorOf(seat)}` }}>
                  {nameOf(seat)}
                </th>
                <td data-lowest={score.seat === seat ? '' : undefined}>{cell(seat, 'score', score)}</td>
                <td data-lowest={damage.seat === seat ? '' : undefined}>{cell(seat, 'damage', damage)}</td>
              </tr>
            ))}
        </tbody>
      </table>
      <p>
        {tell('group.sum', {
          score: score.own,
          used: score.used,
          target: target ?? 0,
          needed: target === null ? 0 : Math.max(2, target - score.own - score.used),
          damage: Math.max(0, damage.own + damage.used),
        })}
      </p>
    </section>
  );
}

const ui: PackUi = {
  words: WORDS,
  inFight: [Group],
  sounds: { 'group roll': 'dice' },
  news: ['group roll'],
  parts: { 'group roll': 'result' },
};
export default ui;
