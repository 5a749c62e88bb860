import { verify as verifyFile } from '@questwright/kernel';
import { readGameFile, withFile } from '../game-files.ts';
import { say } from '../language.ts';
import { paperOn } from '../terminal.ts';

export function verify(name: string, { pack }: { pack?: string[] } = {}): void {
  const { entry, file } = readGameFile(name, pack);
  const { answers, hash, from } = withFile(name, () => verifyFile(entry.definition, file));
  paperOn(process.stdout).line(
    from === null ? say('verify.ok', { answers, hash }) : say('verify.believed', { answers, hash, from }),
  );
}
