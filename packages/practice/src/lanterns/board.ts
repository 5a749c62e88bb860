import type { ThingView } from '@questwright/kernel';
import { pileInWords, type Scene } from '@questwright/messages';
import type { River } from './world.ts';

interface Seen extends Pick<River, 'night' | 'first' | 'oil'> {
  highWater?: { level: number };
}

/** Common piles, then each keeper with theirs; only what the reader may see. */
export function board({ view: { world, zones }, say, value }: Scene): string[] {
  const { night, first, oil, highWater } = world as unknown as Seen;
  const level = highWater ? String(highWater.level) : null;
  const lines = [say('board.night', { night, first: { seat: first }, level })];
  const pile = (name: string, indent: string): string => {
    const [zone] = name.split('/') as [string];
    return `${indent}${say(`zone.${zone}`)}: ${pileInWords(zones[name]!, say, { faces: !FACE_DOWN.includes(zone) })}`;
  };
  const names = Object.keys(zones);
  for (const name of names) if (!name.includes('/') && isWorthALine(name, zones[name]!)) lines.push(pile(name, ''));
  oil.forEach((drops, seat) => {
    lines.push(say('board.keeper', { seat, oil: drops, light: value('light', seat), wins: value('light to win') }));
    for (const name of names) {
      if (name.endsWith(`/${seat}`) && isWorthALine(name, zones[name]!)) lines.push(pile(name, '  '));
    }
  });
  return lines;
}

const FACE_DOWN = ['deck', 'riverbed', 'bottles'];
const ALWAYS = ['deck', 'ashes', 'hand', 'quay', 'boat'];
const isWorthALine = (name: string, things: readonly ThingView[]): boolean =>
  things.length > 0 || ALWAYS.includes(name.split('/')[0]!);
