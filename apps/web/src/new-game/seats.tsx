import { botIn } from '@questwright/messages';
import { strengthsOf, stylesOf } from '../bots.ts';
import type { OfferedGame } from '../net/requests.ts';
import { RoleButton, useGame } from '../roles/role-picker.tsx';
import { t } from '../words.ts';
import styles from './new-game-page.module.css';
import { nextSeat, seatsFor, type SeatSetup, type Setup } from './setup.ts';

export interface PartProps {
  setup: Setup;
  game: OfferedGame;
  change(part: Partial<Setup>): void;
}

interface StyleProps {
  bots: readonly string[];
  seat: number;
  who: string;
  put(seat: number, part: Partial<SeatSetup>): void;
}
/** In which style a bot plays, where there are several. */
function Style({ bots, seat, who, put }: StyleProps) {
  const { bot, style } = botIn(who);
  const all = stylesOf(bots, who.slice('bot:'.length));
  if (all.length < 2) return null;
  return (
    <select
      className={styles.called}
      aria-label={t('new.style', { number: seat + 1 })}
      value={style}
      onChange={({ target }) => put(seat, { who: target.value === 'none' ? bot : `${bot}-${target.value}` })}
    >
      {all.map((one) => (
        <option key={one} value={one}>
          {t('new.style-of', { style: one })}
        </option>
      ))}
    </select>
  );
}

export function Seats({ setup, game, change }: PartProps) {
  const { seats } = setup;
  const { min, max } = seatsFor(game, setup.packs);
  const loaded = useGame(setup.game, setup.packs.join(' '));
  const shared = seats.filter(({ who }) => who === 'me').length > 1;
  const put = (i: number, part: Partial<SeatSetup>): void =>
    change({ seats: seats.map((seat, at) => (at === i ? { ...seat, ...part } : seat)) });
  return (
    <fieldset className={styles.seats}>
      <legend>{t('new.seats')}</legend>
      <ol>
        {seats.map(({ who, name }, i) => (
          <li key={i}>
            <label htmlFor={`seat-${i}`}>{t('new.seat', { number: i + 1 })}</label>
            <select
              id={`seat-${i}`}
              value={who.startsWith('bot:') ? botIn(who).bot : who}
              onChange={(event) => put(i, { who: event.target.value })}
            >
              <option value="me">
                {seats.findIndex((one) => one.who === 'me') < i && shared ? t('new.me-too') : t('new.me')}
              </option>
              {strengthsOf(game.bots).map((bot) => (
                <option key={bot} value={`bot:${bot}`}>
                  {t('new.bot', { bot, style: 'none' })}
                </option>
              ))}
              <option value="friend">{t('new.friend')}</option>
              <option value="open">{t('new.open')}</option>
            </select>
            {shared && who === 'me' && (
              <input
                className={styles.called}
                aria-label={t('new.called', { number: i + 1 })}
                placeholder={t('new.called-example')}
                value={name}
                maxLength={40}
                autoComplete="off"
                onChange={(event) => put(i, { name: event.target.value })}
              />
            )}
            {(who === 'me' || who.startsWith('bot:')) && (
              <RoleButton
                game={loaded}
                who={t('new.player', { number: i + 1 })}
                seat={i}
                chosen={seats.map((one) => one.role)}
                onChoose={(chosen) => put(i, { role: chosen })}
              />
            )}
            {who.startsWith('bot:') && <Style bots={game.bots} seat={i} who={who} put={put} />}
          </li>
        ))}
      </ol>
      <p className={styles.more}>
        <button
          type="button"
          disabled={seats.length >= max}
          onClick={() => change({ seats: [...seats, nextSeat(game)] })}
        >
          {t('new.add')}
        </button>
        <button type="button" disabled={seats.length <= min} onClick={() => change({ seats: seats.slice(0, -1) })}>
          {t('new.remove')}
        </button>
      </p>
    </fieldset>
  );
}
