/** Something that is seldom wanted: its content is not there at all before it is opened. */

import { createContext, useContext, useEffect, useRef, useState } from 'react';

/** Whether everything is open: for whoever asks about all there is. */
export const UnfoldedContext: React.Context<boolean> = createContext(false);

interface FoldedProps {
  summary: React.ReactNode;
  className?: string | undefined;
  /** Whether it is open without being asked. */
  unfolded?: boolean;
  onOpen?(fold: HTMLElement): void;
  children: React.ReactNode;
}

export function Folded({ summary, className, unfolded = false, onOpen, children }: FoldedProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const all = useContext(UnfoldedContext);
  const [open, setOpen] = useState(unfolded);
  const opened = useRef(onOpen);
  useEffect(() => {
    opened.current = onOpen;
  });
  useEffect(() => {
    if (open && fold.current) opened.current?.(fold.current);
  }, [open]);
  return (
    <details ref={fold} className={className} open={unfolded} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {(open || unfolded || all) && children}
    </details>
  );
}
