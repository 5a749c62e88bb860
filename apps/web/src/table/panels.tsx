/** Board, players, tabletop, log and chat: side by side where there is room, else one at a time. */

import { useState, useSyncExternalStore } from 'react';
import { SILENCE, type Talk } from '../net/chat.ts';
import type { TableStore } from '../net/table-store.ts';
import { t, type Key } from '../words.ts';
import { Chat } from './log/chat.tsx';
import { ChatToast } from './log/chat-toast.tsx';
import { Log } from './log/log.tsx';
import { useTable } from './shown-table.ts';
import styles from './panels.module.css';

/** Room for two rails beside the board; for one; for none. */
const WIDE = '(min-width: 76rem)';
const MIDDLE = '(min-width: 54rem)';

function useFits(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );
}

type Panel = 'board' | 'players' | 'tabletop' | 'log' | 'chat';
const TITLES: Readonly<Record<Panel, Key>> = {
  board: 'panel.board',
  players: 'panel.players',
  tabletop: 'panel.tabletop',
  log: 'panel.log',
  chat: 'panel.chat',
};

/** The board; while something else is before everybody's eyes, that covers it, and one can look behind it. */
function Center({ staged, looks, onLook }: { staged: boolean; looks: boolean; onLook(): void }) {
  const { Board, Stage, Passing } = useTable().ui;
  const covered = staged && !looks;
  const look = (
    <button type="button" className={styles.look} onClick={onLook}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 6.500 9 4l6 2.500L21 4v13.500L15 20l-6-2.500L3 20zM9 4v13.500M15 6.500V20" />
      </svg>
      {t(looks ? 'stage.back' : 'stage.look')}
    </button>
  );
  return (
    <div className={styles.center}>
      <div className={styles.board}>
        <Board asleep={covered} />
      </div>
      {covered && (
        <div className={styles.stage}>
          <Stage look={look} />
        </div>
      )}
      {staged && looks && look}
      {Passing && <Passing />}
    </div>
  );
}

/** Without a line there is nobody to talk to: a replay. */
export function Panels({ talk = SILENCE, line: open = null }: { talk?: Talk; line?: TableStore | null }) {
  const { ui, info, seat, view } = useTable();
  /** The reader looks behind what is asked in this fight, market or talk. */
  const [behind, setBehind] = useState<string | null>(null);
  const act = view.stack.map(({ proc }) => proc).join(' ');
  const looks = behind === act;
  const staged = ui.hasStage(view);
  // Bots do not talk.
  const others = info.seats.some(({ kind }, i) => kind !== 'bot' && i !== seat) || info.spectators > 0 || seat === null;
  const { chat, unread, said } = talk;
  const line = others || chat.length > 0 ? open : null;
  const wide = useFits(WIDE);
  const middle = useFits(MIDDLE);
  const [shown, setShown] = useState<Panel>('board');
  const { Players, Tabletop } = ui;
  const center = <Center staged={staged} looks={looks} onLook={() => setBehind(looks ? null : act)} />;
  const titleOf = (panel: Panel): string =>
    panel === 'chat' && unread > 0
      ? t('panel.chat-unread', { number: unread })
      : panel === 'board' && staged && !looks && ui.titleOfStage
        ? ui.titleOfStage(view)
        : t(TITLES[panel]);
  const parts: Readonly<Record<Panel, React.ReactNode>> = {
    board: center,
    players: <Players />,
    tabletop: <Tabletop />,
    log: <Log />,
    chat: line && <Chat lines={chat} line={line} />,
  };
  const block = (panel: Panel): React.ReactNode => (
    <section className={styles.block} aria-labelledby={`panel-${panel}`}>
      <h2 id={`panel-${panel}`}>{t(TITLES[panel])}</h2>
      {parts[panel]}
    </section>
  );
  const tabbed = (tabs: readonly Panel[]): React.ReactNode => {
    const current = tabs.includes(shown) ? shown : tabs[0]!;
    return (
      <div className={styles.tabbed}>
        <div className={styles.tabs} role="group" aria-label={t('panel.choose')}>
          {tabs.map((panel) => (
            <button key={panel} type="button" aria-pressed={panel === current} onClick={() => setShown(panel)}>
              {titleOf(panel)}
            </button>
          ))}
        </div>
        <section className={styles.panel} aria-label={titleOf(current)}>
          {parts[current]}
        </section>
      </div>
    );
  };
  const toast = line && <ChatToast said={said} open={() => setShown('chat')} close={() => line.putAway()} />;
  /** A scene has the whole window; what was said and done is one press away. */
  const whole = staged && !looks && ui.fillsWindow?.(view) === true;
  const records = tabbed(line ? ['log', 'chat'] : ['log']);
  const aside = (
    <details className={styles.aside}>
      <summary>{t(TITLES.log)}</summary>
      <div>{records}</div>
    </details>
  );
  if (wide) {
    return (
      <main className={whole ? styles.whole : styles.wide}>
        {toast}
        {!whole && <div className={styles.rail}>{block('players')}</div>}
        {center}
        {whole ? (
          aside
        ) : (
          <div className={styles.column}>
            <div className={styles.rail}>{block('tabletop')}</div>
            {records}
          </div>
        )}
      </main>
    );
  }
  const all: readonly Panel[] = ['board', 'players', 'tabletop', 'log', 'chat'];
  const tabs = all.filter((panel) => (panel !== 'board' || !middle) && (panel !== 'chat' || line !== null));
  return (
    <main className={middle ? (whole ? styles.whole : styles.middle) : styles.narrow}>
      {toast}
      {middle && center}
      {middle && whole ? aside : tabbed(tabs)}
    </main>
  );
}
