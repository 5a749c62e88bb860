/** What a table is marked with: it came as a file, a person played there alone. Said once, until it is closed or the reader
 *  answers; the menu tells it again. */

import type { TableInfo } from '@questwright/protocol';
import { useState } from 'react';
import { t } from '../words.ts';
import { useTable } from './shown-table.ts';
import styles from './table-page.module.css';

const keyOf = ({ id, marks }: TableInfo): string => `questwright.read.${id}.${marks.join('.')}`;

function wasRead(info: TableInfo): boolean {
  try {
    return localStorage.getItem(keyOf(info)) !== null;
  } catch {
    return false;
  }
}
function keepRead(info: TableInfo): void {
  try {
    localStorage.setItem(keyOf(info), '1');
  } catch {
    // Then it is said again when the page is opened anew.
  }
}

export function Marks({ mySeats }: { mySeats: readonly number[] }) {
  const { info, log } = useTable();
  const [from] = useState(info.seq);
  const [closed, setClosed] = useState(() => wasRead(info));
  // Whoever answers has read it.
  const answered = log.some(({ seq, seat }) => seq > from && seat !== null && mySeats.includes(seat));
  if (answered && !closed) keepRead(info);
  // Whoever is guided hears it from the guide.
  const guided = mySeats.length > 0 && info.marks.every((mark) => mark === 'guide');
  if (info.marks.length === 0 || closed || answered || guided || info.status !== 'playing') return null;
  const close = (): void => {
    keepRead(info);
    setClosed(true);
  };
  return (
    <div className={styles.banner}>
      <span>{marksInWords(info)}</span>
      <button type="button" className={styles.close} aria-label={t('dialog.close')} onClick={close}>
        ✕
      </button>
    </div>
  );
}

export const marksInWords = ({ marks }: TableInfo): string => marks.map((mark) => t(`mark.${mark}`)).join(' ');
