/** A table with bots, set up and begun by one click; before it, if one likes, whom to play. */

import { useState } from 'react';
import { Declined, introduce, openTable, start, tableAddress } from '../net/requests.ts';
import { problemInWords } from '../problem.ts';
import { t } from '../words.ts';
import styles from './front-page.module.css';
import HEROES from './heroes.json';

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
        {state === 'opening' ? t('front.playing') : t('front.play')}
      </button>
      {typeof state === 'object' && <span role="alert">{state.problem}</span>}
    </>
  );
}

export function HeroChoice({ hero, onChoose }: { hero: string | null; onChoose(hero: string | null): void }) {
  const chosen = HEROES.find(({ id }) => id === hero);
  return (
    <fieldset className={styles.heroes}>
      <legend>{t('front.play-as')}</legend>
      <div className={styles.faces}>
        <label title={t('roles.anybody')}>
          <input type="radio" name="hero" checked={hero === null} onChange={() => onChoose(null)} />
          <span className={styles.lot} aria-hidden="true">
            ?
          </span>
          <span className="unseen">{t('roles.anybody')}</span>
        </label>
        {HEROES.map(({ id, name }) => (
          <label key={id} title={name}>
            <input type="radio" name="hero" checked={hero === id} onChange={() => onChoose(id)} />
            <img src={`/heroes/${id}.webp`} alt={name} width="128" height="128" />
          </label>
        ))}
      </div>
      <output className={styles.chosen}>
        <strong>{chosen?.name ?? t('roles.anybody')}</strong> {chosen?.hint ?? t('front.lot')}
      </output>
    </fieldset>
  );
}
