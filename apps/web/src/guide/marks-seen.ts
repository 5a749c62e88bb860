/** Which marks of a first game were shown in this browser: each is shown once. */

const KEPT = 'questwright.marks';
/** In place of marks: none is shown any more. */
const NONE = 'none';

function kept(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];
  } catch {
    // Not ours, or nothing may be kept: then nobody is told the same in every game.
    return [NONE];
  }
}
function keep(marks: readonly string[]): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(marks));
  } catch {
    // Then it holds until the page is left.
  }
}

export const hasMarks = (): boolean => !kept().includes(NONE);
export const wasShown = (mark: string): boolean => kept().some((one) => one === mark || one === NONE);
export const markShown = (mark: string): void => keep([...new Set([...kept(), mark])]);
export const noMoreMarks = (): void => keep([NONE]);
