/** A report of a bug, with the position attached by the server. */

import { useId, useState } from 'react';
import { Declined, reportProblem } from '../../net/requests.ts';
import { problemInWords } from '../../problem.ts';
import { t } from '../../words.ts';
import { Dialog } from '../dialog.tsx';
import styles from './report-dialog.module.css';
import { useTable, type Disputed } from '../shown-table.ts';

const LONGEST = 2000;
const LONGEST_RULE = 40;

type Sent = { number: string } | { failed: string } | null;

export function ReportDialog({ about, onClose }: { about: Disputed; onClose(): void }) {
  const { info, seat } = useTable();
  const id = useId();
  const [text, setText] = useState(about.about === null ? '' : `${about.about}\n`);
  const [rule, setRule] = useState(about.rule ?? '');
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState<Sent>(null);
  const send = async (): Promise<void> => {
    const said = text.trim();
    if (said === '') return setSent({ failed: t('report.empty') });
    setSending(true);
    try {
      setSent({ number: await reportProblem(info.id, { text: said, rule: rule.trim(), seat }) });
    } catch (error) {
      const reason = problemInWords(error instanceof Declined ? error.problem : null);
      setSent({ failed: t('report.failed', { reason }) });
    } finally {
      setSending(false);
    }
  };
  if (sent !== null && 'number' in sent) {
    return (
      <Dialog title={t('report.title')} onClose={onClose}>
        <p role="status" className={styles.done}>
          {t('report.done', { number: sent.number })}
        </p>
      </Dialog>
    );
  }
  return (
    <Dialog title={t('report.title')} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <label htmlFor={`${id}-text`}>{t('report.text')}</label>
        <textarea
          id={`${id}-text`}
          rows={5}
          maxLength={LONGEST}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <label htmlFor={`${id}-rule`}>{t('report.rule')}</label>
        <input
          id={`${id}-rule`}
          value={rule}
          maxLength={LONGEST_RULE}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setRule(event.target.value)}
        />
        <p className={styles.quiet}>{t('report.about')}</p>
        {sent !== null && <p role="alert">{sent.failed}</p>}
        <button type="submit" disabled={sending}>
          {t('report.send')}
        </button>
      </form>
    </Dialog>
  );
}
