import type { Wanted } from './wanted.ts';

/** What an expansion gives to the lab. How its games end it says in the words `lab.end.<how>`. */
export interface LabPart {
  /** What is wanted of games with it, where that is something else. */
  wanted: Partial<Wanted>;
}
