/** Who one is at which server: cookies in the user's folder for settings, a file for each profile. */

import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { say } from '../language.ts';
import { failure, reasonOf, wrongUse } from '../problem.ts';

const DEFAULT_PROFILE = 'guest';

export function settingsFolder(env: NodeJS.ProcessEnv = process.env, platform: string = process.platform): string {
  const { XDG_CONFIG_HOME: xdg, APPDATA: roaming } = env;
  if (platform === 'win32') return path.join(roaming || path.join(homedir(), 'AppData', 'Roaming'), 'questwright');
  // The standard has a relative path ignored.
  return path.join(xdg && path.isAbsolute(xdg) ? xdg : path.join(homedir(), '.config'), 'questwright');
}

type Cookies = Readonly<Record<string, string>>;

export class Identity {
  private readonly file: string;

  constructor(profile: string = DEFAULT_PROFILE, folder: string = settingsFolder()) {
    if (!/^[\w-]{1,40}$/.test(profile)) {
      throw wrongUse(say('identity.name', { profile }));
    }
    this.file = path.join(folder, `${profile}.json`);
  }

  cookieFor(server: string): string | null {
    return this.read()[server] ?? null;
  }
  /** Whoever has the cookie has the seat: nobody else may read it. */
  keep(server: string, cookie: string): void {
    const aside = `${this.file}.${process.pid}`;
    try {
      mkdirSync(path.dirname(this.file), { recursive: true });
      writeFileSync(aside, `${JSON.stringify({ ...this.read(), [server]: cookie }, null, 2)}\n`, { mode: 0o600 });
      renameSync(aside, this.file);
    } catch (error) {
      throw failure(say('identity.unkept', { reason: reasonOf(error) }));
    }
  }

  private read(): Cookies {
    let text: string;
    try {
      text = readFileSync(this.file, 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
      throw failure(say('file.unreadable', { name: this.file, reason: reasonOf(error) }));
    }
    try {
      const found: unknown = JSON.parse(text);
      const isFine = typeof found === 'object' && found !== null && !Array.isArray(found);
      if (isFine && Object.values(found).every((one) => typeof one === 'string')) return found as Cookies;
    } catch {
      // Said below, in one way for all that is wrong with it.
    }
    throw failure(say('identity.broken', { file: this.file }));
  }
}
