/** What the table page needs of a game beyond the protocol: its words, its cards, and how it is shown. */

import { gameModule } from '@questwright/games/registry';
import { amend, type Content, type Params, type Verb, type World } from '@questwright/kernel';
import {
  contextOf,
  words,
  type Bundle,
  type Context,
  type GameEntry,
  type Goal,
  type Say,
} from '@questwright/messages';
import type { Spaces } from '@questwright/art/land';
import type { ThingView, View } from '@questwright/kernel';
import type { LogLine, Revealed, SeenEvent } from '@questwright/protocol';
import type { ComponentType, ReactNode } from 'react';
import type { LandLook } from '../board/props.ts';
import { LOCALE, spoken } from '../locale.ts';
import type { Chances } from '../materials/chance-bar.tsx';
import type { SignName } from '../materials/signs.ts';
import type { SoundKind } from '../sound/kinds.ts';
import type { SceneOf } from '../table/log/log-groups.ts';
import type { ShownTable } from '../table/shown-table.ts';
import { ownUi } from './folders.ts';
import { shownWith } from './pack-ui.ts';

/** A counter on the map: a path in a square of 24, on a disc. */
export interface Token {
  drawing: string;
  color: string;
  /** The land below it is dark. */
  veiled?: true;
}
/** How a game is shown. The table page puts the parts where there is room for them. */
export interface GameUi {
  entry: GameEntry;
  /** The board, in the middle; asleep while something covers it. */
  Board: ComponentType<{ asleep?: boolean }>;
  /** What comes before the board while it matters: a fight, a market. */
  Stage: ComponentType<{ look?: ReactNode }>;
  /** Whether the stage has something to show. */
  hasStage(view: View): boolean;
  /** Whether the stage is a scene that has the whole window for itself. */
  fillsWindow?(view: View): boolean;
  /** What lies along the top of scene and stage, and tells the goal as well; left out: the goal, while the board is seen. */
  Strip?: ComponentType;
  /** What the stage shows, in a word; left out: the board. */
  titleOfStage?(view: View): string;
  /** What lies at hand while somebody decides: dice that were rolled. */
  Hand: ComponentType;
  /** The players: the reader's own sheet, then the others. */
  Players: ComponentType;
  /** What the reader has, as a board that lies beside the scene; left out: only `Players` tells it. */
  Own?: ComponentType;
  /** Where there is less room, the board beside the scene is as narrow as a face. */
  slim?: true;
  /** The others, at a glance. */
  Rivals?: ComponentType;
  /** What the reader has where there is no room for a board. */
  Chip?: ComponentType;
  /** The face of a seat, in a ring of its color. */
  Likeness?: ComponentType<{ seat: number }>;
  /** The way to the goal as stations, and how far a seat is on it, from 0 to 1; left out: as the first milestone counts. */
  wayOf?(seen: ShownTable, goal: Goal): { stops: readonly { picture: ReactNode }[]; at(seat: number): number };
  /** What else lies on the table. */
  Tabletop: ComponentType;
  /** What packs that are on lay beside it. */
  panels?: readonly ComponentType[];
  /** What they add to a fight. */
  inFight?: readonly ComponentType[];
  /** What they lay over the map. */
  skies?: readonly ComponentType[];
  /** Choices of theirs that lead into a fight with the card that they name. */
  faces?: readonly string[];
  /** The signs of their choices, by the names of these. */
  signs?: Readonly<Record<string, SignName>>;
  /** Which kinds of figures they show as counters on the map. */
  tokens?: Readonly<Record<string, Token>>;
  /** What they draw on the land, and tell of its spaces: to the eye, and in words. */
  overlays?: readonly ComponentType<{ spaces: Spaces }>[];
  onSpace?: readonly ComponentType<{ space: string }>[];
  notes?: readonly ((seen: ShownTable) => Readonly<Record<string, string>>)[];
  /** What they count on a sheet. */
  onSheet?: readonly ComponentType<{ seat: number; thing: ThingView }>[];
  /** Counters of theirs that take Life as wounds do. */
  taking?: readonly string[];
  /** How they paint the land. */
  land?: LandLook | undefined;
  /** What is heard of what happens; null for what is not. */
  soundOf?(event: SeenEvent, content: ReadonlyMap<string, Content>): SoundKind | null;
  /** What is worth telling to somebody who was away; left out: everything. */
  isNews?(event: SeenEvent): boolean;
  /** The numbers of somebody whom a seat may play; left out: as the first lines about them. */
  RoleNumbers?: ComponentType<{ card: Content; tell(key: string): string }>;
  /** What is chosen besides seats and packs when a table is opened. */
  setup?: OwnSetup;
  /** The face of somebody whom a seat may play. */
  Portrait?: ComponentType<{ id: string; size?: number }>;
  /** Options that lead to a place on the board, which is picked there. */
  placeOf(option: string): string | null;
  /** How much can be done in a place, at a glance: those with more are listed first. */
  worthOfPlace?(place: string, seen: ShownTable): number;
  /** The option that would lead to a place, on offer or not. */
  optionTo(view: View, place: string): string;
  /** Whether the stage shows this option, or the `hints`: then the dock does not. */
  stages?(view: View, option: string): boolean;
  /** Under which word an option is found that is seldom wanted; null: it is shown at once. */
  foldOf?(view: View, option: string, options: readonly string[]): string | null;
  /** Everybody at the table sees the same: there is nothing to cover between people at one screen. */
  open?: boolean;
  /** Choices that are never folded away, however many others there are: what ends a turn. */
  always?: readonly string[];
  /** What an option promises, where several like it promise more and less: the best of them comes first. Null: nothing, or it is
   *  not known yet. */
  worthOf?(option: string, seen: ShownTable): number | null;
  /** Choices that are what one usually does where they are on offer, the most usual first; left out: to pass. */
  usual?: readonly string[];
  /** What one wants to know of an option before one takes it: its chance. */
  Detail?: ComponentType<{ option: string }>;
  /** How an option looks as a card; left out: its words and nothing else. */
  actOf?(option: string, seen: ShownTable): Act;
  /** Answers that are planned on the board, to be given one after the other; left out: none. */
  usePlanned?(): readonly Bundle[];
  /** How such a plan looks as a card. */
  bundleAct?(bundle: Bundle, seen: ShownTable): Act;
  /** What one might look for among the choices and cannot have now, with what is in the way. */
  refusedActs?(seen: ShownTable): readonly Refused[];
  /** The face of a card: its picture, what it costs, its numbers. */
  Face?: ComponentType<{ id: string }>;
  /** What the face shows already, by the keys of the lines. */
  onFace?: readonly string[];
  /** What just happened, over the board: it passes by itself. */
  Passing?: ComponentType;
  /** Which part of a turn an event shows while others play; null when there is nothing to see. */
  partOf?(event: SeenEvent): 'move' | 'card' | 'result' | null;
  /** What of an answer is shown for itself to somebody at a seat, one after the other: dice, a card, how a fight ended. */
  beatsOf?(line: LogLine, about: BeatsAbout): readonly Beat[];
  /** A position with what these events changed in it, as far as the stage shows it; left out: as it was. */
  withEvents?(view: View, events: readonly SeenEvent[]): View;
  /** What whoever does not see the stage must know before a question, in a sentence; empty for nothing. */
  situation?(seen: ShownTable): string;
  /** What befell a seat that it must not miss, in a sentence; null for nothing. */
  blowTo?(seat: number, events: readonly SeenEvent[], seen: ShownTable): string | null;
  /** What somebody did, as parts of one sentence about them. */
  recap?(events: readonly SeenEvent[], seen: ShownTable): string[];
  /** How a game went, from the lines of its log that count: shown at its end. */
  Chronicle?: ComponentType<{ lines: readonly LogLine[] }>;
  /** Whoever has won, at large. */
  Winner?: ComponentType;
  /** How everybody stands at the end. */
  Standing?: ComponentType;
  /** What the reader did, or whoever has won, in four numbers. */
  Deeds?: ComponentType<{ lines: readonly LogLine[] }>;
  /** How the reader did, in a sentence. */
  Yours?: ComponentType;
  /** What a line of the log is part of, such as a fight; left out: each stands alone. */
  sceneOf?: SceneOf;
  /** The place on the board where it happened. */
  placeIn?(event: SeenEvent): string | null;
  /** The reader looks at a line of the log once more: it may be shown again on the board. */
  retell?(line: LogLine, event: SeenEvent): void;
  /** Whether bots can tell what decided a game. */
  judged?: true;
  /** Numbers of a seat that are counted up and down, and what changes them. */
  states?: Readonly<Record<string, State>>;
}

