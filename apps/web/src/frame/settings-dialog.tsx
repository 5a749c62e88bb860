/** How the reader wants it. Everything holds at once; nothing is sent anywhere. */

import { ANIMATION_SPEEDS, changeSettings, LONGEST_BOT_TURN, USUAL, useSettings, type Settings } from '../settings.ts';
import { sound } from '../sound/index.ts';
import { SOUND_KINDS } from '../sound/kinds.ts';
import { Dialog } from '../table/dialog.tsx';
import { KeyList } from '../table/keys-dialog.tsx';
import { t, type Key } from '../words.ts';
import styles from './settings-dialog.module.css';

export default function SettingsDialog({ onClose }: { onClose(): void }) {
  const chosen = useSettings();
  return (
    <Dialog title={t('settings.title')} onClose={onClose}>
      <div className={styles.settings}>
        <section aria-labelledby="settings-look">
          <h3 id="settings-look">{t('settings.look')}</h3>
          <Choice name="theme" of={['system', 'dark', 'light']} chosen={chosen.theme} />
          <Choice name="palette" of={['usual', 'distinct']} chosen={chosen.palette} />
        </section>
        <section aria-labelledby="settings-pace">
          <h3 id="settings-pace">{t('settings.pace')}</h3>
          <Choice name="motion" of={['system', 'none']} chosen={chosen.motion} />
          <Choice name="animationSpeed" of={ANIMATION_SPEEDS} chosen={chosen.animationSpeed} />
          <Slider
            name="botTurnSeconds"
            most={LONGEST_BOT_TURN}
            step={0.5}
            value={chosen.botTurnSeconds}
            text={t('settings.seconds', { seconds: chosen.botTurnSeconds })}
          />
          <Switch name="stepMode" on={chosen.stepMode} />
        </section>
        <section aria-labelledby="settings-sound">
          <h3 id="settings-sound">{t('settings.sound')}</h3>
          <Slider
            name="volume"
            most={1}
            step={0.05}
            value={chosen.volume}
            text={t('settings.percent', { percent: Math.round(chosen.volume * 100) })}
          />
          <Sounds chosen={chosen} />
        </section>
        <section aria-labelledby="settings-table">
          <h3 id="settings-table">{t('settings.table')}</h3>
          <Switch name="curtain" on={chosen.curtain} />
          <Switch name="hotkeys" on={chosen.hotkeys} />
          <details>
            <summary>{t('settings.keys')}</summary>
            <KeyList />
          </details>
        </section>
        <p className={styles.reset}>
          <button type="button" onClick={() => changeSettings(USUAL)}>
            {t('settings.reset')}
          </button>
        </p>
      </div>
    </Dialog>
  );
}

type Chosen = 'theme' | 'palette' | 'motion' | 'animationSpeed';

function Choice<K extends Chosen>({ name, of, chosen }: { name: K; of: readonly Settings[K][]; chosen: Settings[K] }) {
  return (
    <fieldset className={styles.choice}>
      <legend>{t(`settings.${name}`)}</legend>
      <div>
        {of.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              checked={value === chosen}
              onChange={() => changeSettings({ [name]: value })}
            />
            <span>{t(`settings.${name}.${value}` as Key)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Slider({
  name,
  most,
  step,
  value,
  text,
}: {
  name: 'volume' | 'botTurnSeconds';
  most: number;
  step: number;
  value: number;
  text: string;
}) {
  return (
    <div className={styles.slider}>
      <label htmlFor={`settings-${name}`}>{t(`settings.${name}`)}</label>
      <output>{text}</output>
      <input
        id={`settings-${name}`}
        type="range"
        min={0}
        max={most}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={(event) => changeSettings({ [name]: event.target.valueAsNumber })}
      />
    </div>
  );
}

function Switch({ name, on }: { name: 'stepMode' | 'curtain' | 'hotkeys'; on: boolean }) {
  return (
    <label className={styles.switch}>
      <input type="checkbox" checked={on} onChange={(event) => changeSettings({ [name]: event.target.checked })} />
      <span>{t(`settings.${name}`)}</span>
    </label>
  );
}

function Sounds({ chosen: { sounds } }: { chosen: Settings }) {
  const all = SOUND_KINDS.every((kind) => sounds[kind]);
  const switchTo = (on: boolean): void =>
    changeSettings({ sounds: Object.fromEntries(SOUND_KINDS.map((kind) => [kind, on])) as Settings['sounds'] });
  return (
    <>
      <ul className={styles.sounds}>
        {SOUND_KINDS.map((kind) => (
          <li key={kind}>
            <label className={styles.switch}>
              <input
                type="checkbox"
                checked={sounds[kind]}
                onChange={(event) => changeSettings({ sounds: { ...sounds, [kind]: event.target.checked } })}
              />
              <span>{t(`sound.${kind}`)}</span>
            </label>
            <button
              type="button"
              aria-label={t('settings.hear', { sound: t(`sound.${kind}`) })}
              onClick={() => void sound(kind)}
            >
              <svg viewBox="0 0 16 16" aria-hidden="true">
                <path d="M4 2.5v11l9-5.5z" />
              </svg>
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className={styles.all} onClick={() => switchTo(!all)}>
        {all ? t('settings.sounds-off') : t('settings.sounds-on')}
      </button>
    </>
  );
}
