/** Tables that are set up and begun by one click: the guided first game, and a quick one with bots. */

import { useState } from 'react';
import { Icon } from '../frame/icons.tsx';
import { Declined, introduce, openGuide, openTable, start, tableAddress } from '../net/requests.ts';
import { problemInWords } from '../problem.ts';
import { t } from '../words.ts';
import styles from './front-page.module.css';

const GAME = 'runebound';
const BOT = { kind: 'bot' as const, bot: 'greedy' };
const quick = (hero: string | null) => ({
  game: GAME,
  packs: ['short-quest'],
  seats: [{ kind: 'me' as const }, BOT, BOT],
  ...(hero === null ? {} : { options: { heroes: [hero, null, null] } }),
});

type State = 'idle' | 'opening' | { problem: string };
/** Opens a table and goes there; what went wrong is said. */
export function useOpening(open: () => Promise<string>): { state: State; go(): void } {
  const [state, setState] = useState<State>('idle');
  const go = async (): Promise<void> => {
    setState('opening');
    try {
      await introduce();
      location.assign(tableAddress(await open()));
    } catch (error) {
      setState({ problem: problemInWords(error instanceof Declined ? error.problem : null) });
    }
  };
  return { state, go: () => void go() };
}

export function FirstQuest() {
  const { state, go } = useOpening(async () => (await openGuide(GAME)).id);
  return (
    <>
      <button type="button" className={styles.action} disabled={state === 'opening'} onClick={go}>
        <Icon name="play" />
        <span>
          <b>{state === 'opening' ? t('front.playing') : t('front.guide')}</b> {t('front.guide-about')}
        </span>
      </button>
      {typeof state === 'object' && <span role="alert">{state.problem}</span>}
    </>
  );
}

export function PlayNow({ hero }: { hero: string | null }) {
  const { state, go } = useOpening(async () => {
    const { id } = await openTable(quick(hero));
    await start(id);
    return id;
  });
  return (
    <>
      <button type="button" className={styles.second} disabled={state === 'opening'} onClick={go}>
        <Icon name="walk" />
        <span>
          <b>{state === 'opening' ? t('front.playing') : t('front.play')}</b> {t('front.play-about')}
        </span>
      </button>
      {typeof state === 'object' && <span role="alert">{state.problem}</span>}
    </>
  );
}
