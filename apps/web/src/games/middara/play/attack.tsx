/** An Attack while it is made: who against whom, the dice between them, Symbols to spend, and the sum down to the HP. */

import type { View } from '@questwright/kernel';
import { countersOn, type GearCard } from '@questwright/middara/shown';
import type { SeenEvent } from '@questwright/protocol';
import type { ReactNode } from 'react';
import { useTable } from '../../../table/shown-table.ts';
import { Num } from '../../../table/why/rule-link.tsx';
import { Own } from './sheets.tsx';
import styles from './attack.module.css';
import { oddsAfter, spendingIn } from './attack-acts.ts';
import { DamageBars, FaceOf, HpBar, OddsBoxes } from './bits.tsx';
import { Dice, isCounted, isDecided, Pool, type RollStep } from './dice.tsx';
import { changesNow, diceNow, leftOf, rollSum, sumTold } from './odds.ts';
import {
  attackIn,
  diceOf,
  named,
  number,
  stepOfAttack,
  thingIn,
  type RolledDice,
  type ShownAttack,
} from './reading.ts';
import { Spending } from './spending.tsx';
import { DamageRow, RollRow } from './sums.tsx';

export const isAttack = (view: View): boolean => !view.over && attackIn({ view }) !== null;
export const titleOfAttack = (_view: View): string => '';

export function AttackStage({ look }: { look?: ReactNode }) {
  const { scene, tell, goOn } = useTable();
  const attack = attackIn(scene);
  if (attack === null) return null;
  const { attacker, target, reason } = attack;
  return (
    // Whoever does not want to wait presses anywhere; the dock has a button for it.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <section className={styles.stage} aria-label={tell('web.attack.label')} onClick={goOn ?? undefined}>
      <div className={styles.party}>
        <Own />
      </div>
      <div className={styles.attack}>
        <header className={styles.head}>
          <h2>{tell('web.attack.title', { attacker: named(attacker), target: named(target), reason })}</h2>
          {look}
        </header>
        <Course attack={attack} />
      </div>
    </section>
  );
}

/** The dice that lie there: those that are being shown, else those of the position. */
function useDice(attack: ShownAttack): { roll: RolledDice | null; step: RollStep; told: readonly SeenEvent[] } {
  const { beat, view } = useTable();
  if (beat?.kind === 'roll') {
    const { line, from, told, to } = beat;
    return {
      roll: diceOf(line.events[from]!, `${beat.seq}.${from}`),
      step: beat.step,
      told: line.events.slice(told, to),
    };
  }
  const rolling = view.stack.findLast(({ proc }) => proc === 'roll')?.locals as
    | { figure: number; dice: string[]; for: string; faces: RolledDice['dice'][number]['face'][] }
    | undefined;
  const [dice, faces] = rolling === undefined ? [attack.dice, attack.faces] : [rolling.dice, rolling.faces];
  if (dice === null || faces === null || faces.length === 0) return { roll: null, step: null, told: [] };
  const shown = faces.map((face, i) => ({ die: dice[i]!, face }));
  const about = { figure: rolling?.figure ?? attack.attacker, for: rolling?.for ?? 'attack' };
  return { roll: { key: 'now', ...about, dice: shown }, step: null, told: [] };
}

