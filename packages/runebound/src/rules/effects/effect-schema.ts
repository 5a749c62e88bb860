/** What the words on the cards take: shapes that verbs and kinds of cards are told with, conditions, amounts, and the values
 *  that cards may change. */

import type { ContentSchema, Shape } from '@questwright/messages';
import { TARGETS } from '../combat/targets.ts';
import { COLORS, PHASES, SKILLS, TERRAINS } from '../../words.ts';

export const word = (...of: readonly string[]): Shape => ({ is: 'word', of });
export const whole = (min: number, max: number): Shape => ({ is: 'whole', min, max });
export const optional = (shape: Shape): Shape & { readonly optional: true } => ({ ...shape, optional: true });
export const listOf = (...of: readonly string[]): Shape => ({ is: 'list', of: word(...of) });
export const oneOrMore = (of: readonly string[]): Shape => ({ is: 'either', of: [word(...of), listOf(...of)] });

const FLAG: Shape = { is: 'flag' };
export const TRUE: Shape = { is: 'true' };
export const TEXT: Shape = { is: 'text' };
export const EFFECTS: Shape = { is: 'effects' };
export const AMOUNT: Shape = { is: 'amount', min: 0, max: 99 };
export const AMOUNT_OR_ALL: Shape = { is: 'either', of: [word('all'), AMOUNT] };
export const WHO = { who: optional(word(...TARGETS)) } as const;

const WHOSE = word('your hero', 'your ally', 'your party', 'your enemy', 'an enemy hero', 'this card');
const KINDS = ['hero', 'ally', 'item', 'challenge', 'encounter', 'event'];
const all = <S>(shape: S, ...names: readonly string[]): Record<string, S> =>
  Object.fromEntries(names.map((name) => [name, shape]));

const CONDITIONS: ContentSchema['conditions'] = {
  ...all({ takes: FLAG }, 'my movement', 'attack roll', 'in combat', 'you fight', 'your turn', 'rolled doubles'),
  ...all({ takes: FLAG }, 'another hero is here', 'has an ally'),
  ...all({ takes: word(...TARGETS) }, 'wounded', 'exhausted'),
  'also me': { takes: FLAG, also: 'seat' },
  'about my card': { takes: FLAG, about: 'card' },
  'about a card of kind': { takes: word(...KINDS), about: 'card' },
  'about a space of': { takes: word(...TERRAINS, 'town'), about: 'space' },
  'about a challenge of': { takes: listOf(...COLORS), about: 'card' },
  'you are in': { takes: { is: 'said', kind: 'space', field: 'town', words: 'text.word' } },
  of: { takes: WHOSE, about: 'card' },
  phase: { takes: oneOrMore(PHASES), also: 'phase' },
  skill: { takes: word(...SKILLS), also: 'skill' },
  'testing skill': { takes: word(...SKILLS) },
  'your own': { takes: TRUE, about: 'seat' },
  'roll for': { takes: oneOrMore(['attack', 'defense', 'escape', 'test', 'target']) },
  'rolled by': { takes: WHOSE },
  'about to be hurt': { takes: WHOSE },
  'enemy is': { takes: oneOrMore([...KINDS, ...COLORS]) },
  'you stand in': { takes: oneOrMore([...TERRAINS, 'town']) },
  'combat round is': { takes: { is: 'whole', min: 0 } },
  'you have a': { takes: TEXT },
  'roll phase': { takes: word(...PHASES) },
  'about a die showing': { takes: { is: 'whole', min: 0, max: 10 }, about: 'die' },
  'concerns you': { takes: FLAG, about: 'event' },
  'gold at least': { takes: { is: 'whole', min: 1 } },
  'gold at most': { takes: { is: 'whole', min: 0 } },
  'always on': { takes: TRUE },
};

/** What is surely being played at a timing. A combat may lie outside of any turn. */
const TIMINGS: ContentSchema['timings'] = {
  'about to be refreshed': ['turn', 'refresh step'],
  ...all(['turn', 'movement step'], 'before moving', 'after moving'),
  'movement dice rolled': ['turn', 'movement step', 'movement roll'],
  'entered a space': ['step into a space'],
  'adventure step': ['turn', 'adventure step'],
  ...all(['draw an adventure card'], 'about to draw an adventure card', 'adventure card drawn'),
  'about to be defeated': ['combat'],
  ...all(['combat', 'combat round'], 'failed roll', ...PHASES),
  rolled: ['roll'],
  'before combat': ['combat', 'before combat'],
  'about to be wounded': ['wounds'],
  'about to be exhausted': ['exhaustion'],
  'about to gain gold': ['gold'],
  'about to be discarded': ['discard'],
  'about to be knocked out': ['knockout'],
  'skill test': ['test'],
  market: ['turn', 'market step'],
};

const AMOUNTS: ContentSchema['amounts'] = {
  ...all(word(...TARGETS), 'wounds on', 'exhaustion on', 'fewer by wounds on', 'number of'),
  ...all<Shape>({ is: 'whole', min: -1, max: 1 }, 'all your gold', 'half your gold'),
};

const BY_PHASE = PHASES.flatMap((phase) => [`${phase} damage`, `${phase} target`]);
const VALUES: ContentSchema['values'] = {
  ...all({ about: 'seat' }, 'movement dice', 'escape roll', 'price of healing'),
  ...all({ about: 'card' }, 'mind', 'body', 'spirit', 'life', 'stamina', 'harmless exhaustion', ...BY_PHASE),
  ...all({ about: 'card' }, 'attacks of a hero per round', 'attacks of an ally per round', 'cost', 'sale price'),
  ...all({ about: 'card', also: 'phase' }, 'combat value', 'combat roll', 'target number'),
  ...all({ about: 'card', takes: FLAG }, 'may be lost'),
  price: { about: 'card', also: 'seat' },
  ...all({ about: 'seat' }, 'weapon limit', 'armor limit', 'ally limit', 'artifact limit'),
  ...all({ about: 'seat' }, 'experience counter limit', 'life counter limit'),
  'skill bonus': { about: 'seat', also: 'skill' },
  'symbols that enter': { about: 'space', takes: listOf(...TERRAINS) },
  'may be passed': { about: 'space', takes: FLAG },
  'uses of a movement die': { about: 'die' },
  'reading of a die': { about: 'die', also: 'roller' },
  'exhaustion discarded by resting': { about: 'number of dice' },
  activations: { about: 'occasion', also: 'seat' },
  'points of a counter': { about: 'color' },
  ...all({}, 'lowest event that takes effect', 'price of experience'),
};

export const CARD_WORDS = { conditions: CONDITIONS, timings: TIMINGS, amounts: AMOUNTS, values: VALUES };
