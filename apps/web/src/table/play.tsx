/** The game as it is played: the board, the players, what lies on the table, the log, and what is asked now. */

import type { LogLine, Problem } from '@questwright/protocol';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { LoadedGame } from '../games/game.ts';
import { Guidance } from '../guide/guidance.tsx';
import { Declined } from '../net/requests.ts';
import type { Known, TableStore } from '../net/table-store.ts';
import { addressOf } from '../replay/address.ts';
import { useSettings } from '../settings.ts';
import { useSounds } from '../sound/use-sounds.ts';
import { t } from '../words.ts';
import { Curtain } from './pace/curtain.tsx';
import { Header } from './header.tsx';
import { LinkBanner } from './link-banner.tsx';
import { Marks } from './marks.tsx';
import { SinceYouLeft } from './log/since-you-left.tsx';
import { Announcer } from './pace/announcer.tsx';
import { AnsweringContext, useAnswering } from './dock/answering.ts';
import { Dock } from './dock/dock.tsx';
import { Ending, EndingBar, useEnding } from './ending/ending.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { MotionBanner } from './pace/motion.tsx';
import { usePace } from './pace/use-pace.ts';
import { ReportDialog } from './ending/report-dialog.tsx';
import { DrawersProvider } from './scene/drawers.tsx';
import { Scene } from './scene/scene.tsx';
import { SkipLinks } from './scene/skip-links.tsx';
import { TableContext, type Disputed, type ShownTable, type WhyTopic } from './shown-table.ts';
import styles from './table-page.module.css';
import { howToUndo, isForMe } from './undoing.ts';
import { useQuestionFocus } from './pace/use-question-focus.ts';
import { useSeen } from './pace/use-seen.ts';
import { useStanding } from './use-standing.ts';
import { useSpoken } from './pace/use-spoken.ts';
import { Vacancies } from './vacancies.tsx';
import { Values } from './why/values.ts';
import { WhyDialog } from './why/why-dialog.tsx';

interface PlayProps {
  game: LoadedGame;
  line: TableStore;
  known: Known;
  mySeats: readonly number[];
  /** The seat whose view is wanted; until it comes, another one is shown. */
  watched: number | null;
  setSeat(seat: number): void;
  invite: string | null;
  /** For the host: what friends need. */
  invitation: string | null;
}

