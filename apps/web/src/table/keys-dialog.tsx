import { t, type Key } from '../words.ts';
import { Dialog } from './dialog.tsx';
import styles from './keys-dialog.module.css';

const KEYS: readonly [Key, Key][] = [
  ['key.numbers', 'keys.numbers'],
  ['key.space', 'keys.space'],
  ['key.escape', 'keys.escape'],
  ['key.undo', 'keys.undo'],
  ['key.redo', 'keys.redo'],
  ['key.arrows', 'keys.arrows'],
  ['key.standing', 'keys.standing'],
  ['key.help', 'keys.help'],
];

export function KeysDialog({ onClose }: { onClose(): void }) {
  return (
    <Dialog title={t('keys.title')} onClose={onClose}>
      <KeyList />
    </Dialog>
  );
}

export function KeyList() {
  return (
    <dl className={styles.keys}>
      {KEYS.map(([key, does]) => (
        <div key={key}>
          <dt>
            <kbd>{t(key)}</kbd>
          </dt>
          <dd>{t(does)}</dd>
        </div>
      ))}
    </dl>
  );
}
