import styles from './not-found-page.module.css';
import { Site } from './frame/site.tsx';
import { Wayfarer } from './frame/wayfarer.tsx';
import { t } from './words.ts';

export function NotFoundPage() {
  return (
    <Site className={styles.page}>
      <svg className={styles.art} viewBox="-140 -136 280 196" aria-hidden="true">
        <g className={styles.hexes}>
          <path d="M0-52 45-26v52L0 52-45 26v-52z" />
          <path className={styles.faint} d="M-45-26v52l-45 26-45-26v-52l45-26z" />
          <path className={styles.fainter} d="M45-26v52l45 26 45-26v-52L90-52z" />
          <path className={styles.fainter} d="M-45-26-90-52v-52l45-26L0-104v52z" />
        </g>
        <g transform="translate(0 26) scale(1.5)">
          <Wayfarer />
        </g>
      </svg>
      <h1>{t('lost.title')}</h1>
      <p>{t('lost.text')}</p>
      <p>
        <a href="/">{t('page.home')}</a>
      </p>
    </Site>
  );
}
