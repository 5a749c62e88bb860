/** Who fights: on plates of leather, with every number and what it comes from. */

import type { ThingView } from '@questwright/kernel';
import type { AskedValue } from '@questwright/protocol';
import { diceOf, PHASES, type Card, type Challenge, type Phase } from '@questwright/runebound';
import { useCardLines, type CardLine } from '../../../table/why/card-text.tsx';
import { Chance, Num } from '../../../table/why/rule-link.tsx';
import { useTable } from '../../../table/shown-table.ts';
import { t } from '../../../words.ts';
import { Picture } from '../pictures/picture.tsx';
import { Pips } from '../players/pips.tsx';
import { ColorSign } from '../pictures/signs.tsx';
import { CardName } from '../tabletop.tsx';
import { lostLife, numberOr, seatOfHero, type CombatPart } from '../view-readers.ts';
import { chanceOfRoll, damageOf, lifeOf, targetOf } from './chances.ts';
import { phaseOf, Sign } from './phases.tsx';
import styles from './plates.module.css';

interface YoursProps {
  party: readonly ThingView[];
  phase: Phase | null;
  /** Who rolls now. */
  acts: number | null;
  mine: boolean;
}
export function YourPlate({ party, phase, acts, mine }: YoursProps) {
  const [hero] = party;
  return (
    <ul className={styles.yours} aria-label={t('fight.party')}>
      {party.map((one) =>
        one.card === null ? null : (
          <li
            key={one.thing}
            className={one === hero ? styles.lead : styles.ally}
            data-acts={acts === one.thing ? '' : undefined}
            data-thing={one.thing}
          >
            <span className={styles.face}>
              <Picture card={one.card} />
            </span>
            <div className={styles.who}>
              <h2>
                <CardName card={one.card} thing={one.thing} />
                {one === hero && mine && <span className={styles.you}>{t('seat.you')}</span>}
              </h2>
              <LifeLeft of={one} />
              <Stamina one={one} />
              {acts === one.thing && <span className={styles.acts}>{t('fight.acts')}</span>}
            </div>
            {one === hero && <Bonuses of={one} now={phase} />}
          </li>
        ),
      )}
    </ul>
  );
}
function LifeLeft({ of }: { of: ThingView }) {
  const seen = useTable();
  const all = lifeOf(seen, of);
  return <Pips kind="life" left={all - lostLife(seen.ui, of)} all={all} />;
}
function Stamina({ one }: { one: ThingView }) {
  const { value } = useTable();
  const all = numberOr(value('stamina', one.thing), null);
  if (all === null) return null;
  return <Pips kind="stamina" left={all - (one.counters['exhaustion'] ?? 0)} all={all} />;
}
function Bonuses({ of, now }: { of: ThingView; now: Phase | null }) {
  const seen = useTable();
  return (
    <dl className={styles.bonuses}>
      {PHASES.map((phase) => {
        const bonus = ['combat roll', of.thing, `${phase} attack`] satisfies AskedValue;
        const number = numberOr(seen.value(...bonus), null);
        return (
          <div key={phase} data-now={phase === now ? '' : undefined}>
            <dt>
              <Sign of={`${phase} phase`} />
              <span className="unseen">{t('stage.phase', { phase })}</span>
            </dt>
            <dd>
              <Num of={bonus} title={seen.tell('value.combat roll')}>
                {number === null ? t('sheet.waiting') : t('sheet.bonus', { number })}
              </Num>
              <small>{t('fight.hurts', { damage: damageOf(seen, of, phase) })}</small>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

interface FoeProps {
  opponent: ThingView;
  part: CombatPart | null;
  hero: ThingView | null;
}
export function FoePlate({ opponent, part, hero }: FoeProps) {
  const seen = useTable();
  const lines = useCardLines(opponent.card ?? '');
  const other = seatOfHero(seen.view, opponent.thing);
  if (opponent.card === null) return null;
  const card = seen.content.get(opponent.card) as Card | undefined;
  const color = card?.kind === 'challenge' || card?.kind === 'encounter' ? card.color : null;
  // What was before the fight is over, and the other ways to meet an Encounter are not taken any more.
  const matters = ({ key, about }: CardLine): boolean =>
    key === 'text.line' &&
    !(card?.kind === 'encounter' && about === 'text.course') &&
    (about !== 'text.list.beforeCombat' || part === null || part === 'before combat') &&
    (about !== 'text.list.reward' || gold === 0);
  const gold = goldOf(card);
  return (
    <div className={styles.foe} data-thing={opponent.thing}>
      <h2>
        {color !== null && <ColorSign color={color} />}
        <CardName card={opponent.card} thing={opponent.thing} />
      </h2>
      <p className={styles.life}>
        <span>{t('sheet.life')}</span>
        <LifeLeft of={opponent} />
        {gold > 0 && <span className={styles.reward}>{t('fight.reward', { gold })}</span>}
      </p>
      <dl className={styles.targets}>
        {PHASES.map((phase) => (
          <div key={phase} data-now={phase === phaseOf(part) ? '' : undefined}>
            <dt>
              <Sign of={`${phase} phase`} />
              <span className="unseen">{t('stage.phase', { phase })}</span>
            </dt>
            <dd>
              <Faced opponent={opponent} phase={phase} />
              {hero && <Needed hero={hero} opponent={opponent} phase={phase} />}
              <Num of={[`${phase} damage`, opponent.thing]} title={seen.tell(`value.${phase} damage`)}>
                {t('fight.hurts', { damage: damageOf(seen, opponent, phase) })}
              </Num>
            </dd>
          </div>
        ))}
      </dl>
      {other === null &&
        lines.filter(matters).map(({ key, text }) => (
          <p key={key + text} className={styles.text}>
            {text}
          </p>
        ))}
    </div>
  );
}

/** The gold that a Challenge brings, where it brings nothing else. */
function goldOf(card: Card | undefined): number {
  const [effect, ...others] = (card as Challenge | undefined)?.reward ?? [];
  const gold = effect !== undefined && 'gold' in effect && others.length === 0 ? effect['gold'] : null;
  return typeof gold === 'number' ? gold : 0;
}

/** What the dice alone must show; null where nothing is known before the other one has rolled. */
export function neededOf(
  seen: Parameters<typeof targetOf>[0],
  hero: ThingView,
  opponent: ThingView,
  phase: Phase,
): number | null {
  const target = targetOf(seen, opponent, phase);
  const bonus = numberOr(seen.value('combat roll', hero.thing, `${phase} attack`), null);
  return target === null || 'added' in target || bonus === null ? null : target.number - bonus;
}

function Needed({ hero, opponent, phase }: { hero: ThingView; opponent: ThingView; phase: Phase }) {
  const seen = useTable();
  const needs = neededOf(seen, hero, opponent, phase);
  if (needs === null) return null;
  const bonus = ['combat roll', hero.thing, `${phase} attack`] satisfies AskedValue;
  const dice = diceOf(seen.value, hero.thing);
  const title = t('stage.phase', { phase });
  return (
    <Chance target={['target number', opponent.thing, phase]} bonus={bonus} dice={dice} title={title}>
      {t('fight.needs', { needs })}
    </Chance>
  );
}

/** The number at large; of a Hero what is added to the roll that makes it. */
function Faced({ opponent, phase }: { opponent: ThingView; phase: Phase }) {
  const target = targetOf(useTable(), opponent, phase);
  if (target === null || 'number' in target) {
    return (
      <b>
        <TargetNumber opponent={opponent} phase={phase} />
      </b>
    );
  }
  return (
    <>
      <b>{t('sheet.bonus', { number: target.added })}</b>
      <span className={styles.rolled}>{t('fight.rolled')}</span>
    </>
  );
}

export function TargetNumber({ opponent, phase }: { opponent: ThingView; phase: Phase }) {
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
export function RollChance({ of, opponent, phase, way, title }: RollProps) {
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
