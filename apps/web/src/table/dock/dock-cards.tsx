/** Everything that may be answered, as one row of cards: what does not fit lies behind the last of them. */

import { useRef } from 'react';
import { ActionCard } from '../../materials/action-card.tsx';
import { Sign } from '../../materials/sign.tsx';
import { t } from '../../words.ts';
import { useTable } from '../shown-table.ts';
import { usePlans, useAnswers } from './answering.ts';
import type { Choice } from './choices.ts';
import styles from './dock-cards.module.css';
import options from './dock-options.module.css';
import { Leave, OptionCard, PlannedCard, RefusedCard, type Numbered } from './dock-options.tsx';
import { Other, type Group } from './dock-other.tsx';
import { mostUseful, mostUsefulFirst } from './useful.ts';
import { useRoom } from './use-room.ts';

/** With so few cards in sight each place is for what comes first. */
const LITTLE = 2;

export function Cards({ inert }: { inert: boolean }) {
  const seen = useTable();
  const { chosen, choose, view, ui, answer } = seen;
  const answers = useAnswers();
  const plans = usePlans();
  const { asked, begun, root, choices, finish, obvious, sending } = answers;
  const row = useRef<HTMLOListElement>(null);
  const room = useRoom(row);
  const numbered = choices.map((choice, i) => ({ choice, number: i + 1 }));
  const isStaged = ({ begun: [option = ''], place }: Choice): boolean =>
    begun.length === 0 && place === null && ui.stages?.(view, option) === true;
  const planned = begun.length === 0 ? plans : [];
  /** A plan begins with it: it is carried out by the card of the plan. */
  const isPlanned = ({ begun: [option], whole }: Choice): boolean =>
    whole && planned.some((bundle) => bundle.option === option);
  const listed = numbered.filter(({ choice }) => !isStaged(choice) && !isPlanned(choice));
  const foldOf = ({
    choice: {
      begun: [option = ''],
      whole,
    },
  }: Numbered): string | null =>
    whole && begun.length === 0 && asked ? (ui.foldOf?.(view, option, asked.mine.options) ?? null) : null;
  const worthOf = ({ choice }: Numbered): { kind: string; worth: number | null } => {
    const [option = ''] = choice.begun;
    const act = choice.whole && choice.begun.length === 1 ? ui.actOf?.(option, seen) : undefined;
    // What Space does is always in sight.
    const worth =
      choice === obvious ? Infinity : (ui.worthOf?.(option, seen) ?? act?.worth ?? act?.chances?.win ?? null);
    return { kind: option.split(':')[0]!, worth };
  };
  const placeWorth = ({ choice: { place } }: Numbered): { kind: string; worth: number } => {
    return { kind: 'place', worth: ui.worthOfPlace?.(place!, seen) ?? 0 };
  };
  const unplaced = listed.filter(({ choice: { place, aside } }) => place === null && !aside);
  const plain = unplaced.filter((one) => foldOf(one) === null);
  const folds = [...new Set(unplaced.map(foldOf))].filter((title) => title !== null);
  const asides = listed.filter(({ choice: { place, aside } }) => place === null && aside);
  const places = listed.filter(({ choice: { place } }) => place !== null);
  const there = places.filter(({ choice: { place } }) => place === chosen);
  const [first] = asked?.mine.options ?? [];
  /** Where places come first, one is picked: its card has a place of its own, also before there is one. */
  const roams = places.length > 0 && (begun.length > 0 || (first !== undefined && ui.placeOf(first) !== null));

  const groups: Group[] = [
    ...(places.length > 0 && (roams || there.length === 0)
      ? [
          {
            title: t('dock.places', { number: places.length }),
            hint: t('dock.places-hint'),
            sign: 'find' as const,
            list: ui.worthOfPlace ? mostUsefulFirst(places, placeWorth) : places,
          },
        ]
      : []),
    ...folds.map((title): Group => {
      return { title, sign: 'tent', list: unplaced.filter((one) => foldOf(one) === title) };
    }),
    ...(asides.length > 0
      ? [{ title: t('dock.asides', { number: asides.length }), sign: 'hammer' as const, list: asides }]
      : []),
  ];
  const picks = roams || (there.length > 0 && places.length > 0);
  const fixed = planned.length + (picks ? 1 : 0) + (finish ? 1 : 0) + (begun.length > root ? 1 : 0);
  const fits = fixed + plain.length + groups.length <= room;
  const refused = begun.length === 0 && fits ? (ui.refusedActs?.(seen) ?? []) : [];
  const left = room - fixed - plain.length - groups.length;
  const seats = Math.max(0, room - fixed - 1);
  const isAlways = ({ choice: { begun: answer, whole } }: Numbered): boolean =>
    whole && seats > LITTLE && ui.always?.includes(answer[0] ?? '') === true;
  const others = plain.filter((one) => !isAlways(one));
  const useful = fits ? others : mostUseful(others, Math.max(0, seats - (plain.length - others.length)), worthOf);
  const kept = plain.filter((one) => isAlways(one) || useful.includes(one));
  const rest = plain.filter((one) => !kept.includes(one));
  const merged: Group[] =
    rest.length === 0 ? groups : [{ title: t('other.title'), sign: 'find', list: rest }, ...groups];
  const apart = fits || (rest.length === 0 && merged.length <= 1) || fixed + kept.length + merged.length <= room;

  return (
    <ol className={styles.cards} ref={row} inert={inert}>
      {planned.map((bundle) => (
        <PlannedCard key={bundle.option} bundle={bundle} onLeave={() => choose(null)} />
      ))}
      {picks && <Picked there={there} roams={roams} onLeave={() => choose(null)} />}
      {kept.map((one) => (
        <OptionCard key={one.number} {...one} isPlanned={planned.length > 0} />
      ))}
      {refused.slice(0, Math.max(0, left)).map((one) => (
        <RefusedCard key={one.option} {...one} />
      ))}
      {finish && (
        <li className={styles.slot} data-suggested={obvious === null || undefined}>
          <ActionCard
            sign="flag"
            verb={begun.length === 1 ? t('dock.none') : t('dock.finish')}
            number={choices.length + 1}
            keyName={obvious || planned.length > 0 ? null : t('key.space')}
            suggested={!obvious && planned.length === 0}
            busy={sending}
            onPress={() => answer(begun)}
          />
        </li>
      )}
      {begun.length > root && (
        <li className={styles.slot}>
          <ActionCard
            sign="undo"
            verb={t('dock.back')}
            number={null}
            keyName={t('key.escape')}
            onPress={answers.back}
          />
        </li>
      )}
      {apart
        ? merged.map(({ title, hint = '', sign, list }) => (
            <Other key={title} title={title} hint={hint} sign={sign} groups={[{ title, sign, list }]} />
          ))
        : merged.length > 0 && <Merged groups={merged} />}
    </ol>
  );
}

