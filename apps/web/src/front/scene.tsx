/** The land of the game from a cliff: who will walk it, and who waits for them. It lives where the reader lets things move. */

import styles from './scene.module.css';

const BIRDS = [
  [0, 0, 1],
  [34, -14, 0.8],
  [58, 12, 0.7],
  [88, -6, 0.6],
] as const;

export function Scene({ hero }: { hero: string }) {
  return (
    <div className={styles.scene} aria-hidden="true">
      <div className={styles.land}>
        <span className={styles.rays} />
        <svg className={styles.water} viewBox="0 0 1440 900" preserveAspectRatio="none">
          <path d="M996 566h34M972 604h46M950 640h60M930 676h74M884 716h96M846 752h110M806 796h120M776 840h128" />
        </svg>
        <svg className={styles.birds} viewBox="0 0 120 40">
          {BIRDS.map(([x, y, scale]) => (
            <path key={x} d="M0 0q6-7 11 0q5-7 11 0" transform={`translate(${x} ${y + 20}) scale(${scale})`} />
          ))}
        </svg>
        <img className={styles.dragon} src="/dragon.webp" alt="" width="560" height="517" />
        <img className={styles.hero} key={hero} src={`/heroes/${hero}-standing.webp`} alt="" width="300" height="367" />
      </div>
    </div>
  );
}
