import { Boat, Flag, Forest, Grass, Hills, Keep, Mountains, Stones, Town, Waves, Wayfarer } from './glyphs.tsx';
import { centre, OUTLINE, softLine } from './hex.ts';
import { t } from '../words.ts';
import styles from './map.module.css';
import { HEXES, RIVER, ROAD_AHEAD, ROUTE, type Hex } from './realm.ts';

const place = ([x, y]: readonly [number, number], down = 0) => `translate(${x.toFixed(1)} ${(y + down).toFixed(1)})`;

function Drawing({ hex: { terrain, turned, column, row } }: { hex: Hex }) {
  switch (terrain) {
    case 'mountains':
      return <Mountains turned={turned} />;
    case 'hills':
      return <Hills turned={turned} />;
    case 'forest':
      return <Forest turned={turned} />;
    case 'water':
      return <Waves turned={turned} />;
    case 'boat':
      return <Boat />;
    case 'stones':
      return <Stones />;
    case 'town':
      return <Town />;
    case 'keep':
      return <Keep />;
    case 'plain':
      return (column * 3 + row * 5) % 4 === 0 ? <Grass turned={turned} /> : null;
  }
}

function Compass() {
  return (
    <g className={styles.compass}>
      <circle r="30" />
      <circle r="24" />
      <path className={styles.needle} d="M0-40 6-6 40 0 6 6 0 40-6 6-40 0-6-6z" />
      <path className={styles.needleDark} d="M0-40 6-6 0 0zM40 0 6 6 0 0zM0 40-6 6 0 0zM-40 0-6-6 0 0z" />
      <text y="-46">N</text>
    </g>
  );
}

/** The road from the first stone to the game in the browser; the lantern stands where the project is. */
export function RealmMap({ className }: { className: string | undefined }) {
  const here = centre(8, 4);
  return (
    <svg
      className={`${styles.map} ${className}`}
      viewBox="60 0 1040 780"
      preserveAspectRatio="xMidYMid slice"
      role="img"
    >
      <title>{t('realm.title')}</title>
      <defs>
        <radialGradient id="paper" gradientUnits="userSpaceOnUse" cx={here[0]} cy={here[1]} r="560">
          <stop offset="0" className={styles.paperLit} />
          <stop offset="0.42" className={styles.paperMiddle} />
          <stop offset="1" className={styles.paperDim} />
        </radialGradient>
        <radialGradient id="glow" gradientUnits="userSpaceOnUse" cx={here[0] + 34} cy={here[1] - 20} r="230">
          <stop offset="0" className={styles.glowInner} />
          <stop offset="1" className={styles.glowOuter} />
        </radialGradient>
        <radialGradient
          id="reach"
          gradientUnits="userSpaceOnUse"
          cx={here[0]}
          cy={here[1] + 60}
          r="540"
          gradientTransform="translate(40 30)"
        >
          <stop offset="0.3" stopColor="#fff" />
          <stop offset="0.6" stopColor="#fff" stopOpacity="0.72" />
          <stop offset="0.84" stopColor="#fff" stopOpacity="0.18" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </radialGradient>
        <mask id="lantern-reach" maskUnits="userSpaceOnUse" x="-200" y="-200" width="1500" height="1300">
          <rect x="-200" y="-200" width="1500" height="1300" fill="url(#reach)" />
        </mask>
        <filter id="hand" x="-5%" y="-5%" width="110%" height="110%">
          <feTurbulence type="fractalNoise" baseFrequency="0.018" numOctaves="2" seed="7" result="noise" />
          <feDisplacementMap in="SourceGraphic" in2="noise" scale="7" />
        </filter>
      </defs>

      <g mask="url(#lantern-reach)">
        <g filter="url(#hand)">
          <rect x="-60" y="-60" width="1200" height="920" fill="url(#paper)" />
          {HEXES.map((hex) => (
            <path
              key={`${hex.column} ${hex.row}`}
              className={`${styles.hex} ${styles[hex.terrain]}`}
              d={OUTLINE}
              transform={place(hex.at)}
            />
          ))}
          <path className={styles.riverBank} d={softLine(RIVER)} />
          <path className={styles.river} d={softLine(RIVER)} />
          <path className={styles.current} d={softLine(RIVER)} />
          <path className={styles.roadAhead} d={softLine(ROAD_AHEAD)} />
          <path className={styles.road} d={softLine(ROUTE)} />
        </g>
        {HEXES.map((hex) => (
          <g key={`${hex.column} ${hex.row}`} transform={place(hex.at)}>
            <Drawing hex={hex} />
          </g>
        ))}
        <g className={styles.names}>
          <text x="638" y="42">
            The Hollow Crown
          </text>
          <text transform="translate(352 428) rotate(-44)">the Wend</text>
          <text x="518" y="538">
            Lanternwick
          </text>
        </g>
        <rect className={styles.glow} x="300" y="-60" width="740" height="640" fill="url(#glow)" />
        <g transform="translate(890 660)">
          <Compass />
        </g>
      </g>

      <g className={styles.flags}>
        <g transform={place(centre(6, 6), 14)}>
          <Flag lit />
          <text x="32" y="-8">
            {t('realm.rulebook')}
          </text>
        </g>
        <g transform={place(centre(7, 5), 16)}>
          <Flag lit />
          <text x="30" y="0">
            {t('realm.terminal')}
          </text>
        </g>
        <g transform={place(here, 4)}>
          <text x="46" y="-34">
            {t('realm.here')}
          </text>
        </g>
        <g transform={place(centre(11, 4), 52)} className={styles.ahead}>
          <text textAnchor="middle">{t('realm.ahead')}</text>
          <text className={styles.aside} y="20" textAnchor="middle">
            {t('realm.still')}
          </text>
        </g>
      </g>
      <g transform={`${place(here, 22)} scale(1.25)`}>
        <Wayfarer />
      </g>
    </svg>
  );
}
