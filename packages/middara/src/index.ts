export { middara } from './definition.ts';
export { ENGLISH } from './messages/index.ts';
