/** Joins the parts of the rules, one for each heading of the book. */

import { joinChapters, type Rules } from '@questwright/kernel';
import { ABRAXIS } from './abraxis.ts';
import { ABRAXIS_SPECIAL } from './abraxis-special.ts';
import { ABILITIES, abilityText } from './abilities.ts';
import { TOKENS_OF_ABILITIES } from './ability-tokens.ts';
import { AIMING } from './aiming.ts';
import { DEALING } from './dealing.ts';
import { EFFECTS } from './effects.ts';
import { alternativeText, type Verbs } from './effect-texts.ts';
import { ROLLS } from './rolls.ts';
import { SPELL } from './spell.ts';
import { VOCABULARY } from './vocabulary.ts';
import { VOCABULARY_OF_ATTACKS } from './vocabulary-attack.ts';
import { ACTIVATION } from './activation.ts';
import { ACHIEVEMENTS } from './achievements.ts';
import { ACTING } from './action-phase.ts';
import { ACTIONS } from './actions.ts';
import { ATTACK_ACTION } from './attack-action.ts';
import { ATTACK } from './attack.ts';
import { ATTACK_DAMAGE } from './attack-damage.ts';
import { BOARD } from './board.ts';
import { CARRYING } from './carrying.ts';
import { CONTENT } from './content.ts';
import { COMMAND } from './command.ts';
import { COURSES } from './courses.ts';
import { CHECKS } from './dice.ts';
import { DISCIPLINES } from './disciplines.ts';
import { DYNAMITE } from './dynamite.ts';
import { ENCOUNTER } from './encounter.ts';
import { EQUIPMENT } from './equipment.ts';
import { FLANKING } from './flanking.ts';
import { FIGURES, figureWith } from './figures.ts';
import { FORCED } from './forced.ts';
import { GAINING } from './gaining.ts';
import { HARM } from './harm.ts';
import { HIDDEN } from './hidden.ts';
import { INITIATIVE } from './initiative.ts';
import { INSTRUCTIONS } from './instructions.ts';
import { JUMP } from './jump.ts';
import { LOOT_DECK } from './loot-deck.ts';
import { MOVEMENT } from './movement.ts';
import { MULTIPLE_CHOICES } from './multiple-choices.ts';
import { PLACING } from './placing.ts';
import { PREPARING } from './preparing.ts';
import { REFRESHING } from './refreshing.ts';
import { RESTORING } from './restoring.ts';
import { SETUP } from './setup.ts';
import { ITEMS_OF_THE_PARTY } from './items.ts';
import { OUTFITTING } from './outfitting.ts';
import { SHOP } from './shop.ts';
import { SIDES } from './sides.ts';
import { SHEET } from './sheet.ts';
import { SIGHT } from './sight.ts';
import { SLOTS } from './slots.ts';
import { SPAWNING } from './spawning.ts';
import { SPOILS } from './spoils.ts';
import { SUMMONING } from './summoning.ts';
import { EXALTED } from './summoning-exalted.ts';
import { FORMS, whySetAside } from './summoning-forms.ts';
import { STEPS } from './steps.ts';
import { TARGETING } from './targeting.ts';
import { TARGETS } from './targets.ts';
import { TEXTS } from './texts.ts';
import { TRAMPLING } from './trampling.ts';
import { TURN } from './turn.ts';
import { UPGRADES } from './upgrades.ts';
import { URGENCY } from './urgency.ts';
import { WALKING } from './walking.ts';
import { WEAPONS } from './weapons.ts';
import { NOBODY, SCHEMA, type Fight, type Middara, type Part } from './world.ts';
import { ABILITY_TOKENS, NEGATIVE_EFFECTS, POSITIVE_EFFECTS } from './words.ts';

const PARTS: readonly Part[] = [
  ENCOUNTER,
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
];

const JOINED = joinChapters(PARTS);

/** Whatever the moment, an Ability says what it costs and does. */
const TIMINGS = Object.fromEntries(
  Object.entries(JOINED.timings).map(([name, one]) => [
    name,
    { ...one, label: (t: Fight, _: number, id: string) => abilityText(t, id) },
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
    'loot supply': { sees: 'none' },
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
  alternative: (effect) => alternativeText(effect, JOINED.verbs as Verbs),
  faceDown: 'MD-COND-06',
  controller: (t, thing) => {
    const figure = figureWith(t, thing);
    const controller = figure === null ? NOBODY : t.value('controller', figure);
    return controller === NOBODY ? null : controller;
  },
  setAside: whySetAside,
};
