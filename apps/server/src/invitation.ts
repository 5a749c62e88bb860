/** How friends in the same house find the server. */

import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os';
import { renderUnicodeCompact } from 'uqr';

type Interfaces = NodeJS.Dict<NetworkInterfaceInfo[]>;

/** The address of this machine for others, or null when it has none or listens to itself only. */
export function addressForOthers(
  host: string,
  port: number,
  publicUrl: string | undefined,
  interfaces: Interfaces = networkInterfaces(),
): string | null {
  if (publicUrl !== undefined) return publicUrl;
  if (host !== '0.0.0.0' && host !== '::') return null;
  const outside = Object.values(interfaces).flatMap((list) => list ?? []);
  const found = outside.find(({ internal, family }) => !internal && family === 'IPv4');
  return found ? `http://${found.address}:${port}` : null;
}

/** The address as a picture for the camera of a phone, in letters. */
export const asPicture = (address: string): string => renderUnicodeCompact(address, { border: 2 });
