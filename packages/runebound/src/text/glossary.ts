/** Words of the book and the rule that says what they mean: for everybody who asks. */

import type { RuleId } from '@questwright/kernel';

export const GLOSSARY = {
  'recommended number of players': 'RB-OBJ-02',
  'Dragon Rune': 'RB-OBJ-07',
  Hero: 'RB-OBJ-08',
  'Hero card': 'RB-CMP-17',
  'color of an adventure card': 'RB-CMP-18',
  'color of an adventure counter': 'RB-CMP-19',
  'adventure counter': 'RB-CMP-20',
  'Ally card': 'RB-CMP-22',
  'Item card': 'RB-CMP-23',
  'attributes of Allies': 'RB-ITM-02',
  'usage icon of an Item': 'RB-ITM-09',
  'classes and types of Items': 'RB-FACT-16',
  'wound and exhaustion counters': 'RB-CMP-24',
  'experience counter': 'RB-CMP-25',
  gold: 'RB-CMP-26',
  Life: 'RB-CARD-01',
  Stamina: 'RB-CARD-02',
  'card text and flavor text': 'RB-CARD-03',
  attribute: 'RB-CARD-04',
  'Event number': 'RB-CARD-05',
  'sunburst icon': 'RB-CARD-06',
  'icon of a market card': 'RB-CARD-07',
  cost: 'RB-CARD-08',
  dice: 'RB-DIE-04',
  'movement dice': 'RB-DIE-05',
  space: 'RB-BRD-01',
  terrain: 'RB-BRD-02',
  'adventure jewel': 'RB-BRD-04',
  sunburst: 'RB-BRD-05',
  figure: 'RB-MOV-02',
  skill: 'RB-FACT-15',
  'example of combat between Heroes': 'RB-FACT-17',
} as const satisfies Record<string, RuleId>;

/** The symbols that card texts use (RB-CARD-18). */
export const SYMBOLS = ['mind', 'body', 'spirit', 'wound', 'exhaustion', 'gold'] as const;
