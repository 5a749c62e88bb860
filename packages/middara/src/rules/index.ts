/** Joins the parts of the rules, one for each heading of the book. */

import { joinChapters, type Rules } from '@questwright/kernel';
import { ABRAXIS } from './abraxis/abraxis.ts';
import { ABRAXIS_SPECIAL } from './abraxis/abraxis-special.ts';
import { ABILITIES, abilityText } from './abilities/abilities.ts';
import { TOKENS_OF_ABILITIES } from './abilities/ability-tokens.ts';
import { AIMING } from './abilities/aiming.ts';
import { DEALING } from './attack/damage.ts';
import { EFFECTS } from './abilities/effects.ts';
import { ROLLS } from './attack/rolls.ts';
import { SPELL } from './spell/spell.ts';
import { VOCABULARY } from './abilities/vocabulary.ts';
import { VOCABULARY_OF_ATTACKS } from './attack/vocabulary-attack.ts';
import { ACTIVATION } from './enemies/activation.ts';
import { ACHIEVEMENTS } from './encounter/achievements.ts';
import { ACTING } from './turn/action-phase.ts';
import { ACTIONS } from './encounter/actions.ts';
import { AIMS } from './encounter/aims.ts';
import { ATTACK_ACTION } from './attack/attack-action.ts';
import { ATTACK } from './attack/attack.ts';
import { ATTACK_DAMAGE } from './attack/attack-damage.ts';
import { BOARD } from './movement/board.ts';
import { CARRYING } from './equipment/item-location.ts';
import { CONTENT } from '../content.ts';
import { COMMAND } from './turn/command.ts';
import { COURSES } from './enemies/ai-paths.ts';
import { CHECKS } from './attack/dice.ts';
import { DISCIPLINES } from './disciplines/disciplines.ts';
import { DYNAMITE } from './encounter/dynamite.ts';
import { ENCOUNTER } from './encounter/encounter.ts';
import { EQUIPMENT } from './equipment/equipment.ts';
import { FLANKING } from './attack/flanking.ts';
import { FIGURES, figureWith } from './figures.ts';
import { FORCED } from './movement/forced.ts';
import { GAINING } from './equipment/gaining.ts';
import { HARM } from './attack/harm.ts';
import { HIDDEN } from './encounter/hidden.ts';
import { INITIATIVE } from './turn/initiative.ts';
import { INSTRUCTIONS } from './enemies/instructions.ts';
import { JUMP } from './movement/jump.ts';
import { LOOT_DECK } from './encounter/loot-deck.ts';
import { MOVEMENT } from './movement/movement.ts';
import { MULTIPLE_CHOICES } from './abilities/multiple-choices.ts';
import { PLACING } from './movement/placing.ts';
import { PREPARING } from './setup/preparing.ts';
import { REFRESHING } from './turn/refreshing.ts';
import { RESTORING } from './encounter/restoring.ts';
import { SETUP } from './setup/setup.ts';
import { ITEMS_OF_THE_PARTY } from './equipment/items.ts';
import { OTHER_WAYS } from './movement/other-ways.ts';
import { OUTLOOK } from './attack/outlook.ts';
import { OUTFITTING } from './setup/outfitting.ts';
import { SHOP } from './shop/shop.ts';
import { SIDES } from './equipment/sides.ts';
import { SHEET } from './setup/sheet.ts';
import { SIGHT } from './movement/sight.ts';
import { SLOTS } from './equipment/slots.ts';
import { SPAWNING } from './encounter/spawning.ts';
import { SPOILS } from './encounter/spoils.ts';
import { SUMMONING } from './summoning/summoning.ts';
import { EXALTED } from './summoning/summoning-exalted.ts';
import { FORMS, whySetAside } from './summoning/summoning-forms.ts';
import { STEPS } from './movement/steps.ts';
import { SUPPOSING } from './equipment/supposing.ts';
import { TARGETING } from './enemies/targeting.ts';
import { TARGETS } from './attack/targets.ts';
import { TEXTS } from './encounter/story-verbs.ts';
import { THREAT } from './enemies/threat.ts';
import { TRAMPLING } from './movement/trampling.ts';
import { TURN } from './turn/turn.ts';
import { TURNS_END } from './turn/turns-end.ts';
import { UPGRADES } from './equipment/upgrades.ts';
import { URGENCY } from './encounter/urgency.ts';
import { WALKING } from './movement/walking.ts';
import { WEAPONS } from './attack/weapons.ts';
import { NOBODY, SCHEMA, type MiddaraTable, type Middara, type MiddaraChapter } from '../world.ts';
import { ABILITY_TOKENS, NEGATIVE_EFFECTS, POSITIVE_EFFECTS } from '../words.ts';

