/** Behind one press: what everybody needs in each phase, how the whole fight stands, and what happened in it. */

import type { ThingView } from '@questwright/kernel';
import type { LogLine } from '@questwright/protocol';
import { chancesNow, oddsInWords, PHASES, type Phase } from '@questwright/runebound';
import { useMemo } from 'react';
import { changeSettings, useSettings } from '../../../settings.ts';
import { Num } from '../../../table/why/rule-link.tsx';
import { useTable } from '../../../table/shown-table.ts';
import { t } from '../../../words.ts';
import type { CombatPart } from '../view-readers.ts';
import { shortName } from '../words-of.ts';
import styles from './all-chances.module.css';
import { chanceOfEscape, damageOf } from './chances.ts';
import { phaseOf } from './phases.tsx';
import { RollChance, TargetNumber } from './plates.tsx';

const LATEST = 3;
/** Not told again: the dice show it. */
const SHOWN: ReadonlySet<string> = new Set([
  'adventure attempted',
  'adventure card drawn',
  'challenge faced',
  'rolled',
  'combat roll',
  'escape test',
  'test made',
  'target number',
  'combat round',
]);

/** What came of the latest rolls. */
function Happened({ lines }: { lines: readonly LogLine[] }) {
  const { say } = useTable();
  const told = lines
    .flatMap(({ seq, events }) => events.map((event, i) => ({ key: `${seq}.${i}`, event })))
    .filter(({ event: { tag } }) => !SHOWN.has(tag))
    .slice(-LATEST);
  return (
    <ul className={styles.happened} aria-label={t('fight.happened')}>
      {told.map(({ key, event }) => (
        <li key={key}>{say({ key: event.key, with: event.with })}</li>
      ))}
    </ul>
  );
}

interface OddsProps {
  opponent: ThingView;
  part: CombatPart | null;
  fighter: number;
}
/** How likely it is to get away, and to win. */
function Odds({ opponent, part, fighter }: OddsProps) {
  const seen = useTable();
  const { tell, view, scene, complete } = seen;
  const escape = chanceOfEscape(seen, fighter, opponent);
  // Later in a round, and before what strikes first has struck, the odds of whole rounds are not those of the fight.
  const atRoundStart =
    part === 'escape phase' || (part === 'ranged phase' && view.decision?.step === 'attack or defend');
  // The same numbers as on the choices: what lies on a Hero now counts, not only what is printed.
  const whole = useMemo(
    () => (atRoundStart ? (complete(() => chancesNow(scene, fighter)) ?? null) : null),
    [atRoundStart, complete, scene, fighter],
  );
  return (
    <p className={styles.odds}>
      {escape !== null && (
        <span>
          {t(phaseOf(part) === null ? 'fight.escape' : 'fight.escape later')}{' '}
          <Num of={['escape roll', fighter]} title={tell('value.escape roll')}>
            {t('stage.chance', { chance: escape })}
          </Num>
        </span>
      )}
      {whole !== null && <span>{oddsInWords(tell, { win: whole.now.win, roughly: whole.roughly })}</span>}
    </p>
  );
}

interface ChancesProps {
  party: readonly ThingView[];
  opponent: ThingView;
  part: CombatPart | null;
  fighter: number;
  lines: readonly LogLine[];
}
/** What everybody needs in each phase. */
export function AllChances({ party, opponent, part, fighter, lines }: ChancesProps) {
  const seen = useTable();
  const { allChances } = useSettings();
  const now = phaseOf(part);
  const [hero] = party;
  const cell = (phase: Phase): { className?: string } => (phase === now ? { className: styles.now! } : {});
  return (
    <details
      className={styles.fold}
      open={allChances}
      onToggle={({ currentTarget: { open } }) => {
        if (open !== allChances) changeSettings({ allChances: open });
      }}
    >
      <summary>{t('fight.all-chances')}</summary>
      <div className={styles.sheet}>
        <Odds opponent={opponent} part={part} fighter={fighter} />
        <table className={styles.chances}>
          <thead>
            <tr>
              <th aria-label={t('stage.fight')} />
              {PHASES.map((phase) => (
                <th key={phase} scope="col" {...cell(phase)}>
                  {t('stage.phase', { phase })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{t('fight.target')}</th>
              {PHASES.map((phase) => (
                <td key={phase} {...cell(phase)}>
                  <TargetNumber opponent={opponent} phase={phase} />
                </td>
              ))}
            </tr>
            {party.map((one) => (
              <tr key={one.thing}>
                <th scope="row">{t('fight.attacks', { who: shortName(seen, one.card) })}</th>
                {PHASES.map((phase) => (
                  <td key={phase} {...cell(phase)}>
                    <RollChance
                      of={one.thing}
                      opponent={opponent}
                      phase={phase}
                      way="attack"
                      title={t('fight.attacks', { who: shortName(seen, one.card) })}
                    />
                    <small>{t('fight.damage', { damage: damageOf(seen, one, phase) })}</small>
                  </td>
                ))}
              </tr>
            ))}
            {hero && (
              <tr>
                <th scope="row">{t('fight.defends', { who: shortName(seen, hero.card) })}</th>
                {PHASES.map((phase) => (
                  <td key={phase} {...cell(phase)}>
                    <RollChance
                      of={hero.thing}
                      opponent={opponent}
                      phase={phase}
                      way="defense"
                      title={t('fight.defends', { who: shortName(seen, hero.card) })}
                    />
                    <small>{t('fight.or-wounds', { damage: damageOf(seen, opponent, phase) })}</small>
                  </td>
                ))}
              </tr>
            )}
          </tbody>
        </table>
        <Happened lines={lines} />
      </div>
    </details>
  );
}
