/** What the content of Runebound looks like: the shapes of cards.ts as data. Built-in content and files of packs are held
 *  against it alike. */

import type { Content, Edit, World } from '@questwright/kernel';
import type { ContentSchema, Fields, Shape } from '@questwright/messages';
import { GROUPS, ICONS, LIGHTS, MATERIALS, PALETTE_NAMES, PERSON_WORDS, PLACES } from '@questwright/art/words';
import { drawnBoard } from './rules/board/board-drawing.ts';
import { stackEdits, startEdits } from './rules/board/board-edits.ts';
import type { Drawing, Space } from './cards.ts';
import { ALDERMARK_TOWNS } from './content/towns.ts';
import { CARD_WORDS, optional, TEXT, TRUE, whole, word } from './rules/effects/effect-schema.ts';
import { SHAPES } from './rules/effects/verbs.ts';
import { CLASSES, COLORS, SKILLS, TERRAINS, USES } from './words.ts';

const eachOptional = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, shape]) => [name, optional(shape)]));
const effects = (...during: readonly string[]): Shape => ({ is: 'effects', during });
const COLOR = word(...COLORS);
const COURSES: Shape = { is: 'table', of: { is: 'list', of: TEXT } };

/** What its picture shows; whatever is left out follows from the card. */
const ART: Shape = {
  is: 'record',
  fields: eachOptional({
    subject: word(...ICONS),
    person: { is: 'list', of: word(...PERSON_WORDS) },
    with: word(...ICONS),
    material: word(...MATERIALS),
    group: word(...GROUPS),
    place: word(...PLACES),
    light: word(...LIGHTS),
    palette: word(...PALETTE_NAMES),
  }),
};
/** The rules of the book that speak of a card, and how it looks. */
const CITED: Fields = { cites: optional({ is: 'list', of: TEXT }), art: optional(ART) };
const DAMAGE = whole(0, 20);
const NUMBERS: Fields = {
  mind: whole(0, 40),
  body: whole(0, 40),
  spirit: whole(0, 40),
  damage: { is: 'record', fields: { ranged: DAMAGE, melee: DAMAGE, magic: DAMAGE } },
  life: whole(1, 40),
};
const STAMINA: Fields = { stamina: whole(0, 20) };
const COST: Fields = { cost: whole(0, 99) };
const KEPT: Fields = {
  keptAs: optional(word('item', 'ally', 'rune', 'other')),
  class: optional(word(...CLASSES)),
  type: optional(TEXT),
};
const KEPT_AS_ITEM = { field: 'keptAs', is: 'item', needs: ['class', 'type'] } as const;

const MARKET = { back: 'market' } as const;
const ITS_COLOR = { back: { as: 'color' } } as const;
const NAMED = { words: ['content'], mayHave: ['called', 'flavour'] } as const;

export const CONTENT_SCHEMA: ContentSchema = {
  kinds: {
    hero: {
      section: 'heroes',
      implied: { kind: 'hero', back: 'hero' },
      fields: { ...NUMBERS, ...STAMINA, skills: { is: 'table', keys: SKILLS, size: 2, of: whole(0, 12) }, ...CITED },
      words: ['content', 'called', 'hint'],
      mayHave: ['flavour'],
    },
    ally: {
      section: 'allies',
      implied: { kind: 'ally', ...MARKET },
      fields: { ...COST, ...NUMBERS, ...STAMINA, ...CITED },
      ...NAMED,
    },
    item: {
      section: 'items',
      implied: { kind: 'item', ...MARKET },
      fields: { ...COST, class: word(...CLASSES), type: TEXT, use: word(...USES), ...CITED },
      ...NAMED,
    },
    challenge: {
      section: 'challenges',
      implied: { kind: 'challenge', ...ITS_COLOR },
      fields: {
        color: COLOR,
        ...NUMBERS,
        beforeCombat: optional(effects('combat', 'before combat')),
        reward: optional(effects('spoils')),
        dragonRune: optional(TRUE),
        wins: optional(TRUE),
        ...KEPT,
        asAlly: optional({ is: 'record', fields: { ...NUMBERS, ...STAMINA } }),
        ...CITED,
      },
      needs: [
        KEPT_AS_ITEM,
        { field: 'keptAs', is: 'ally', needs: ['asAlly'] },
        { field: 'asAlly', needs: ['keptAs'] },
        { field: 'dragonRune', needs: ['keptAs'] },
      ],
      ...NAMED,
    },
    event: {
      section: 'events',
      implied: { kind: 'event', ...ITS_COLOR },
      fields: { color: COLOR, number: whole(1, 3), arrives: optional(effects('event taking effect')), ...CITED },
      ...NAMED,
    },
    encounter: {
      section: 'encounters',
      implied: { kind: 'encounter', ...ITS_COLOR },
      fields: {
        color: COLOR,
        text: effects('encounter'),
        ...eachOptional({ ...NUMBERS, ...STAMINA }),
        ...KEPT,
        ...CITED,
      },
      needs: [
        KEPT_AS_ITEM,
        { field: 'keptAs', is: 'ally', needs: ['mind', 'body', 'spirit', 'damage', 'life', 'stamina'] },
      ],
      ...NAMED,
    },
    space: {
      section: 'spaces',
      prefix: 'space-',
      implied: { kind: 'space' },
      fields: {
        terrain: word(...TERRAINS, 'town'),
        town: optional(TEXT),
        jewel: optional(COLOR),
        sunburst: optional(TRUE),
        neighbours: { is: 'list', of: { is: 'content', kind: 'space', mutual: true } },
        at: { is: 'list', of: whole(0, 200), length: 2 },
        region: optional(TEXT),
        course: optional(TEXT),
        board: optional(TEXT),
        cut: optional(TRUE),
        ...CITED,
      },
      needs: [
        { field: 'terrain', is: 'town', needs: ['town'] },
        { field: 'sunburst', needs: ['jewel'] },
      ],
      words: ['content'],
    },
    story: {
      section: 'stories',
      implied: { kind: 'story' },
      fields: { dragonRunes: whole(1, 20), kill: { is: 'content', kind: 'challenge' }, ...CITED },
      ...NAMED,
    },
  },
  verbs: SHAPES,
  ...CARD_WORDS,
  drawings: {
    boards: {
      kind: 'space',
      fields: {
        prefix: TEXT,
        towns: optional({ is: 'table', of: { is: 'record', fields: { town: TEXT, art: optional(ART) } } }),
        start: optional(TEXT),
        map: TEXT,
        digits: optional(whole(1, 3)),
        regions: optional({ is: 'record', fields: { map: TEXT, letters: { is: 'table', of: TEXT } } }),
        courses: optional({ is: 'record', fields: { rivers: COURSES, roads: COURSES } }),
      },
      draw: (board, drawing): Record<string, Content> => {
        const { towns, ...drawn } = drawing as unknown as Drawing;
        return drawnBoard({ ...drawn, board, towns: { ...ALDERMARK_TOWNS, ...towns } });
      },
    },
  },
  edits: (rule, contents, drawings) => [
    ...(stackEdits(rule, [...new Set(contents.flatMap((one) => (one as Space).town ?? []))]) as Edit<World>[]),
    ...Object.entries(drawings).flatMap(
      ([board, { start }]) => startEdits(rule, board, start as string | undefined) as Edit<World>[],
    ),
  ],
};
