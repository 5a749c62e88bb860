/** The shapes of Curse cards, quests and cataclysm counters. */

import type { Ability, Content, Effect, Modifier } from '@questwright/kernel';
import type { Character, Pictured } from '../../cards.ts';
import { card, type RuneboundTable } from '../../world.ts';
import type { Attribute, Color, Skill, Terrain } from '../../words.ts';

export const CURSES = ['ashen-flock', 'demon-horde', 'frenzied-rage', 'savage-brood', 'winter-lord'] as const;
export type CurseId = (typeof CURSES)[number];

/** A place that a quest asks for: all that is said must be so. */
export interface Whereabouts {
  terrain?: readonly Terrain[];
  jewel?: Color;
  /** The cursed town of the card, or another one that bears a curse counter. */
  town?: 'own' | 'other';
  /** At least so many steps from the town of the card. */
  far?: number;
}
export interface Trial {
  test: Attribute;
  skill?: Skill;
  number: number;
}
/** What a quest wants. `need` is how many counters fulfill it. */
export type Quest = { need: number } & (
  | /** Movement ends there; places that count lie at least so far from each other. */ {
      reach: Whereabouts;
      apart?: number;
    }
  | /** Taken up at one place and brought to another, with fewer movement dice on the way; there a test may wait. */ {
      carry: { from: Whereabouts; to: Whereabouts; burden: number; trial?: Trial };
    }
  | /** Challenges defeated: of each color one, or each in another region. */ {
      defeat: readonly Color[];
      each: 'color' | 'region';
    }
  | /** A test at a place, and then home. */ { roll: { at: Whereabouts; trial: Trial } }
  | /** Trading dice that match in each of these. */ { match: readonly Terrain[] }
  | /** Items given up in the town, worth so much. */ { give: 'items' }
  | /** A turn given up beside another Hero. */ { give: 'turns' }
);

/** What is on the other side, for who has claimed the card. */
interface Back {
  abilities?: readonly Ability[];
  modifies?: readonly Modifier[];
}
interface Cursed extends Pictured {
  curse: CurseId;
  level: 1 | 2 | 3;
  claimed: Back;
}
/** It is fought: Level I or III. */
type CurseChallenge = Cursed &
  Character & { kind: 'challenge'; color: 'curse'; attempt: readonly Effect[]; beforeCombat?: readonly Effect[] };
export type CurseTests = Cursed & { kind: 'curse'; attempt: readonly Effect[] };
export type QuestCard = Cursed & { kind: 'curse'; quest: Quest };
export type CurseCard = CurseChallenge | CurseTests | QuestCard;

/** A comet on one side; on the other a second one, or a curse with the terrain that its town counts as. */
export interface Counter extends Content {
  kind: 'cataclysm counter';
  back: 'comet';
  curse?: CurseId;
  terrain?: Terrain;
}

export const curseIn = (one: unknown): CurseCard | null =>
  typeof (one as Partial<CurseCard>).curse === 'string' && typeof (one as Partial<CurseCard>).level === 'number'
    ? (one as CurseCard)
    : null;
export const counterIn = (one: unknown): Counter | null =>
  (one as Partial<Counter>).kind === 'cataclysm counter' ? (one as Counter) : null;
export const curseCard = (t: RuneboundTable, thing: number): CurseCard | null => curseIn(card(t, thing));
export const questIn = (one: unknown): Quest | null => (one as Partial<QuestCard>).quest ?? null;
export const isClaimed = (t: RuneboundTable, thing: number): boolean =>
  curseCard(t, thing) !== null && t.world.things.zone[thing]!.startsWith('area/');
/** What is said of a claim: which of the levels of which curse. */
export const claimOf = ({ curse, level }: Pick<CurseCard, 'curse' | 'level'>): string => `${curse} ${level}`;
