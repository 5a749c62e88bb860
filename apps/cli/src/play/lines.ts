import { createInterface, type Interface } from 'node:readline';

/** What the user says, line by line, typed or from a pipe. */
export class Lines {
  readonly typed: boolean;
  /** Set when the user pressed Ctrl-C. */
  interrupted = false;
  private readonly reader: Interface;
  private readonly waiting: string[] = [];
  private wake: (() => void) | null = null;
  private ended = false;

  constructor(input: NodeJS.ReadStream, output: NodeJS.WriteStream, complete: (start: string) => string[]) {
    this.typed = Boolean(input.isTTY && output.isTTY);
    this.reader = createInterface({
      input,
      ...(this.typed ? { output } : {}),
      terminal: this.typed,
      completer: (start: string) => [complete(start), start],
    });
    this.reader.on('line', (line) => {
      this.waiting.push(line.trim());
      this.wake?.();
    });
    this.reader.on('close', () => {
      this.ended = true;
      this.wake?.();
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
    }
    while (this.waiting.length === 0 && !this.ended) {
      await new Promise<void>((resolve) => (this.wake = resolve));
      this.wake = null;
    }
    return this.waiting.shift() ?? null;
  }

  close(): void {
    this.reader.close();
  }
}
