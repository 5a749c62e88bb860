import type { DisciplineText } from '../../cards.ts';
import type { Tree } from '../../words.ts';
import { ASSEMBLAGE } from './assemblage.ts';
import { CRUOR } from './cruor.ts';
import { MARTIAL } from './martial.ts';
import { SUMMONERS } from '../summons.ts';
import { SANCTUS } from './sanctus.ts';
import { SUBTERFUGE } from './subterfuge.ts';

/** What Disciplines do, by Tree. */
export const DISCIPLINE_TEXTS: Readonly<Record<Tree, Readonly<Record<string, DisciplineText>>>> = {
  ASSEMBLAGE: { ...ASSEMBLAGE, ...SUMMONERS },
  CRUOR,
  MARTIAL,
  SANCTUS,
  SUBTERFUGE,
};
/** What Disciplines of LVL 1 to 4 cost in XP. */
export const PRICES = [3, 7, 11, 15] as const;
