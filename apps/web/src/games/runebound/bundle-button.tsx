/** Several answers in a row with one press, beside the option that each of them begins with. */

import type { Bundle } from '@questwright/messages';
import { useTable } from '../../table/shown-table.ts';
import { useAnswers } from '../../table/dock/answering.ts';
import styles from './option-button.module.css';

export function BundleButton({ bundle }: { bundle: Bundle }) {
  const { standing, say } = useTable();
  const { sending } = useAnswers();
  return (
    <button
      type="button"
      className={styles.option}
      disabled={sending || standing === null || standing.given !== null}
      onClick={() => standing?.giveInTurn(bundle)}
    >
      <span>{say(bundle.text)}</span>
    </button>
  );
}
