import type { Loaded, LoadedChoice, LoadedStep, World } from '@questwright/kernel';
import { changesOf, type Changes } from '../edits.ts';
import { gameNamed, listOf, loadGame, titleOf } from '../games.ts';
import { gameWith, packsFrom } from '../packs.ts';
import { paperOn, type Paper } from '../paper.ts';
import { wrongUse } from '../problem.ts';
import { ruleTitle } from '../rulebook.ts';

export interface RulesOptions {
  packs?: string;
  pack?: string[];
  proc?: string;
  plain?: boolean;
}

/** Prints the step tables as they are after all edits. */
export function rules(game: string, options: RulesOptions): void {
  const base = gameNamed(game);
  const packs = packsFrom(options.pack);
  const entry = gameWith(base, packs);
  const names = packNames(
    base.definition.packs.map((one) => one.id),
    options.packs,
  );
  const loaded = loadGame(entry, [...names, ...packs.map(({ id }) => id)]);
  const paper = paperOn(process.stdout, { plain: options.plain ?? false });
  const print = new Printer(paper, loaded);
  if (options.proc !== undefined) {
    if (!loaded.procs.has(options.proc)) {
      throw wrongUse(
        `There is no procedure "${options.proc}". These are there: ${[...loaded.procs.keys()].join(', ')}.`,
      );
    }
    print.procedure(options.proc);
    return;
  }
  const with_ = loaded.packs.length > 0 ? ` with ${loaded.packs.join(', ')}` : '';
  paper.line(`${paper.strong(titleOf(entry))}${with_}, version ${entry.definition.version}`);
  print.everything();
}

const packNames = (all: readonly string[], wanted = ''): string[] => (wanted === 'all' ? [...all] : listOf(wanted));

/** Procedures every game has: they play card effects. */
const isKernels = (loaded: Loaded, proc: string): boolean =>
  (loaded.procs.get(proc)!.first.rule as string) === 'kernel';

interface Named {
  rule: string;
}

class Printer {
  private readonly paper: Paper;
  private readonly loaded: Loaded;
  private readonly changes: Changes;

  constructor(paper: Paper, loaded: Loaded) {
    this.paper = paper;
    this.loaded = loaded;
    this.changes = changesOf(loaded.definition.packs.filter((pack) => loaded.packs.includes(pack.id)));
  }

  everything(): void {
    const { loaded, paper } = this;
    const { rules } = loaded;
    this.table('Setup', 'setup', Object.entries(rules.setup));
    for (const name of loaded.procs.keys()) if (!isKernels(loaded, name)) this.procedure(name);
    this.heading('Timings', loaded.timings.size);
    for (const [name, timing] of loaded.timings) {
      this.entry(1, name, timing.rule, `timing ${name}`, timing.deaf ? 'no card listens' : '');
      this.choices(2, timing.choices, `timing ${name}`);
    }
    this.heading('Asides', loaded.asides.length);
    this.choices(1, loaded.asides, 'aside');
    this.heading('Values', loaded.values.size);
    for (const [name, { entry }] of loaded.values) {
      this.entry(1, name, entry.rule, `value ${name}`, '');
      for (const { rule } of entry.wraps) this.entry(2, 'changed by', rule, '', '');
      for (const [part, { rule, layer }] of Object.entries(entry.parts)) {
        this.entry(2, `- ${part}`, rule, `value ${name}/${part}`, layer);
      }
    }
    this.heading('Watches', loaded.watches.length);
    for (const { name, rule, on } of loaded.watches) this.entry(1, name, rule, `watch ${name}`, `on ${on.join(', ')}`);
    this.table('Ways to pay', 'way', Object.entries(rules.ways));
    this.table(
      'Verbs',
      'verb',
      Object.entries(rules.verbs).filter(([, verb]) => verb.rule !== 'kernel'),
    );
    this.heading('Zones', Object.keys(rules.zones).length);
    for (const [name, zone] of Object.entries(rules.zones)) {
      const seen = { all: 'seen by all', owner: 'seen by its owner', none: 'seen by nobody' }[zone.sees];
      paper.text(
        `${name}: ${zone.per ? 'one for each seat, ' : ''}${seen}${zone.live ? ', abilities count' : ''}${this.changed(`zone ${name}`)}`,
        '  ',
        '    ',
      );
    }
    this.editsList();
  }

  procedure(name: string): void {
    const proc = this.loaded.procs.get(name)!;
    const { paper } = this;
    paper.line();
    const facts = [
      proc.closed ? 'no asides' : '',
      proc.shown.length > 0 ? `shows ${proc.shown.join(', ')}` : '',
    ].filter(Boolean);
    paper.line(
      `${paper.strong(`Procedure ${name}`)}${facts.length > 0 ? ` (${facts.join('; ')})` : ''}${this.changed(`procedure ${name}`)}`,
    );
    let number = 0;
    for (const step of proc.steps.values()) {
      number++;
      this.entry(1, `${number}. ${step.name}`, step.rule, `${name}/${step.name}`, aboutStep(step));
      if (step.ask) this.choices(2, step.choices, `${name}/${step.name}`);
    }
  }

  private choices(depth: number, choices: readonly LoadedChoice<World>[], place: string): void {
    for (const { name, choice } of choices) {
      const facts = [choice.form ? `a form: ${choice.kind ?? 'some'}` : '', choice.part ?? '']
        .filter(Boolean)
        .join(', ');
      const where = place === 'aside' ? `aside ${name}` : `${place}/${name}`;
      this.entry(depth, `- ${name}`, choice.rule, where, facts);
    }
  }
  private table(title: string, kind: string, entries: readonly [string, Named][]): void {
    this.heading(title, entries.length);
    for (const [name, { rule }] of entries) this.entry(1, name, rule, `${kind} ${name}`, '');
  }
  private heading(title: string, count: number): void {
    if (count === 0) return;
    this.paper.line();
    this.paper.line(this.paper.strong(title));
  }
  private entry(depth: number, name: string, rule: string, place: string, facts: string): void {
    const indent = '  '.repeat(depth);
    const about = facts === '' ? '' : ` (${facts})`;
    this.paper.text(`${name}${about}  [${rule}] ${ruleTitle(rule)}${this.changed(place)}`, indent, `${indent}     `);
  }
  private changed(place: string): string {
    const changes = this.changes.get(place) ?? [];
    return changes.map(({ pack, what, rule }) => `  ← ${pack} ${what} it [${rule}]`).join('');
  }
  private editsList(): void {
    this.heading('What the packs change', this.changes.size);
    for (const [place, changes] of this.changes) {
      for (const { pack, what, rule, overrides } of changes) {
        const over = overrides.length > 0 ? `, overriding ${overrides.join(', ')}` : '';
        this.paper.text(`${pack} ${what} ${place}  [${rule}] ${ruleTitle(rule)}${over}`, '  ', '     ');
      }
    }
  }
}

function aboutStep({ kind, step, ask, window }: LoadedStep<World>): string {
  const facts: string[] = [];
  if (step.run !== undefined)
    facts.push(`${kind === 'each' ? 'for each: ' : kind === 'while' ? 'while some: ' : ''}runs ${step.run}`);
  if (ask) facts.push(ask.join === 'each' ? 'asks all at once' : ask.join === 'agree' ? 'asks for agreement' : 'asks');
  if (window) facts.push(`window ${window.timing}, closes ${window.closes ?? 'in turn'}`);
  if (step.when) facts.push('on a condition');
  if (step.always) facts.push('always');
  return facts.join(', ');
}
