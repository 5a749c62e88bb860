/** What may be asked about an Encounter, heading by heading: about what, and what it is. Packs add their own. */

import type { Direction, Square } from '@questwright/geometry/square';
import type { Json, Of } from '@questwright/kernel';
import type { Aim } from './rules/encounter/aims.ts';
import type { Examined } from './rules/enemies/activation.ts';
import type { Plan, Wish } from './rules/enemies/locals.ts';
import type { Threat } from './rules/enemies/threat.ts';
import type { Face, Resisted, SymbolAbility } from './cards.ts';
import type { Reason } from './rules/attack/locals.ts';
import type { Outlook, WayAhead } from './rules/attack/outlook.ts';
import type { Placed } from './rules/movement/placing.ts';
import type { Way } from './rules/movement/routes.ts';
import type { Line, Looking } from './rules/movement/sight.ts';
import type { Slot } from './rules/equipment/slots.ts';
import type { TurnsEnd } from './rules/turn/turns-end.ts';
import type { Supposed } from './rules/equipment/supposing.ts';
import type {
  AbilityToken,
  AttackType,
  DamageType,
  Die,
  EffectName,
  ItemType,
  Side,
  Skill,
  StandardAbility,
  SymbolName,
  Tag,
  Terrain,
  Tier,
  TokenKind,
  Tree,
} from './words.ts';

