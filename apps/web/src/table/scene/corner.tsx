/** Three knobs in the corner: sound, talk, and everything that one seldom needs. */

import { Knob } from '../../materials/knob.tsx';
import { changeSettings, USUAL, useSettings } from '../../settings.ts';
import { t } from '../../words.ts';
import { TableMenu } from '../table-menu.tsx';
import { opens, useDrawers } from './drawers.tsx';
import styles from './corner.module.css';

/** Without talk there is nobody to talk to. */
export function Corner({ unread }: { unread: number | null }) {
  const { volume } = useSettings();
  const drawers = useDrawers();
  const isOn = volume > 0;
  return (
    <div className={styles.corner}>
      <Knob
        sign={isOn ? 'sound' : 'silence'}
        label={t('knob.sound')}
        title={t(isOn ? 'knob.sound-on' : 'knob.sound-off')}
        aria-pressed={isOn}
        onClick={() => changeSettings({ volume: isOn ? 0 : USUAL.volume })}
      />
      {unread !== null && (
        <Knob
          sign="chat"
          label={unread > 0 ? t('panel.chat-unread', { number: unread }) : t('panel.chat')}
          count={unread}
          {...opens('chat', drawers)}
        />
      )}
      <TableMenu />
    </div>
  );
}
