/** What a choice loses for sure, said before it is made. */

import type { Json } from '@questwright/kernel';
import type { Caution, Scene } from '@questwright/messages';
import type { TurnsEnd } from '../rules/turn/turns-end.ts';
import { seenIn } from './scene.ts';

/** What the end of a turn on a space costs: by the Current, or by the ground. */
export function cautionsAt({ value }: Pick<Scene, 'value'>, figure: number, square: string): Caution[] {
  const end = value('end of turn on', figure, square) as unknown as TurnsEnd | null;
  if (end === null || (!end.defeated && end.damage === 0)) return [];
  const rule = end.flow === null ? 'MD-TERR-21' : end.damage > 0 ? 'MD-CURR-04' : 'MD-CURR-02';
  const { flow, to, damage, defeated } = end;
  return [
    {
      id: 'end-of-turn',
      text: { key: 'caution.end-of-turn', with: { figure: { thing: figure }, flow, to, damage, defeated } },
      rule,
    },
  ];
}

export function cautions(scene: Scene, option: string): Caution[] {
  const { proc, locals } = scene.view.stack.at(-1) ?? { proc: '', locals: {} as Record<string, Json> };
  if (proc !== 'turn' || option !== 'end turn') return [];
  const figure = Number(locals['figure']);
  const square = seenIn(scene).figures.find((one) => one.thing === figure)?.square ?? '';
  return square === '' ? [] : cautionsAt(scene, figure, square);
}
