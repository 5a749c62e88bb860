import { t, type Key } from '../../words.ts';
import { useDrawers } from './drawers.tsx';
import styles from './skip-links.module.css';

const PLACES: readonly { id: string; key: Key }[] = [
  { id: 'question', key: 'skip.question' },
  { id: 'map', key: 'skip.map' },
];

/** First of all: whoever goes by keys is where they want to be with one press. */
export function SkipLinks() {
  const { show } = useDrawers();
  return (
    <nav className={styles.skip} aria-label={t('skip.label')}>
      {PLACES.map(({ id, key }) => (
        <a
          key={id}
          href={`#${id}`}
          onClick={(event) => {
            event.preventDefault();
            const place = document.getElementById(id);
            // What lies over the map is looked at first.
            (place?.querySelector<HTMLElement>(':not([inert]) > svg [data-space][tabindex="0"]') ?? place)?.focus();
          }}
        >
          {t(key)}
        </a>
      ))}
      <button type="button" onClick={() => show('log')}>
        {t('skip.log')}
      </button>
    </nav>
  );
}
