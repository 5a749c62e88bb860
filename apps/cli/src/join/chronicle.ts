/** What happens at a table, told once and kept for `log`. */

import type { LogLine, TableInfo } from '@questwright/protocol';
import { say } from '../language.ts';
import { Log } from '../play/log.ts';
import { cited, showLog } from '../play/screen.ts';
import { inWords } from '../play/time.ts';
import { entriesBefore, page, toldThen } from './history.ts';
import type { RemotePosition } from './remote-position.ts';
import type { Screen } from './screen.ts';
import type { Table } from './table.ts';

/** More of what was missed is told only when asked for. */
const MOST_MISSED = 20;
/** How far back `log` looks into what was before this terminal, and how far at most. */
const LOGGED = 40;
const MOST_LOGGED = 200;

export class Chronicle {
  private readonly table: Table;
  private readonly screen: Screen;
  private readonly log: Log;
  /** What happened after this entry is in the log; the last one that is. */
  private since = 0;
  private seq = 0;
  /** Answers that count, as far as it has been told here. */
  private line = 0;
  /** The words of an answer of one's own that is on its way; of those that were taken back, by their number. */
  given: string | null = null;
  private readonly undone = new Map<number, string>();

  constructor(table: Table, screen: Screen) {
    this.table = table;
    this.screen = screen;
    this.log = new Log([table.viewer]);
  }

  begin(seq: number, { line }: TableInfo): void {
    this.since = seq;
    this.seq = seq;
    this.line = line;
  }
  played(entry: LogLine, position: RemotePosition, before: TableInfo): void {
    this.seq = entry.seq;
    if (entry.takesBack) return this.takenBack(entry.line, before);
    const { seat, line, events } = entry;
    const reader = this.table.teller.reader(position);
    const taken = seat === null ? null : { seat, name: reader.nameOf(seat), text: this.textOf(seat, line) };
    this.line = line;
    this.log.add(line, taken, () => reader.events(events));
    this.tell();
  }
  /** What happened while the line was broken. */
  async missed(told: readonly LogLine[], upTo: number, before: TableInfo): Promise<void> {
    const entries = [...told];
    // Of many, not all come at once; and the last may have been on its way to the disk.
    const last = (): number => entries.at(-1)?.seq ?? this.seq;
    while (last() < upTo) {
      const more = (await page(this.table, last())).filter(({ seq }) => seq <= upTo);
      if (more.length === 0) break;
      entries.push(...more);
    }
    this.seq = upTo;
    const back = entries.filter((one) => one.takesBack).map((one) => one.line);
    if (back.length > 0) this.takenBack(Math.min(...back), before);
    const counting = entries.filter((one) => !one.undone && !one.takesBack);
    const more = counting.length - MOST_MISSED;
    if (more > 0) this.screen.text(say('table.missed', { decisions: more }));
    for (const { line, taken, events } of await toldThen(this.table, counting.slice(-MOST_MISSED))) {
      this.line = line;
      this.log.add(line, taken && { ...taken, text: this.textOf(taken.seat, line) }, () => events);
    }
    this.tell();
  }
  /** What was answered, as far as it was answered here. */
  private textOf(seat: number, line: number): string | null {
    if (seat !== this.table.viewer) return null;
    const text = this.given ?? this.undone.get(line) ?? null;
    this.given = null;
    return text;
  }
  private takenBack(keep: number, { freeUndo, sameDice }: TableInfo): void {
    const many = this.line - keep;
    const gone = this.log.cut(keep);
    gone.forEach(({ text }, i) => text !== null && this.undone.set(this.line - gone.length + 1 + i, text));
    this.line = keep;
    if (many <= 0) return;
    const told = inWords('undone', gone, (seat) => seat === this.table.viewer);
    this.screen.say((paper) => {
      // Of what happened before this terminal was here, only the number is known.
      const lines = gone.length === many ? told : [say('table.undone', { decisions: many })];
      for (const one of lines) paper.text(one, '', '    ');
      if (keep < freeUndo && !sameDice) paper.text(say('undo.fresh'));
    });
  }
  private tell(): void {
    const events = this.log.news(this.table.viewer, true);
    if (events.length === 0) return;
    this.screen.say((paper) => {
      paper.line();
      for (const { text, rule } of events) paper.text(`- ${cited(paper, text, rule)}`, '', '  ');
    });
  }

  async show(rest: string): Promise<void> {
    const { table } = this;
    const wanted = rest === '' ? LOGGED : Number(rest);
    if (!Number.isInteger(wanted) || wanted < 1) return this.screen.text(say('table.how-far'));
    const most = Math.min(wanted, MOST_LOGGED);
    const before = this.since === 0 ? [] : await entriesBefore(table, this.since, most);
    const past = await toldThen(table, before.slice(-most));
    const kept = past.filter(({ line }) => line <= this.line);
    this.screen.say((paper) => {
      showLog(paper, [...kept, ...this.log.all(table.viewer)], (seat) => seat === table.viewer);
      const more = before.length > most && most < MOST_LOGGED;
      if (more) paper.line(say('table.log-more', { shown: most, most: MOST_LOGGED }));
    });
  }
}
