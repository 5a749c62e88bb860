/** What is told of a space: the frost of its terrain, whose town it is, and flares. */

import { frostIn, landIn, TOWN_KIND, weatherIn } from '@questwright/runebound/isheim';
import { useTable, type ShownTable } from '../../../../table/shown-table.ts';
import { heroThing, numberOr } from '../../view-readers.ts';
import styles from './frozen-wastes.module.css';
import { frozenIn, frostOf, spacesOf } from './readers.ts';
import { Flakes } from './weather.tsx';

const kindOf = (town: string): string => TOWN_KIND[town] ?? 'none';

export function FrostHere({ space }: { space: string }) {
  const { view, content, seat, tell, value, nameOf } = useTable();
  const at = spacesOf(view, content)[space];
  if (!at) return null;
  const { flares } = frozenIn(view);
  const burning = flares.flatMap((one, owner) => (one.at === space ? [nameOf(owner)] : []));
  const hero = seat === null ? null : heroThing(view, seat);
  const frost = frostIn(content.get(frozenIn(view).weather), at);
  const life = hero === null ? 0 : numberOr(value('life against frost', hero.thing), 0);
  const then = (hero === null ? 0 : frostOf(hero)) + frost;
  return (
    <>
      {at.town !== undefined && <p className={styles.kind}>{tell('top.kind', { kind: kindOf(at.town) })}</p>}
      {landIn(at) !== null && (
        <p className={styles.here} data-grave={life > 0 && then >= life ? '' : undefined}>
          <Flakes count={frost} />{' '}
          {hero === null || life === 0 || frost === 0
            ? tell('top.frost-here', { frost })
            : tell('top.frost-here-you', { frost, then: then % life, life, sick: Math.floor(then / life) })}
        </p>
      )}
      {burning.map((name) => (
        <p key={name}>{tell('top.flare-lies', { name })}</p>
      ))}
    </>
  );
}

let said: { key: string; words: Readonly<Record<string, string>> } | null = null;
/** The same for every space, for whoever does not see them. */
export function notes({ view, content, tell, nameOf }: ShownTable): Readonly<Record<string, string>> {
  const { weather, flares } = frozenIn(view);
  const key = JSON.stringify([weather, flares]);
  if (said?.key === key) return said.words;
  const card = content.get(weather);
  if (card === undefined || weatherIn(card) === null) return {};
  const words: Record<string, string> = {};
  for (const [id, space] of Object.entries(spacesOf(view, content))) {
    const owner = flares.findIndex(({ at }) => at === id);
    words[id] = tell('top.note', {
      frost: space.town === undefined ? frostIn(card, space) : -1,
      kind: space.town === undefined ? 'none' : (TOWN_KIND[space.town] ?? 'vale'),
      flare: owner < 0 ? 'none' : nameOf(owner),
    });
  }
  said = { key, words };
  return words;
}
