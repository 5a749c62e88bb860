import styles from './wayfarer.module.css';

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
