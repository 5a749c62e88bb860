/** Fog, water and banks: what the quays lie on. */

import { memo } from 'react';
import styles from './lanterns.module.css';

export const Scenery = memo(function Scenery({ level }: { level: number | null }) {
  const rise = (level ?? 0) * 8;
  return (
    <svg className={styles.scenery} viewBox="0 0 1000 640" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <radialGradient id="river-fog">
          <stop className={styles.thick} offset="0" />
          <stop className={styles.thick} offset="0.45" stopOpacity="0.55" />
          <stop className={styles.thick} offset="1" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect className={styles.land} width="1000" height="640" />
      <path
        className={styles.water}
        d={`M-20 ${250 - rise}Q180 ${190 - rise} 380 ${250 - rise}T760 ${260 - rise}T1040 ${220 - rise}V${420 + rise}Q820 ${470 + rise} 620 ${410 + rise}T240 ${400 + rise}T-20 ${440 + rise}z`}
      />
      {[285, 320, 352, 384].map((y, i) => (
        <path
          key={y}
          className={styles.wave}
          d={`M${-40 + i * 60} ${y}q30 -14 60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0`}
        />
      ))}
      {[40, 130, 905, 968, 70, 930].map((x, i) => (
        <path
          key={i}
          className={styles.reed}
          d={`M${x} ${(i % 2 === 0 ? 236 : 452) + (i % 3) * 8}q4 -30 0 -44m8 44q8 -24 10 -36m-20 36q-6 -22 -12 -30`}
        />
      ))}
      <g className={styles.fogs}>
        <ellipse fill="url(#river-fog)" cx="240" cy="330" rx="330" ry="46" />
        <ellipse fill="url(#river-fog)" cx="760" cy="280" rx="360" ry="38" />
        <ellipse fill="url(#river-fog)" cx="560" cy="400" rx="420" ry="34" />
      </g>
    </svg>
  );
});
