import { namesOf, type Asked, type GameEntry } from '@questwright/messages';
import { cardSheets } from './text/card-sheet.ts';
import { knowLinesOf } from './text/card-text.ts';
import { CONTENT_SCHEMA } from './content-schema.ts';
import { definitionWith, runebound } from './definition.ts';
import type { RuneboundExtension } from './extension.ts';
import { goal } from './text/goal.ts';
import { ENGLISH } from './messages/index.ts';
import { knowVerbsOf } from './rules/effects/verbs.ts';
import { PARTS_OF_THE_POSITION, textBoard } from './text/board.ts';
import { STANDING } from './text/standing.ts';
import { DESCRIPTION } from './text/sights.ts';
import { VARIANTS } from './variants/index.ts';
import { PHASES } from './words.ts';

/** What players ask about, in the order of a turn. */
const ASKS: Readonly<Record<string, Asked>> = {
  'movement dice': { of: 'seat' },
  mind: { of: 'figure' },
  body: { of: 'figure' },
  spirit: { of: 'figure' },
  'ranged damage': { of: 'figure' },
  'melee damage': { of: 'figure' },
  'magic damage': { of: 'figure' },
  'combat roll': { of: 'figure', cases: PHASES.flatMap((phase) => [`${phase} attack`, `${phase} defense`]) },
  life: { of: 'figure' },
  stamina: { of: 'figure' },
  'escape roll': { of: 'seat' },
  'target number': { of: 'card', cases: PHASES, none: { key: 'value.none.target number', rule: 'RB-PVP-06' } },
  price: { of: 'card' },
  'sale price': { of: 'card' },
  'price of healing': { of: 'seat' },
  'weapon limit': { of: 'seat' },
  'armor limit': { of: 'seat' },
  'ally limit': { of: 'seat' },
  'experience points': { of: 'seat' },
  'price of experience': { of: 'game' },
  'closed colors': { of: 'seat' },
  'dragon runes': { of: 'seat' },
  terrains: { of: 'place' },
  neighbours: { of: 'place' },
};

/** The game with these expansions, as apps know it. */
export const entryWith = (
  extensions: readonly RuneboundExtension[],
  definition: GameEntry['definition'] = definitionWith(extensions),
): GameEntry => ({
  definition,
  extensions: extensions.map((one) => {
    knowLinesOf(one);
    return { ...one, content: { ...one.content, verbs: { ...one.content?.verbs, ...knowVerbsOf(one.pack) } } };
  }),
  messages: { ...ENGLISH, ...namesOf(extensions) },
  content: CONTENT_SCHEMA,
  title: 'game.title',
  cards: ({ content }) => cardSheets(content),
  board: textBoard,
  parts: PARTS_OF_THE_POSITION,
  describe: DESCRIPTION,
  goal,
  standing: STANDING,
  asks: ASKS,
  figure: ({ zones }, seat) => zones[`hero/${seat}`]?.[0]?.thing ?? null,
  roles: [{ option: 'heroes', kind: 'hero', shown: ['sheet.numbers', 'hint.'] }],
  seatName: ({ zones }, seat) => {
    const hero = zones[`hero/${seat}`]?.[0]?.card ?? null;
    return hero === null ? null : { key: `called.${hero}`, with: {} };
  },
});

export const runeboundEntry: GameEntry = entryWith(VARIANTS, runebound);
