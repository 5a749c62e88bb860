/** The worked examples of the combat chapters, and the rules that make each of them come out as the book tells it. An
 *  example adds no rule; its test replays it with the book's dice and goes red without any of these. */

import type { RuleId } from '@questwright/kernel';

export const EXAMPLES = {
  'RB-ACT-03': ['RB-ACT-02'],
  'RB-CBT-08': ['RB-CBT-04', 'RB-CBT-06'],
  'RB-ALY-02': ['RB-ALY-01'],
  'RB-EX-01': ['RB-CBT-04'],
  'RB-EX-02': ['RB-SKL-05'],
  'RB-EX-03': ['RB-TERM-02', 'RB-CBT-06'],
  'RB-EX-04': ['RB-ITM-06', 'RB-ACT-10'],
  'RB-EX-05': ['RB-CBT-41', 'RB-WND-04'],
  'RB-EX-06': ['RB-CBT-11'],
  'RB-EX-07': ['RB-CBT-38', 'RB-CBT-17'],
  'RB-EX-08': ['RB-CBT-25', 'RB-CBT-23'],
  'RB-EX-09': ['RB-ALY-04', 'RB-ALY-05'],
  'RB-EX-10': ['RB-CBT-34', 'RB-CBT-03'],
  'RB-EX-11': ['RB-DEF-02', 'RB-DEF-03'],
  'RB-EX-12': ['RB-CBT-10', 'RB-DIE-02'],
  'RB-SKL-06': ['RB-SKL-02'],
  'RB-SKL-07': ['RB-SKL-03'],
} as const satisfies { readonly [Example in RuleId]?: readonly RuleId[] };