export function Play({ game, line, known: latest, mySeats, watched, setSeat, ...invited }: PlayProps) {
  const { known, playing, waits, beat, skip, step, hold } = usePace(line, latest, { ui: game.ui, mySeats });
  const { seat, seq, log, sending } = known;
  const info = known.info!;
  const view = known.view!;
  const [wonder, setWonder] = useState<WhyTopic | null>(null);
  const [disputed, setDisputed] = useState<Disputed | null>(null);
  const [sight, setSight] = useState<ShownTable['sight']>(null);
  const [help, setHelp] = useState(false);
  const [refused, setRefused] = useState<{ no: number; problem: Problem } | null>(null);
  const [chosen, setChosen] = useState<{ no: number; place: string | null }>({ no: -1, place: null });
  const values = useMemo(() => new Values((of, at) => line.values(seat, of, at)), [line, seat]);
  values.at = seq;
  const version = useSyncExternalStore(values.subscribe, values.now);
  const no = view.decision?.no ?? -1;
  const picked = chosen.no === no ? chosen.place : null;

  const spoken = useSpoken(game, view, info, values, beat?.after ?? view);

  const shown = useMemo((): Omit<ShownTable, 'standing'> => {
    const fail = (error: unknown): void => {
      if (error instanceof Declined) setRefused({ no, problem: error.problem });
    };
    return {
      ...spoken,
      ui: game.ui,
      info,
      view,
      offer: known.offer,
      playing,
      beat,
      goOn: beat === null ? null : step,
      hold: beat === null ? null : hold,
      skip: beat === null ? null : skip,
      log,
      older: (log[0]?.seq ?? 0) > 0 ? () => line.fetchOlder() : null,
      seat,
      content: game.content,
      value: values.value,
      complete: (work) => values.complete(work),
      chosen: picked,
      choose: (place) => setChosen((before) => (place === null && before.place === null ? before : { no, place })),
      answer: (pick) => {
        setWonder(null);
        setRefused(null);
        if (seat !== null) line.answer(seat, no, pick).catch(fail);
      },
      wonder: setWonder,
      explain: (of) => line.explain(seat, of, seq),
      whyNot: (option) => (seat === null ? Promise.resolve(null) : line.why(seat, option)),
      changedBy: game.changedBy,
      report: (what) => {
        setWonder(null);
        setDisputed(what);
      },
      jump: (at) => location.assign(addressOf(info, seat, at)),
      sight,
      bringIntoSight: (place) => setSight((before) => ({ place, wish: (before?.wish ?? 0) + 1 })),
      undoTo: seat === null || info.motion !== null || view.over ? null : (to) => void line.undo(seat, to).catch(fail),
    };
    // A value that has arrived changes nothing here but what `value` gives.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [
    spoken,
    version,
    game,
    info,
    view,
    known.offer,
    playing,
    beat,
    step,
    hold,
    skip,
    log,
    seat,
    values,
    picked,
    no,
    line,
    sight,
  ]);

  const { shown: standing, backTo } = useStanding(shown, line, known.link, values);
  const seen = useMemo((): ShownTable => ({ ...shown, standing }), [shown, standing]);

  useSeen(line, info, seq, playing);
  useQuestionFocus(playing === null ? no : -1);
  const answering = useAnswering(seen, sending);
  // Bots do not talk.
  const others = info.seats.some(({ kind }, i) => kind !== 'bot' && i !== seat) || info.spectators > 0 || seat === null;
  const talks = others || known.chat.length > 0;
  const over = view.over || info.status === 'over';
  const ending = useEnding(over);
  const mine = seat !== null && view.decision?.waitsFor.includes(seat) === true;
  const other = view.over
    ? undefined
    : playing === null
      ? info.waitsFor.find((one) => mySeats.includes(one))
      : undefined;
  const handOver = !mine && other !== undefined && other !== seat ? other : null;
  const switching = seat !== watched;
  const next = (switching ? watched : handOver) ?? 0;
  const curtain = useSettings().curtain && game.ui.open !== true;
  const covered = curtain && mySeats.length > 1 && (switching || handOver !== null);
  useEffect(() => {
    if (!curtain && handOver !== null) setSeat(handOver);
  }, [curtain, handOver, setSeat]);
  // Whoever reads what befell them is asked, too.
  const waited = beat?.kind === 'fall' && seat !== null && latest.view?.decision?.waitsFor.includes(seat) === true;
  const isCalled = (mine || waited || handOver !== null) && !view.over;
  useTitle(isCalled, info.name || spoken.tell(game.ui.entry.title));
  useSounds(
    { ui: game.ui, content: game.content },
    {
      log,
      seq,
      beat,
      mine: isCalled,
      mySeats,
    },
  );
  const last = log.findLast((one) => !one.undone && !one.takesBack && one.seat !== null && mySeats.includes(one.seat));
  const keep = backTo ?? (last?.line ?? 0) - 1;
  const attempt = (act: Promise<void>): void => {
    act.catch((error: unknown) => {
      if (error instanceof Declined) setRefused({ no, problem: error.problem });
    });
  };
  const isMine = (line: LogLine): boolean => line.seat !== null && mySeats.includes(line.seat);
  const onlyMine = log.every((one) => one.undone || one.takesBack || one.seq < (last?.seq ?? 0) || isMine(one));
  const free = keep >= info.freeUndo && onlyMine;
  const alone = info.seats.every((one) => isForMe(one, known.guest));
  const undo = {
    ...howToUndo({ seat, none: last === undefined, voting: info.motion !== null, free, alone, same: info.sameDice }),
    act: () => attempt(line.undo(seat!, keep)),
  };
  const redo = {
    may: seat !== null && info.mayRedo,
    about: info.mayRedo ? '' : t('redo.nothing'),
    act: () => attempt(line.redo(seat!)),
  };

  return (
    <TableContext value={seen}>
      <AnsweringContext value={answering}>
        <DrawersProvider>
          <div className={styles.table} inert={covered}>
            <SkipLinks />
            <Header
              title={info.name || spoken.tell(game.ui.entry.title)}
              info={info}
              spectator={seat === null}
              unread={talks ? known.unread : null}
            />
            <div className={styles.banners}>
              <LinkBanner {...known} />
              <MotionBanner info={info} mySeats={mySeats} line={line} />
              <Marks mySeats={mySeats} />
              <Vacancies guest={known.guest} mySeats={mySeats} {...invited} />
              {seat !== null && <SinceYouLeft seq={seq} mySeats={mySeats} />}
            </div>
            {ending.isOpen ? (
              <Ending info={info} close={() => ending.show(false)} />
            ) : (
              <Scene talk={known} line={talks ? line : null} />
            )}
            {over ? (
              !ending.isOpen && <EndingBar info={info} open={() => ending.show(true)} />
            ) : (
              <Dock
                problem={refused?.no === no ? refused.problem : null}
                undo={undo}
                redo={redo}
                playing={playing === null ? null : { seat: playing, waits, step, skip }}
                onHelp={() => setHelp(true)}
              />
            )}
            <Announcer seq={seq} />
            <Guidance />
            {wonder && <WhyDialog key={JSON.stringify(wonder)} about={wonder} onClose={() => setWonder(null)} />}
            {disputed && <ReportDialog about={disputed} onClose={() => setDisputed(null)} />}
            {help && <KeysDialog onClose={() => setHelp(false)} />}
          </div>
        </DrawersProvider>
      </AnsweringContext>
      {covered && <Curtain seat={next} opening={switching} onTake={() => setSeat(next)} />}
    </TableContext>
  );
}

/** "Your turn" in the tab. */
function useTitle(mine: boolean, name: string): void {
  useEffect(() => {
    document.title = t(mine ? 'title.mine' : 'title.table', { name });
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon) icon.href = mine ? '/favicon-turn.svg' : '/favicon.svg';
  }, [mine, name]);
}
