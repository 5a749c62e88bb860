/** An option away from the dock: its number is the same as everywhere. */

import { useAnswers } from '../../table/dock/answering.ts';
import { useTable } from '../../table/shown-table.ts';
import styles from './option-button.module.css';

export function OptionButton({ option, children }: { option: string; children?: React.ReactNode }) {
  const { offer, say } = useTable();
  const { numberOf, takeOption, sending } = useAnswers();
  const told = offer?.options[option];
  const number = numberOf(option);
  if (number === null) return null;
  return (
    <button
      type="button"
      className={styles.option}
      data-option={option}
      disabled={sending}
      onClick={() => takeOption(option)}
    >
      <kbd>{number}</kbd>
      <span>{children ?? (told ? say(told) : option)}</span>
    </button>
  );
}
