import styles from './map.module.css';

/** Every glyph is drawn around the middle of its hex; a hex is about 80 wide and 92 high. */

export function Mountains({ turned }: { turned: boolean }) {
  return (
    <g transform={turned ? 'scale(-1 1)' : undefined}>
      <path
        className={styles.stone}
        d="M-33 20C-27 8-20-8-12-24c2-4 4-3 6 0C-1-15 2-9 5-4c3-5 6-11 9-13 2-1 4 1 5 3C24-6 29 9 34 20z"
      />
      <path
        className={styles.shade}
        d="M-9-26c3 10 1 16 6 24 3 6 1 14 4 22h-11c2-14-3-30 1-46zM16-17c3 9 1 22 5 37H10c3-12 1-25 6-37z"
      />
      <path
        className={styles.ink}
        d="M-33 20C-27 8-20-8-12-24c2-4 4-3 6 0C-1-15 2-9 5-4M1 4c5-8 9-18 13-21 2-1 4 1 5 3C24-6 29 9 34 20"
      />
      <path className={styles.hatch} d="M-5-20l4 9M-5-12l6 12M-5-3l8 14M-4 7l6 11M18-11l4 9M19-1l5 11M20 9l5 9" />
    </g>
  );
}

export function Hills({ turned }: { turned: boolean }) {
  return (
    <g transform={turned ? 'scale(-1 1)' : undefined}>
      <path className={styles.hill} d="M-32 12C-25-6-15-10-8-7-2-4 2 2 4 8 9-4 16-6 21-3c6 4 9 10 11 17z" />
      <path className={styles.ink} d="M-32 12C-25-6-15-10-8-7-2-4 3 4 6 13M2 5C7-4 15-7 21-3c6 4 9 10 11 17" />
      <path className={styles.hatch} d="M-9-1c4 3 7 7 9 12M-15 1c4 3 7 6 9 10M20 3c3 3 5 6 6 9M14 4c3 2 4 5 5 8" />
    </g>
  );
}

const TREES: readonly (readonly [number, number, number])[] = [
  [-17, -12, 0.9],
  [6, -17, 1],
  [22, -3, 0.85],
  [-23, 8, 1],
  [-3, 5, 1.1],
  [15, 17, 0.95],
  [-12, 24, 0.85],
];

