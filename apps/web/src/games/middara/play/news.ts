/** What happened in short: for whoever was away, listens, or was hit. */

import type { Content } from '@questwright/kernel';
import { encounterIn } from '@questwright/middara/shown';
import type { SeenEvent } from '@questwright/protocol';
import type { SoundKind } from '../../../sound/kinds.ts';
import type { ShownBeat } from '../../../table/pace/pace.ts';
import type { ShownTable } from '../../../table/shown-table.ts';
import { attackIn, figureIn, figureOf, named, number } from './reading.ts';

// ---- sounds ----

const SOUNDS: Readonly<Record<string, SoundKind>> = {
  rolled: 'dice',
  placed: 'step',
  jumps: 'step',
  hits: 'hit',
  misses: 'miss',
  damaged: 'wound',
  'loot drawn': 'card',
  revealed: 'card',
  'tokens gained': 'card',
  'pool shared': 'coin',
  explosion: 'event',
  urgency: 'event',
  spawned: 'event',
};
/** An Adventurer falls to a bell, an opponent to a drum; the end is heard only when it is good. */
export function soundOf(event: SeenEvent, _content: ReadonlyMap<string, Content>): SoundKind | null {
  if (event.tag === 'end condition') return event.with['outcome'] === 'win' ? 'victory' : 'knockout';
  return event.tag === 'defeated' ? 'kill' : (SOUNDS[event.tag] ?? null);
}

// ---- what others did ----

const PARTS: Readonly<Record<string, 'move' | 'card' | 'result'>> = {
  placed: 'move',
  'ability used': 'card',
  hits: 'result',
  misses: 'result',
  damaged: 'result',
  defeated: 'result',
  'end condition': 'result',
};
export const partOf = ({ tag }: SeenEvent): 'move' | 'card' | 'result' | null => PARTS[tag] ?? null;

const NEWS: ReadonlySet<string> = new Set([
  'round begins',
  'damaged',
  'defeated',
  'healed',
  'effect gained',
  'loot drawn',
  'gained',
  'revealed',
  'spawned',
  'explosion',
  'urgency',
  'end condition',
]);
export const isNews = ({ tag }: SeenEvent): boolean => NEWS.has(tag);

/** Where somebody went and whom they hit, in the order in which it happened; of steps alone the last is told. */
export function recap(events: readonly SeenEvent[], { tell }: ShownTable): string[] {
  return events.flatMap((event, i): string[] => {
    const figure = named(figureIn(event));
    const { tag, with: told } = event;
    if (tag === 'placed') {
      const later = events.slice(i + 1).some((next) => next.tag === 'placed' && figureIn(next) === figureIn(event));
      return later ? [] : [tell('web.recap.went', { figure, square: told['square']! })];
    }
    if (tag === 'damaged') return [tell('web.recap.damaged', { figure, amount: told['amount']! })];
    if (tag === 'misses') return [tell('web.recap.missed', { figure, target: told['target']! })];
    if (tag === 'defeated') return [tell('web.recap.defeated', { figure })];
    return tag === 'healed' ? [tell('web.recap.healed', { figure, amount: told['amount']! })] : [];
  });
}

/** The Damage that the figures of a seat took, and who of them fell. */
export function blowTo(seat: number, events: readonly SeenEvent[], { scene, tell }: ShownTable): string | null {
  const isMine = (event: SeenEvent): boolean => figureOf(scene, figureIn(event))?.owner === seat;
  const taken = new Map<number, number>();
  for (const event of events) {
    if (event.tag !== 'damaged' || !isMine(event)) continue;
    taken.set(figureIn(event), (taken.get(figureIn(event)) ?? 0) + number(event.with['amount']));
  }
  const fallen = events.filter((event) => event.tag === 'defeated' && isMine(event)).map(figureIn);
  if (taken.size + fallen.length === 0) return null;
  const told = [
    ...[...taken].map(([figure, amount]) => tell('web.recap.damaged', { figure: named(figure), amount })),
    ...fallen.map((figure) => tell('web.recap.defeated', { figure: named(figure) })),
  ];
  return tell('web.recap.blow', { told });
}

/** Who falls in a part of an answer, as far as it has been shown. */
export const fallenIn = ({
  line,
  from,
  to,
  told,
  step,
}: Pick<ShownBeat, 'line' | 'from' | 'to' | 'told' | 'step'>): SeenEvent[] =>
  line.events.slice(from, step === 'price' ? to : told).filter(({ tag }) => tag === 'defeated');

// ---- before a question ----

/** What lies there in an Attack, for whoever does not see it. */
export function situation({ scene, tell, value, view }: ShownTable): string {
  const attack = attackIn(scene);
  if (attack === null || encounterIn(scene) === undefined || view.decision?.proc !== 'attack') return '';
  const { attacker, target, faces, dice } = attack;
  const left = number(value('maximum HP', target)) - (figureOf(scene, target)?.damage ?? 0);
  const shows =
    faces === null || dice === null
      ? null
      : faces.map((face, i) => ({
          key: 'rolled-face',
          with: {
            die: { content: `die-${dice[i]!}` },
            number: face.number ?? 0,
            book: face.book ?? 0,
            shield: face.shield ?? 0,
            burst: face.burst ?? 0,
            skull: face.skull === true,
          },
        }));
  return tell('web.situation', { attacker: named(attacker), target: named(target), left, shows });
}

// ---- the log ----

/** The space that an event is about. */
export const placeIn = ({ with: told }: SeenEvent): string | null =>
  typeof told['square'] === 'string' && told['square'] !== '' ? told['square'] : null;
