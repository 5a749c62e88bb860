import { botIn } from '@questwright/messages';
import { strengthsOf, stylesOf } from '../bots.ts';
import type { OfferedGame } from '../net/requests.ts';
import { Face, RoleButton, useGame } from '../roles/role-picker.tsx';
import { t } from '../words.ts';
import styles from './seats.module.css';
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
  const Led = loaded?.ui.setup?.Led;
  const shared = seats.filter(({ who }) => who === 'me').length > 1;
  const put = (i: number, part: Partial<SeatSetup>): void =>
    change({ seats: seats.map((seat, at) => (at === i ? { ...seat, ...part } : seat)) });
  return (
    <fieldset className={styles.seats}>
      <legend className="unseen">{t('new.seats')}</legend>
      <ol>
        {seats.map(({ who, name, role }, i) => {
          const isBot = who.startsWith('bot:');
          const plays = who === 'me' || isBot;
          return (
            <li key={i} className={plays ? styles.chair : `${styles.chair} ${styles.free}`} data-seat={i % 6}>
              <div className={styles.back}>
                {Led && loaded ? (
                  <Led game={loaded} seat={i} seats={seats.length} />
                ) : plays && loaded?.ui.entry.roles ? (
                  <RoleButton
                    game={loaded}
                    who={t('new.player', { number: i + 1 })}
                    seat={i}
                    size={104}
                    chosen={seats.map((one) => one.role)}
                    onChoose={(chosen) => put(i, { role: chosen })}
                  />
                ) : (
                  <Face game={loaded} of={role?.id ?? null} size={104} />
                )}
              </div>
              <div className={styles.plate}>
                <label htmlFor={`seat-${i}`}>{t('new.seat', { number: i + 1 })}</label>
                <select
                  id={`seat-${i}`}
                  value={isBot ? botIn(who).bot : who}
                  aria-describedby={isBot ? `bot-${i}` : undefined}
                  onChange={(event) => put(i, { who: event.target.value })}
                >
                  <option value="me">
                    {seats.findIndex((one) => one.who === 'me') < i && shared ? t('new.me-too') : t('new.me')}
                  </option>
                  {strengthsOf(game.bots).map((bot) => (
                    <option key={bot} value={`bot:${bot}`}>
                      {t('new.bot', { bot })}
                    </option>
                  ))}
                  <option value="friend">{t('new.friend')}</option>
                  <option value="open">{t('new.open')}</option>
                </select>
                {shared && who === 'me' && (
                  <input
                    aria-label={t('new.called', { number: i + 1 })}
                    placeholder={t('new.called-example')}
                    value={name}
                    maxLength={40}
                    autoComplete="off"
                    onChange={(event) => put(i, { name: event.target.value })}
                  />
                )}
                {isBot && <Style bots={game.bots} seat={i} who={who} put={put} />}
                {isBot && <p id={`bot-${i}`}>{t('new.bot-about', { bot: botIn(who).bot.slice('bot:'.length) })}</p>}
              </div>
            </li>
          );
        })}
        {seats.length < max && (
          <li className={`${styles.chair} ${styles.free}`}>
            <button type="button" className={styles.add} onClick={() => change({ seats: [...seats, nextSeat(game)] })}>
              <span aria-hidden="true">+</span>
              {t('new.add')}
            </button>
          </li>
        )}
      </ol>
      {seats.length > min && (
        <p className={styles.more}>
          <button type="button" onClick={() => change({ seats: seats.slice(0, -1) })}>
            {t('new.remove')}
          </button>
        </p>
      )}
    </fieldset>
  );
}
