/** An option of the dock, as a card of the row or as a line of a list: its number, what is known of it, and its reason. */

import type { Bundle } from '@questwright/messages';
import { useRef } from 'react';
import type { Refused } from '../../games/game.ts';
import { ActionCard } from '../../materials/action-card.tsx';
import { t } from '../../words.ts';
import { useTable, type WhyTopic } from '../shown-table.ts';
import { Why } from '../why/rule-link.tsx';
import { useAnswers } from './answering.ts';
import type { Choice } from './choices.ts';
import styles from './dock-cards.module.css';
import options from './dock-options.module.css';

export interface Numbered {
  choice: Choice;
  number: number;
}

/** With all that its card says: there may be no room for it there. */
const aboutOf = ({ label, rule }: Choice, said: readonly (string | null | undefined)[] = []): WhyTopic => ({
  about: 'words',
  title: label,
  rules: [rule],
  lead: said.filter((text) => typeof text === 'string'),
});

interface CardProps extends Numbered {
  wide?: boolean;
  /** Something else has been planned on the board. */
  isPlanned?: boolean;
  children?: React.ReactNode;
}

export function OptionCard({ choice, number, wide = false, isPlanned = false, children }: CardProps) {
  const { obvious, sending, take } = useAnswers();
  const seen = useTable();
  const { Detail, actOf } = seen.ui;
  const [option = ''] = choice.begun;
  const act = (choice.whole && actOf?.(option, seen)) || {};
  // Space carries out what is planned, and nothing else then.
  const suggested = choice === obvious && !isPlanned;
  const warning = useWarning(option, act.warning);
  const bundle = useBundle(choice);
  const does = bundle ? seen.say(bundle.text) : act.does;
  const about = aboutOf(choice, [does, warning]);
  const { pressed, ...finger } = useLongPress(() => seen.wonder(about));
  return (
    <li
      className={wide ? `${styles.slot} ${styles.wide}` : styles.slot}
      data-option={choice.begun.join(' ')}
      data-suggested={(act.best ?? suggested) || undefined}
      {...finger}
    >
      <ActionCard
        sign={act.sign ?? 'flag'}
        verb={act.verb ?? choice.label}
        number={number}
        keyName={suggested ? t('key.space') : null}
        suggested={act.best ?? suggested}
        busy={sending}
        cost={act.cost}
        warning={warning}
        chances={act.chances ?? null}
        long={isLong(act.verb ?? choice.label, does)}
        onPress={() => pressed() || (bundle ? seen.standing?.giveInTurn(bundle) : take(choice))}
      >
        {does}
        {Detail && choice.whole && <Detail option={option} />}
      </ActionCard>
      {children}
      <span className={styles.reasonOf}>
        <Why title={choice.label} about={about} />
      </span>
    </li>
  );
}

/** More letters than a card has room for beside its sign; a name of two lines leaves room for fewer. */
const MUCH = 48;
const A_LINE = 12;
const isLong = (name: string, text: React.ReactNode): boolean =>
  typeof text === 'string' && text.length + (name.length > A_LINE ? 20 : 0) > MUCH;

/** The answers that follow an option as a matter of course; null where there are none, or several ways to go on. */
function useBundle({ begun: [option], whole }: Choice): Bundle | null {
  const { standing } = useTable();
  const found = whole ? (standing?.bundles.filter((one) => one.option === option && one.at === undefined) ?? []) : [];
  return found.length === 1 ? found[0]! : null;
}

/** Several answers at once, for the place that is planned. */
export function PlannedCard({ bundle, onLeave }: { bundle: Bundle; onLeave(): void }) {
  const seen = useTable();
  const { sending } = useAnswers();
  const act = seen.ui.bundleAct?.(bundle, seen) ?? {};
  return (
    <li className={`${styles.slot} ${styles.wide}`} data-suggested="" data-planned="">
      <ActionCard
        sign={act.sign ?? 'flag'}
        verb={act.verb ?? seen.say(bundle.text)}
        number={null}
        keyName={t('key.space')}
        suggested
        busy={sending}
        cost={act.cost}
        warning={act.warning ?? null}
        onPress={() => seen.standing?.giveInTurn(bundle)}
      >
        {act.does}
      </ActionCard>
      <Leave onLeave={onLeave} />
    </li>
  );
}

/** What cannot be chosen, and why: a press tells the rule. */
export function RefusedCard({ option, act }: Refused) {
  const { wonder } = useTable();
  const title = act.verb ?? option;
  return (
    <li className={styles.slot}>
      <ActionCard
        sign={act.sign ?? 'flag'}
        verb={title}
        number={null}
        refused
        long={isLong(title, act.does)}
        onPress={() => wonder({ about: 'option', title, option })}
      >
        {act.does}
      </ActionCard>
    </li>
  );
}

/** Takes back what was picked on the board. */
export const Leave = ({ onLeave }: { onLeave(): void }): React.ReactElement => (
  <button type="button" className={styles.leave} onClick={onLeave}>
    <span aria-hidden="true">✕</span>
    <span className="unseen">{t('dock.unpick')}</span>
  </button>
);

/** What is lost by an option, as its game tells it. */
function useWarning(option: string, own?: string): string | null {
  const { ui, scene, say, complete } = useTable();
  const told = complete(() => ui.entry.describe?.cautions?.(scene, option) ?? []) ?? [];
  const all = [...(own === undefined ? [] : [own]), ...told.map(({ text }) => say(text))];
  return all.length === 0 ? null : all.join(' ');
}

export function OptionLine({ choice, number }: Numbered) {
  const { obvious: best, sending, take } = useAnswers();
  const { ui, wonder } = useTable();
  const { Detail } = ui;
  const obvious = choice === best;
  const warning = useWarning(choice.whole ? choice.begun[0]! : '');
  const about = aboutOf(choice, [warning]);
  const { pressed, ...finger } = useLongPress(() => wonder(about));
  return (
    <li data-option={choice.begun.join(' ')} {...finger}>
      <button
        type="button"
        className={obvious ? `${options.option} ${options.obvious}` : options.option}
        disabled={sending}
        onClick={() => pressed() || take(choice)}
      >
        <kbd className={options.key}>{number}</kbd>
        <span>{choice.label}</span>
        {Detail && choice.whole && <Detail option={choice.begun[0]!} />}
        {warning !== null && <span className={options.warning}>{warning}</span>}
      </button>
      <Why title={choice.label} about={about} />
    </li>
  );
}

const LONG_PRESS = 480;

/** Where nothing can hover, a finger that rests on an option asks for its reason. */
function useLongPress(act: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false);
  const end = (): void => clearTimeout(timer.current);
  return {
    pressed: () => held.current,
    onPointerDown: ({ pointerType }: React.PointerEvent) => {
      end();
      held.current = false;
      if (pointerType === 'mouse') return;
      timer.current = setTimeout(() => {
        held.current = true;
        act();
      }, LONG_PRESS);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onPointerLeave: end,
    onContextMenu: (event: React.MouseEvent) => {
      // A long press opens a menu in some browsers.
      if (held.current) event.preventDefault();
    },
  };
}
