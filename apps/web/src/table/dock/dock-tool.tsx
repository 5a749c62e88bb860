import { useId } from 'react';

interface ToolProps {
  sign: string;
  label: string;
  keys: string;
  may: boolean;
  about: string;
  act(): void;
  tell(reason: string): void;
}
/** Whoever presses what cannot be done is told why. */
export function Tool({ sign, label, keys, may, about, act, tell }: ToolProps) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        aria-disabled={!may}
        aria-describedby={id}
        title={about}
        onClick={() => (may ? act() : tell(about))}
        aria-keyshortcuts={keys}
      >
        <span aria-hidden="true">{sign}</span> <b>{label}</b>
      </button>
      <span id={id} hidden>
        {about}
      </span>
    </>
  );
}