function Course({ attack }: { attack: ShownAttack }) {
  const { scene, complete, tell, log } = useTable();
  const { roll, step, told } = useDice(attack);
  const isHit = spendingIn(scene);
  const found = told.find(({ tag }) => tag === 'hits' || tag === 'misses');
  const dealt = told.find(({ tag }) => tag === 'attack sum');
  const isAttackRoll = roll?.for === 'attack';
  const isOpen = roll === null || (!isAttackRoll && step === null);
  const dice = roll?.dice.reduce((sum, { face }) => sum + (face.number ?? 0), 0) ?? 0;
  const skull = roll?.dice.some(({ face }) => face.skull === true) ?? false;
  const isMissed = skull || (found === undefined ? !attack.hit : found.tag === 'misses');
  const total = found === undefined ? (step === null ? attack.roll : null) : number(found.with['roll']);
  const sum = complete(() => rollSum(scene, attack, dice, total, found ?? null));
  const isKnown = step === null ? stepOfAttack(scene) !== 'adding to the roll' : isDecided(step) && found !== undefined;
  const isSummed = hasDamage(attack) || (complete(() => sumTold(scene, attack, log) !== null) ?? false);
  return (
    <>
      <div className={styles.field} data-part="dice" data-blow={blowOf(step, found)}>
        <Side attack={attack} side="attacker" />
        <Facts attack={attack} side="attacker" />
        <div className={styles.middle}>
          {roll === null ? (
            <Pool dice={complete(() => diceNow(scene, attack)) ?? []} />
          ) : (
            <Dice key={roll.key} roll={roll} step={step} />
          )}
          {roll !== null && (
            <p className={styles.what}>{tell('web.attack.rolls', { figure: named(roll.figure), for: roll.for })}</p>
          )}
        </div>
        <Facts attack={attack} side="target" />
        <Side attack={attack} side="target" />
      </div>
      {!isOpen && isAttackRoll && isCounted(step) && sum !== null && (
        <RollRow
          sum={sum}
          counts={step === 'count'}
          skull={skull}
          verdict={isKnown ? (isMissed ? 'misses' : 'hits') : null}
        />
      )}
      {roll !== null && !isAttackRoll && isCounted(step) && <OtherRoll roll={roll} told={told} step={step} />}
      {isHit !== null && <Spending attack={attack} isHit={isHit} />}
      {isHit === null && step === null && attack.hit && isSummed && <DamageRow attack={attack} isHit />}
      {isDecided(step) && dealt !== undefined && <Dealt event={dealt} told={told} shown={step === 'price'} />}
      {roll === null && <Outlook attack={attack} />}
      {stepOfAttack(scene) === 'counter' && step === null && <CounterOutlook attack={attack} />}
    </>
  );
}

/** Of an Attack that is only told, its parts are not known: its sum is. */
const hasDamage = ({ damage: { physical, magic, irreducible } }: ShownAttack): boolean =>
  physical + magic + irreducible > 0;
const blowOf = (step: RollStep, found: SeenEvent | undefined): string | undefined =>
  found === undefined || !isDecided(step) ? undefined : found.tag === 'hits' ? 'hit' : 'miss';

function Side({ attack, side }: { attack: ShownAttack; side: 'attacker' | 'target' }) {
  const { tell } = useTable();
  return (
    <div className={styles.side} data-side={side}>
      <FaceOf thing={attack[side]} size={150} />
      <b>{tell('web.name', { figure: named(attack[side]) })}</b>
    </div>
  );
}

