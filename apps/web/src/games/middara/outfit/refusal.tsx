/** Why something is not on offer, as the rules say it: asked when somebody looks at it. */

import type { Refusal } from '@questwright/kernel';
import { useEffect, useState } from 'react';
import { Why } from '../../../table/why/rule-link.tsx';
import { useTable } from '../../../table/shown-table.ts';
import styles from './parts.module.css';

function useRefusal(option: string | null): Refusal | null {
  const { whyNot, view } = useTable();
  const no = view.decision?.no ?? -1;
  const [known, setKnown] = useState<{ asked: string; why: Refusal | null } | null>(null);
  const asked = option === null ? null : `${no} ${option}`;
  useEffect(() => {
    let gone = false;
    if (asked === null || option === null || whyNot === null) return;
    whyNot(option).then(
      (why) => gone || setKnown({ asked, why }),
      // The line is broken: nobody knows.
      () => {},
    );
    return () => {
      gone = true;
    };
    // The question is about the position, not about the function that asks.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [asked]);
  return known !== null && known.asked === asked ? known.why : null;
}

/** Nothing while it is on offer, or nobody is asked. */
export function Refused({ option, title }: { option: string; title: string }) {
  const { view, say } = useTable();
  const offered = view.decision?.mine?.options.includes(option) === true;
  const why = useRefusal(offered || view.decision?.mine?.asked !== true ? null : option);
  if (why === null) return null;
  return (
    <p className={styles.refused} role="status">
      <span aria-hidden="true">✕</span> {say(why)} <Why title={title} about={{ about: 'option', title, option }} />
    </p>
  );
}
