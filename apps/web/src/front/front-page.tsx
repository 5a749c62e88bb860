import { useState } from 'react';
import { Icon, type IconName } from '../frame/icons.tsx';
import { SiteFooter, SiteHeader } from '../frame/site.tsx';
import { t, type Key } from '../words.ts';
import styles from './front-page.module.css';
import { HeroChoice } from './hero-choice.tsx';
import HEROES from './heroes.json';
import { MyGames } from './my-games.tsx';
import { FirstQuest } from './play-now.tsx';
import { Promises } from './promises.tsx';
import { Scene } from './scene.tsx';

/** What one does, how one wins, how long it takes. */
const CHIPS: readonly [IconName, Key][] = [
  ['walk', 'front.does'],
  ['win', 'front.wins'],
  ['time', 'front.lasts'],
];

export function FrontPage() {
  const [hero, setHero] = useState<string | null>(null);
  return (
    <>
      <div className={styles.opening}>
        <Scene hero={hero ?? HEROES[0]!.id} />
        <div className={styles.head}>
          <SiteHeader />
        </div>
        <main className={styles.title}>
          <h1>
            <span>{t('front.goal')}</span> <span>{t('front.foe')}</span>
          </h1>
          <p className={styles.lead}>{t('front.lead')}</p>
          <ul className={styles.chips}>
            {CHIPS.map(([icon, words]) => (
              <li key={icon}>
                <i>
                  <Icon name={icon} />
                </i>
                {t(words)}
              </li>
            ))}
          </ul>
          <div className={styles.actions}>
            <FirstQuest />
            <a className={styles.second} href="/new">
              <Icon name="book" />
              <span>
                <b>{t('front.shelf')}</b> {t('front.shelf-about')}
              </span>
            </a>
            <a className={styles.second} href="/new?with=friend">
              <Icon name="link" />
              <span>
                <b>{t('front.friends')}</b> {t('front.friends-about')}
              </span>
            </a>
          </div>
          <MyGames />
        </main>
        <HeroChoice hero={hero} onChoose={setHero} />
      </div>
      <Promises />
      <SiteFooter />
    </>
  );
}
