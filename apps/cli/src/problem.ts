/** Something the user should know, without a stack trace. Exit code 2: asked wrongly; 1: could not be done. */
export class Problem extends Error {
  readonly exitCode: 1 | 2;
  constructor(message: string, exitCode: 1 | 2) {
    super(message);
    this.exitCode = exitCode;
  }
}

export const wrongUse = (message: string): Problem => new Problem(message, 2);
export const failure = (message: string): Problem => new Problem(message, 1);

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
