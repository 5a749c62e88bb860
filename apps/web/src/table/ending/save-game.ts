import type { TableInfo } from '@questwright/protocol';
import { gameFile } from '../../net/requests.ts';

/** Hands the game to the reader as a file, and gives its name. */
export async function saveGame({ id, game }: TableInfo, seat: number | null): Promise<string> {
  const text = `${JSON.stringify(await gameFile(id, seat))}\n`;
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${game}-${id}.json`;
  link.click();
  URL.revokeObjectURL(address);
  return link.download;
}
