/** The board of an Encounter: a first press makes a plan, which nothing on the board commits; a second one, or the dock, carries
 *  it out. */

import { useMemo, useState } from 'react';
import type { Square } from '@questwright/geometry/square';
import { choiceOf, words as wordsOf } from '@questwright/kernel';
import { cautionsAt, countersOn, EFFECTS, onTheBoard, seenIn, TOKENS } from '@questwright/middara/shown';
import { MovedGrid } from '../../../plane/grid-camera.tsx';
import type { Badge, Figure } from '../../../plane/grid-board.ts';
import { useTheme } from '../../../settings.ts';
import { useAnswers } from '../../../table/dock/answering.ts';
import { useTable } from '../../../table/shown-table.ts';
import { Portrait } from '../pictures/pictures.tsx';
import { placeOf } from './acts.tsx';
import { actorIn, formIn, keyOf, lieOf, lyingOn, planOf, sizeIn, standing, startingZone } from './field.ts';
import { LAYERS, overlaysOf, threatening, wayTo, type Layers } from './plan.ts';
import { BADGES, CARRIED } from './signs.tsx';
import { tellingOf } from './telling.ts';
import { nextOf, otherWay } from './other-way.ts';
import { Tools, useLayerKeys } from './tools.tsx';
import {
  askedFigure,
  figureAt,
  nameOf,
  outlookFrom,
  plannedSquare,
  threatOf,
  usePlanned,
  walkingIn,
  wayAhead,
  waysLike,
} from './use-encounter.ts';
import { planInWords, squareInWords, whoSees, wordsFor } from './words.ts';
import styles from './board.module.css';

const HEROES: Readonly<Record<string, string>> = {
  remi: '#e2574c',
  zeke: '#b07be8',
  rook: '#6fa8e6',
  nightingale: '#5fc48a',
};
const FRIEND = '#5fb0a8';
const FOE = '#ff5a4e';

