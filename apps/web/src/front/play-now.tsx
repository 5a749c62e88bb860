/** A table with bots, set up and begun by one click; before it, if one likes, whom to play. */

import { useState } from 'react';
import { Declined, introduce, openTable, start, tableAddress } from '../net/requests.ts';
import { problemInWords } from '../problem.ts';
import { Icon } from '../frame/icons.tsx';
import { t } from '../words.ts';
import styles from './front-page.module.css';

const BOT = { kind: 'bot' as const, bot: 'greedy' };
const quick = (hero: string | null) => ({
  game: 'runebound',
  packs: ['short-quest'],
  seats: [{ kind: 'me' as const }, BOT, BOT],
  ...(hero === null ? {} : { options: { heroes: [hero, null, null] } }),
});

export function PlayNow({ hero }: { hero: string | null }) {
  const [state, setState] = useState<'idle' | 'opening' | { problem: string }>('idle');
  const play = async (): Promise<void> => {
    setState('opening');
    try {
      await introduce();
      const { id } = await openTable(quick(hero));
      await start(id);
      location.assign(tableAddress(id));
    } catch (error) {
      setState({ problem: problemInWords(error instanceof Declined ? error.problem : null) });
    }
  };
  return (
    <>
      <button type="button" className={styles.action} disabled={state === 'opening'} onClick={() => void play()}>
        <Icon name="play" />
        <span>
          <b>{state === 'opening' ? t('front.playing') : t('front.play')}</b> {t('front.play-about')}
        </span>
      </button>
      {typeof state === 'object' && <span role="alert">{state.problem}</span>}
    </>
  );
}
