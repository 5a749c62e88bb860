import { clearScreenDown, createInterface, moveCursor, type Interface } from 'node:readline';

/** What the user says, line by line, typed or from a pipe. */
export class Lines {
  readonly typed: boolean;
  /** Set when the user pressed Ctrl-C. */
  interrupted = false;
  private readonly reader: Interface;
  private readonly output: NodeJS.WriteStream;
  /** The prompt stands on the screen, perhaps with the beginning of a line behind it. */
  private prompting = false;
  private readonly waiting: string[] = [];
  private wake: (() => void) | null = null;
  private ended = false;
  /** When whoever types has gone. From a pipe, the end of the input is no such sign. */
  readonly gone: Promise<void>;

  constructor(input: NodeJS.ReadStream, output: NodeJS.WriteStream, complete: (start: string) => string[]) {
    this.output = output;
    this.typed = Boolean(input.isTTY && output.isTTY);
    this.reader = createInterface({
      input,
      ...(this.typed ? { output } : {}),
      terminal: this.typed,
      completer: (start: string) => [complete(start), start],
    });
    this.reader.on('line', (line) => {
      this.prompting = false;
      this.waiting.push(line.trim());
      this.wake?.();
    });
    this.gone = new Promise((resolve) => {
      this.reader.on('close', () => {
        this.ended = true;
        this.wake?.();
        if (this.typed) resolve();
      });
    });
    this.reader.on('SIGINT', () => {
      this.interrupted = true;
      this.reader.close();
    });
  }

  /** The next line, or null when there is no more. */
  async next(prompt: string): Promise<string | null> {
    if (this.typed && !this.ended) {
      this.reader.setPrompt(prompt);
      this.reader.prompt();
      this.prompting = true;
    }
    while (this.waiting.length === 0 && !this.ended) {
      await new Promise<void>((resolve) => (this.wake = resolve));
      this.wake = null;
    }
    return this.waiting.shift() ?? null;
  }

  /** Writes something above the line that is perhaps being typed. */
  above(text: string): void {
    if (!this.prompting || this.ended) return void this.output.write(text);
    const { rows, cols } = this.reader.getCursorPos();
    moveCursor(this.output, -cols, -rows);
    clearScreenDown(this.output);
    this.output.write(text);
    this.reader.prompt(true);
  }

  close(): void {
    this.reader.close();
  }
}
