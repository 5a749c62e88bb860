import styles from './materials.module.css';
import { SIGNS, type SignName } from './signs.ts';

/** A small picture as large as the letters around it; it says nothing that is not also written. */
export function Sign({ name }: { name: SignName }) {
  return (
    <svg
      className={styles.sign}
      viewBox="0 0 24 24"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: SIGNS[name] }}
    />
  );
}
