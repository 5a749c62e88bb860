export { passFor, WINDOWS, type Asking, type When } from './text/asking.ts';
export { middara } from './definition.ts';
export { ENGLISH } from './messages/index.ts';
export { middaraEntry } from './entry.ts';
export type { Middara } from './world.ts';
