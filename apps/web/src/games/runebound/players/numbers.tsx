/** A hero in numbers, on the board beside the map and on the sheets of the drawer: every number tells what makes it so. */

import type { ThingView } from '@questwright/kernel';
import { ATTRIBUTE_OF, PHASES, type Hero, type Phase, type Skill } from '@questwright/runebound';
import { Sign } from '../../../materials/sign.tsx';
import type { SignName } from '../../../materials/signs.ts';
import { useAnswers } from '../../../table/dock/answering.ts';
import { useTable } from '../../../table/shown-table.ts';
import { Num } from '../../../table/why/rule-link.tsx';
import { t } from '../../../words.ts';
import { lostLife, numberOr } from '../view-readers.ts';
import styles from './numbers.module.css';
import { Pips } from './pips.tsx';

const SIGNS: Readonly<Record<Phase, SignName>> = { ranged: 'bow', melee: 'sword', magic: 'star' };
export const number = (value: unknown): number => numberOr(value, 0);

export function Bars({ thing, seat }: { thing: ThingView; seat: number }) {
  const { value, ui } = useTable();
  const { exhaustion = 0 } = thing.counters;
  const rows = [
    { kind: 'life', lost: lostLife(ui, thing), counter: 'wounds' },
    { kind: 'stamina', lost: exhaustion, counter: 'exhaustion' },
  ] as const;
  return (
    <dl className={styles.bars}>
      {rows.map(({ kind, lost, counter }) => {
        const all = value(kind, thing.thing);
        return (
          <div key={kind}>
            <dt>{t(`sheet.${kind}`)}</dt>
            <dd>
              <Pips kind={kind} left={number(all) - lost} all={number(all)} />
              <Num of={[kind, thing.thing]} title={t(`sheet.${kind}`)} less={{ name: counter, seat }}>
                {typeof all === 'number' ? t('sheet.of', { left: Math.max(0, all - lost), all }) : t('sheet.waiting')}
              </Num>
            </dd>
          </div>
        );
      })}
      {ui.onSheet?.map((Part, i) => (
        <Part key={i} seat={seat} thing={thing} />
      ))}
    </dl>
  );
}

export function Attributes({ thing }: { thing: number }) {
  const { value, tell } = useTable();
  return (
    <dl className={styles.attributes}>
      {PHASES.map((phase) => {
        const attribute = ATTRIBUTE_OF[phase];
        const name = tell(`value.${attribute}`);
        return (
          <div key={phase}>
            <dt>
              <span className={styles.medal}>
                <Sign name={SIGNS[phase]} />
              </span>
              <span className={styles.name}>{name}</span>
            </dt>
            <dd>
              <Num of={[attribute, thing]} title={name}>
                {number(value(attribute, thing))}
              </Num>
              <span className={styles.wounds}>
                {t('stage.phase', { phase })}:{' '}
                <Num of={[`${phase} damage`, thing]} title={tell(`value.${phase} damage`)}>
                  {number(value(`${phase} damage`, thing))}
                </Num>
              </span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

export function Skills({ seat, card }: { seat: number; card: string }) {
  const { content, value, tell } = useTable();
  const skills = Object.keys((content.get(card) as Hero | undefined)?.skills ?? {}) as Skill[];
  return (
    <p className={styles.skills}>
      {skills.map((skill) => (
        <span key={skill}>
          {tell(`skill.${skill}`)}{' '}
          <Num of={['skill bonus', seat, skill]} title={tell(`skill.${skill}`)}>
            {t('sheet.bonus', { number: number(value('skill bonus', seat, skill)) })}
          </Num>
        </span>
      ))}
    </p>
  );
}

/** What can be used now, where it stands; a card that can be used in several ways is used in the dock. */
export function UseNow({ thing, name, className }: { thing: number; name: string; className: string }) {
  const { view } = useTable();
  const { numberOf, takeOption } = useAnswers();
  const [use, other] = (view.decision?.mine?.options ?? []).filter((option) => option.startsWith(`use:${thing}:`));
  if (use === undefined || other !== undefined) return null;
  return (
    <button
      type="button"
      className={className}
      title={t('sheet.use-now')}
      aria-label={t('card.use', { card: name })}
      onClick={() => takeOption(use)}
    >
      {t('sheet.use')} <kbd>{numberOf(use)}</kbd>
    </button>
  );
}