const PARTS: readonly MiddaraChapter[] = [
  ENCOUNTER,
  AIMS,
  ABRAXIS,
  ABRAXIS_SPECIAL,
  SHEET,
  MULTIPLE_CHOICES,
  PREPARING,
  INITIATIVE,
  SPAWNING,
  HIDDEN,
  ACTIONS,
  TEXTS,
  URGENCY,
  DYNAMITE,
  EQUIPMENT,
  SLOTS,
  SUPPOSING,
  GAINING,
  CARRYING,
  DISCIPLINES,
  ITEMS_OF_THE_PARTY,
  SIDES,
  UPGRADES,
  SHOP,
  OUTFITTING,
  LOOT_DECK,
  ACHIEVEMENTS,
  REFRESHING,
  RESTORING,
  TURN,
  ACTING,
  COMMAND,
  SUMMONING,
  FORMS,
  EXALTED,
  ACTIVATION,
  TARGETING,
  COURSES,
  INSTRUCTIONS,
  SPOILS,
  BOARD,
  FIGURES,
  SIGHT,
  MOVEMENT,
  WALKING,
  STEPS,
  JUMP,
  FORCED,
  PLACING,
  TRAMPLING,
  TARGETS,
  WEAPONS,
  FLANKING,
  ATTACK,
  ATTACK_DAMAGE,
  ATTACK_ACTION,
  DEALING,
  ROLLS,
  SPELL,
  EFFECTS,
  AIMING,
  ABILITIES,
  TOKENS_OF_ABILITIES,
  VOCABULARY,
  VOCABULARY_OF_ATTACKS,
  CHECKS,
  HARM,
  OTHER_WAYS,
  OUTLOOK,
  TURNS_END,
  THREAT,
];

const JOINED = joinChapters(PARTS);

/** Whatever the moment, an Ability says what it costs and does. */
const TIMINGS = Object.fromEntries(
  Object.entries(JOINED.timings).map(([name, one]) => [
    name,
    { ...one, label: (t: MiddaraTable, _: number, id: string) => abilityText(t, id) },
  ]),
);

export const RULES: Rules<Middara> = {
  schema: SCHEMA,
  zones: {
    figures: { sees: 'all', live: true },
    gear: { sees: 'all', live: true },
    tokens: { sees: 'all' },
    box: { sees: 'none' },
    removed: { sees: 'all' },
    /** Items that nobody owns. Anybody may look into the box; dice say which of them is drawn. */
    items: { sees: 'all' },
    pack: { sees: 'all' },
    stash: { sees: 'all' },
    turned: { sees: 'all' },
    /** Disciplines and Familiars that nobody has. */
    disciplines: { sees: 'all' },
    /** Upgrades that nobody has. */
    upgrades: { sees: 'all' },
    /** Unique Items that Stores have put up for sale. */
    store: { sees: 'all' },
    /** What is not in the deck. Anybody may look into the box, and a deck is made up by what lies there. */
    'loot supply': { sees: 'all' },
    'combatant loot': { sees: 'none' },
    'drawn loot': { sees: 'all' },
    'hidden cards': { sees: 'none' },
    revealed: { sees: 'all' },
    gone: { sees: 'all' },
  },
  counters: ['exhausted', 'used', ...NEGATIVE_EFFECTS, ...POSITIVE_EFFECTS, ...Object.keys(ABILITY_TOKENS)],
  content: CONTENT,
  ...JOINED,
  setup: SETUP,
  closed: ['abraxis'],
  timings: TIMINGS,
  lists: [
    'secret.ends.*',
    'secret.rewards.*',
    'eachRound',
    'secret.totems.*',
    'secret.loot.*',
    'secret.objectives.*',
    'secret.achievements.*',
    'actions.*.effects',
    'specialTerrain',
    'ai.*.do',
    'manifests',
  ],
  tables: ['ends', 'current.arrows', 'objectives', 'actions', 'achievements', 'achievements.*'],
  faceDown: 'MD-COND-06',
  controller: (t, thing) => {
    const figure = figureWith(t, thing);
    const controller = figure === null ? NOBODY : t.value('controller', figure);
    return controller === NOBODY ? null : controller;
  },
  setAside: whySetAside,
};
