/** A fight as a scene: who stands against whom, where the round is, what every roll needs and how likely it is, the dice,
 *  and what may be used. */

import type { ThingView } from '@questwright/kernel';
import type { AskedValue, LogLine } from '@questwright/protocol';
import { diceOf, oddsInWords, oddsNow, PHASES, type Phase } from '@questwright/runebound';
import { useMemo } from 'react';
import { changeSettings, useSettings } from '../../../settings.ts';
import { useCardLines, type CardLine } from '../../../table/why/card-text.tsx';
import { Chance, Num } from '../../../table/why/rule-link.tsx';
import { useTable } from '../../../table/shown-table.ts';
import { t } from '../../../words.ts';
import { chanceOfEscape, chanceOfRoll, damageOf, lifeOf, targetOf } from './chances.ts';
import styles from './fight.module.css';
import { Picture } from '../pictures/picture.tsx';
import { linesOfFight, rollsShown } from './rolls.ts';
import { Drops } from '../pictures/signs.tsx';
import { CardName } from '../tabletop.tsx';
import { Throw } from './throw.tsx';
import { shortName } from '../words-of.ts';
import {
  areaOf,
  heroThing,
  numberOr,
  PARTS,
  seatOfHero,
  standIn,
  type Battle,
  type CombatPart,
} from '../view-readers.ts';

const phaseOf = (part: CombatPart | null): Phase | null => PHASES.find((phase) => part === `${phase} phase`) ?? null;

interface FightProps {
  battle: Battle;
  opponent: ThingView;
  /** The way to the map behind it. */
  look: React.ReactNode;
}
export function Fight({ battle, opponent, look }: FightProps) {
  const { view, value, seat, log, beat } = useTable();
  const stand = standIn(view);
  const fighter = stand.seat !== null && battle.heroes.includes(stand.seat) ? stand.seat : (battle.heroes[0] ?? 0);
  const hero = heroThing(view, fighter);
  const allies = areaOf(view, fighter).filter(({ thing }) => value('counts as', thing) === 'ally');
  const party = hero ? [hero, ...allies] : [];
  // Whoever is knocked out has nothing to hope for here.
  const isLost = view.stack.some(({ proc }) => proc === 'knockout');
  const lines = linesOfFight(log);
  const { rolls, step } = rollsShown(lines, beat);
  return (
    <section className={styles.fight} aria-label={t('stage.fight')}>
      <Track part={stand.part} round={battle.round} look={look} />
      <div className={styles.arena}>
        <ul className={styles.party} aria-label={t('fight.party')}>
          {party.map((one, i) => (
            <Fighter
              key={one.thing}
              one={one}
              lead={i === 0}
              phase={phaseOf(stand.part)}
              acts={stand.by === one.thing && !isLost}
              mine={fighter === seat}
            />
          ))}
        </ul>
        <div className={styles.throws}>
          {rolls.length === 0 ? <p className={styles.versus}>{t('fight.versus')}</p> : null}
          {rolls.map((roll) => (
            <Throw key={roll.key} roll={roll} step={step} />
          ))}
        </div>
        <Opponent opponent={opponent} part={stand.part} />
      </div>
      {hero && !isLost && <Odds opponent={opponent} part={stand.part} fighter={fighter} />}
      <Happened lines={lines} />
      {hero && !isLost && <Chances party={party} opponent={opponent} part={stand.part} />}
    </section>
  );
}

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

/** Before Combat, Escape, Ranged, Melee, Magic: where the round is. */
function Track({ part, round, look }: { part: CombatPart | null; round: number; look: React.ReactNode }) {
  const now = part === null ? -1 : PARTS.indexOf(part);
  return (
    <div className={styles.head}>
      <ol className={styles.track}>
        {PARTS.map((one, i) => (
          <li key={one} aria-current={i === now ? 'step' : undefined} data-past={i < now ? '' : undefined}>
            {t(`fight.part.${one}`)}
          </li>
        ))}
      </ol>
      <p>{t('stage.round', { round: Math.max(1, round) })}</p>
      {look}
    </div>
  );
}

interface FighterProps {
  one: ThingView;
  phase: Phase | null;
  lead: boolean;
  acts: boolean;
  mine: boolean;
}
function Fighter({ one, phase, lead, acts, mine }: FighterProps) {
  const seen = useTable();
  const { wounds = 0, exhaustion = 0 } = one.counters;
  if (one.card === null) return null;
  return (
    <li className={lead ? styles.lead : styles.ally} data-acts={acts ? '' : undefined} data-thing={one.thing}>
      <span className={styles.frame}>
        <Picture card={one.card} />
      </span>
      <span className={styles.name}>
        <CardName card={one.card} thing={one.thing} />
      </span>
      <Drops kind="life" lost={wounds} all={lifeOf(seen, one)} />
      {lead && <Strengths one={one} now={phase} number={(each) => <AttackBonus of={one.thing} phase={each} />} />}
      {exhaustion > 0 && <span className={styles.tired}>{t('sheet.exhaustion', { number: exhaustion })}</span>}
      {acts && <span className={styles.acts}>{t('fight.acts')}</span>}
      {lead && mine && <span className={styles.you}>{t('seat.you')}</span>}
    </li>
  );
}