export function Board({ asleep = false }: { asleep?: boolean }) {
  const seen = useTable();
  const { scene, complete, tell, view, chosen, choose, standing: orders, sight, beat } = seen;
  const { choices, take } = useAnswers();
  const theme = useTheme();
  const [layers, setLayers] = useState<Layers>(LAYERS);
  const [looked, setLooked] = useState<Square | null>(null);
  useLayerKeys(setLayers, asleep);

  const key = keyOf(scene);
  // The painting is made anew only when the ground has changed.
  // oxlint-disable-next-line react/exhaustive-deps
  const lie = useMemo(() => lieOf(scene), [key]);
  const plan = useMemo(() => (lie === null ? null : planOf(lie, theme)), [lie, theme]);

  // oxlint-disable-next-line react/exhaustive-deps
  const told = useMemo(() => new Map<Square, string>(), [seen]);
  const all = onTheBoard(scene);
  const places = standing(scene);
  const asked = askedFigure(seen);
  const from = asked === null ? null : (figureAt(seen, asked)?.square ?? null);
  const [bundle] = usePlanned();
  const walking = walkingIn(seen);
  const way = wayTo(walking, chosen);
  const planned = plannedSquare(seen);
  const opponents = all.filter(({ side }) => side === 'opponents');
  const opponentAt = (square: Square | null): number | null => {
    const one = square === null ? undefined : places.get(square);
    return one?.side === 'opponents' ? one.thing : null;
  };
  const lookedAt = opponentAt(looked) ?? opponentAt(chosen);
  const mover = asked ?? -1;
  const threats = threatening(layers, lookedAt, opponents).flatMap((figure) => {
    const threat = threatOf(seen, figure, mover);
    return threat === null ? [] : [{ figure, ...threat }];
  });
  const others = walking === null || way === null ? [] : waysLike(seen, walking, chosen!);
  const other = way === null ? null : nextOf(others, way.path);
  const ahead = asked === null || way === null ? null : wayAhead(seen, asked, way.path);
  const outlook = asked === null || planned === null ? null : outlookFrom(seen, asked, planned);

  const things = useMemo(() => lyingOn(scene, (kind) => tell(`letter.${kind}`)), [scene, tell]);
  const offeredAt = (square: Square) => {
    const there = places.get(square)?.thing;
    const lying = things.flatMap(({ at, thing }) => (at === square ? [thing] : []));
    return choices.filter(({ begun: [option = ''], begun, whole, place }) => {
      if (!whole || begun.length !== 1) return false;
      if (place === square || placeOf(option) === square) return true;
      return (there !== undefined && isAt(option, there)) || lying.some((thing) => isAbout(option, thing));
    });
  };
  const targets = new Set(
    opponents.flatMap(({ thing, square }) =>
      choices.some(({ begun: [option = ''] }) => isAt(option, thing)) ? [square] : [],
    ),
  );
  const canGo = (square: Square): boolean => orders?.bundles.some(({ at }) => at === square) === true;
  const press = (square: Square): void => {
    if (square !== chosen) return choose(square);
    const [only, ...more] = offeredAt(square);
    if (bundle) orders?.giveInTurn(bundle);
    else if (only && more.length === 0) take(only);
    else choose(null);
  };

  const words = wordsFor(tell);
  const telling =
    beat && tellingOf(beat.line.events.slice(beat.from, beat.to), (thing) => figureAt(seen, thing)?.square ?? null);
  const plans = overlaysOf(
    {
      walking,
      from,
      square: chosen,
      ahead,
      outlook,
      threats,
      looked: lookedAt,
      targets,
      start: startingZone(scene),
      layers,
    },
    words,
  );
  const acting = actorIn(scene);
  const carried = new Set(seenIn(scene).tokens.map(({ bearer }) => bearer));
  const figures = all.flatMap((one): Figure[] => {
    const most = complete(() => seen.value('maximum HP', one.thing) as number);
    const id = formIn(scene, one.thing);
    const isFoe = one.side === 'opponents';
    const counters = countersOn(scene, one.thing);
    const badges = (names: readonly string[]): Badge[] =>
      names.flatMap((name) => {
        const count = counters[name] ?? 0;
        return count > 0 && BADGES[name] ? [{ id: name, count, ...BADGES[name] }] : [];
      });
    const figure: Figure = {
      id: String(one.thing),
      at: one.square,
      side: isFoe ? 'foe' : 'friend',
      face: <Portrait id={id} size={96} />,
      color: isFoe ? FOE : (HEROES[id] ?? FRIEND),
      size: sizeIn(scene, one),
      ...(most === null ? {} : { life: { left: Math.max(0, most - one.damage), most } }),
      ...(isFoe ? { number: one.number } : {}),
      ...(one.thing === acting ? { turn: 'now' as const } : one.acted ? { turn: 'over' as const } : {}),
      effects: badges(EFFECTS),
      tokens: [...badges(TOKENS), ...(carried.has(one.thing) ? [CARRIED] : [])],
    };
    const isGhost = one.thing === asked && way !== null;
    return isGhost ? [figure, { ...figure, id: `ghost ${one.thing}`, at: chosen!, ghost: true }] : [figure];
  });
  const about = whoSees(seen, looked, opponents);
  const said = way === null ? '' : planInWords(seen, chosen!, { walking: walking!, way, ahead, outlook });

  if (plan === null || lie === null) return asleep ? null : <InText />;
  const home = from ?? all.find(({ side }) => side === 'adventurers')?.square ?? null;
  const spoken = (square: Square): string => {
    const isLooked = square === looked && about !== null;
    // Looking about must not put every square into words anew.
    const known = isLooked ? undefined : told.get(square);
    if (known !== undefined) return known;
    const offered = offeredAt(square).length > 0;
    const text = squareInWords(seen, square, {
      lie,
      places,
      things,
      walking,
      targets,
      offered,
      about: isLooked ? about : null,
    });
    if (!isLooked) told.set(square, text);
    return text;
  };
  // What is read aloud of a space, for whoever points at it.
  const named = looked ?? chosen;
  const warned =
    mover < 0 || named === null || named !== chosen
      ? []
      : (complete(() => cautionsAt(scene, mover, named)) ?? []).map(({ text }) => seen.say(text));
  return (
    <div className={styles.board} data-no={view.decision?.no}>
      <MovedGrid
        label={tell('board.label')}
        plan={plan}
        figures={figures}
        things={things}
        overlays={telling ?? plans}
        tell={spoken}
        press={press}
        look={setLooked}
        chosen={chosen}
        isOpen={(square) => canGo(square) || offeredAt(square).length > 0}
        home={home}
        sight={sight}
        asleep={asleep}
        words={{
          in: tell('board.zoom-in'),
          out: tell('board.zoom-out'),
          fit: tell('board.fit'),
          home: tell('board.home'),
          map: tell('board.map'),
        }}
      />
      {!asleep && (
        <Tools
          other={
            other && {
              at: other.at === 0 ? others.length : other.at,
              of: others.length,
              pick: () => otherWay.pick(view.decision?.no ?? -1, other.way),
            }
          }
          layers={layers}
          setLayers={setLayers}
          threats={threats.map(({ figure, step, target }) => ({
            figure: nameOf(seen, figure),
            step,
            target: target === null ? null : nameOf(seen, target),
          }))}
        />
      )}
      {named !== null && !asleep && (
        <p className={styles.named} aria-hidden="true">
          {[spoken(named), ...warned].join('. ')}
        </p>
      )}
      <p className="unseen" role="status">
        {[said, ...warned].join(' ')}
      </p>
    </div>
  );
}

/** An Attack on a figure, or something else that is aimed at it. */
const AIMED: ReadonlySet<string> = new Set(['attack', 'against', 'at', 'target', 'counter', 'spell at']);
const isAt = (option: string, thing: number): boolean =>
  AIMED.has(choiceOf(option)) && wordsOf(option)[0] === String(thing);

/** Something that is done to what lies there. */
const LYING: ReadonlySet<string> = new Set(['loot', 'pick up', 'read text']);
const isAbout = (option: string, thing: number): boolean =>
  LYING.has(choiceOf(option)) && wordsOf(option)[0] === String(thing);

/** Where nothing lies on a board: as the terminal tells it. */
function InText() {
  const { ui, scene, complete } = useTable();
  const lines = complete(() => ui.entry.board(scene, true)) ?? [];
  return <pre className={styles.text}>{lines.join('\n')}</pre>;
}
