/** Towns, curses and quests as lines: on cards, and of the position. */

import type { Content, Json, Message } from '@questwright/kernel';
import { seatsIn, type Scene, type Sight } from '@questwright/messages';
import { effectsText } from '../../text/card-text.ts';
import { curseIn, questIn, type CurseTests, type Quest, type Trial, type Whereabouts } from './cards.ts';
import { COUNTERS, LEVELS, QUESTS, REVEALED, curseDeck, type CataclysmLand } from './world.ts';

type Words = { key: string; with: Record<string, Json> };
const say = (key: string, params: Record<string, Json> = {}): Words => ({ key: `text.${key}`, with: params });
const line = (what: Words): Message => say('line', { what });

function where({ terrain, jewel, town, far }: Whereabouts): Words {
  const there =
    town !== undefined
      ? say(`quest.at-${town}`)
      : jewel !== undefined
        ? say('quest.at-jewel', { jewel: say(`word.${jewel}`) })
        : say('quest.at-terrain', {
            terrain: say('one-of', { of: (terrain ?? []).map((one) => say(`symbol.${one}`)) }),
          });
  return far === undefined ? there : say('quest.far', { where: there, far });
}
const trial = ({ test, skill = null as never, number }: Trial): Words => ({
  key: 'verb.test',
  with: { test, skill: skill ?? 'none', number },
});

function questText(quest: Quest): Words {
  const { need } = quest;
  if ('reach' in quest) return say('quest.reach', { need, where: where(quest.reach), apart: quest.apart ?? null });
  if ('carry' in quest) {
    const { from, to, burden, trial: test } = quest.carry;
    return say('quest.carry', {
      from: where(from),
      to: where(to),
      burden,
      trial: test === undefined ? null : trial(test),
    });
  }
  if ('defeat' in quest)
    return say(`quest.defeat-${quest.each}`, { need, colors: quest.defeat.map((color) => say(`word.${color}`)) });
  if ('roll' in quest) return say('quest.roll', { where: where(quest.roll.at), trial: trial(quest.roll.trial) });
  if ('match' in quest) return say('quest.match', { need, terrains: quest.match.map((one) => say(`symbol.${one}`)) });
  return say(`quest.give-${quest.give}`, { need });
}

/** Lines that tell what a Curse card is before what its back says; and what a counter bears. */
export function printed(card: Content): Message[] {
  const { kind, curse, terrain } = card as { kind?: string; curse?: string; terrain?: string };
  if (kind === 'cataclysm counter') {
    return curse === undefined
      ? [say('counter.comet')]
      : [say('counter.curse', { curse: { key: `word.${curse}`, with: {} }, terrain: say(`symbol.${terrain}`) })];
  }
  const cursed = curseIn(card);
  if (cursed === null) return [];
  const head = say('curse', { curse: { key: `word.${cursed.curse}`, with: {} }, level: cursed.level });
  const quest = questIn(card);
  const { attempt } = card as unknown as Partial<CurseTests>;
  return [
    head,
    ...(attempt === undefined ? [] : [line(effectsText(attempt))]),
    ...(quest === null ? [] : [line(questText(quest))]),
  ];
}

// ---- the position ----

const ruinIn = ({ world }: Scene['view']): CataclysmLand['cataclysm'] => (world as unknown as CataclysmLand).cataclysm;
const sizeOf = ({ zones }: Scene['view'], pile: string): number => zones[pile]?.length ?? 0;

function townLines({ view, say: tell, value, content }: Scene): string[] {
  if (sizeOf(view, COUNTERS) > 0 && sizeOf(view, REVEALED) === 0) return [tell('board.towns-hidden', {})];
  const towns = value('towns of the map') as readonly string[];
  return towns.flatMap((town, at) => {
    const card = view.zones[REVEALED]?.[at]?.card ?? null;
    const counter = card === null ? undefined : (content.get(card) as { curse?: string; terrain?: string } | undefined);
    if (counter === undefined) return [];
    const { curse, terrain } = counter;
    const name = { key: `word.town.${town}`, with: {} };
    if (curse === undefined) return [tell('board.town-destroyed', { town: name })];
    const freed = ruinIn(view).freed.includes(town);
    const cards = LEVELS.map((level) => sizeOf(view, curseDeck(curse as never, level)));
    return [
      tell(freed ? 'board.town-freed' : 'board.town-cursed', {
        town: name,
        curse: { key: `word.${curse}`, with: {} },
        terrain: say(`symbol.${terrain}`),
        first: cards[0]!,
        second: cards[1]!,
        third: cards[2]!,
      }),
    ];
  });
}
function questLines({ view, say: tell, content }: Scene): string[] {
  const { deeds, quests } = ruinIn(view);
  const open = (view.zones[QUESTS] ?? []).flatMap(({ card }) => (card === null ? [] : [card]));
  const lines = open.map((card) => {
    const { need } = questIn(content.get(card))!;
    const far = seatsIn({ view }).map((seat) => ({
      seat,
      marks: deeds[seat]!.marks.filter((one) => one.startsWith(`${card}:`)).length,
    }));
    const begun = far.filter(({ marks }) => marks > 0);
    return tell('board.quest', {
      card: { content: card },
      need,
      far: begun.map(({ seat, marks }) => ({ key: 'board.quest-of', with: { seat, marks } })),
      begun: begun.length,
    });
  });
  const counters = quests.flatMap((seat, at) =>
    seat > 0 ? [{ key: 'board.quest-counter', with: { seat: seat - 1, number: at + 1 } }] : [],
  );
  return [...lines, ...(counters.length === 0 ? [] : [tell('board.quest-counters', { counters })])];
}
export const lines = (scene: Scene): string[] => [...townLines(scene), ...questLines(scene)];

export const sights = (scene: Scene): Sight[] => [
  { word: 'curses', names: [scene.say('board.curses'), 'curses'], tell: () => townLines(scene) },
  { word: 'quests', names: [scene.say('zone.revealed quests'), 'quests'], tell: () => questLines(scene) },
];

const HINTS: Readonly<Record<string, string>> = {
  'placing of a figure/where': 'hint.placing',
  'choice of a quest counter/which': 'hint.quest-counter',
  'movement step/two pools': 'hint.two-pools',
  'movement step/last trade': 'hint.last-trade',
  'caravan/which trade': 'hint.which-trade',
};
export function hints({ view, say: tell }: Scene): string[] {
  const { decision } = view;
  const key = decision === null ? undefined : HINTS[`${decision.proc}/${decision.step}`];
  const isBrave = decision?.mine?.options.some((option) => option.startsWith('brave:')) === true;
  return [...(key === undefined ? [] : [tell(key)]), ...(isBrave ? [tell('hint.brave')] : [])];
}
