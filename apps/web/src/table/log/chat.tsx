import { useEffect, useState } from 'react';
import type { ChatLine } from '@questwright/protocol';
import type { TableStore } from '../../net/table-store.ts';
import { t } from '../../words.ts';
import styles from './chat.module.css';

const LONGEST = 500;

export function Chat({ lines, line }: { lines: readonly ChatLine[]; line: TableStore }) {
  const [text, setText] = useState('');
  const [failed, setFailed] = useState(false);
  useEffect(() => line.readChat(), [line, lines]);
  const send = async (): Promise<void> => {
    const said = text.trim();
    if (said === '') return;
    try {
      await line.say(said);
      setText('');
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <div className={styles.chat}>
      {lines.length === 0 && <p className={styles.empty}>{t('chat.empty')}</p>}
      <ol>
        {lines.map(({ n, name, text: said }) => (
          <li key={n}>
            <strong>{name}</strong> {said}
          </li>
        ))}
      </ol>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <label htmlFor="chat-text">{t('chat.label')}</label>
        <input
          id="chat-text"
          value={text}
          maxLength={LONGEST}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit">{t('chat.send')}</button>
      </form>
      {failed && <p role="alert">{t('chat.failed')}</p>}
    </div>
  );
}
