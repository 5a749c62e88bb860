/** What the words on the cards take: verbs, conditions, amounts, and the values that cards may change. */

import type { ContentSchema, Shape } from '@questwright/messages';
import { TARGETS } from '../combat/targets.ts';
import { ATTRIBUTES, CLASSES, COLORS, PHASES, SKILLS, TERRAINS } from '../../words.ts';

const word = (...of: readonly string[]): Shape => ({ is: 'word', of });
const optional = (shape: Shape): Shape & { optional: true } => ({ ...shape, optional: true });
export const oneOrMore = (of: readonly string[]): Shape => ({
  is: 'either',
  of: [
    { is: 'word', of },
    { is: 'list', of: { is: 'word', of } },
  ],
});

const FLAG: Shape = { is: 'flag' };
const TRUE: Shape = { is: 'true' };
const EFFECTS: Shape = { is: 'effects' };
const AMOUNT: Shape = { is: 'amount', min: 0, max: 99 };
const AMOUNT_OR_ALL: Shape = { is: 'either', of: [word('all'), AMOUNT] };
const WHO = { who: optional(word(...TARGETS)) } as const;
const WHOSE = word('your hero', 'your ally', 'your party', 'your enemy', 'an enemy hero', 'this card');
const KINDS = ['hero', 'ally', 'item', 'challenge', 'encounter', 'event'];
/** The attributes that a roll against a character is made with. */
const NUMBERS = ['mind', 'body', 'spirit', 'damage', 'life'];

export const VERBS: ContentSchema['verbs'] = {
  gold: { takes: { is: 'amount', min: -99, max: 99 } },
  wounds: { takes: AMOUNT, fields: WHO },
  exhaustion: { takes: AMOUNT, fields: WHO },
  heal: { takes: AMOUNT_OR_ALL, fields: WHO },
  rest: { takes: AMOUNT_OR_ALL, fields: WHO },
  test: {
    takes: word(...ATTRIBUTES),
    fields: {
      skill: optional(word(...SKILLS)),
      number: { is: 'whole', min: 2, max: 40 },
      success: optional(EFFECTS),
      failure: optional(EFFECTS),
    },
  },
  attack: { takes: word(...PHASES), fields: { wounds: optional(AMOUNT), ...WHO } },
  cancel: { takes: AMOUNT_OR_ALL },
  reroll: { takes: TRUE },
  'market card': { takes: word('gain') },
  'adventure card': { takes: word(...COLORS) },
  keep: { takes: TRUE, card: ['keptAs'] },
  move: { takes: { is: 'either', of: [word('back', 'nearest town'), { is: 'content', kind: 'space' }] } },
  discard: { takes: word('this card', 'an item', 'an ally') },
  'each hero': { takes: EFFECTS, fields: { others: optional(TRUE), where: optional(word('here')) } },
  'roll movement dice again': { takes: { is: 'either', of: [TRUE, word('all')] } },
  course: { takes: { is: 'text' }, fields: { do: EFFECTS }, words: 'course' },
  fight: { takes: word('this card'), fields: { won: optional(EFFECTS) }, card: NUMBERS },
  step: { takes: { is: 'either', of: [word('any'), { is: 'list', of: word(...TERRAINS) }] } },
  'add to market': { takes: { is: 'whole', min: 1, max: 10 } },
  replenish: { takes: word(...COLORS) },
  escape: { takes: TRUE },
  'drawn card': { takes: word('under its deck') },
  refresh: { takes: word(...CLASSES, 'card') },
};

