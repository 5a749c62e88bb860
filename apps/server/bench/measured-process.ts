/** A server in a process of its own, as in production, that tells how much time and memory it has used. */

import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
export const root: string = path.resolve(here, '../../..');

export interface Usage {
  /** Milliseconds of CPU time so far. */
  cpu: number;
  /** Bytes of the heap. */
  heap: number;
}

export class MeasuredProcess {
  private readonly child: ChildProcess;
  private constructor(child: ChildProcess) {
    this.child = child;
  }
  /** Starts a script, and waits until it says where it is. */
  static async start(parameters: string[], ready: RegExp): Promise<{ process: MeasuredProcess; address: string }> {
    const probe = path.join(here, 'probe.mjs');
    const child = spawn(process.execPath, ['--expose-gc', '--import', probe, ...parameters], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      env: { ...process.env, NODE_ENV: 'production', QUESTWRIGHT_LIMITS: 'off' },
    });
    let out = '';
    const address = await new Promise<string>((resolve, reject) => {
      child.stdout!.on('data', (text) => {
        out += text;
        const found = ready.exec(out)?.[1];
        if (found !== undefined) resolve(found);
      });
      child.on('exit', (code) => reject(new Error(`The server ended (${code}): ${out}`)));
    });
    return { process: new MeasuredProcess(child), address };
  }
  usage(collect = false): Promise<Usage> {
    return new Promise((resolve) => {
      this.child.once('message', (usage) => resolve(usage as Usage));
      this.child.send(collect ? 'collect' : 'tell');
    });
  }
  async stop(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    const gone = new Promise((resolve) => this.child.on('exit', resolve));
    this.child.kill(signal);
    await gone;
  }
}