/** Places keep their name where they are among the rest: one looks for them. */
function Merged({ groups }: { groups: readonly Group[] }) {
  const title = t('other.title');
  const more = (number: number): string => t('other.hint', { number });
  const hints = groups.map((one) => (one.title === title || groups.length === 1 ? more(one.list.length) : one.title));
  return <Other title={title} hint={hints.join(', ')} sign="find" groups={groups} />;
}

/** The place that was picked on the map: the ways to go there; before, that one can be picked. */
function Picked({ there, roams, onLeave }: { there: readonly Numbered[]; roams: boolean; onLeave(): void }) {
  const { tell } = useTable();
  const { sending, take } = useAnswers();
  const hint = roams ? 'dock.pick-hint' : 'dock.pick-any';
  const [only, ...others] = there;
  if (only === undefined) {
    return (
      <li className={`${styles.slot} ${styles.wide} ${styles.hole}`}>
        <Sign name="boot" />
        <strong>{t('dock.pick')}</strong>
        <span>{tell.has(hint) ? tell(hint) : t(hint)}</span>
      </li>
    );
  }
  const leave = <Leave onLeave={onLeave} />;
  if (others.length === 0) {
    return (
      <OptionCard {...only} wide>
        {leave}
      </OptionCard>
    );
  }
  return (
    <li className={`${styles.slot} ${styles.wide} ${styles.several}`}>
      {there.map(({ choice, number }, i) => (
        <button
          key={number}
          type="button"
          className={i === 0 ? `${options.option} ${options.obvious}` : options.option}
          disabled={sending}
          onClick={() => take(choice)}
        >
          <kbd className={options.key}>{number}</kbd> {choice.label}{' '}
          {i === 0 && <kbd className={options.key}>{t('key.space')}</kbd>}
        </button>
      ))}
      {leave}
    </li>
  );
}
