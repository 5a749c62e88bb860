/** What one seldom needs at a table. */

import { lazy, Suspense, useState } from 'react';
import { botPlaysOn, Declined, getUp, join, keepForFriend, resign } from '../net/requests.ts';
import { problemInWords } from '../problem.ts';
import { t } from '../words.ts';
import { Dialog } from './dialog.tsx';
import { marksInWords } from './marks.tsx';
import { Menu } from './menu.tsx';
import styles from './ending/report-dialog.module.css';
import { saveGame } from './ending/save-game.ts';
import { useTable } from './shown-table.ts';

const SettingsDialog = lazy(() => import('../frame/settings-dialog.tsx'));

export function TableMenu() {
  const { report, info, seat, log, view, nameOf } = useTable();
  const now = log.at(-1)?.seq ?? 0;
  const [leaving, setLeaving] = useState(false);
  const [setting, setSetting] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const fail = (error: unknown): void => setProblem(problemInWords(error instanceof Declined ? error.problem : null));
  const isHost = seat !== null && info.seats[seat]?.guest === info.host;
  const bots = isHost ? info.seats.flatMap(({ kind, resigned }, i) => (kind === 'bot' && !resigned ? [i] : [])) : [];
  const me = seat === null ? null : info.seats[seat]!.guest;
  /** Seats that a bot plays for the reader, who plays another one. */
  const given = info.seats.flatMap(({ kind, before }, i) =>
    kind === 'bot' && me !== null && before === me ? [i] : [],
  );
  /** Whoever has got up looks on as others do: the page begins anew. */
  const rise = (act: Promise<void>): void => {
    act.then(() => location.reload(), fail);
  };
  const save = (): void => {
    saveGame(info, seat).then(
      (file) => setSaid(t('ending.saved', { file })),
      (error: unknown) => setSaid(problemInWords(error instanceof Declined ? error.problem : null)),
    );
  };
  return (
    <>
      <Menu title={t('menu.open')} sign="menu">
        {info.marks.length > 0 && (
          <li>
            <p>{marksInWords(info)}</p>
          </li>
        )}
        <li>
          <button type="button" aria-haspopup="dialog" onClick={() => setSetting(true)}>
            {t('settings.title')}
          </button>
        </li>
        <li>
          <a href={`/t/${info.id}/replay?at=${Math.max(0, now - 1)}&seat=${seat ?? 'none'}`}>{t('menu.replay')}</a>
        </li>
        <li>
          <a href="/rules" target="_blank" rel="noreferrer">
            {t('page.rules')}
          </a>
        </li>
        <li>
          <button type="button" onClick={save}>
            {t('ending.save')}
          </button>
        </li>
        <li>
          <button type="button" onClick={() => report({ rule: null, about: null })}>
            {t('report.open')}
          </button>
        </li>
        <li>
          <a href="/lobby">{t('menu.lobby')}</a>
        </li>
        <li>
          <a href="/">{t('page.name')}</a>
        </li>
        {seat !== null && !view.over && info.status === 'playing' && (
          <>
            {bots.map((one) => (
              <li key={one}>
                <button type="button" onClick={() => void keepForFriend(info.id, one).catch(fail)}>
                  {t('menu.friend', { hero: nameOf(one) })}
                </button>
              </li>
            ))}
            {given.map((one) => (
              <li key={one}>
                <button type="button" onClick={() => void join(info.id, one, null).catch(fail)}>
                  {t('menu.take-back', { hero: nameOf(one) })}
                </button>
              </li>
            ))}
            {!info.marks.includes('guide') && (
              <>
                <li>
                  <button type="button" onClick={() => rise(getUp(info.id, seat))}>
                    {t('menu.get-up')}
                  </button>
                </li>
                <li>
                  <button type="button" onClick={() => rise(botPlaysOn(info.id, seat))}>
                    {t('menu.bot')}
                  </button>
                </li>
              </>
            )}
            <li>
              <button type="button" onClick={() => setLeaving(true)}>
                {t('menu.resign')}
              </button>
            </li>
          </>
        )}
      </Menu>
      {setting && (
        <Suspense fallback={null}>
          <SettingsDialog onClose={() => setSetting(false)} />
        </Suspense>
      )}
      {said !== null && (
        <Dialog title={t('ending.save')} onClose={() => setSaid(null)}>
          <p role="status">{said}</p>
        </Dialog>
      )}
      {problem !== null && (
        <Dialog title={t('menu.open')} onClose={() => setProblem(null)}>
          <p role="alert">{problem}</p>
        </Dialog>
      )}
      {leaving && seat !== null && <Leaving seat={seat} onClose={() => setLeaving(false)} />}
    </>
  );
}

/** Giving up cannot be taken back: it is asked once more. */
function Leaving({ seat, onClose }: { seat: number; onClose(): void }) {
  const { info, nameOf } = useTable();
  const [problem, setProblem] = useState<string | null>(null);
  const leave = (): void => {
    resign(info.id, seat).then(
      () => location.assign('/lobby'),
      (error: unknown) => setProblem(problemInWords(error instanceof Declined ? error.problem : null)),
    );
  };
  return (
    <Dialog title={t('resign.title', { hero: nameOf(seat) })} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          leave();
        }}
      >
        <p>{t('resign.about')}</p>
        {problem !== null && <p role="alert">{problem}</p>}
        <button type="submit">{t('menu.resign')}</button>
      </form>
    </Dialog>
  );
}
