import type { ThingView, View } from '@questwright/kernel';
import { pileInWords, type Tell } from '@questwright/messages';
import { CONTENT } from './content.ts';
import type { Card, River } from './world.ts';

interface Seen extends Pick<River, 'night' | 'first' | 'oil'> {
  highWater?: { level: number };
}

/** Common piles, then each keeper with theirs; only what the reader may see. */
export function board({ world, zones }: View, say: Tell): string[] {
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
    lines.push(say('board.keeper', { seat, oil: drops, printed: printedLight(zones[`quay/${seat}`]!) }));
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

/** Before wicks, mirrors and moons: `explain light` tells the rest. */
const printedLight = (lanterns: readonly ThingView[]): number =>
  lanterns.reduce((sum, { card }) => sum + ((CONTENT as Record<string, Card>)[card ?? '']?.light ?? 0), 0);