export const CONDITIONS: ContentSchema['conditions'] = {
  'my movement': { takes: FLAG },
  'also me': { takes: FLAG, also: 'seat' },
  'about my card': { takes: FLAG, about: 'card' },
  'about a card of kind': { takes: word(...KINDS), about: 'card' },
  'about a space of': { takes: word(...TERRAINS, 'town'), about: 'space' },
  'about a challenge of': { takes: { is: 'list', of: word(...COLORS) }, about: 'card' },
  'you are in': { takes: { is: 'said', kind: 'space', field: 'town', words: 'text.word' } },
  of: { takes: WHOSE, about: 'card' },
  phase: { takes: oneOrMore(PHASES), also: 'phase' },
  skill: { takes: word(...SKILLS), also: 'skill' },
  'testing skill': { takes: word(...SKILLS) },
  'your own': { takes: TRUE, about: 'seat' },
  'attack roll': { takes: FLAG },
  'roll for': { takes: oneOrMore(['attack', 'defense', 'escape', 'test', 'target']) },
  'rolled by': { takes: WHOSE },
  'about to be hurt': { takes: WHOSE },
  'in combat': { takes: FLAG },
  'you fight': { takes: FLAG },
  'enemy is': { takes: oneOrMore([...KINDS, ...COLORS]) },
  'you stand in': { takes: oneOrMore([...TERRAINS, 'town']) },
  'another hero is here': { takes: FLAG },
  'combat round is': { takes: { is: 'whole', min: 0 } },
  'you have a': { takes: { is: 'text' } },
  'your turn': { takes: FLAG },
  'rolled doubles': { takes: FLAG },
  'roll phase': { takes: word(...PHASES) },
  'about a die showing': { takes: { is: 'whole', min: 0, max: 10 }, about: 'die' },
  'concerns you': { takes: FLAG, about: 'event' },
  'gold at least': { takes: { is: 'whole', min: 1 } },
  'gold at most': { takes: { is: 'whole', min: 0 } },
  'has an ally': { takes: FLAG },
  wounded: { takes: word(...TARGETS) },
  exhausted: { takes: word(...TARGETS) },
  'always on': { takes: TRUE },
};

const MOVING = ['turn', 'movement step'];
const COMBAT = ['combat', 'combat round'];
/** What is surely being played at a timing. A combat may lie outside of any turn. */
export const TIMINGS: ContentSchema['timings'] = {
  'about to be refreshed': ['turn', 'refresh step'],
  'before moving': MOVING,
  'movement dice rolled': [...MOVING, 'movement roll'],
  'entered a space': ['step into a space'],
  'after moving': MOVING,
  'adventure step': ['turn', 'adventure step'],
  'about to draw an adventure card': ['draw an adventure card'],
  'adventure card drawn': ['draw an adventure card'],
  'about to be defeated': ['combat'],
  'failed roll': COMBAT,
  rolled: ['roll'],
  'before combat': ['combat', 'before combat'],
  ranged: COMBAT,
  melee: COMBAT,
  magic: COMBAT,
  'about to be wounded': ['wounds'],
  'about to be exhausted': ['exhaustion'],
  'about to gain gold': ['gold'],
  'about to be discarded': ['discard'],
  'about to be knocked out': ['knockout'],
  'skill test': ['test'],
  market: ['turn', 'market step'],
};

const SIGN: Shape = { is: 'whole', min: -1, max: 1 };
export const AMOUNTS: ContentSchema['amounts'] = {
  'wounds on': word(...TARGETS),
  'exhaustion on': word(...TARGETS),
  'fewer by wounds on': word(...TARGETS),
  'number of': word(...TARGETS),
  'all your gold': SIGN,
  'half your gold': SIGN,
};

const CARD = { about: 'card' } as const;
const SEAT = { about: 'seat' } as const;
const IN_A_PHASE = { about: 'card', also: 'phase' } as const;
export const VALUES: ContentSchema['values'] = {
  'movement dice': SEAT,
  'symbols that enter': { about: 'space', takes: { is: 'list', of: word(...TERRAINS) } },
  'uses of a movement die': { about: 'die' },
  'may be passed': { about: 'space', takes: FLAG },
  'exhaustion discarded by resting': { about: 'number of dice' },
  'lowest event that takes effect': {},
  mind: CARD,
  body: CARD,
  spirit: CARD,
  'ranged damage': CARD,
  'melee damage': CARD,
  'magic damage': CARD,
  life: CARD,
  stamina: CARD,
  'harmless exhaustion': CARD,
  'skill bonus': { about: 'seat', also: 'skill' },
  'combat value': IN_A_PHASE,
  'combat roll': IN_A_PHASE,
  'escape roll': SEAT,
  'ranged target': CARD,
  'melee target': CARD,
  'magic target': CARD,
  'target number': IN_A_PHASE,
  'attacks of a hero per round': CARD,
  'attacks of an ally per round': CARD,
  'reading of a die': { about: 'die', also: 'roller' },
  activations: { about: 'occasion', also: 'seat' },
  cost: CARD,
  price: { about: 'card', also: 'seat' },
  'sale price': CARD,
  'price of healing': SEAT,
  'may be lost': { about: 'card', takes: FLAG },
  'weapon limit': SEAT,
  'armor limit': SEAT,
  'ally limit': SEAT,
  'artifact limit': SEAT,
  'points of a counter': { about: 'color' },
  'price of experience': {},
  'experience counter limit': SEAT,
  'life counter limit': SEAT,
};
