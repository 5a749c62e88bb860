/** A real server in a process of its own, and terminals at its tables. */

import { spawn, type ChildProcess, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { BIN } from './run.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const SERVER = ['--import', 'tsx', '--conditions=development', 'apps/server/src/main.ts'];
const PATIENCE = 50_000;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** It can be killed and started again, at the same address and with the same data. */
export class ServerProcess {
  private readonly data: string;
  private port = 0;
  private child: ChildProcess | null = null;

  constructor(data: string) {
    this.data = data;
  }
  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }
  async start(): Promise<void> {
    if (this.port === 0) this.port = await freePort();
    const child = spawn(process.execPath, [...SERVER, '--port', String(this.port), '--data', this.data], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.child = child;
    let out = '';
    await new Promise<void>((resolve, reject) => {
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        out += text;
        if (out.includes(`Questwright is at ${this.address}`)) resolve();
        else if (out.includes('Questwright is at')) reject(new Error(`The port is taken: ${out}`));
      });
      child.on('exit', (code) => reject(new Error(`The server ended (${code}): ${out}`)));
    });
  }
  /** In the place of one that is gone. */
  startAt({ port }: ServerProcess): Promise<void> {
    this.port = port;
    return this.start();
  }
  /** As a crash does it: without a word. */
  async kill(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.on('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }
}

/** The real command, spoken to line by line. */
export class Terminal {
  out = '';
  errors = '';
  code: number | null = null;
  private read = 0;
  private readonly child: ChildProcessWithoutNullStreams;
  private readonly ended: Promise<void>;
  private wake: () => void = () => {};

  constructor(parameters: readonly string[], settings: string) {
    const { NO_COLOR: _, FORCE_COLOR: __, ...inherited } = process.env;
    const env = { ...inherited, XDG_CONFIG_HOME: settings, APPDATA: settings };
    this.child = spawn(process.execPath, [BIN, ...parameters], { env });
    this.child.stdout.setEncoding('utf8').on('data', (text: string) => {
      this.out += text;
      this.wake();
    });
    this.child.stderr.setEncoding('utf8').on('data', (text: string) => (this.errors += text));
    this.child.stdin.on('error', () => {});
    this.ended = new Promise((resolve) =>
      this.child.on('close', (code) => {
        this.code = code;
        this.wake();
        resolve();
      }),
    );
  }

  say(...lines: readonly string[]): void {
    for (const line of lines) this.child.stdin.write(`${line}\n`);
  }
  /** Waits until something is told that was not told before; gives all that was told up to its end. */
  async hears(text: string | RegExp): Promise<string> {
    const until = Date.now() + PATIENCE;
    for (;;) {
      const fresh = this.out.slice(this.read);
      const found = typeof text === 'string' ? fresh.indexOf(text) : fresh.search(text);
      if (found >= 0) {
        const length = typeof text === 'string' ? text.length : text.exec(fresh)![0].length;
        this.read += found + length;
        return fresh.slice(0, found + length);
      }
      if (this.code !== null || Date.now() > until) {
        throw new Error(`Waited in vain for ${String(text)}; since then: ${fresh}\n${this.errors}`);
      }
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 500);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }
  /** No more input; what it has is still done. */
  async end(): Promise<this> {
    this.child.stdin.end();
    await this.ended;
    return this;
  }
  kill(): void {
    this.child.kill('SIGKILL');
  }
}
