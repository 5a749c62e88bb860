import type {} from '@questwright/kernel';
import type { RuleId as CataloguedRule } from './rule-ids.ts';

declare module '@questwright/kernel' {
  /** From here on, a rule id that the catalogue does not have is a compile error. */
  interface Register {
    ruleId: CataloguedRule;
  }
}
