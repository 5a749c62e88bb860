/** Options of the dock, numbered; those that are seldom wanted are folded away. */

import { useRef } from 'react';
import { t } from '../../words.ts';
import { useAnswers } from './answering.ts';
import type { Choice } from './choices.ts';
import styles from './dock.module.css';
import { Folded } from '../folded.tsx';
import { Why } from '../why/rule-link.tsx';
import { useTable, type WhyTopic } from '../shown-table.ts';

export interface Numbered {
  choice: Choice;
  number: number;
}

/** Only the dock scrolls: `scrollIntoView` would also move the page, which cannot be moved back by hand. */
function intoSight(fold: HTMLElement): void {
  const dock = fold.closest('section');
  if (dock) dock.scrollTop += fold.getBoundingClientRect().top - dock.getBoundingClientRect().top - 8;
}

export function Fold(props: { title: string; hint?: string; list: readonly Numbered[]; small?: boolean }) {
  const { title, hint, list, small = false } = props;
  const summary = (
    <>
      {title} {hint !== undefined && <span>{hint}</span>}
    </>
  );
  return (
    <Folded className={small ? styles.fold : styles.places} onOpen={intoSight} summary={summary}>
      <ol className={styles.options}>
        {list.map((one) => (
          <Option key={one.number} {...one} />
        ))}
      </ol>
    </Folded>
  );
}

export function Option({ choice, number }: Numbered) {
  const { obvious: best, sending, take } = useAnswers();
  const { ui, wonder } = useTable();
  const { Detail } = ui;
  const { label, rule } = choice;
  const obvious = choice === best;
  const about: WhyTopic = { about: 'words', title: label, rules: [rule] };
  const { pressed, ...finger } = useLongPress(() => wonder(about));
  return (
    <li {...finger}>
      <button
        type="button"
        className={obvious ? `${styles.option} ${styles.obvious}` : styles.option}
        disabled={sending}
        onClick={() => pressed() || take(choice)}
      >
        <kbd>{number}</kbd>
        <span>{label}</span>
        {Detail && choice.whole && <Detail option={choice.begun[0]!} />}
        {obvious && <kbd className={styles.wide}>{t('key.space')}</kbd>}
      </button>
      <Why title={label} about={about} />
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
