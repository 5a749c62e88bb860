import { useId } from 'react';
import { Knob } from '../../materials/knob.tsx';
import type { SignName } from '../../materials/signs.ts';

interface ToolProps {
  sign: SignName;
  label: string;
  keys: string;
  may: boolean;
  about: string;
  small?: boolean;
  act(): void;
  tell(reason: string): void;
}
/** Whoever presses what cannot be done is told why. */
export function Tool({ sign, label, keys, may, about, small = false, act, tell }: ToolProps) {
  const id = useId();
  return (
    <>
      <Knob
        sign={sign}
        label={label}
        small={small}
        aria-disabled={!may}
        aria-describedby={id}
        title={about === '' ? label : about}
        onClick={() => (may ? act() : tell(about))}
        aria-keyshortcuts={keys}
      />
      <span id={id} hidden>
        {about}
      </span>
    </>
  );
}