export function Forest({ turned }: { turned: boolean }) {
  return (
    <g transform={turned ? 'scale(-1 1)' : undefined}>
      {TREES.map(([x, y, size]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${size})`}>
          <path className={styles.ink} d="M0 3v8" />
          <path
            className={styles.tree}
            d="M0-15c4 0 5 3 5 5 4 1 5 5 3 8 2 4-2 7-8 7s-10-3-8-7c-2-3-1-7 3-8 0-2 1-5 5-5z"
          />
          <path className={styles.hatch} d="M3-9c2 3 1 6 0 8M5-3c1 2 0 4-2 6" />
        </g>
      ))}
    </g>
  );
}

export function Grass({ turned }: { turned: boolean }) {
  return (
    <path
      className={styles.hatch}
      transform={turned ? 'translate(6 -8) scale(-1 1)' : undefined}
      d="M-16 8l2-6 2 6 3-5 1 5M12-10l2-6 2 6 3-5 1 5M8 20l2-5 2 5"
    />
  );
}

export function Waves({ turned }: { turned: boolean }) {
  return (
    <path
      className={styles.wave}
      transform={turned ? 'translate(5 6)' : undefined}
      d="M-26-12q5-5 10 0t10 0M2-16q5-5 10 0t10 0M-20 6q5-5 10 0t10 0 10 0M0 22q5-5 10 0t10 0"
    />
  );
}

export function Boat() {
  return (
    <g>
      <path className={styles.wave} d="M-34 24q5-5 10 0t10 0 10 0 10 0M-30-22q5-5 10 0t10 0M16 32q5-5 10 0" />
      <path className={styles.wall} d="M-1-24c10 6 14 16 14 26H-1zM-4-18c-8 6-11 13-11 20h11z" />
      <path className={styles.roof} d="M-20 6h38c-2 8-6 12-11 13h-17c-5-1-9-6-10-13z" />
      <path
        className={styles.ink}
        d="M-3 6v-34M-1-24c10 6 14 16 14 26H-1M-4-18c-8 6-11 13-11 20h11M-20 6h38c-2 8-6 12-11 13h-17c-5-1-9-6-10-13z"
      />
    </g>
  );
}

export function Stones() {
  return (
    <g>
      <path
        className={styles.stone}
        d="M-24 16c-1-12 0-22 3-28 3-2 6-1 7 2 1 8 1 17 0 26zM-5 20c-2-14-1-28 2-36 4-3 8-1 9 3 2 10 1 22 0 33zM15 15c-1-8 0-16 3-22 4-2 7 0 7 4 0 7 0 12-1 18z"
      />
      <path
        className={styles.ink}
        d="M-24 16c-1-12 0-22 3-28 3-2 6-1 7 2 1 8 1 17 0 26M-5 20c-2-14-1-28 2-36 4-3 8-1 9 3 2 10 1 22 0 33M15 15c-1-8 0-16 3-22 4-2 7 0 7 4 0 7 0 12-1 18M-30 17c14 3 20 3 30 4s20-3 32-5"
      />
      <path className={styles.hatch} d="M-17-7v20M3-9v26M22-3v16" />
    </g>
  );
}

export function Town() {
  return (
    <g>
      <path className={styles.wall} d="M-31 20V6l8-8 8 8v14zM7 21V8L17-2 27 8v13zM-15 22V-4h13v26z" />
      <path className={styles.roof} d="M-34 8l11-12L-12 8zM4 10L17-4l13 14zM-17-4l8-24L0-4z" />
      <path
        className={styles.ink}
        d="M-31 20V8M-15 20V8M7 21V10M27 21V10M-15 22V-4M-2 22V-4M-34 8l11-12L-12 8zM4 10L17-4l13 14zM-17-4l8-24L0-4zM-9-28v-7m-3 3h6"
      />
      <path className={styles.window} d="M-26 11h4v5h-4zM14 12h5v5h-5zM-11 3h4v6h-4z" />
      <path className={styles.ink} d="M-36 22c12 3 20-1 32 1s22-2 34 0" />
    </g>
  );
}

export function Keep() {
  return (
    <g>
      <path className={styles.stone} d="M-36 26c4-9 10-11 16-12h38c7 1 13 5 17 12z" />
      <path className={styles.wall} d="M-16 18v-34h-4v-9h6v4h5v-4h6v4h5v-4h6v9H4v34zM4 18V-4h14v22z" />
      <path
        className={styles.ink}
        d="M-36 26c4-9 10-11 16-12m38 0c7 1 13 5 17 12M-16 18v-34h-4v-9h6v4h5v-4h6v4h5v-4h6v9H4v34M4-4h14v18M-4 18V8c0-5-6-5-6 0v10"
      />
      <path className={styles.hatch} d="M-1-14v28M0-6v18M14 0v12M-14 22h8M4 23h12" />
      <path className={styles.window} d="M-9-10h5v8h-5zM9 2h4v5H9z" />
      <path className={styles.ink} d="M-6-25v-15" />
      <path className={styles.roof} d="M-6-40c7-3 10 3 18 0-3 4-3 6 0 9-8 2-11-3-18 0z" />
    </g>
  );
}

export function Flag({ lit }: { lit: boolean }) {
  return (
    <g className={lit ? styles.planted : styles.unlit}>
      <ellipse className={styles.shadow} cx="1" cy="1" rx="7" ry="2.5" />
      <path className={styles.pole} d="M0 0v-34" />
      <path className={styles.pennant} d="M0-34c8-4 13 4 24 0-4 5-4 8 0 13-11 4-16-4-24 0z" />
    </g>
  );
}

/** A cloaked figure with a staff and a lantern; the feet stand on the origin. */
export function Wayfarer() {
  return (
    <g>
      <ellipse className={styles.shadow} cx="2" cy="1" rx="24" ry="6" />
      <path className={styles.base} d="M-20-1c0 6 40 6 40 0v-4h-40z" />
      <ellipse className={styles.baseTop} cx="0" cy="-5" rx="20" ry="5" />
      <path className={styles.staff} d="M-17-3-12-64" />
      <path className={styles.staff} d="M-12-64c-3-5 2-9 5-6" />
      <path
        className={styles.cloak}
        d="M0-58c7 0 11 5 11 12 0 3-1 5-2 7 6 5 9 19 10 34-6 3-12 4-19 4s-13-1-18-4c1-14 4-28 9-34-1-2-2-4-2-7 0-7 4-12 11-12z"
      />
      <path
        className={styles.cloakFold}
        d="M3-37c5 10 6 20 6 34 4 0 7-1 10-2-1-14-4-29-10-34zM-9-38c-5 8-7 20-8 32l5 1c0-12 1-23 3-33z"
      />
      <path className={styles.hood} d="M0-53c5 0 7 4 7 8 0 5-3 8-7 8s-7-3-7-8c0-4 2-8 7-8z" />
      <path className={styles.face} d="M1-49c4 0 5 3 5 5 0 3-2 5-4 5-3 0-5-2-5-5s1-5 4-5z" />
      <path className={styles.staff} d="M10-31l13-4v4" />
      <path className={styles.lantern} d="M19-31h8l2 4v9l-2 3h-8l-2-3v-9z" />
      <path className={styles.flame} d="M23-28c4 4 4 9 0 11-4-2-4-7 0-11z" />
    </g>
  );
}
