/** What packs add to how their game is shown: each has a folder below its game, named as the pack, loaded when it is on. */

import { entryFor } from '@questwright/messages';
import type { Spaces } from '@questwright/art/land';
import type { ThingView } from '@questwright/kernel';
import type { ComponentType } from 'react';
import type { LandLook } from '../board/props.ts';
import { LOCALE, spoken } from '../locale.ts';
import type { SignName } from '../materials/signs.ts';
import type { SoundKind } from '../sound/kinds.ts';
import type { ShownTable } from '../table/shown-table.ts';
import type { GameUi, Token } from './game.ts';

export interface PackUi {
  /** What its parts say. */
  words?: Readonly<Record<string, string>>;
  /** What else lies on the table. */
  panels?: readonly ComponentType[];
  /** What else stands in a fight; it shows nothing while it has nothing to say. */
  inFight?: readonly ComponentType[];
  /** Choices that lead into a fight with the card that they name. */
  faces?: readonly string[];
  /** The signs of its choices, by their names. */
  signs?: Readonly<Record<string, SignName>>;
  /** The way to its goal, instead of that of the game. */
  wayOf?: GameUi['wayOf'];
  /** Figures of these kinds are counters on the map. */
  tokens?: Readonly<Record<string, Token>>;
  /** What lies over the map without hiding it: its weather. */
  skies?: readonly ComponentType[];
  /** How the land of the map is painted. */
  land?: LandLook;
  /** What is drawn on the land, below names and figures. */
  overlays?: readonly ComponentType<{ spaces: Spaces }>[];
  /** What is told of a space where somebody looks at it. */
  onSpace?: readonly ComponentType<{ space: string }>[];
  /** The same in words, for the names of spaces on the map. */
  notes?(seen: ShownTable): Readonly<Record<string, string>>;
  /** What is counted on a sheet besides, below life and stamina: rows of a list of terms. */
  onSheet?: readonly ComponentType<{ seat: number; thing: ThingView }>[];
  /** Counters that take Life as wounds do. */
  taking?: readonly string[];
  /** What is heard, by the tags of events. */
  sounds?: Readonly<Record<string, SoundKind>>;
  /** The tags of events that are worth telling to somebody who was away. */
  news?: readonly string[];
  /** Which part of a turn an event shows while others play, by its tag. */
  parts?: Readonly<Record<string, 'move' | 'card' | 'result'>>;
}

const FOLDERS = import.meta.glob<PackUi>('./*/packs/*/index.tsx', { import: 'default' });

/** A game as it is shown with these packs. */
export async function shownWith(ui: GameUi, packs: readonly string[]): Promise<GameUi> {
  const { id } = ui.entry.definition;
  const added = await Promise.all(packs.flatMap((pack) => FOLDERS[`./${id}/packs/${pack}/index.tsx`]?.() ?? []));
  const entry = entryFor(ui.entry, packs, LOCALE);
  const messages = Object.assign(
    {},
    entry.messages,
    ...added.map(({ words = {} }) => spoken(words)),
  ) as typeof entry.messages;
  const sounds = Object.assign({}, ...added.map((one) => one.sounds)) as NonNullable<PackUi['sounds']>;
  const parts = Object.assign({}, ...added.map((one) => one.parts)) as NonNullable<PackUi['parts']>;
  const news = new Set(added.flatMap((one) => one.news ?? []));
  const { soundOf, isNews, partOf } = ui;
  const wayOf = added.find((one) => one.wayOf !== undefined)?.wayOf;
  return {
    ...ui,
    entry: { ...entry, messages },
    panels: added.flatMap((one) => one.panels ?? []),
    inFight: added.flatMap((one) => one.inFight ?? []),
    skies: added.flatMap((one) => one.skies ?? []),
    faces: added.flatMap((one) => one.faces ?? []),
    signs: Object.assign({}, ...added.map((one) => one.signs)) as NonNullable<PackUi['signs']>,
    tokens: Object.assign({}, ...added.map((one) => one.tokens)) as NonNullable<PackUi['tokens']>,
    overlays: added.flatMap((one) => one.overlays ?? []),
    onSpace: added.flatMap((one) => one.onSpace ?? []),
    onSheet: added.flatMap((one) => one.onSheet ?? []),
    taking: added.flatMap((one) => one.taking ?? []),
    notes: added.flatMap((one) => one.notes ?? []),
    land: added.findLast((one) => one.land !== undefined)?.land,
    soundOf: (event, content) => sounds[event.tag] ?? soundOf?.(event, content) ?? null,
    ...(wayOf && { wayOf }),
    ...(isNews && { isNews: (event) => news.has(event.tag) || isNews(event) }),
    partOf: (event) => parts[event.tag] ?? partOf?.(event) ?? null,
  };
}
