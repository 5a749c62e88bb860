/** How a game went: what each has done, and what the dice have done to each. */

import type { LogLine } from '@questwright/protocol';
import {
  luckOf,
  rollsOf,
  STATISTICS,
  statisticsOf,
  strangestOf,
  type Luck,
  type Roll,
  type Statistics,
} from '@questwright/runebound';
import { winnersIn } from '@questwright/kernel';
import { useMemo } from 'react';
import { useTable } from '../../../table/shown-table.ts';
import { t } from '../../../words.ts';
import styles from './chronicle.module.css';
import { LuckChart } from './luck-chart.tsx';
import { heroThing, landIn } from '../view-readers.ts';

export function Chronicle({ lines }: { lines: readonly LogLine[] }) {
  const seen = useTable();
  const { view } = seen;
  const seats = landIn(view).heroes.map((_, seat) => seat);
  const { statistics, rolls } = useMemo(() => {
    const figures = landIn(view).heroes.map((_, seat) => heroThing(view, seat)?.thing ?? null);
    return { statistics: statisticsOf(lines, figures), rolls: rollsOf(lines) };
  }, [lines, view]);
  const luck = seats.map((seat) => luckOf(rolls, seat));
  return (
    <div className={styles.chronicle}>
      {seats.length > 1 ? <AllDeeds statistics={statistics} /> : <OwnDeeds statistics={statistics[0]!} />}
      <section className={styles.part} aria-labelledby="luck">
        <h3 id="luck">{t('luck.title')}</h3>
        <p className={styles.quiet}>{t('luck.about')}</p>
        <LuckChart
          courses={seats.map((seat) => ({
            name: seen.nameOf(seat),
            color: seen.colorOf(seat),
            course: luck[seat]!.course,
          }))}
        />
        <LuckTable luck={luck} />
        <Strange rolls={rolls} />
        <AllRolls rolls={rolls} />
      </section>
    </div>
  );
}

const FOUR = ['fights won', 'knockouts', 'gold earned'] as const satisfies readonly (keyof Statistics)[];

/** What the reader did, or whoever has won, on plates of brass: fights, knockouts, gold, and the luck of the dice. */
export function Deeds({ lines }: { lines: readonly LogLine[] }) {
  const { view, seat: reader } = useTable();
  const seat = reader ?? winnersIn(view.result)[0] ?? 0;
  const { own, luck } = useMemo(() => {
    const figures = landIn(view).heroes.map((_, one) => heroThing(view, one)?.thing ?? null);
    return { own: statisticsOf(lines, figures)[seat], luck: luckOf(rollsOf(lines), seat) };
  }, [lines, view, seat]);
  if (own === undefined) return null;
  return (
    <dl className={styles.plates}>
      {FOUR.map((name) => (
        <div key={name}>
          <dt>{t('ending.deed', { name: name.replaceAll(' ', '_') })}</dt>
          <dd>{own[name]}</dd>
        </div>
      ))}
      <div>
        <dt>{t('luck.ahead')}</dt>
        <dd>{t('why.signed', { amount: rounded(luck.actual - luck.expected) })}</dd>
      </div>
    </dl>
  );
}

/** Of what it is good to have many, and of what it is good to have few. The rest is neither. */
const GOOD: Readonly<Partial<Record<keyof Statistics, 'many' | 'few'>>> = {
  'fights won': 'many',
  'fights lost': 'few',
  knockouts: 'few',
  'wounds suffered': 'few',
  'tests passed': 'many',
  'tests failed': 'few',
  'gold earned': 'many',
  'experience gained': 'many',
  'cards gained': 'many',
};

/** The best number; null where all are alike or none is better than another. */
function bestOf(name: keyof Statistics, statistics: readonly Statistics[]): number | null {
  const numbers = statistics.map((one) => one[name]);
  if (GOOD[name] === undefined || new Set(numbers).size < 2) return null;
  return GOOD[name] === 'many' ? Math.max(...numbers) : Math.min(...numbers);
}