/** What counts for a side, as it is. */
function Facts({ attack, side }: { attack: ShownAttack; side: 'attacker' | 'target' }) {
  const { scene, tell, value, complete } = useTable();
  const { attacker, target, empowered, dodging, dodge } = attack;
  const figure = named(attack[side]);
  if (side === 'target') {
    const armor = complete(() => number(value('armor met', attacker, target)));
    const plain = number(value('armor', target));
    return (
      <ul className={styles.facts} data-side={side}>
        <li>
          <HpBar left={leftOf(scene, target)} most={number(value('maximum HP', target))} />
        </li>
        <li>
          {tell('value.defense')}{' '}
          <Num
            of={['defense', target]}
            title={tell('web.number-of', { value: { key: 'value.defense', with: {} }, figure })}
          >
            {number(value('defense', target))}
          </Num>
          {dodging && <small> {tell('web.attack.dodged', { dodge })}</small>}
        </li>
        <li>
          {tell('value.armor')}{' '}
          <Num
            of={['armor', target]}
            title={tell('web.number-of', { value: { key: 'value.armor', with: {} }, figure })}
          >
            {plain}
          </Num>
          {armor !== null && armor < plain && <small> {tell('web.attack.pierced', { armor })}</small>}
        </li>
        <ReadyAnswers target={target} />
      </ul>
    );
  }
  const changes = complete(() => changesNow(scene, attack));
  const piercing = number(value('armor piercing', attacker));
  const flanks = value('flanking', attacker, target) === true;
  const lines = [
    ...Object.entries(changes ?? {}).flatMap(([key, amount]) =>
      amount === 0 ? [] : [tell('web.attack.to-roll', { change: { key: `to-roll.${key}`, with: { amount } } })],
    ),
    ...(flanks ? [tell('web.attack.flanks', { damage: number(value('flanking damage', attacker)) })] : []),
    ...(piercing > 0 ? [tell('web.attack.piercing', { piercing })] : []),
    ...(empowered ? [tell('web.attack.empowered')] : []),
  ];
  return (
    <ul className={styles.facts} data-side={side}>
      {value('range', attacker, target) !== null && (
        <li>{tell('web.attack.range', { type: attack.type, range: number(value('range', attacker, target)) })}</li>
      )}
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** Cards of whoever is attacked that can still answer Damage. */
function ReadyAnswers({ target }: { target: number }) {
  const { scene, tell, view } = useTable();
  const figure = (scene.view.world as unknown as { figures: { thing: number; gear: number[] }[] }).figures.find(
    ({ thing }) => thing === target,
  );
  const all = Object.values(view.zones).flat();
  const ready = (figure?.gear ?? []).flatMap((thing) => {
    const one = all.find((card) => card.thing === thing);
    const { exhausted = 0, used = 0 } = countersOn(scene, thing);
    if (one === undefined || one.card === null || one.up === false || exhausted + used > 0) return [];
    const { abilities = [] } = scene.content.get(one.card) as unknown as GearCard;
    return abilities.some(({ timing }) => timing === 'damage dealt to you') ? [tell(`content.${one.card}`)] : [];
  });
  return ready.length === 0 ? null : <li>{tell('web.attack.ready', { cards: ready })}</li>;
}

/** What each answer leads to, side by side, before anything is rolled. */
function Outlook({ attack }: { attack: ShownAttack }) {
  const { scene, complete, tell, view } = useTable();
  const options = view.decision?.mine?.options ?? [];
  const usual = options.includes('stand') || options.includes('dodge') ? 'stand' : 'plain';
  const other = options.includes('empower')
    ? 'empower'
    : options.some((one) => one.startsWith('dodge'))
      ? 'dodge'
      : null;
  const odds = complete(() => oddsAfter(scene, usual));
  const changed = complete(() => (other === null ? null : oddsAfter(scene, other)));
  if (odds === null) return null;
  return (
    <div className={styles.outlook}>
      <section className={styles.branch} aria-label={tell(`web.outlook.${usual}`)}>
        <h3>{tell(`web.outlook.${usual}`)}</h3>
        <OddsBoxes odds={odds} />
        <DamageBars odds={odds} />
      </section>
      {other !== null && changed !== null && (
        <section className={styles.branch} aria-label={tell(`web.outlook.${other}`)} data-other="">
          <h3>{tell(`web.outlook.${other}`)}</h3>
          <OddsBoxes odds={changed} beside={odds} wants={other === 'empower' ? 'more' : 'less'} />
          <DamageBars odds={changed} />
        </section>
      )}
      {usual === 'stand' && (
        <p className={styles.note}>{tell('web.outlook.counter', { figure: named(attack.target) })}</p>
      )}
    </div>
  );
}
function CounterOutlook({ attack }: { attack: ShownAttack }) {
  const { scene, complete, tell } = useTable();
  const odds = complete(() => oddsAfter(scene, 'counter'));
  if (odds === null) return null;
  const about = { figure: named(attack.target), attacker: named(attack.attacker) };
  return (
    <div className={styles.outlook}>
      <section className={styles.branch} aria-label={tell('web.outlook.of-counter', about)}>
        <h3>{tell('web.outlook.of-counter', about)}</h3>
        <OddsBoxes odds={odds} />
        <DamageBars odds={odds} />
      </section>
    </div>
  );
}

/** A roll inside of the Attack that is not its own: a Dodge. */
function OtherRoll({ roll, told, step }: { roll: RolledDice; told: readonly SeenEvent[]; step: RollStep }) {
  const { say } = useTable();
  const found = told.find(({ tag, with: about }) => tag === 'dodges' && thingIn(about['figure']) === roll.figure);
  return isDecided(step) && found !== undefined ? (
    <p className={styles.verdict}>{say({ key: found.key, with: found.with })}</p>
  ) : null;
}

/** What an Attack came to that nobody here had to spend for. */
function Dealt({ event, told, shown }: { event: SeenEvent; told: readonly SeenEvent[]; shown: boolean }) {
  const { say, scene, value } = useTable();
  const target = thingIn(event.with['target']);
  const left = leftOf(scene, target);
  const damaged = told.filter(({ tag, with: about }) => tag === 'damaged' && thingIn(about['figure']) === target);
  const amount = damaged.reduce((sum, one) => sum + number(one.with['amount']), 0);
  const fallen = told.find(({ tag, with: about }) => tag === 'defeated' && thingIn(about['figure']) === target);
  return (
    <div className={styles.dealt} data-part="dice">
      <p>{say({ key: event.key, with: event.with })}</p>
      {shown && amount > 0 && (
        <HpBar left={left + amount} after={Math.max(0, left)} most={number(value('maximum HP', target))} />
      )}
      {shown && fallen !== undefined && <p className={styles.verdict}>{say({ key: fallen.key, with: fallen.with })}</p>}
    </div>
  );
}
