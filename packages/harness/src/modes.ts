/** How a rule test is run. The same test must give the same in each mode. */
export const MODES = ['plain', 'saved', 'undone'] as const;
export type Mode = (typeof MODES)[number];

let mode: Mode = 'plain';

export const currentMode = (): Mode => mode;

export async function inMode(wanted: Mode, run: () => unknown): Promise<void> {
  mode = wanted;
  try {
    await run();
  } finally {
    mode = 'plain';
  }
}
