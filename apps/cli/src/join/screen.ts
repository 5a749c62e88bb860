import { say } from '../language.ts';
import { paperOn, type Paper, type PaperOptions, type Sheet } from '../terminal.ts';
import type { Reader } from '../reader.ts';
import { guarded } from '../play/catch-errors.ts';
import type { Lines } from '../play/lines.ts';
import type { Table } from './table.ts';

/** The terminal, on which somebody may be typing while something happens. */
export class Screen {
  readonly lines: Lines;
  private readonly output: Sheet;
  private readonly style: PaperOptions;

  constructor(lines: Lines, output: Sheet, style: PaperOptions) {
    this.lines = lines;
    this.output = output;
    this.style = style;
  }

  get linear(): boolean {
    return this.style.linear ?? false;
  }
  say(write: (paper: Paper) => void): void {
    this.put(this.drawn(write));
  }
  text(text: string): void {
    this.say((paper) => paper.text(text, '', '  '));
  }
  /** Writes of the position. What was written before all was known is thrown away. */
  async describe(table: Table, write: (paper: Paper, reader: Reader) => void): Promise<void> {
    if (!table.position) return this.text(say('table.not-begun'));
    this.put(await table.told((reader) => this.drawn((paper) => guarded(paper, () => write(paper, reader)))));
  }

  private drawn(write: (paper: Paper) => void): string {
    let text = '';
    const { isTTY = false, columns = 100 } = this.output;
    write(paperOn({ isTTY, columns, write: (more) => (text += more) }, this.style));
    return text;
  }
  private put(text: string): void {
    if (text !== '') this.lines.above(text);
  }
}
