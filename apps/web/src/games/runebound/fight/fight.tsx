/** A fight as a scene: who stands against whom, where the round is, what every roll needs, and the dice between them. */

import type { ThingView } from '@questwright/kernel';
import type { SeenEvent } from '@questwright/protocol';
import type { ShownBeat } from '../../../table/pace/pace.ts';
import { useTable } from '../../../table/shown-table.ts';
import { t } from '../../../words.ts';
import { Figure, SceneGround } from '../pictures/scene.tsx';
import { areaOf, heroThing, seatOfHero, standIn, type Battle } from '../view-readers.ts';
import { nameIn } from '../words-of.ts';
import { AllChances } from './all-chances.tsx';
import styles from './fight.module.css';
import { phaseOf, Track } from './phases.tsx';
import { FoePlate, YourPlate } from './plates.tsx';
import { linesOfFight, rollsShown, type Roll } from './rolls.ts';
import { Situation } from './situation.tsx';
import { Dice, isCounted, isDecided, liesStill, Sum, useRoller, type RollStep } from './throw.tsx';

interface FightProps {
  battle: Battle;
  opponent: ThingView;
  /** The way to the map behind it. */
  look: React.ReactNode;
}
export function Fight({ battle, opponent, look }: FightProps) {
  const { view, value, seat, log, beat, goOn, ui } = useTable();
  const stand = standIn(view);
  const fighter = stand.seat !== null && battle.heroes.includes(stand.seat) ? stand.seat : (battle.heroes[0] ?? 0);
  const hero = heroThing(view, fighter);
  const allies = areaOf(view, fighter).filter(({ thing }) => value('counts as', thing) === 'ally');
  const party = hero ? [hero, ...allies] : [];
  // Whoever is knocked out has nothing to hope for here.
  const isLost = view.stack.some(({ proc }) => proc === 'knockout');
  const lines = linesOfFight(log);
  const { rolls, step } = rollsShown(lines, beat);
  const roll = rolls.at(-1) ?? null;
  const phase = phaseOf(stand.part);
  return (
    // Whoever does not want to wait presses anywhere; the dock has a button for it.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <section
      className={styles.fight}
      aria-label={t('stage.fight')}
      data-to-the-edges=""
      data-blow={blowOf(roll, step, opponent)}
      data-step={step ?? undefined}
      data-falls={fallsIn(beat, step)}
      onClick={goOn ?? undefined}
    >
      <SceneGround card={seatOfHero(view, opponent.thing) === null ? opponent.card : null} seat={fighter} />
      <div className={styles.figures} aria-hidden="true">
        {allies.slice(0, 2).map(({ card, thing }, i) =>
          card === null ? null : (
            <div key={thing} className={styles.ally} data-nth={i}>
              <Figure card={card} thing={thing} facing="right" />
            </div>
          ),
        )}
        {opponent.card !== null && (
          <div className={styles.foe}>
            <Figure card={opponent.card} thing={opponent.thing} facing="left" />
          </div>
        )}
        {hero?.card && (
          <div className={styles.hero}>
            <Figure card={hero.card} thing={hero.thing} facing="right" />
          </div>
        )}
        <svg className={styles.slash} viewBox="0 0 420 400">
          <path d="M20 10Q320 40 400 380Q280 150 20 10z" />
        </svg>
      </div>
      <Track part={stand.part} round={battle.round} />
      <YourPlate party={party} phase={phase} acts={isLost ? null : stand.by} mine={fighter === seat} />
      <FoePlate opponent={opponent} part={stand.part} hero={hero} />
      <Situation opponent={opponent} part={stand.part} hero={hero} />
      <div className={styles.middle}>
        {ui.inFight?.map((Part, i) => (
          <Part key={i} />
        ))}
        {roll !== null && <Dice key={roll.key} roll={roll} step={step} />}
        {roll !== null && step !== null && <Tally roll={roll} step={step} beat={beat} />}
      </div>
      <div className={styles.foot}>
        <div className={styles.tools}>
          {hero && !isLost && (
            <AllChances party={party} opponent={opponent} part={stand.part} fighter={fighter} lines={lines} />
          )}
          {look}
        </div>
        {roll !== null && liesStill(step) && <Plate roll={roll} step={step} />}
      </div>
    </section>
  );
}

/** Who strikes whom with a roll that is decided. */
function blowOf(roll: Roll | null, step: RollStep, opponent: ThingView): string | undefined {
  if (roll === null || roll.success === null || (step !== 'blow' && step !== 'price')) return undefined;
  const theirs = roll.thing === opponent.thing;
  if (roll.for === 'escape') return roll.success ? 'away' : 'foe';
  if (roll.for === 'defense') return roll.success ? 'held' : theirs ? 'hero' : 'foe';
  return roll.success === theirs ? 'foe' : 'hero';
}
function fallsIn(beat: ShownBeat | null, step: RollStep): string | undefined {
  if (beat?.kind !== 'roll' || step !== 'price') return undefined;
  const tags = beat.line.events.slice(beat.from, beat.to).map(({ tag }) => tag);
  if (tags.includes('knocked out')) return 'hero';
  return tags.includes('defeated') || tags.includes('hero combat won') ? 'foe' : undefined;
}

/** Large between the two: the sum, then what it costs. */
function Tally({ roll, step, beat }: { roll: Roll; step: RollStep; beat: ShownBeat | null }) {
  if (!isCounted(step)) return null;
  if (step !== 'price' || beat === null) {
    const { total, dice } = roll;
    if (total === null) return null;
    const added = total - dice.reduce((sum, die) => sum + die, 0);
    return (
      <p className={styles.tally} aria-hidden="true">
        {t('throw.total', { faces: dice.join(' + '), added, total })}
      </p>
    );
  }
  const told = beat.line.events.slice(beat.told, beat.to);
  return <Price events={told} fallback={t('throw.verdict', { for: roll.for, success: String(roll.success) })} />;
}
function Price({ events, fallback }: { events: readonly SeenEvent[]; fallback: string }) {
  const seen = useTable();
  const lines = events.flatMap(({ tag, with: told }) => {
    if (tag === 'wounded') return [t('sign.wound', { amount: told['amount']!, who: nameIn(told['thing'], seen) })];
    if (tag === 'defeated') return [t('ending.defeated', { card: nameIn(told['card'], seen) })];
    if (tag === 'knocked out') return [t('sign.knockout', { who: nameIn(told['seat'], seen) })];
    return [];
  });
  return (
    <p className={styles.tally} data-price="">
      {lines.length === 0 ? fallback : lines.map((line) => <span key={line}>{line}</span>)}
    </p>
  );
}

/** Of brass, above the dock: what the last roll was for, the sum, what it needed, and one word. */
function Plate({ roll, step }: { roll: Roll; step: RollStep }) {
  const who = useRoller(roll);
  return (
    <p
      className={styles.plate}
      data-result={isDecided(step) && roll.success !== null ? String(roll.success) : undefined}
    >
      <span>{t('throw.for', { who, for: roll.for })}</span>
      <Sum roll={roll} step={step} />
    </p>
  );
}
