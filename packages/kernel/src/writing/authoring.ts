/** What rules are written with where the compiler shall know names: they give back what they get. */

import type { Change, Cited, Edit, ValueOf } from './amend.ts';
import type {
  Call,
  Case,
  Choice,
  Contribution,
  LocalName,
  LocalsOf,
  ProcName,
  Procs,
  RuleId,
  Step,
  Steps,
  ValueName,
  Values,
  World,
} from './rules.ts';
import type { Table } from '../playing/table.ts';

type With<W extends World, P extends ProcName<W>> = Procs<W>[P]['with'];
/** A step that plays the procedure `P`: once, or for each item. */
type Runs<W extends World, L, P extends ProcName<W>, I> = {
  rule: RuleId;
  when?(t: Table<W, L>): boolean;
  always?: true;
  as?: LocalName<L>;
  run: P;
  each?(t: Table<W, L>): readonly I[];
  still?(t: Table<W, L>, item: NoInfer<I>): boolean;
  whileSome?(t: Table<W, L>): I | null;
  with?(t: Table<W, L>, item: NoInfer<I>): With<W, P>;
} & (object extends With<W, P> ? unknown : { with: unknown });

/** Edits of procedures and values: locals, parameters and results are those of the name. */
export interface Edits<W extends World> {
  procedure<P extends ProcName<W>>(proc: P, to: Cited & Change<Steps<W, LocalsOf<W, P>>>): Edit<W>;
  step<P extends ProcName<W>>(proc: P, step: string, to: Cited & Change<Step<W, LocalsOf<W, P>>>): Edit<W>;
  case<P extends ProcName<W>>(
    proc: P,
    step: string,
    name: string,
    to: Cited & Change<Case<W, LocalsOf<W, P>>>,
  ): Edit<W>;
  choice<P extends ProcName<W>>(
    proc: P,
    step: string,
    name: string,
    to: Cited & Change<Choice<W, LocalsOf<W, P>>>,
  ): Edit<W>;
  value<N extends ValueName<W>>(value: N, to: Cited & Change<ValueOf<W, Values<W>[N]>>): Edit<W>;
  part<N extends ValueName<W>>(value: N, part: string, to: Cited & Change<Contribution<W, Values<W>[N]>>): Edit<W>;
}
export interface Calling<W extends World> {
  <P extends ProcName<W>>(proc: P, given: With<W, P>): Call;
}
export interface Running<W extends World> {
  <L, P extends ProcName<W>, I = null>(step: Runs<W, NoInfer<L>, P, I>): Step<W, L>;
}
export interface Authoring<W extends World> {
  call: Calling<W>;
  runs: Running<W>;
  edit: Edits<W>;
}
const AUTHORING: Authoring<any> = {
  call: (proc, given) => ({ proc, with: given }),
  runs: (step): any => step,
  edit: {
    procedure: (procedure, to): any => ({ procedure, ...to }),
    step: (proc, step, to): any => ({ proc, step, ...to }),
    case: (proc, step, name, to): any => ({ proc, step, case: name, ...to }),
    choice: (proc, step, choice, to): any => ({ proc, step, choice, ...to }),
    value: (value, to): any => ({ value, ...to }),
    part: (value, part, to): any => ({ value, part, ...to }),
  },
};
/** One for each world: `const { call, edit, runs }: Authoring<RuneboundWorld> = authoring();`. */
export const authoring = <W extends World>(): Authoring<W> => AUTHORING;
