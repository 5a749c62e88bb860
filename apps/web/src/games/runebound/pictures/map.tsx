/** The map with everything that lies on it, and where the reader may go. */

import type { Json, Message } from '@questwright/kernel';
import type { LogLine } from '@questwright/protocol';
import type { Color, Space, Terrain } from '@questwright/runebound';
import { useMemo, useState } from 'react';
import { Board } from '../../../board/board.tsx';
import type { Figure, Reach } from '../../../board/props.ts';
import { useTheme } from '../../../settings.ts';
import { useTable, type WhyTopic } from '../../../table/shown-table.ts';
import { reasonsFor } from '../../../table/why/why.ts';
import { t } from '../../../words.ts';
import { closedPlaces } from './closed.ts';
import styles from './map.module.css';
import { GLYPHS } from './terrain-glyphs.ts';
import { useLikenesses } from '../players/likenesses.ts';
import { Looked, type Refused } from '../space-info.tsx';
import { contentIn } from '../words-of.ts';
import { diceToRoll, heroThing, isWithin, landIn, optionTo, otherFigures, placeOf, thingIn } from '../view-readers.ts';

/** Of a movement die. */
const FACES = 6;

/** Spaces named in a message, such as the way to one. */
const spacesNamed = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.map((one) => String((one as { content: string }).content).replace(/^space-/, '')) : [];

/** Where somebody went with the last answer. */
function walkedBy(seat: number, log: readonly LogLine[]): string[] {
  const events = log.at(-1)?.events ?? [];
  return events.flatMap(({ tag, with: told }) =>
    tag === 'entered' && told['seat'] === seat ? [contentIn(told['space'])?.replace(/^space-/, '') ?? ''] : [],
  );
}

export function Map({ asleep = false }: { asleep?: boolean }) {
  const seen = useTable();
  const { view, content, tell, seat, nameOf, colorOf, chosen, choose, answer, offer, say, log, playing, value, ui } =
    seen;
  const land = landIn(view);
  const no = view.decision?.no ?? -1;
  const [refused, setRefused] = useState<Refused | null>(null);
  const [looked, setLooked] = useState<string | null>(null);
  const theme = useTheme();
  const likenessOf = useLikenesses();
  const spaces = useMemo(() => {
    const found: Record<string, Space> = {};
    for (const [id, one] of content) {
      if (one['kind'] !== 'space') continue;
      const space = one as Space;
      if ((space.board ?? land.board) === land.board) found[id.slice('space-'.length)] = space;
    }
    return found;
  }, [content, land.board]);
  const figures = land.heroes.flatMap(({ space }, one): Figure[] =>
    space === ''
      ? []
      : [
          {
            id: `hero/${one}`,
            space,
            name: nameOf(one),
            color: colorOf(one),
            likeness: likenessOf(heroThing(view, one)?.card ?? null),
            mine: one === seat,
            active: one === (playing ?? land.turn),
            path: walkedBy(one, log),
          },
        ],
  );
  figures.push(...otherFigures(seen.scene, ui.tokens));
  const adventures = useMemo(
    () =>
      land.adventures.flatMap((space): { space: string; color: Color }[] => {
        const color = spaces[space]?.jewel;
        return color === undefined ? [] : [{ space, color }];
      }),
    [land.adventures, spaces],
  );
  const waiting = land.undefeated.flatMap(({ thing, space }, i) => {
    const card = thing < 0 ? null : thingIn(view, thing)?.card;
    return card ? [{ space, card: tell(`content.${card}`), position: i + 1 }] : [];
  });
  /** What each face of a die shows. */
  const drawn = Array.from({ length: FACES }, (_, i): string[] => {
    const symbols = value('symbols', i + 1);
    return Array.isArray(symbols) ? symbols.flatMap((one) => GLYPHS[one as Terrain] ?? []) : [];
  });
  const closed = closedPlaces(seen);
  const reach = useMemo(() => {
    const found = new Set<string>();
    return (view.decision?.mine?.options ?? []).flatMap((option): Reach[] => {
      const space = placeOf(option);
      const told = offer?.options[option];
      // Of several ways to a space the first is shown; all are offered once it is chosen.
      if (space === null || told === undefined || found.has(space)) return [];
      found.add(space);
      const dice = Array.isArray(told.with['dice']) ? (told.with['dice'] as unknown as Message[]) : [];
      return [
        {
          space,
          option,
          path: spacesNamed(told.with['path']),
          dice: dice.map((die) => say(die)),
          faces: dice.map(({ key }) => drawn[Number(key.slice('face.'.length)) - 1] ?? []),
          label: say(told),
        },
      ];
    });
    // Faces are the same as long as what they show is.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [view.decision, offer, say, drawn.join('|')]);
  const name = (space: string): string => tell(`content.space-${space}`);
  const notes = Object.assign({}, ...(ui.notes ?? []).map((of) => of(seen))) as Record<string, string>;
  /** Why one cannot go there, in passing: nothing has to be closed. */
  const refuse = async (space: string): Promise<void> => {
    const about: WhyTopic = {
      about: 'option',
      title: t('map.go-to', { place: name(space) }),
      option: optionTo(view, space),
    };
    const dice = diceToRoll(view.decision?.mine?.options ?? []);
    const from = land.heroes[seat ?? -1]?.space ?? '';
    const reasons =
      dice > 0 && isWithin(spaces, from, space, dice)
        ? [t('map.roll-first')]
        : ((await reasonsFor(about, seen).catch(() => null))?.lead ?? []);
    setRefused({ space, no, about, reason: reasons[0] ?? t('why.no-answer') });
  };
  const pick = (space: string): void => {
    const way = reach.find((one) => one.space === space);
    if (!way) void refuse(space);
    else if (chosen === space) {
      choose(null);
      answer([way.option]);
    } else choose(space);
  };
  const look = (space: string | null): void => {
    setLooked(space);
    if (space !== null && space !== refused?.space) setRefused(null);
  };
  const tip = refused?.no === no ? refused : null;
  const shown = looked ?? tip?.space ?? chosen;
  const at = shown === null ? undefined : spaces[shown];
  const callout =
    shown === null || at === undefined
      ? null
      : {
          space: shown,
          content: (
            <Looked
              space={shown}
              at={at}
              reach={reach}
              closed={closed.find((one) => one.space === shown) ?? null}
              refused={tip?.space === shown ? tip : null}
            />
          ),
        };
  return (
    <div className={styles.map}>
      {ui.skies?.map((Sky, i) => (
        <Sky key={i} />
      ))}
      <Board
        spaces={spaces}
        board={land.board}
        land={ui.land}
        overlays={ui.overlays}
        notes={notes}
        name={name}
        region={(region) => tell(`region.${region}`)}
        terrain={(terrain) => tell(`terrain.${terrain}`)}
        figures={figures}
        adventures={adventures}
        waiting={waiting}
        reach={reach}
        closed={closed}
        callout={callout}
        chosen={chosen}
        onPick={pick}
        onLook={look}
        theme={theme}
        sight={seen.sight}
        asleep={asleep}
      />
      <p className="unseen" role="status">
        {tip?.reason}
      </p>
    </div>
  );
}
