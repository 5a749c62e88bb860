/** What came of an entry, as each viewer is told. What several of them are told alike is spelled once. */

import type { Json, View, Viewer } from '@questwright/kernel';
import { difference, type Progress, type ServerMessage, type ToldOffer } from '@questwright/protocol';
import type { LoggedRow } from '../store/store.ts';
import { logLine } from './log.ts';
import type { Reveals } from './revealing.ts';

type Change = Extract<ServerMessage, { type: 'change' }>;

/** The changes of one field of a view. */
interface Spelled {
  before: unknown;
  after: unknown;
  text: string;
}

export class News {
  private readonly table: string;
  private readonly row: Pick<LoggedRow, 'seq' | 'entry' | 'events'>;
  private readonly line: number;
  private readonly progress: string;
  private readonly reveals: Reveals;
  /** Null when some learn more of what happened than others. */
  private readonly log: string | null;
  private readonly spelled: Partial<Record<keyof View, Spelled>> = {};

  constructor(
    table: string,
    row: Pick<LoggedRow, 'seq' | 'entry' | 'events'>,
    line: number,
    progress: Progress,
    reveals: Reveals,
  ) {
    this.table = table;
    this.row = row;
    this.line = line;
    this.progress = JSON.stringify(progress);
    this.reveals = reveals;
    this.log = row.events.some(({ only }) => only) ? null : this.logFor(null);
  }

  for(viewer: Viewer, before: View, after: View, offer: ToldOffer | null): string {
    const { seq } = this.row;
    const message: Omit<Change, 'view' | 'log' | 'progress' | 'revealed'> = {
      type: 'change',
      table: this.table,
      seat: viewer,
      from: seq - 1,
      seq,
      offer,
    };
    const rest: Record<Exclude<keyof Change, keyof typeof message | 'revealed'>, string> = {
      view: this.viewFrom(before, after),
      log: this.log ?? this.logFor(viewer),
      progress: this.progress,
    };
    const text = `${JSON.stringify(message).slice(0, -1)},"view":${rest.view}`;
    const revealed = this.reveals.in(text);
    const more = revealed === null ? '' : `,"revealed":${JSON.stringify(revealed)}`;
    return `${text},"log":${rest.log},"progress":${rest.progress}${more}}`;
  }
  private logFor(viewer: Viewer): string {
    return JSON.stringify(logLine(this.row, { line: this.line, undone: false }, viewer, this.reveals));
  }
  private viewFrom(before: View, after: View): string {
    let text = '';
    for (const field of Object.keys(after) as (keyof View)[]) {
      if (before[field] === after[field]) continue;
      const changes = this.changesOf(field, before[field], after[field]);
      if (changes !== '') text = text === '' ? changes : `${text},${changes}`;
    }
    return `[${text}]`;
  }
  private changesOf(field: keyof View, before: unknown, after: unknown): string {
    const known = this.spelled[field];
    if (known && known.before === before && known.after === after) return known.text;
    const text = JSON.stringify(difference(before as Json, after as Json, [field])).slice(1, -1);
    this.spelled[field] = { before, after, text };
    return text;
  }
}
