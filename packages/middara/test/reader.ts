/** What a player at a terminal reads of a position in a test. */

import { effectText, labelOf, promptOf, type Effect, type Event, type Message } from '@questwright/kernel';
import { contextOf, telling, words, type Context, type Say, type Scene } from '@questwright/messages';
import { ENGLISH, middaraEntry } from './whole.ts';
import type { Field } from './rules/field.ts';

export const say: Say = words(ENGLISH);
const contextAt = (table: Field): Context => ({
  ...contextOf(middaraEntry, table.view(0)),
  effect: (effect) => effectText(table.loaded.rules.verbs, effect as Effect),
});
export const sceneOf = (table: Field): Scene => {
  const view = table.view(0);
  const content = new Map([...table.loaded.content].map(([id, one]) => [id, one.content]));
  const value: Scene['value'] = (name, ...about) => table.value(name, ...about);
  return { view, content, value, say: telling(say, contextAt(table)) };
};
export const said = (table: Field, message: Message): string => say(message, contextAt(table));

/** An option by its id; cards in it by name, in braces. */
export const label = (table: Field, id: string): string => {
  const written = id.replace(/\{(.+)\}/, (_, card: string) => String(table.thing(card)));
  return said(table, labelOf(table.loaded, table.game, 0, written));
};
export const labels = (table: Field): string[] =>
  table.game.pending!.offers[0]!.options.map((id) => said(table, labelOf(table.loaded, table.game, 0, id)));
export const prompt = (table: Field): string => said(table, promptOf(table.loaded, table.game, 0));
export const told = (table: Field, tag: string): string[] =>
  table.events.filter((one: Event) => one.tag === tag).map((one) => said(table, one));

export const look = (table: Field, name: string): string[] =>
  middaraEntry.describe!.sights!(sceneOf(table))
    .find((one) => one.names.includes(name))!
    .tell();
export const board = (table: Field): string[] => middaraEntry.board(sceneOf(table), true);
export const sentences = (table: Field): string[] => middaraEntry.describe!.sentences!(sceneOf(table), true);
