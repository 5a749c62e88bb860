/** A choice as a card of vellum: what one does, what comes of it, and at its foot what it costs and its key. */

import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import styles from './action-card.module.css';
import { ChanceBar, type Chances } from './chance-bar.tsx';
import { Sign } from './sign.tsx';
import type { SignName } from './signs.ts';

interface ActionCardProps {
  sign: SignName;
  verb: string;
  /** What comes of it, in a line or two. */
  children?: ReactNode;
  cost?: ReactNode;
  /** It has more to say than a line or two. */
  long?: boolean;
  /** What is lost by it, said in the color of warnings. */
  warning?: string | null;
  /** Of the whole fight that it leads to. */
  chances?: Chances | null;
  /** The number that answers with it; null where it has none. */
  number: number | null;
  /** Another key that does, shown instead of the number. */
  keyName?: string | null;
  /** What one would do: its edge is of gold. */
  suggested?: boolean;
  busy?: boolean;
  /** It cannot be chosen now: its edge is broken. */
  refused?: boolean;
  onPress(): void;
}

export function ActionCard(props: ActionCardProps) {
  const { sign, verb, children, cost, warning = null, chances = null, number, keyName = null } = props;
  const { suggested = false, busy = false, refused = false, long = false, onPress } = props;
  const text = useRef<HTMLSpanElement>(null);
  useFitting(text);
  const hasFoot = chances !== null || Boolean(cost);
  return (
    <button
      type="button"
      className={suggested ? `${styles.card} ${styles.suggested}` : styles.card}
      data-suggested={suggested || undefined}
      data-refused={refused || undefined}
      data-chances={chances !== null || undefined}
      data-warned={warning !== null || undefined}
      data-long={long || undefined}
      disabled={busy}
      onClick={onPress}
    >
      {number !== null && <kbd className={keyName === null ? styles.key : 'unseen'}>{number}</kbd>}
      <span className={styles.medallion}>
        <Sign name={sign} />
      </span>
      <span className={styles.verb}>{verb}</span>
      <span className={styles.does} ref={text}>
        {children}
        {warning !== null && <span className={styles.warning}>{warning}</span>}
      </span>
      <span className={hasFoot ? styles.foot : styles.bare}>
        {chances && <ChanceBar {...chances} />}
        {cost}
      </span>
      {keyName !== null && <kbd className={styles.key}>{keyName}</kbd>}
    </button>
  );
}

/** Where so little is to be seen, the text is only heard. */
const SEEN = 12;
const isCut = ({ scrollHeight, clientHeight }: Element): boolean => scrollHeight > clientHeight + 1;

/** What does not fit is set smaller; what still does not is told with the reason, and seen to go on there. */
function fit(text: HTMLElement): void {
  if (text.clientHeight < SEEN) return;
  text.removeAttribute('data-fit');
  if (!isCut(text)) return;
  text.dataset['fit'] = 'small';
  if (isCut(text)) text.dataset['fit'] = 'cut';
}
function useFitting(text: RefObject<HTMLElement | null>): void {
  // What a card says changes with what is known.
  useLayoutEffect(() => fit(text.current!));
  useLayoutEffect(() => {
    const own = text.current!;
    const watcher = new ResizeObserver(() => fit(own));
    watcher.observe(own);
    return () => watcher.disconnect();
  }, [text]);
}