/** What the only one did. */
function OwnDeeds({ statistics }: { statistics: Statistics }) {
  const { nameOf } = useTable();
  return (
    <section className={styles.part} aria-labelledby="deeds">
      <h3 id="deeds">{t('ending.deeds-of', { who: nameOf(0) })}</h3>
      <dl className={styles.tiles}>
        {STATISTICS.map((name) => (
          <div key={name}>
            <dt>{t('ending.deed', { name: name.replaceAll(' ', '_') })}</dt>
            <dd>{statistics[name]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function AllDeeds({ statistics }: { statistics: readonly Statistics[] }) {
  const { nameOf } = useTable();
  return (
    <section className={styles.part} aria-labelledby="deeds">
      <h3 id="deeds">{t('ending.deeds')}</h3>
      <Wide label={t('ending.deeds')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('ending.what')}</th>
              {statistics.map((_, seat) => (
                <th key={seat} scope="col">
                  {nameOf(seat)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {STATISTICS.map((name) => {
              const best = bestOf(name, statistics);
              return (
                <tr key={name}>
                  <th scope="row">{t('ending.deed', { name: name.replaceAll(' ', '_') })}</th>
                  {statistics.map((one, seat) => (
                    <td key={seat} className={one[name] === best ? styles.most : ''}>
                      {one[name]}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </Wide>
    </section>
  );
}

function Wide({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    // What is wider than the screen is moved with the keys, too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.wide} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}

const rounded = (value: number): number => Math.round(value * 10) / 10;
const percent = (chance: number): number => Math.round(chance * 100);

function LuckTable({ luck }: { luck: readonly Luck[] }) {
  const { nameOf } = useTable();
  return (
    <Wide label={t('luck.title')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('luck.who')}</th>
            <th scope="col">{t('luck.goals')}</th>
            <th scope="col">{t('luck.expected')}</th>
            <th scope="col">{t('luck.actual')}</th>
            <th scope="col">{t('luck.ahead')}</th>
            <th scope="col">{t('luck.average')}</th>
            <th scope="col">{t('luck.symbols')}</th>
          </tr>
        </thead>
        <tbody>
          {luck.map(({ goals, expected, actual, average, symbols, usualSymbols }, seat) => (
            <tr key={seat}>
              <th scope="row">{nameOf(seat)}</th>
              <td>{goals}</td>
              <td>{rounded(expected)}</td>
              <td>{actual}</td>
              <td className={actual > expected ? styles.most : ''}>
                {t('why.signed', { amount: rounded(actual - expected) })}
              </td>
              <td>{t('luck.of', { is: rounded(average), usual: 11 })}</td>
              <td>{t('luck.of', { is: symbols, usual: rounded(usualSymbols) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  );
}

function Strange({ rolls }: { rolls: readonly Roll[] }) {
  const { nameOf, info, seat: reader } = useTable();
  const found = [strangestOf(rolls, true), strangestOf(rolls, false)].filter((roll) => roll !== null);
  return (
    <ul className={styles.strange}>
      {found.map(({ seq, seat, kind, goal }) => (
        <li key={seq}>
          {t('luck.strange', {
            who: nameOf(seat),
            kind,
            success: String(goal!.success),
            chance: percent(goal!.success ? goal!.chance : 1 - goal!.chance),
          })}{' '}
          <a href={momentAt(info.id, reader, seq)}>{t('luck.moment')}</a>
        </li>
      ))}
    </ul>
  );
}

const momentAt = (table: string, seat: number | null, seq: number): string =>
  `/t/${table}/replay?at=${seq}&seat=${seat ?? 'none'}`;

function AllRolls({ rolls }: { rolls: readonly Roll[] }) {
  const { nameOf, info, seat: reader } = useTable();
  return (
    <details className={styles.rolls}>
      <summary>{t('luck.all', { number: rolls.length })}</summary>
      <Wide label={t('luck.all', { number: rolls.length })}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('luck.when')}</th>
              <th scope="col">{t('luck.who')}</th>
              <th scope="col">{t('luck.what')}</th>
              <th scope="col">{t('luck.dice')}</th>
              <th scope="col">{t('luck.needed')}</th>
              <th scope="col">{t('luck.chance')}</th>
              <th scope="col">{t('luck.came')}</th>
            </tr>
          </thead>
          <tbody>
            {rolls.map(({ seq, seat, kind, dice, usual, goal }, i) => (
              <tr key={i}>
                <td>
                  <a href={momentAt(info.id, reader, seq)}>{seq}</a>
                </td>
                <td>{nameOf(seat)}</td>
                <td>{t('luck.kind', { kind })}</td>
                <td>{t('luck.of', { is: dice, usual: rounded(usual) })}</td>
                <td>{goal && goal.against - goal.bonus}</td>
                <td>{goal && t('stage.chance', { chance: percent(goal.chance) })}</td>
                <td>{goal && t('luck.success', { success: String(goal.success) })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
    </details>
  );
}
