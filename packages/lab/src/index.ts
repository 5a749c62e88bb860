export { labPlayer } from './play.ts';
export * from './pool.ts';
export { LabProblem, openLab, seatingOf, type Lab, type LabSettings } from './settings.ts';
