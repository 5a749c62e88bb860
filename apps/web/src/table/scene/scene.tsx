/** The scene fills the window above the dock; goal, hero, rivals and tools lie on it. */

import { useState, useSyncExternalStore } from 'react';
import { SILENCE, type Talk } from '../../net/chat.ts';
import type { TableStore } from '../../net/table-store.ts';
import { t } from '../../words.ts';
import { Chat } from '../log/chat.tsx';
import { ChatToast } from '../log/chat-toast.tsx';
import { Log } from '../log/log.tsx';
import { useTable } from '../shown-table.ts';
import { OpenDrawer, opens, TITLES, useDrawers, type Drawer } from './drawers.tsx';
import { Ribbon } from './ribbon.tsx';
import styles from './scene.module.css';

/** There is room for a board at the edge. */
const ROOMY = '(min-width: 64rem) and (min-height: 34.01rem)';

const isRoomy = (): boolean => matchMedia(ROOMY).matches;

function whenRoomChanges(listener: () => void): () => void {
  const media = matchMedia(ROOMY);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Without a line there is nobody to talk to: a replay. */
export function Scene({ talk = SILENCE, line = null }: { talk?: Talk; line?: TableStore | null }) {
  const { ui, view } = useTable();
  const drawers = useDrawers();
  const roomy = useSyncExternalStore(whenRoomChanges, isRoomy);
  /** The reader looks behind what is asked in this fight, market or talk. */
  const [behind, setBehind] = useState<string | null>(null);
  const act = view.stack.map(({ proc }) => proc).join(' ');
  const looks = behind === act;
  const staged = ui.hasStage(view);
  const covered = staged && !looks;
  const { Board, Stage, Strip, Passing, Players, Tabletop, Own, Rivals, Chip } = ui;
  const look = (
    <button type="button" className={styles.look} onClick={() => setBehind(looks ? null : act)}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 6.500 9 4l6 2.500L21 4v13.500L15 20l-6-2.500L3 20zM9 4v13.500M15 6.500V20" />
      </svg>
      {t(looks ? 'stage.back' : 'stage.look')}
    </button>
  );
  const contents: Readonly<Record<Drawer, React.ReactNode>> = {
    players: <Players />,
    tabletop: <Tabletop />,
    log: <Log />,
    chat: line && <Chat lines={talk.chat} line={line} />,
  };
  const shown = ['players', 'tabletop', 'log'] as const;
  return (
    <main
      id="map"
      tabIndex={-1}
      className={styles.scene}
      data-staged={covered || undefined}
      data-own={Own ? (ui.slim ? 'slim' : '') : undefined}
    >
      <div className={styles.board}>
        <Board asleep={covered} />
      </div>
      {covered && (
        <div className={styles.stage} data-whole={ui.fillsWindow?.(view) || undefined}>
          <Stage look={look} />
        </div>
      )}
      {staged && looks && look}
      {Strip ? (
        <div className={styles.along}>
          <Strip />
        </div>
      ) : (
        !covered && <Ribbon />
      )}
      {!covered && roomy && Own && (
        <div className={styles.own}>
          <Own />
        </div>
      )}
      {!covered && !roomy && Chip && (
        <button type="button" className={styles.chip} {...opens('players', drawers)}>
          <span className="unseen">{t(TITLES.players)}</span>
          <Chip />
        </button>
      )}
      <div className={styles.beside}>
        {!covered && roomy && Rivals && (
          <section aria-label={t('panel.rivals')}>
            <Rivals />
          </section>
        )}
        <div className={styles.plates} role="group" aria-label={t('panel.choose')}>
          {shown.map((one) => (
            <button key={one} type="button" className={styles.plate} data-drawer={one} {...opens(one, drawers)}>
              {t(TITLES[one])}
            </button>
          ))}
        </div>
      </div>
      {Passing && <Passing />}
      {drawers.open !== null && contents[drawers.open] !== null && (
        <OpenDrawer key={drawers.open} name={drawers.open}>
          {contents[drawers.open]}
        </OpenDrawer>
      )}
      {line && <ChatToast said={talk.said} open={() => drawers.show('chat')} close={() => line.putAway()} />}
    </main>
  );
}
