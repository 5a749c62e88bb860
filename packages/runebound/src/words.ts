/** The words of the book, as lists with their unions. */

export const TERRAINS = ['plains', 'road', 'river', 'swamp', 'forest', 'hill', 'mountain'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** What can lie on the card of a character. */
export const COUNTERS = ['wounds', 'exhaustion'] as const;

/** From easiest to hardest. */
export const COLORS = ['green', 'yellow', 'blue', 'red'] as const;
export type Color = (typeof COLORS)[number];

export const ATTRIBUTES = ['mind', 'body', 'spirit'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** The three fighting phases; Escape comes before them. */
export const PHASES = ['ranged', 'melee', 'magic'] as const;
export type Phase = (typeof PHASES)[number];
export const ATTRIBUTE_OF = { ranged: 'mind', melee: 'body', magic: 'spirit' } as const satisfies Record<
  Phase,
  Attribute
>;

export const SKILLS = [
  'swim',
  'climb',
  'hide',
  'tracking',
  'lore',
  'appraise',
  'diplomacy',
  'bluff',
  'willpower',
  'endurance',
] as const;
export type Skill = (typeof SKILLS)[number];

/** What an experience counter can improve. */
export const IMPROVEMENTS = ['mind', 'body', 'spirit', 'stamina', 'life'] as const;
export type Improvement = (typeof IMPROVEMENTS)[number];

export const CLASSES = ['weapon', 'armor', 'artifact'] as const;
export type ItemClass = (typeof CLASSES)[number];

export const USES = ['activate', 'discard', 'always'] as const;
export type Use = (typeof USES)[number];

/** A town by its name; which there are, the drawing of a board says. */
export type Town = string;

/** What a combat does differently from a fight in the Adventure step. */
export const EXCEPTIONS = [
  'no before combat',
  'no escape',
  'no reward',
  'counter from the pile',
  'no counter',
] as const;
export type Exception = (typeof EXCEPTIONS)[number];

/** A combat roll is spoken of by its phase, `ranged`, or by phase and stance, `ranged attack`, `ranged defense`. */
export const phaseIn = (rolling: unknown): Phase => String(rolling).split(' ')[0] as Phase;
export const stanceIn = (rolling: unknown): string | null => String(rolling).split(' ')[1] ?? null;
