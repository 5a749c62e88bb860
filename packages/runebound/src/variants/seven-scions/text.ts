/** The storm and the Scions as lines of the position, and what may be told about a decision. */

import type { Scene, Sight } from '@questwright/messages';
import { list } from '../../text/board.ts';
import type { Town } from '../../words.ts';
import { scionIn } from './cards.ts';
import { ASLEEP, FACED, STORM_COLORS, STORMLORDS, stormDeck, type ScionLand } from './world.ts';

const stormIn = ({ world }: Pick<Scene['view'], 'world'>): ScionLand['storm'] => (world as unknown as ScionLand).storm;
const sizeOf = ({ zones }: Scene['view'], pile: string): number => zones[pile]?.length ?? 0;
/** The town beside which the storm counter stands; null at its start. */
function townAt({ view, value }: Pick<Scene, 'view' | 'value'>): Town | null {
  return (value('towns') as Town[])[stormIn(view).counter - 1] ?? null;
}

function stormLines(scene: Scene): string[] {
  const { view, say, value } = scene;
  const town = townAt(scene);
  const decks = STORM_COLORS.map((color) => say('board.storm-deck', { color, cards: sizeOf(view, stormDeck(color)) }));
  const lords = [...(view.zones[STORMLORDS] ?? []), ...(view.zones[FACED] ?? [])];
  return [
    say('board.storm-counter', {
      position: stormIn(view).counter,
      most: value('spaces of the storm track') as number,
      town: town === null ? null : { content: `space-${town}` },
    }),
    `  ${say('board.storm-decks', { decks: list(decks, say) })}`,
    `  ${say('board.stormlords', { number: lords.length, cards: lords.map(({ card }) => ({ content: card! })) })}`,
  ];
}
function scionLines({ view, say, content }: Scene): string[] {
  const { held } = stormIn(view);
  return (view.zones[ASLEEP] ?? []).flatMap(({ card }) => {
    const scion = card === null ? null : scionIn(content.get(card));
    if (card === null || scion === null) return [];
    const seat = held[scion.number - 1]! - 1;
    const params = { number: scion.number, scion: { content: card }, seat: seat < 0 ? null : { seat } };
    return [`  ${say('board.sleeping-scion', params)}`];
  });
}
export const lines = (scene: Scene): string[] => {
  const asleep = scionLines(scene);
  return [...stormLines(scene), ...(asleep.length === 0 ? [] : [scene.say('board.scions', {}), ...asleep])];
};

export const sights = (scene: Scene): Sight[] => [
  { word: 'storm', names: [scene.say('zone.storm'), 'storm'], tell: () => stormLines(scene) },
  { word: 'scions', names: [scene.say('zone.sleeping scions'), 'scions'], tell: () => scionLines(scene) },
];

const HINTS: Readonly<Record<string, string>> = {
  'scion counter/counter': 'hint.scion-counter',
  'storm step/before the counter moves': 'hint.call-on',
  'storm step/before the card is resolved': 'hint.call-on',
  'aid of the towns/help': 'hint.aid',
};
export function hints({ view, say }: Scene): string[] {
  const { decision } = view;
  const key = decision === null ? undefined : HINTS[`${decision.proc}/${decision.step}`];
  const isCalled = decision?.mine?.options.some((option) => option.startsWith('awaken:')) === true;
  return [...(key === undefined ? [] : [say(key)]), ...(isCalled ? [say('hint.awaken')] : [])];
}
