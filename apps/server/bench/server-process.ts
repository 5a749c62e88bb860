/** A server in a process of its own, that can be killed and started again on the same port and data. */

import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const SCRIPT = ['--import', 'tsx', '--conditions=development', 'apps/server/src/main.ts'];

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export class ServerProcess {
  readonly port: number;
  readonly data: string;
  private readonly environment: Readonly<Record<string, string>>;
  private child: ChildProcess | null = null;

  constructor(port: number, data: string, environment: Readonly<Record<string, string>> = {}) {
    this.port = port;
    this.data = data;
    this.environment = environment;
  }
  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }
  async start(): Promise<void> {
    const options = ['--port', String(this.port), '--data', this.data];
    const child = spawn(process.execPath, [...SCRIPT, ...options], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, QUESTWRIGHT_LIMITS: 'off', ...this.environment },
    });
    this.child = child;
    let out = '';
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (text) => {
        out += text;
        if (out.includes(`Questwright is at ${this.address}`)) resolve();
        else if (out.includes('Questwright is at')) reject(new Error(`The port is taken: ${out}`));
      });
      child.on('exit', (code) => reject(new Error(`The server ended (${code}): ${out}`)));
    });
  }
  /** From now on no file grows: what the system says then is what it says of a full disk. */
  fillDisk(): void {
    this.limitFiles('1');
  }
  emptyDisk(): void {
    this.limitFiles('unlimited');
  }
  private limitFiles(bytes: string): void {
    execFileSync('prlimit', ['--pid', String(this.child!.pid), `--fsize=${bytes}:unlimited`]);
  }
  /** As a crash does it: without a word. */
  async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.on('exit', resolve));
    child.kill(signal);
    await gone;
  }
}
