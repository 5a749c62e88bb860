import type { Problem } from './messages.ts';

/** The server's no, with its reason; or that there is no line to it. */
export class Declined extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}