/** What a game wants to know before a table of it is opened, besides seats and packs. */
export interface OwnSetup {
  Part: ComponentType<SetupPartProps>;
  /** What is chosen as long as nobody has chosen. */
  first: Params;
  /** Whom a seat leads, of so many. */
  Led?: ComponentType<{ game: LoadedGame; seat: number; seats: number }>;
  /** What a question that the setup has settled is answered with: an answer, or what a good player would give; null: from here
   *  on people are asked. */
  answer(view: View): readonly string[] | 'advice' | null;
}
export interface SetupPartProps {
  game: LoadedGame;
  options: Params;
  packs: readonly string[];
  /** By seat, who sits there. */
  seats: readonly string[];
  change(part: { options?: Params; packs?: readonly string[] }): void;
}

/** What a card says of an option: all of it may be left out. */
export interface Act {
  sign?: SignName;
  verb?: string;
  /** What comes of it, in a line or two. */
  does?: string;
  cost?: ReactNode;
  /** What is lost by it. */
  warning?: string;
  /** Of the fight that it leads to. */
  chances?: Chances;
  /** Of several of one kind the one that is worth most is not hidden; left out: as likely as it wins. */
  worth?: number;
  /** Whether it is clearly better than all others; left out: nobody can tell, and what is usual looks suggested. */
  best?: boolean;
}

