/** The board alone, in a position made up for it: for those who draw it, and for its tests. No part of the build. */

import { runeboundEntry, type Color, type Space } from '@questwright/runebound';
import { ALDERMARK, drawnBoard } from '@questwright/runebound/picture';
import { words } from '@questwright/messages';
import { useState } from 'react';
import { LOCALE, spoken } from '../locale.ts';
import { mount } from '../mount.tsx';
import { rendered } from '../sound/rendered.ts';
import { Board } from './board.tsx';
import type { BoardProps } from './props.ts';
import styles from './story.module.css';

// Sounds are measured here too.
Object.assign(globalThis, { rendered });

const say = words(spoken(runeboundEntry.messages), LOCALE);
const spaces: Record<string, Space> = Object.fromEntries(
  Object.entries(drawnBoard(ALDERMARK)).map(([id, space]) => [id.slice('space-'.length), space]),
);
const name = (space: string): string => say({ key: `content.space-${space}`, with: {} });
const asked = new URLSearchParams(location.search);

const POSITION: Omit<BoardProps, 'chosen' | 'onPick' | 'onLook' | 'theme'> = {
  spaces,
  board: ALDERMARK.board,
  name,
  region: (region) => say({ key: `region.${region}`, with: {} }),
  terrain: (terrain) => say({ key: `terrain.${terrain}`, with: {} }),
  figures: [
    { id: 'hero/0', space: 'tamalir', name: 'Silhouette', color: '#7a3fa0', mine: true, active: true },
    { id: 'hero/1', space: 'j09', name: 'Battlemage Jaes', color: '#c2452d', mine: false, active: false },
    { id: 'hero/2', space: 'j09', name: 'Lyssa', color: '#2f7d4f', mine: false, active: false },
    { id: 'hero/3', space: 'e12', name: 'Red Scorpion', color: '#2b5fa8', mine: false, active: false },
  ],
  adventures: Object.entries(spaces).flatMap(([space, { jewel }], i): { space: string; color: Color }[] =>
    jewel !== undefined && i % 4 !== 0 ? [{ space, color: jewel }] : [],
  ),
  waiting: [
    { space: 'i08', card: 'the Hill Giant', position: 1 },
    { space: 'c13', card: 'the Cave Bear', position: 2 },
  ],
  closed: [{ space: 'g09', reason: 'too easy' }],
  callout: null,
  reach: asked.has('still')
    ? []
    : [
        { space: 'g08', path: ['g08'], dice: ['road'] },
        { space: 'g09', path: ['g09'], dice: ['plains'] },
        { space: 'h09', path: ['h09'], dice: ['river'] },
        { space: 'i09', path: ['i09'], dice: ['road'] },
        { space: 'i08', path: ['i08'], dice: ['plains'] },
        { space: 'f08', path: ['g08', 'f08'], dice: ['road', 'plains'] },
        { space: 'j08', path: ['i09', 'j08'], dice: ['road', 'road'] },
        { space: 'j09', path: ['i09', 'j09'], dice: ['road', 'plains'] },
        { space: 'i10', path: ['i09', 'i10'], dice: ['road', 'river'] },
        { space: 'f07', path: ['g08', 'f07'], dice: ['road', 'hill'] },
        { space: 'i11', path: ['i09', 'i10', 'i11'], dice: ['road', 'river', 'plains'] },
      ].map((one) => ({ ...one, option: `move:${one.space}`, label: one.space })),
};

function Story() {
  const [chosen, setChosen] = useState<string | null>(asked.get('chosen'));
  const [looked, setLooked] = useState<string | null>(null);
  const [picked, setPicked] = useState<string[]>([]);
  const [walked, setWalked] = useState<readonly string[]>([]);
  const figures = POSITION.figures.map((figure) => {
    const space = walked.at(-1);
    return figure.mine && space !== undefined ? { ...figure, space, path: walked } : figure;
  });
  const pick = (space: string): void => {
    setPicked((before) => [...before, space]);
    const way = POSITION.reach.find((one) => one.space === space);
    // The second pick is the answer.
    if (way && chosen === space) setWalked(way.path);
    setChosen(POSITION.reach.some((one) => one.space === space) && chosen !== space ? space : null);
  };
  return (
    <main className={styles.story}>
      <h1 className="unseen">The board</h1>
      <div className={styles.place}>
        <Board
          {...POSITION}
          figures={figures}
          chosen={chosen}
          onPick={pick}
          onLook={setLooked}
          theme={matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'}
        />
      </div>
      <p className={styles.line}>
        <output data-testid="picked">{picked.join(' ')}</output> / <output data-testid="looked">{looked ?? ''}</output>
      </p>
    </main>
  );
}

mount(<Story />);
