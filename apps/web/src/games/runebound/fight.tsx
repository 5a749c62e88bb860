/** A fight: the enemy, its target numbers phase by phase, and the reader's chances before the dice fall. */

import type { ThingView } from '@questwright/kernel';
import { chanceOf } from '@questwright/odds';
import { PHASES, type Phase } from '@questwright/runebound';
import { useCardLines } from '../../table/card-text.tsx';
import { Chance, Num } from '../../table/rule-link.tsx';
import { useSeen } from '../../table/seen.ts';
import { t } from '../../words.ts';
import { Drops } from './signs.tsx';
import styles from './stage.module.css';
import { CardName } from './tabletop.tsx';
import { heroThing, phaseNow, type Battle } from './ways.ts';

/** Only what is certain is 0 or 100. */
const inHundred = (chance: number): number =>
  chance <= 0 || chance >= 1 ? chance * 100 : Math.min(99, Math.max(1, Math.round(chance * 100)));
const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const LATEST = 3;

export function Fight({ battle, opponent }: { battle: Battle; opponent: ThingView }) {
  const { view, value, log, say, nameOf, seat } = useSeen();
  const now = phaseNow(view);
  const fighter = battle.heroes.includes(seat ?? -1) ? seat! : (battle.heroes[0] ?? 0);
  const hero = heroThing(view, fighter);
  const life = number(value('life', opponent.thing)) ?? 0;
  const latest = log
    .slice(-LATEST)
    .filter((line) => !line.undone)
    .flatMap(({ seq, events }) => events.map((event, i) => ({ key: `${seq}.${i}`, text: say(event) })))
    .slice(-LATEST);
  return (
    <section className={styles.stage} aria-label={t('stage.fight')}>
      <header className={styles.enemy}>
        <h2>
          {t('stage.against', { who: nameOf(fighter) })}{' '}
          {opponent.card && <CardName card={opponent.card} thing={opponent.thing} />}
        </h2>
        <p>
          {t('sheet.life')} <Drops kind="life" lost={opponent.counters['wounds'] ?? 0} all={life} />{' '}
          {t('stage.round', { round: Math.max(1, battle.round) })}
        </p>
      </header>
      {opponent.card && <EnemyText card={opponent.card} />}
      <ol className={styles.phases}>
        <li aria-current={now === 'before combat' ? 'step' : undefined}>
          <strong>{t('stage.before')}</strong>
        </li>
        <li aria-current={now === 'escape phase' ? 'step' : undefined}>
          <strong>{t('stage.escape')}</strong>
          <Escape fighter={fighter} opponent={opponent.thing} />
        </li>
        {PHASES.map((phase) => (
          <li key={phase} aria-current={now === `${phase} phase` ? 'step' : undefined}>
            <strong>{t('stage.phase', { phase })}</strong>
            {hero && <PhaseNumbers phase={phase} hero={hero.thing} opponent={opponent.thing} />}
          </li>
        ))}
      </ol>
      {latest.length > 0 && (
        <ul className={styles.latest}>
          {latest.map(({ key, text }) => (
            <li key={key}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

function EnemyText({ card }: { card: string }) {
  const lines = useCardLines(card).filter(
    ({ key }) => !key.startsWith('flavour.') && !/^sheet\.(numbers|challenge)/.test(key),
  );
  return lines.map(({ key, text }) => <p key={key + text}>{text}</p>);
}

function PhaseNumbers({ phase, hero, opponent }: { phase: Phase; hero: number; opponent: number }) {
  const { value, tell } = useSeen();
  const target = number(value('target number', opponent, phase));
  const attack = number(value('combat roll', hero, `${phase} attack`));
  const defense = number(value('combat roll', hero, `${phase} defense`));
  const dealt = number(value(`${phase} damage`, hero)) ?? 0;
  const suffered = number(value(`${phase} damage`, opponent)) ?? 0;
  if (target === null || attack === null || defense === null) return null;
  const chance = (bonus: number): number => inHundred(chanceOf(target, { bonus }));
  return (
    <dl className={styles.numbers}>
      <div>
        <dt>{t('stage.target')}</dt>
        <dd>
          <Num of={['target number', opponent, phase]} title={tell('value.target number')}>
            {target}
          </Num>
        </dd>
      </div>
      <div>
        <dt>{t('stage.attack', { damage: dealt })}</dt>
        <dd>
          <Chance
            target={['target number', opponent, phase]}
            bonus={['combat roll', hero, `${phase} attack`]}
            title={t('stage.attack', { damage: dealt })}
          >
            {t('stage.chance', { chance: chance(attack) })}
          </Chance>
        </dd>
      </div>
      <div>
        <dt>{t('stage.defend', { damage: suffered })}</dt>
        <dd>
          <Chance
            target={['target number', opponent, phase]}
            bonus={['combat roll', hero, `${phase} defense`]}
            title={t('stage.defend', { damage: suffered })}
          >
            {t('stage.chance', { chance: chance(defense) })}
          </Chance>
        </dd>
      </div>
    </dl>
  );
}

function Escape({ fighter, opponent }: { fighter: number; opponent: number }) {
  const { value } = useSeen();
  const target = number(value('target number', opponent, 'ranged'));
  const bonus = number(value('escape roll', fighter));
  if (target === null || bonus === null) return null;
  return (
    <p className={styles.numbers}>
      <Chance target={['target number', opponent, 'ranged']} bonus={['escape roll', fighter]} title={t('stage.escape')}>
        {t('stage.chance', { chance: inHundred(chanceOf(target, { bonus })) })}
      </Chance>
    </p>
  );
}
