/** The land by itself, for whoever wants to look at it before a game. */

import { words } from '@questwright/messages';
import { runeboundEntry, type Color, type Space } from '@questwright/runebound';
import { ALDERMARK, drawnBoard } from '@questwright/runebound/picture';
import { useState } from 'react';
import { Board } from '../board/board.tsx';
import { Site } from '../frame/site.tsx';
import { LOCALE, spoken } from '../locale.ts';
import { useTheme } from '../settings.ts';
import { t } from '../words.ts';
import styles from './land-page.module.css';

const say = words(spoken(runeboundEntry.messages), LOCALE);
const tell = (key: string): string => say({ key, with: {} });
const SPACES: Record<string, Space> = Object.fromEntries(
  Object.entries(drawnBoard(ALDERMARK)).map(([id, space]) => [id.slice('space-'.length), space]),
);
const JEWELS = Object.entries(SPACES).flatMap(([space, { jewel }]): { space: string; color: Color }[] =>
  jewel === undefined ? [] : [{ space, color: jewel }],
);
const nameOf = (space: string): string => tell(`content.space-${space}`);

export function LandPage() {
  const theme = useTheme();
  const [chosen, choose] = useState<string | null>(null);
  const space = chosen === null ? undefined : SPACES[chosen];
  return (
    <Site className={styles.page}>
      <h1>{t('land.title')}</h1>
      <p>{t('land.lead')}</p>
      <div className={styles.board}>
        <Board
          spaces={SPACES}
          board={ALDERMARK.board}
          name={nameOf}
          region={(region) => tell(`region.${region}`)}
          terrain={(terrain) => tell(`terrain.${terrain}`)}
          figures={[]}
          adventures={JEWELS}
          waiting={[]}
          reach={[]}
          closed={[]}
          callout={null}
          chosen={chosen}
          onPick={choose}
          onLook={() => {}}
          theme={theme}
        />
      </div>
      <p className={styles.line}>
        <output>
          {chosen !== null &&
            space &&
            t('land.place', { name: nameOf(chosen), terrain: tell(`terrain.${space.terrain}`) })}
        </output>
        <a href="/new">{t('land.play')}</a>
      </p>
    </Site>
  );
}
