/** The reader's survival gear as buttons over the map: each works at its moment, and says when that is. */

import type { Message } from '@questwright/kernel';
import { useState } from 'react';
import { useTable } from '../../../../table/shown-table.ts';
import { areaOf } from '../../view-readers.ts';
import styles from './frozen-wastes.module.css';
import { GEAR, gearOf, usesOf, type GearKind } from './readers.ts';

const SHAPES: Readonly<Record<GearKind, string>> = {
  snowshoe: 'M11 1.600q6 0 6 7t-3.600 9q-1 3-2.400 3t-2.400-3Q5 15.600 5 8.600t6-7zM6 7h10M6 11h10M9 3v14M13 3v14',
  luckstone: 'M4 12Q3 5 10 3.600Q18 3 18.600 10Q19 18 11 18.600Q5 18.600 4 12zM11 6.600v8M8 9l6 3.600M14 9l-6 3.600',
  'flare-crystal':
    'M11 1.600L15.600 8 11 20.400 6.400 8zM6.400 8h9.200M11 1.600V20M2 5l2.600 1.400M20 5l-2.600 1.400M2 14l3-1.400M20 14l-3-1.400',
};

export function Gear() {
  const { view, content, seat, tell, ui } = useTable();
  const [open, setOpen] = useState<GearKind | null>(null);
  if (seat === null) return null;
  const have = GEAR.map((kind) => ({
    kind,
    count: gearOf(areaOf(view, seat), content, kind),
    uses: usesOf(view, kind),
  })).filter(({ count, uses }) => count > 0 || uses.length > 0);
  // Before a market or a fight there is room only for what can be used.
  const isCovered = ui.hasStage(view) && have.every(({ uses }) => uses.length === 0);
  if (have.length === 0 || isCovered) return null;
  return (
    <section className={styles.gear} aria-label={tell('top.gear')}>
      {have.map(({ kind, count, uses }) => (
        <One
          key={kind}
          kind={kind}
          count={count}
          uses={uses}
          isOpen={open === kind}
          onOpen={() => setOpen(open === kind ? null : kind)}
        />
      ))}
    </section>
  );
}

interface OneProps {
  kind: GearKind;
  count: number;
  uses: readonly string[];
  isOpen: boolean;
  onOpen(): void;
}
function One({ kind, count, uses, isOpen, onOpen }: OneProps) {
  const { tell, answer, offer, say } = useTable();
  const isNow = uses.length > 0;
  const told = (option: string): string =>
    say(offer?.options[option] ?? ({ key: `choice.${kind}`, with: {} } as Message));
  const label = `${tell('top.gear-have', { kind, count })}. ${isNow ? tell('top.gear-use', { kind }) : tell('top.gear-not', { kind })}`;
  return (
    <div>
      <button
        type="button"
        disabled={!isNow}
        title={label}
        aria-label={label}
        aria-expanded={uses.length > 1 ? isOpen : undefined}
        onClick={() => (uses.length === 1 ? answer([uses[0]!]) : onOpen())}
      >
        <svg viewBox="0 0 22 22" aria-hidden="true">
          <path d={SHAPES[kind]} />
        </svg>
        <b aria-hidden="true">{count}</b>
      </button>
      {isOpen && uses.length > 1 && (
        <ul>
          {uses.map((option) => (
            <li key={option}>
              <button
                type="button"
                onClick={() => {
                  onOpen();
                  answer([option]);
                }}
              >
                {told(option)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
