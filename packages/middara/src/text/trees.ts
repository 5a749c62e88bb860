/** The Discipline Trees, for whoever wants to look at one: what it is like, and its Disciplines from the lowest LVL. */

import type { Scene, Sight } from '@questwright/messages';
import type { GearCard } from '../cards.ts';
import { treeOf } from '../rules/disciplines/disciplines.ts';
import { factsIn } from './facts.ts';
import { TREES } from '../words.ts';

export const treeSights = ({ content, say }: Scene): Sight[] =>
  TREES.map((tree) => ({
    word: tree.toLowerCase(),
    names: [say(`word.${tree}`)],
    tell: () => {
      const cardOf = (id: string): GearCard | undefined => content.get(id) as GearCard | undefined;
      const cards = ([...content] as [string, GearCard][]).filter(
        ([, card]) => card.kind === 'discipline' && treeOf(card) === tree,
      );
      const lines = cards
        .toSorted(([, one], [, other]) => one.level! - other.level!)
        .map(([id, { level = 0, XP = 0 }]) =>
          say('board.discipline', { card: { content: id }, level, cost: XP, does: factsIn(id, cardOf) }),
        );
      return [say(`tree.${tree}`), ...lines];
    },
  }));
