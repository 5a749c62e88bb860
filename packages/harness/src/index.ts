export * from './arrange.ts';
export { checkAnswer, checkDecision, CheckError, firstDifference, interference, interferenceOf } from './checks.ts';
export { playthrough } from './playthrough.ts';
export { inMode, MODES, type Mode } from './modes.ts';
export { PositionError, putTogether, setPath, type Position } from './position.ts';
export type { Placed } from './position-piles.ts';
export type { Puzzle } from './scenario-playing.ts';
export { runScenario, scenarioStart, type ScenarioResult, type ScenarioStart } from './scenario.ts';
export { choose, soak, soaking, type SoakFailure, type SoakOptions, type SoakReport } from './soak.ts';