function Opponent({ opponent, part }: { opponent: ThingView; part: CombatPart | null }) {
  const seen = useTable();
  const lines = useCardLines(opponent.card ?? '');
  const other = seatOfHero(seen.view, opponent.thing);
  if (opponent.card === null) return null;
  const isEncounter = seen.content.get(opponent.card)?.['kind'] === 'encounter';
  // What was before the fight is over, and the other ways to meet an Encounter are not taken any more.
  const matters = ({ key, about }: CardLine): boolean =>
    key === 'text.line' &&
    !(isEncounter && about === 'text.course') &&
    (about !== 'text.list.beforeCombat' || part === null || part === 'before combat');
  return (
    <div className={styles.enemy} data-thing={opponent.thing}>
      <span className={styles.frame}>
        <Picture card={opponent.card} />
      </span>
      <h2 className={styles.name}>
        <CardName card={opponent.card} thing={opponent.thing} />
      </h2>
      <Drops kind="life" lost={opponent.counters['wounds'] ?? 0} all={lifeOf(seen, opponent)} />
      <Strengths
        one={opponent}
        now={phaseOf(part)}
        number={(phase) => <TargetNumber opponent={opponent} phase={phase} />}
      />
      {other === null && lines.filter(matters).map(({ key, text }) => <p key={key + text}>{text}</p>)}
    </div>
  );
}

interface StrengthsProps {
  one: ThingView;
  now: Phase | null;
  number(phase: Phase): React.ReactNode;
}
/** What somebody can do in each phase; the one that is being played stands out. */
function Strengths({ one, now, number }: StrengthsProps) {
  const seen = useTable();
  return (
    <dl className={styles.strengths}>
      {PHASES.map((phase) => (
        <div key={phase} data-now={phase === now ? '' : undefined}>
          <dt>{t('stage.phase', { phase })}</dt>
          <dd>
            <b>{number(phase)}</b>
            <small>{t('fight.hurts', { damage: damageOf(seen, one, phase) })}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function AttackBonus({ of, phase }: { of: number; phase: Phase }) {
  const { value, tell } = useTable();
  const bonus = ['combat roll', of, `${phase} attack`] satisfies AskedValue;
  const number = numberOr(value(...bonus), null);
  return (
    <Num of={bonus} title={tell('value.combat roll')}>
      {number === null ? t('sheet.waiting') : t('sheet.bonus', { number })}
    </Num>
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
  const whole = useMemo(
    () => (atRoundStart ? complete(() => oddsNow(scene, fighter)) : null),
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
      {whole !== null && <span>{oddsInWords(tell, whole)}</span>}
    </p>
  );
}

interface ChancesProps {
  party: readonly ThingView[];
  opponent: ThingView;
  part: CombatPart | null;
}
/** What everybody needs in each phase. */
function Chances({ party, opponent, part }: ChancesProps) {
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
    </details>
  );
}

function TargetNumber({ opponent, phase }: { opponent: ThingView; phase: Phase }) {
  const seen = useTable();
  const target = targetOf(seen, opponent, phase);
  if (target === null) return null;
  if ('added' in target) return t('fight.rolls', { added: target.added });
  return (
    <Num of={['target number', opponent.thing, phase]} title={seen.tell('value.target number')}>
      {target.number}
    </Num>
  );
}

interface RollProps {
  of: number;
  opponent: ThingView;
  phase: Phase;
  way: 'attack' | 'defense';
  title: string;
}
function RollChance({ of, opponent, phase, way, title }: RollProps) {
  const seen = useTable();
  const chance = chanceOfRoll(seen, of, opponent, phase, way);
  if (chance === null) return null;
  const target = targetOf(seen, opponent, phase);
  const bonus = ['combat roll', of, `${phase} ${way}`] satisfies AskedValue;
  const words = t('stage.chance', { chance });
  // Against a Hero there is no number before that Hero has rolled.
  if (target === null || 'added' in target) {
    return (
      <Num of={bonus} title={seen.tell('value.combat roll')}>
        {words}
      </Num>
    );
  }
  return (
    <Chance target={['target number', opponent.thing, phase]} bonus={bonus} dice={diceOf(seen.value, of)} title={title}>
      {words}
    </Chance>
  );
}