interface AbilitiesValues {
  'Follow Ups after an Attack': Of<[], number>;
  conditions: Of<[thing: number, name: string], { tags: string[]; SP: number; text: string[]; symbols: SymbolName[] }>;
}
interface AbilityTokensValues {
  'tokens that come off': Of<[], readonly AbilityToken[]>;
  'limit of tokens': Of<[token: AbilityToken], number | null>;
}
interface AbraxisValues {
  'can be played': Of<[card: string], boolean>;
  'dice to lock in': Of<[figure: number], number>;
}
interface AchievementsValues {
  'who gains the Reward': Of<[figure: number], number[]>;
}
interface ActionPhaseValues {
  'cost of a Standard Ability': Of<[ability: StandardAbility], number>;
  'Attacks in a turn': Of<[], number>;
  'uses of an Ability for SP': Of<[], number>;
}
interface ActionsValues {
  'Encounter Action cost': Of<[], number>;
}
interface ActivationValues {
  'AI Step as things are': Of<[figure: number, at: number], Examined>;
}
interface AimsValues {
  aims: Of<[end: string], Aim[]>;
  'aims of a condition': Of<[name: string, wanted: Json], Aim[]>;
}
interface AttackDamageValues {
  'damage of your Attacks': Of<[figure: number], number>;
  'armor met': Of<[attacker: number, target: number], number>;
}
interface AttackValues {
  hits: Of<[target: number, roll: { roll: number; skull: boolean }], boolean>;
  'a COUNTER may be countered': Of<[], boolean>;
  'counter cost': Of<[figure: number], number>;
  'dodge bonus': Of<[figure: number], number>;
}
interface BoardValues {
  terrain: Of<[square: Square], Terrain | null>;
  'highest level': Of<[], number>;
  elevation: Of<[square: Square], number | null>;
  adjacent: Of<[one: Square, other: Square], boolean>;
  'figures adjacent': Of<[one: number, other: number], boolean>;
  'terrain of': Of<[figure: number, at?: Square], Terrain>;
}
interface CarryingValues {
  'stays Flipped when moved': Of<[item: number], boolean>;
  'stays Exhausted when moved': Of<[item: number], boolean>;
  'stays Used when moved': Of<[item: number], boolean>;
}
interface CommandValues {
  'recovers SP': Of<[figure: number], boolean>;
  'earns XP': Of<[figure: number], boolean>;
  'is Exhausted': Of<[card: number, ability: string], boolean>;
}
interface CoursesValues {
  'players choose for Combatants': Of<[], boolean>;
  'space chosen': Of<[figure: number, plans: Plan[]], Square>;
}
interface DealingValues {
  'armor against': Of<[target: number, hit: { attacker: number; type: DamageType }], number>;
  resistances: Of<[figure: number], Resisted[]>;
  immunities: Of<[figure: number], Resisted[]>;
}
interface DiceValues {
  'number on a face': Of<[die: Die, face: number], number>;
  'symbols on a face': Of<[die: Die, face: number], Omit<Face, 'number'>>;
}
interface DisciplinesValues {
  'open Trees': Of<[], readonly Tree[]>;
  'open LVL': Of<[figure: number, tree: Tree], number>;
  'most Disciplines': Of<[figure: number], number>;
  'XP cost': Of<[figure: number, card: string], number>;
  'XP in Disciplines': Of<[figure: number], number>;
}
interface EffectsValues {
  healed: Of<[figure: number, amount: number], number>;
  half: Of<[number: number], number>;
}
interface EncounterValues {
  'End Conditions that count': Of<[met: string[]], string[]>;
  Rewards: Of<[ends: string[]], string[]>;
  'stays in the party': Of<[figure: number], boolean>;
  'Special Rules': Of<[], readonly string[]>;
}
interface FiguresValues {
  tags: Of<[figure: number], readonly Tag[]>;
  heavy: Of<[figure: number], number>;
  flying: Of<[figure: number], boolean>;
  'movement value': Of<[figure: number], number>;
  skill: Of<[figure: number, skill: Skill], number>;
  'spaces granted': Of<[figure: number, spaces: number], number>;
  'maximum HP': Of<[figure: number], number>;
  defense: Of<[figure: number], number>;
  armor: Of<[figure: number], number>;
  'SP cost': Of<[figure: number, cost: number], number>;
}
interface FlankingValues {
  'flanking positions': Of<[attacker: number, target: number], Square[]>;
  flanking: Of<[attacker: number, target: number], boolean>;
  'flanking roll': Of<[figure: number], number>;
  'flanking damage': Of<[figure: number], number>;
}
interface HarmValues {
  'Damage tokens': Of<[figure: number, dealt: number], number>;
  'Damage tokens after Defeat': Of<[figure: number], number>;
}
interface HiddenValues {
  'Totems in sight': Of<[], number[]>;
  'used up': Of<[kind: TokenKind], boolean>;
  'the turn goes on': Of<[kind: TokenKind], boolean>;
  'square in sight': Of<[figure: number, square: Square], boolean>;
}
interface InitiativeValues {
  'next on the track': Of<[], number | null>;
  border: Of<[figure: number], 'black' | 'red'>;
  side: Of<[figure: number], Side>;
  controller: Of<[figure: number], number>;
  'kind of turn': Of<[figure: number], 'adventurer' | 'intelligent'>;
}
interface ItemsValues {
  'type of an Item': Of<[thing: number], ItemType | null>;
  Tier: Of<[thing: number], Tier | null>;
  'tags of an Item': Of<[thing: number], readonly Tag[]>;
  'has two sides': Of<[thing: number], boolean>;
}
interface JumpValues {
  'longest Jump': Of<[figure: number], number>;
  'may jump': Of<[figure: number], boolean>;
  'directions of a Jump': Of<[], readonly Direction[]>;
  'cost of a Jump': Of<[over: number], number>;
  'difficulty of a Jump': Of<[over: number], number>;
}
interface LootDeckValues {
  'Gold of a full deck': Of<[tier: Tier], number>;
  'Combatant Loot deck': Of<[tier: Tier], Record<string, number>>;
}
interface MultipleChoicesValues {
  'effect chosen': Of<[by: number, among: { figure: number; effects: EffectName[] }], EffectName>;
}
interface OtherWaysValues {
  'other ways': Of<[figure: number, to: string], Way[]>;
}
interface OutlookValues {
  'outlook from': Of<[figure: number, square: Square], Outlook | null>;
  'way ahead': Of<[figure: number, way: string], WayAhead | null>;
}
interface PlacingValues {
  count: Of<[from: Square], Record<Square, number>>;
  'terrain table': Of<[terrain: Terrain], readonly Terrain[]>;
  'may replace': Of<[placed: Placed, is: Terrain], boolean>;
}
interface PreparingValues {
  'tokens that stay': Of<[], readonly AbilityToken[]>;
  'stays Exhausted': Of<[], boolean>;
  'stays Flipped': Of<[], boolean>;
  'Damage that stays': Of<[figure: number], number>;
}
interface RefreshingValues {
  'SP after a gain': Of<[figure: number, gained: number], number>;
  'SP kept': Of<[figure: number], number>;
  'who Un-Exhausts': Of<[figure: number], number[]>;
  'Un-Exhausts': Of<[], boolean>;
}
interface SheetValues {
  'Flags of the sheet': Of<[], readonly { name: string; counts?: true }[]>;
  'Achievements of the sheet': Of<[], readonly string[]>;
}
interface ShopValues {
  'Gold to spend': Of<[], number>;
  'XP to spend': Of<[figure: number], number>;
  cost: Of<[thing: number], number>;
  'for sale': Of<[store: string], number[]>;
  'Unique Item of a Store': Of<[store: string], number | null>;
  'selling price': Of<[thing: number], number>;
  'price of a Tier': Of<[tier: Tier | null, unique: boolean], number>;
}
interface SightValues {
  range: Of<[actor: number, target: number], number>;
  'ends of sight': Of<[actor: number, target: number], [Square, Square][]>;
  lines: Of<[looking: Looking], Line[]>;
  'line of sight': Of<[actor: number, target: number], Line>;
  'in sight': Of<[actor: number, target: number], boolean>;
  'SOI range': Of<[figure: number], number>;
  'within SOI': Of<[actor: number, target: number], boolean>;
  'hindering penalty': Of<[actor: number, target: number], number>;
  'ally penalty': Of<[actor: number, target: number], number>;
  'to the attack roll': Of<[actor: number, target: number], number>;
}
interface SlotsValues {
  'Pack size': Of<[figure: number], number>;
  'Item limit': Of<[slot: Slot], number>;
}
interface SpellValues {
  'casting upgrades': Of<[figure: number], Die[]>;
  'conviction upgrades': Of<[figure: number], Die[]>;
  'spell cost': Of<[], number>;
  'conviction value': Of<[figure: number], number>;
  'Damage of a skull': Of<[die: 'EMPOWER' | 'text'], number>;
  'Force of a Spell': Of<[], number>;
  'casting value': Of<[figure: number], number>;
  rating: Of<[die: Die], number>;
}
interface SpoilsValues {
  'who gains Loot': Of<[by: number], number>;
  'type of Item Loot': Of<[sum: number], ItemType>;
  'loot cards': Of<[figure: number], number>;
}
interface StepsValues {
  'highest climb': Of<[], number>;
  'deepest descent': Of<[], number>;
  provoked: Of<[figure: number], number[]>;
  'break attack type': Of<[figure: number], AttackType>;
}
interface SummoningFormsValues {
  form: Of<[figure: number], number>;
}
interface SummoningValues {
  'LVL of a Combatant': Of<[card: string], number>;
  COST: Of<[card: string], number>;
  'figures of an Esper': Of<[card: string], number>;
  'space within SOI': Of<[figure: number, square: Square], boolean>;
}
interface SupposingValues {
  'supposed with': Of<[figure: number, cards: string], Supposed | null>;
}
interface TargetingValues {
  'eligible targets': Of<[wish: Wish], number[]>;
}
interface TargetsValues {
  'Ranged Attacks on adjacent targets': Of<[], boolean>;
  'change for Ranged Attacks': Of<[], number>;
}
interface ThreatValues {
  threat: Of<[figure: number, mover: number], Threat | null>;
}
interface TurnValues {
  'who has had the turn': Of<[figure: number], number[]>;
}
interface TurnsEndValues {
  'end of turn on': Of<[figure: number, square: Square], TurnsEnd | null>;
}
interface UpgradesValues {
  'Upgrade cost': Of<[item: number], number>;
  'Upgrade cost of a Tier': Of<[tier: Tier | null], number>;
  'fits on': Of<[upgrade: number], readonly (ItemType | Tag)[]>;
  'room for Upgrades': Of<[item: number], number>;
  'Upgrades in effect': Of<[card: string], number>;
  'Materials of the party': Of<[], string[]>;
  'Upgrades for sale': Of<[], number[]>;
}
interface UrgencyValues {
  'last Urgency token': Of<[], number>;
}
interface VocabularyValues {
  'Force of an Ability': Of<[figure: number, x: number], number>;
}
interface WalkingValues {
  'ways to go': Of<[figure: number, points: number], Way[]>;
  'cost to leave': Of<[figure: number, at: Square], number>;
}
interface WeaponsValues {
  'attack types': Of<[figure: number], AttackType[]>;
  'attack type': Of<[figure: number], AttackType>;
  'attack range': Of<[figure: number], number>;
  reach: Of<[figure: number], number>;
  'weapon dice': Of<[thing: number], readonly Die[]>;
  'combat dice': Of<[figure: number], Die[]>;
  'type of Damage': Of<[figure: number], DamageType>;
  'tags of Weapons': Of<[figure: number], Tag[]>;
  'armor piercing': Of<[figure: number], number>;
  'symbol abilities': Of<[figure: number], readonly SymbolAbility[]>;
  'attack cost': Of<[figure: number, reason: Reason], number>;
}

export interface Values
  extends
    AbilitiesValues,
    AbilityTokensValues,
    AbraxisValues,
    AchievementsValues,
    ActionPhaseValues,
    ActionsValues,
    ActivationValues,
    AimsValues,
    AttackDamageValues,
    AttackValues,
    BoardValues,
    CarryingValues,
    CommandValues,
    CoursesValues,
    DealingValues,
    DiceValues,
    DisciplinesValues,
    EffectsValues,
    EncounterValues,
    FiguresValues,
    FlankingValues,
    HarmValues,
    HiddenValues,
    InitiativeValues,
    ItemsValues,
    JumpValues,
    LootDeckValues,
    MultipleChoicesValues,
    OtherWaysValues,
    OutlookValues,
    PlacingValues,
    PreparingValues,
    RefreshingValues,
    SheetValues,
    ShopValues,
    SightValues,
    SlotsValues,
    SpellValues,
    SpoilsValues,
    StepsValues,
    SummoningFormsValues,
    SummoningValues,
    SupposingValues,
    TargetingValues,
    TargetsValues,
    ThreatValues,
    TurnValues,
    TurnsEndValues,
    UpgradesValues,
    UrgencyValues,
    VocabularyValues,
    WalkingValues,
    WeaponsValues {}