/** An option that is not on offer, as a card that tells why. */
export interface Refused {
  option: string;
  act: Act;
}

/** What a folder here gives for the game of that id. */
export interface OwnUi extends Omit<GameUi, 'entry'> {
  /** What is said otherwise in a browser. */
  words?: Readonly<Record<string, string>>;
}

/** To whom an answer is shown, and the position on both sides of it. */
export interface BeatsAbout {
  seat: number | null;
  /** All seats at this screen. */
  here: readonly number[];
  before: View;
  after: View;
}

/** A part of an answer: some of the events of its line, and how they are shown. */
export interface Beat {
  /** A fall is what the reader must have read: it stays until they go on. */
  kind: 'card' | 'roll' | 'ending' | 'fall';
  seq: number;
  from: number;
  to: number;
  /** The first event that depends on what was rolled: nothing of it may be known before the dice lie still. */
  told: number;
  steps: readonly BeatStep[];
  /** Whom it is for: one's own dice are always shown; what others do, unless their turns are to be over at once; `passing`
   *  only where the answer itself is shown. */
  audience: 'reader' | 'all' | 'passing';
  /** Whose fall it is. */
  of?: number;
}
/** Dice are thrown, lie still, are counted; the blow falls, and what it costs is told. `whole`: all in one. */
export type StepName = 'throw' | 'rest' | 'count' | 'blow' | 'price' | 'whole';
export interface BeatStep {
  name: StepName;
  /** Infinity: until the reader goes on. */
  milliseconds: number;
}

export interface State {
  rules: readonly string[];
  of(view: View, seat: number): number | null;
  /** By how much an event changes it; 0 when it does not. */
  change(event: SeenEvent, seat: number, view: View): number;
}

export interface LoadedGame {
  ui: GameUi;
  messages: Readonly<Record<string, string>>;
  say: Say;
  content: ReadonlyMap<string, Content>;
  contextFor(view: View, names: readonly string[]): Context;
  /** For each rule that the chosen packs change, the rules that changed it. */
  changedBy: ReadonlyMap<string, readonly string[]>;
}

async function uiOf(id: string): Promise<GameUi | null> {
  const load = ownUi(id) ?? (() => import('./text-board.tsx'));
  const [game, { default: own }] = await Promise.all([gameModule(id), load()]);
  if (game === null) return null;
  const { words: said, ...ui } = own;
  return { ...ui, entry: { ...game.entry, messages: { ...game.entry.messages, ...said } } };
}

/** Null for a game that this page does not know. */
export async function loadGame(id: string, packs: readonly string[]): Promise<LoadedGame | null> {
  const base = await uiOf(id);
  if (base === null) return null;
  const ui = await shownWith(base, packs);
  const { definition, messages } = ui.entry;
  // Not `load`: that makes functions from text, which the policy of the page forbids, and rules are not played here.
  const chosen = definition.packs.filter((pack) => packs.includes(pack.id));
  const rules = amend(definition.rules, chosen);
  const say = words(messages, LOCALE);
  return {
    ui,
    messages,
    say,
    content: new Map(Object.entries(rules.content)),
    changedBy: changesOf(chosen.flatMap(({ edits }) => edits)),
    contextFor: (view, names) => {
      const context = contextOf(ui.entry, view);
      return {
        ...context,
        // A seat that has a name in this position goes by that.
        names: names.map((name, seat) => ((context.seatName?.(seat) ?? null) === null ? name : undefined)),
        effect: (effect) => verbOf(rules.verbs, effect)?.text(effect as never) ?? null,
      };
    },
  };
}

/** The game with the words and cards that this page did not have. */
export function knowing(game: LoadedGame, revealed: Revealed): LoadedGame {
  if (Object.keys(revealed.words).length + Object.keys(revealed.content).length === 0) return game;
  const messages = { ...game.messages, ...spoken(revealed.words) };
  const cards = Object.entries(revealed.content) as [string, Content][];
  return { ...game, messages, say: words(messages, LOCALE), content: new Map([...game.content, ...cards]) };
}

function changesOf(edits: readonly { rule: string; overrides?: readonly string[] }[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { rule, overrides = [] } of edits) {
    for (const one of overrides) found.set(one, [...new Set([...(found.get(one) ?? []), rule])]);
  }
  return found;
}

function verbOf(verbs: Readonly<Record<string, Verb<World>>>, effect: object): Verb<World> | null {
  const name = Object.keys(effect).find((key) => Object.hasOwn(verbs, key));
  return name === undefined ? null : (verbs[name] ?? null);
}
