/** More choices than there is room for, behind a card that opens a sheet upwards: nothing else moves. */

import { useEffect, useRef, useState } from 'react';
import card from '../../materials/action-card.module.css';
import { Sign } from '../../materials/sign.tsx';
import type { SignName } from '../../materials/signs.ts';
import { t } from '../../words.ts';
import cards from './dock-cards.module.css';
import options from './dock-options.module.css';
import styles from './dock-other.module.css';
import { OptionLine, type Numbered } from './dock-options.tsx';

export interface Group {
  title: string;
  hint?: string;
  sign: SignName;
  list: readonly Numbered[];
}

interface OtherProps {
  title: string;
  hint: string;
  sign: SignName;
  groups: readonly Group[];
}

/** From so many on one looks for a name. */
const MANY = 12;

const includes = (text: string, words: string): boolean => text.toLowerCase().includes(words.trim().toLowerCase());

export function Other({ title, hint, sign, groups }: OtherProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const close = (): void => {
    if (fold.current) fold.current.open = false;
  };
  useEffect(() => {
    if (!open) return undefined;
    const beside = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !fold.current?.contains(target)) close();
    };
    // Before anybody else: while the sheet is open, Escape means the sheet.
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      event.stopPropagation();
      close();
      fold.current?.querySelector('summary')?.focus();
    };
    addEventListener('pointerdown', beside);
    addEventListener('keydown', escape, true);
    return () => {
      removeEventListener('pointerdown', beside);
      removeEventListener('keydown', escape, true);
    };
  }, [open]);
  const all = groups.reduce((sum, { list }) => sum + list.length, 0);
  const found = groups
    .map((group) => ({ ...group, list: group.list.filter(({ choice }) => includes(choice.label, words)) }))
    .filter(({ list }) => list.length > 0);
  return (
    <li className={cards.slot}>
      <details
        ref={fold}
        className={styles.other}
        onToggle={({ currentTarget }) => {
          setOpen(currentTarget.open);
          setWords('');
        }}
      >
        <summary className={card.card}>
          <span className={card.medallion}>
            <Sign name={sign} />
          </span>
          <span className={card.verb}>{title}</span>
          <span className={card.does}>{hint}</span>
        </summary>
        {open && (
          <div className={styles.sheet}>
            {all > MANY && (
              <input
                type="search"
                className={styles.find}
                value={words}
                aria-label={t('other.find')}
                placeholder={t('other.find')}
                onChange={(event) => setWords(event.target.value)}
              />
            )}
            {found.length === 0 && <p className={styles.quiet}>{t('other.none')}</p>}
            {found.map((group) => (
              <section key={group.title} aria-label={group.title}>
                {groups.length > 1 && <h3>{group.title}</h3>}
                <ol className={options.options}>
                  {group.list.map((one) => (
                    <OptionLine key={one.number} {...one} />
                  ))}
                </ol>
              </section>
            ))}
          </div>
        )}
      </details>
    </li>
  );
}
