import { useTable } from '../../../../table/shown-table.ts';
import type { PackUi } from '../../../pack-ui.ts';
import { battleIn, landIn, numberOr } from '../../view-readers.ts';
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
  const joint = view.stack.find(({ proc }) => proc === 'joint confrontation')?.locals['order'] as number[] | undefined;
  if (phase === undefined || joint === undefined) return null;
  const score = complete(() => value('lowest score', phase)) as Lowest | null;
  const damage = complete(() => value('lowest damage', phase)) as Lowest | null;
  if (score === null || damage === null || score.seat < 0) return null;
  const numberOf = (name: string, seat: number, also?: string): number => {
    const hero = view.zones[`hero/${seat}`]?.[0]?.thing;
    return hero === undefined
      ? 0
      : numberOr(
          complete(() => (also === undefined ? value(name, hero) : value(name, hero, also))),
          0,
        );
  };
  const opponent = battleIn(view)?.opponent;
  const target =
    opponent === undefined
      ? null
      : numberOr(
          complete(() => value('target number', opponent, phase)),
          null,
        );
  const mark = (number: number, isLowest: boolean): string =>
    isLowest ? tell('group.lowest', { number }) : String(number);
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
                <td data-lowest={score.seat === seat ? '' : undefined}>
                  {mark(
                    score.seat === seat ? score.own : numberOf('combat roll', seat, `${phase} attack`),
                    score.seat === seat,
                  )}
                </td>
                <td data-lowest={damage.seat === seat ? '' : undefined}>
                  {mark(damage.seat === seat ? damage.own : numberOf(`${phase} damage`, seat), damage.seat === seat)}
                </td>
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
