/** A game file that somebody brings: it is played again, checked, and becomes a table of their own. */

import { useId, useState } from 'react';
import { bringFile, Declined, introduce, tableAddress } from '../net/requests.ts';
import { problemInWords } from '../problem.ts';
import { t } from '../words.ts';
import styles from './open-file.module.css';

async function opened(file: File): Promise<string> {
  let game: unknown;
  try {
    game = JSON.parse(await file.text());
  } catch {
    throw new Declined({ code: 'not-understood', message: t('file.not-json') });
  }
  await introduce();
  const { id } = await bringFile(game as object);
  return id;
}

export function OpenFile() {
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const open = async (file: File): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      location.assign(tableAddress(await opened(file)));
    } catch (error) {
      const why = error instanceof Declined ? error.problem : null;
      setProblem(why?.code === 'not-understood' ? why.message : problemInWords(why));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.file}>
      {/* The button of the browser is there for keys and screen readers; the label is what one sees and presses. */}
      <input
        id={id}
        className="unseen"
        type="file"
        accept="application/json,.json"
        disabled={busy}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void open(file);
          // The same file may be tried again.
          target.value = '';
        }}
      />
      <label htmlFor={id}>{t('file.open')}</label>
      <p>{t('file.about')}</p>
      {busy && <p role="status">{t('file.checking')}</p>}
      {problem !== null && <p role="alert">{problem}</p>}
    </div>
  );
}
