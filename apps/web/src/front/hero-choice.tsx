/** Twelve faces: whom to play, and how. */

import { t } from '../words.ts';
import HEROES from './heroes.json';
import styles from './hero-choice.module.css';
import { PlayNow } from './play-now.tsx';

export function HeroChoice({ hero, onChoose }: { hero: string | null; onChoose(hero: string | null): void }) {
  const chosen = HEROES.find(({ id }) => id === hero);
  return (
    <fieldset className={styles.cast}>
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
          <label key={id} title={name} translate="no">
            <input type="radio" name="hero" checked={hero === id} onChange={() => onChoose(id)} />
            <img src={`/heroes/${id}.webp`} alt={name} width="128" height="128" translate="no" />
          </label>
        ))}
      </div>
      <div className={styles.who}>
        <output className={styles.chosen}>
          <strong>{chosen?.name ?? t('roles.anybody')}</strong>
          {chosen?.hint ?? t('front.lot')}
        </output>
        <PlayNow hero={hero} />
      </div>
    </fieldset>
  );
}
