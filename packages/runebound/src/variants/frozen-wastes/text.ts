/** The cold, legends, rumors and clues as lines: on cards, and of the position. */

import type { Content, Json, Message } from '@questwright/kernel';
import { seatsIn, type Scene, type Sight } from '@questwright/messages';
import {
  clueIn,
  difficultyIn,
  rumorIn,
  weatherIn,
  type ClueSymbol,
  type FrozenChallenge,
  type FrozenEvent,
} from './cards.ts';
import { LANDS } from './words.ts';
import { CLUES, FROST, LEGEND_ROW, RUMORS, WHITE_DEATH, type FrozenLand } from './world.ts';

type Words = { key: string; with: Record<string, Json> };
const say = (key: string, params: Record<string, Json> = {}): Words => ({ key: `text.${key}`, with: params });
const landName = (one: ClueSymbol): Words => ({ key: `land.${one}`, with: {} });

/** What a card has besides the fields of the base. */
export function printed(card: Content): Message[] {
  const { rumor, clues, forage } = card as unknown as Partial<FrozenChallenge>;
  const { weather } = card as unknown as Partial<FrozenEvent>;
  const difficulty = difficultyIn(card);
  const tile = weatherIn(card);
  const shown = rumorIn(card)?.shows ?? null;
  const symbols = clueIn(card)?.shows ?? (shown === null ? [] : [shown]);
  return [
    ...(rumor === undefined ? [] : [say('rumor-icon')]),
    ...(clues === undefined ? [] : [say('clue-icons', { clues })]),
    ...(forage === undefined ? [] : [say('forage-bare', { type: say(`word.${forage.type}`) })]),
    ...(typeof weather === 'string' ? [say('weather-icon', { icon: say(`icon.${weather}`) })] : []),
    ...(difficulty === null
      ? []
      : [say('difficulty', { tokens: difficulty.tokens, color: say(`word.${difficulty.color}`) })]),
    ...(tile === null
      ? []
      : [
          say('weather-frost', {
            of: LANDS.map((land) => say('weather-on', { land: landName(land), frost: tile.frost[land] })),
          }),
        ]),
    ...(symbols.length === 0 ? [] : [say('shows', { of: symbols.map(landName) })]),
  ];
}

// ---- the position ----

const frozenIn = ({ world }: Scene['view']): FrozenLand['frozen'] => (world as unknown as FrozenLand).frozen;
const sizeOf = ({ zones }: Scene['view'], pile: string): number => zones[pile]?.length ?? 0;

function weatherLines({ view, say: tell, content, value }: Scene): string[] {
  const id = value('weather') as string;
  const tile = weatherIn(content.get(id))!;
  const frost = LANDS.map((land) => ({
    key: 'board.weather-on',
    with: { land: landName(land), frost: tile.frost[land] },
  }));
  const { princess } = frozenIn(view);
  return [
    tell('board.weather', { weather: { content: id }, frost }),
    tell('board.princess', { seat: princess > 0 ? { seat: princess - 1 } : null }),
  ];
}
function legendLines({ view, say: tell, content }: Scene): string[] {
  const cards = (view.zones[LEGEND_ROW] ?? []).flatMap(({ card }) => {
    const difficulty = card === null ? null : difficultyIn(content.get(card));
    if (card === null || difficulty === null) return [];
    const { tokens, color } = difficulty;
    return [
      { key: 'board.legend', with: { card: { content: card }, tokens, color: { key: `word.${color}`, with: {} } } },
    ];
  });
  return cards.length === 0 ? [] : [tell('board.legends', { cards })];
}
function coldLines({ view, say: tell, value }: Scene): string[] {
  const piles = seatsIn({ view }).flatMap((seat) => [
    ...(view.zones[`hero/${seat}`] ?? []),
    ...(view.zones[`area/${seat}`] ?? []),
  ]);
  return piles.flatMap(({ thing, card, counters }) => {
    const [frost, whiteDeath] = [counters[FROST] ?? 0, counters[WHITE_DEATH] ?? 0];
    if (card === null || frost + whiteDeath === 0) return [];
    return [tell('board.cold', { card: { content: card }, frost, whiteDeath, life: value('life', thing) as number })];
  });
}
const own = (zone: string, key: string, { view, say: tell }: Scene): string[] => {
  if (view.viewer === null) return [];
  const cards = (view.zones[`${zone}/${view.viewer}`] ?? []).flatMap(({ card }) =>
    card === null ? [] : [{ content: card }],
  );
  return cards.length === 0 ? [] : [tell(key, { of: cards })];
};
function handLines(scene: Scene): string[] {
  const { view, say: tell } = scene;
  const { flares } = frozenIn(view);
  const hands = seatsIn({ view }).map((seat) => {
    const at = flares[seat]?.at ?? '';
    return tell('board.hands', {
      seat: { seat },
      rumors: sizeOf(view, `${RUMORS}/${seat}`),
      clues: sizeOf(view, `${CLUES}/${seat}`),
      flare: at === '' ? null : { content: `space-${at}` },
    });
  });
  return [...hands, ...own(RUMORS, 'board.own-rumors', scene), ...own(CLUES, 'board.own-clues', scene)];
}
export const lines = (scene: Scene): string[] => [
  ...weatherLines(scene),
  ...coldLines(scene),
  ...legendLines(scene),
  ...handLines(scene),
];
export const sights = (scene: Scene): Sight[] => [
  {
    word: 'weather',
    names: [scene.say('board.survival'), 'weather'],
    tell: () => [...weatherLines(scene), ...coldLines(scene)],
  },
  { word: 'legends', names: [scene.say('zone.legend row'), 'legends'], tell: () => legendLines(scene) },
  { word: 'rumors', names: [scene.say('board.tokens'), 'rumors', 'clues'], tell: () => handLines(scene) },
];

const HINTS: Readonly<Record<string, string>> = {
  'placing of a figure/where': 'hint.placing',
  'end of a turn in the cold/flare': 'hint.flare',
  'market step/frost at the beginning': 'hint.warm',
};
export function hints({ view, say: tell }: Scene): string[] {
  const { decision } = view;
  const key = decision === null ? undefined : HINTS[`${decision.proc}/${decision.step}`];
  const options = decision?.mine?.options ?? [];
  return [
    ...(key === undefined ? [] : [tell(key)]),
    ...(options.some((one) => one.startsWith('discover:')) ? [tell('hint.discover')] : []),
    ...(options.some((one) => one.startsWith('princess:')) ? [tell('hint.princess')] : []),
  ];
}
