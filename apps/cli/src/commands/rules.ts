import type { Loaded, LoadedChoice, LoadedStep, World } from '@questwright/kernel';
import { changesOf, type Changes } from '../edits.ts';
import { gameNamed, loadGame, titleOf } from '../games.ts';
import { say, type Key } from '../language.ts';
import { gameWith, packNames, packsFrom } from '../packs.ts';
import { paperOn, type Paper } from '../terminal.ts';
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
      throw wrongUse(say('rules.no-proc', { proc: options.proc, known: [...loaded.procs.keys()].join(', ') }));
    }
    print.procedure(options.proc);
    return;
  }
  const about = { title: paper.strong(titleOf(entry)), version: entry.definition.version };
  const all = loaded.packs.join(', ');
  paper.line(all === '' ? say('rules.title', about) : say('rules.title-with', { ...about, packs: all }));
  print.everything();
}

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
    this.table('rules.setup', 'setup', Object.entries(rules.setup));
    for (const name of loaded.procs.keys()) if (!isKernels(loaded, name)) this.procedure(name);
    this.heading('rules.timings', loaded.timings.size);
    for (const [name, timing] of loaded.timings) {
      this.entry(1, name, timing.rule, `timing ${name}`, timing.deaf ? say('rules.deaf') : '');
      this.choices(2, timing.choices, `timing ${name}`);
    }
    this.heading('rules.asides', loaded.asides.length);
    this.choices(1, loaded.asides, 'aside');
    this.heading('rules.values', loaded.values.size);
    for (const [name, { entry }] of loaded.values) {
      this.entry(1, name, entry.rule, `value ${name}`, '');
      for (const { rule } of entry.wraps) this.entry(2, say('rules.changed-by'), rule, '', '');
      for (const [part, { rule, layer }] of Object.entries(entry.parts)) {
        this.entry(2, `- ${part}`, rule, `value ${name}/${part}`, layer);
      }
    }
    this.heading('rules.watches', loaded.watches.length);
    for (const { name, rule, on } of loaded.watches) {
      this.entry(1, name, rule, `watch ${name}`, say('rules.on', { events: on.join(', ') }));
    }
    this.table('rules.ways', 'way', Object.entries(rules.ways));
    this.table(
      'rules.verbs',
      'verb',
      Object.entries(rules.verbs).filter(([, verb]) => verb.rule !== 'kernel'),
    );
    this.heading('rules.zones', Object.keys(rules.zones).length);
    for (const [name, zone] of Object.entries(rules.zones)) {
      const per = zone.per ? say('rules.per-seat') : '';
      const live = zone.live ? say('rules.live') : '';
      const about = `${per}${say(`rules.seen-${zone.sees}`)}${live}`;
      paper.text(`${name}: ${about}${this.changed(`zone ${name}`)}`, '  ', '    ');
    }
    this.editsList();
  }

  procedure(name: string): void {
    const proc = this.loaded.procs.get(name)!;
    const { paper } = this;
    paper.line();
    const facts = [
      proc.closed ? say('rules.closed') : '',
      proc.shown.length > 0 ? say('rules.shows', { names: proc.shown.join(', ') }) : '',
    ].filter(Boolean);
    paper.line(
      `${paper.strong(say('rules.procedure', { name }))}${facts.length > 0 ? ` (${facts.join('; ')})` : ''}${this.changed(`procedure ${name}`)}`,
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
      const { kind } = choice;
      const form = kind === undefined ? say('rules.form-some') : say('rules.form', { kind });
      const facts = [choice.form ? form : '', choice.part ?? ''].filter(Boolean).join(', ');
      const where = place === 'aside' ? `aside ${name}` : `${place}/${name}`;
      this.entry(depth, `- ${name}`, choice.rule, where, facts);
    }
  }
  private table(title: Key, kind: string, entries: readonly [string, Named][]): void {
    this.heading(title, entries.length);
    for (const [name, { rule }] of entries) this.entry(1, name, rule, `${kind} ${name}`, '');
  }
  private heading(title: Key, count: number): void {
    if (count === 0) return;
    this.paper.line();
    this.paper.line(this.paper.strong(say(title)));
  }
  private entry(depth: number, name: string, rule: string, place: string, facts: string): void {
    const indent = '  '.repeat(depth);
    const about = facts === '' ? '' : ` (${facts})`;
    this.paper.text(`${name}${about}  [${rule}] ${ruleTitle(rule)}${this.changed(place)}`, indent, `${indent}     `);
  }
  private changed(place: string): string {
    const changes = this.changes.get(place) ?? [];
    return changes.map(({ pack, what, rule }) => `  ← ${say(`rules.edited.${what}`, { pack })} [${rule}]`).join('');
  }
  private editsList(): void {
    this.heading('rules.edits', this.changes.size);
    for (const [place, changes] of this.changes) {
      for (const { pack, what, rule, overrides } of changes) {
        const over = overrides.length > 0 ? say('rules.overriding', { rules: overrides.join(', ') }) : '';
        const done = say(`rules.edit.${what}`, { pack, place });
        this.paper.text(`${done}  [${rule}] ${ruleTitle(rule)}${over}`, '  ', '     ');
      }
    }
  }
}

function aboutStep({ kind, step, ask, window }: LoadedStep<World>): string {
  const facts: string[] = [];
  if (step.run !== undefined) {
    const key = kind === 'each' ? 'rules.runs-each' : kind === 'while' ? 'rules.runs-while' : 'rules.runs';
    facts.push(say(key, { proc: step.run }));
  }
  if (ask) {
    const { join } = ask;
    facts.push(say(join === 'each' ? 'rules.asks-all' : join === 'agree' ? 'rules.asks-agreement' : 'rules.asks'));
  }
  if (window) {
    const { timing, closes } = window;
    facts.push(
      closes === undefined ? say('rules.window-in-turn', { timing }) : say('rules.window', { timing, closes }),
    );
  }
  if (step.when) facts.push(say('rules.condition'));
  if (step.always) facts.push(say('rules.always'));
  return facts.join(', ');
}
