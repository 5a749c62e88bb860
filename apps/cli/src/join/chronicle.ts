/** What happens at a table, told once and kept for `log`. */

import type { LogLine, TableInfo } from '@questwright/protocol';
import { Log } from '../play/log.ts';
import { cited, showLog } from '../play/screen.ts';
import { decisions, inWords } from '../play/time.ts';
import { entriesBefore, toldThen } from './history.ts';
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
  /** What happened after this entry is in the log. */
  private since = 0;
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
    this.line = line;
  }
  played(entry: LogLine, position: RemotePosition, before: TableInfo): void {
    if (entry.takesBack) return this.takenBack(entry.line, before);
    const { table, given } = this;
    const reader = table.teller.reader(position);
    const text = entry.seat === table.viewer ? (given ?? this.undone.get(entry.line) ?? null) : null;
    if (entry.seat === table.viewer) this.given = null;
    const taken = entry.seat === null ? null : { seat: entry.seat, name: reader.nameOf(entry.seat), text };
    this.line = entry.line;
    this.log.add(entry.line, taken, () => reader.events(entry.events));
    this.tell();
  }
  /** What happened while the line was broken. */
  async missed(entries: readonly LogLine[], before: TableInfo): Promise<void> {
    const back = entries.filter((one) => one.takesBack).map((one) => one.line);
    if (back.length > 0) this.takenBack(Math.min(...back), before);
    const counting = entries.filter((one) => !one.undone && !one.takesBack);
    const more = counting.length - MOST_MISSED;
    if (more > 0) this.screen.text(`${decisions(more)} were taken meanwhile; then:`);
    for (const { line, taken, events } of await toldThen(this.table, counting.slice(-MOST_MISSED))) {
      this.line = line;
      this.log.add(line, taken, () => events);
    }
    this.tell();
  }
  private takenBack(keep: number, { freeUndo, sameDice }: TableInfo): void {
    const many = this.line - keep;
    const gone = this.log.cut(keep);
    gone.forEach(({ text }, i) => text !== null && this.undone.set(this.line - gone.length + 1 + i, text));
    this.line = keep;
    if (many <= 0) return;
    const told = inWords('Undone', gone, (seat) => seat === this.table.viewer);
    this.screen.say((paper) => {
      // Of what happened before this terminal was here, only the number is known.
      for (const one of gone.length === many ? told : [`Undone: ${decisions(many)}.`]) paper.text(one, '', '    ');
      if (keep < freeUndo && !sameDice) {
        paper.text('Something had been rolled or revealed since: dice and unknown cards are new from here.');
      }
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
    if (!Number.isInteger(wanted) || wanted < 1) return this.screen.text('How far back? For example: log 100');
    const most = Math.min(wanted, MOST_LOGGED);
    const before = this.since === 0 ? [] : await entriesBefore(table, this.since, most);
    const past = await toldThen(table, before.slice(-most));
    const kept = past.filter(({ line }) => line <= this.line);
    this.screen.say((paper) => {
      showLog(paper, [...kept, ...this.log.all(table.viewer)], (seat) => seat === table.viewer);
      const more = before.length > most && most < MOST_LOGGED;
      if (more) paper.line(`Before you came: the last ${most}. Say log ${MOST_LOGGED} for more of them.`);
    });
  }
}
