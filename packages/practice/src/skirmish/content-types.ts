import type { Ability, Content, Effect, Json } from '@questwright/kernel';
import type { Cell } from './grid.ts';

/** One line of an automated figure: the first line whose condition is true is performed. */
export interface AiLine {
  name: string;
  if: Json;
  do: readonly Effect[];
  /** Afterwards the next line with a true condition is performed too. */
  continueDown?: true;
}
/** What is printed for a figure, or for a form that a figure can take. */
export interface FormContent extends Content {
  /** Higher acts earlier. */
  initiative: number;
  health: number;
  defense: number;
  movement: number;
  /** The most it can hold; 0 for figures that have none. */
  stamina: number;
  range: number;
  dice: readonly string[];
  damage: number;
  /** One die for each health it has left. */
  swarm?: true;
  /** May counter without paying. */
  counters?: true;
  tameable?: true;
  /** The form it takes when half its health is gone. */
  shifts?: string;
  /** What a star does to the target. */
  star?: readonly Effect[];
  ai?: readonly AiLine[];
  abilities?: readonly Ability[];
}
export interface DieContent extends Content {
  /** Power and symbols of the six faces. */
  faces: readonly { power: number; edge?: 1; star?: 1 }[];
}
export interface TotemContent extends Content {
  sighted: readonly Effect[];
}
export interface StatusContent extends Content {
  status: readonly Effect[];
}
export interface ScenarioContent extends Content {
  /** Seven rows of seven cells: `.` open, `#` wall, `~` rough ground. */
  map: readonly string[];
  heroes: readonly Standing[];
  enemies: readonly Standing[];
  totems: readonly Standing[];
  /** Who comes when the heroes press on, and where. */
  wave: readonly Standing[];
  /** Night falls after this round. */
  rounds: number;
}
interface Standing {
  card: string;
  cell: Cell;
}
