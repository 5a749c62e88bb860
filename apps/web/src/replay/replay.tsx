/** A game that is looked back at: board, sheets, log and fight as in play, and a bar to go through it. */

import type { View } from '@questwright/kernel';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { LoadedGame } from '../games/game.ts';
import { logAfter, passage, pastExplain, pastValues, progress, type Opened } from '../net/requests.ts';
import { problemInWords } from '../problem.ts';
import { AnsweringContext, useAnswering } from '../table/dock/answering.ts';
import { Header } from '../table/header.tsx';
import { ReportDialog } from '../table/ending/report-dialog.tsx';
import { DrawersProvider } from '../table/scene/drawers.tsx';
import { Scene } from '../table/scene/scene.tsx';
import { SkipLinks } from '../table/scene/skip-links.tsx';
import { TableContext, type Disputed, type ShownTable, type WhyTopic } from '../table/shown-table.ts';
import styles from '../table/table-page.module.css';
import { useSpoken } from '../table/pace/use-spoken.ts';
import { Values } from '../table/why/values.ts';
import { WhyDialog } from '../table/why/why-dialog.tsx';
import { t } from '../words.ts';
import { linesUntil, Reel, type Moment } from './reel.ts';
import { ReplayBar } from './replay-bar.tsx';

export interface ReplayProps {
  game: LoadedGame;
  opened: Opened;
  mySeats: readonly number[];
  /** From the address. */
  at: number;
  seat: number | null;
  setSeat(seat: number | null): void;
}

export function Replay(props: ReplayProps) {
  const { opened, seat } = props;
  const [start] = useState(props.at);
  const reel = useMemo(
    () =>
      new Reel(
        {
          passage: (from, most) => passage(opened.id, seat, from, most),
          log: (after) => logAfter(opened.id, seat, after),
        },
        start,
      ),
    [opened.id, seat, start],
  );
  const moment = useSyncExternalStore(reel.subscribe, reel.now);
  useEffect(() => {
    reel.go(reel.now().at);
    void reel.read();
  }, [reel]);
  const { view, problem } = moment;
  const isRunning = opened.status === 'playing' && view !== null;
  useEffect(() => {
    if (!isRunning) return;
    const gone = new AbortController();
    void follow(reel, (since) => progress(opened.id, seat, since), gone.signal);
    return () => gone.abort();
  }, [reel, isRunning, opened.id, seat]);
  if (view === null) {
    return (
      <main className={styles.message}>
        <h1>{t('replay.title')}</h1>
        <p role="status">{problem ? problemInWords(problem) : t('replay.opening')}</p>
        <p>
          <a href={`/t/${opened.id}`}>{t('replay.table')}</a>
        </p>
      </main>
    );
  }
  return <Shown {...props} moment={moment} view={asPast(view)} go={reel.go} />;
}

const PAUSE = 5000;

/** While a game goes on, its reel grows. */
async function follow(reel: Reel, ask: (since: number) => ReturnType<typeof progress>, gone: AbortSignal) {
  while (!gone.aborted) {
    const found = await ask(reel.now().last).catch(() => null);
    if (gone.aborted) return;
    if (found === null) await new Promise((done) => setTimeout(done, PAUSE));
    else await reel.grow(found.seq);
    if (found !== null && found.status !== 'playing') return;
  }
}

/** Whatever could be answered then cannot be answered now. */
function asPast(view: View): View {
  const { decision } = view;
  if (!decision?.mine) return view;
  return { ...view, decision: { ...decision, mine: { ...decision.mine, options: [], asides: [], forms: [] } } };
}

interface ShownProps extends ReplayProps {
  moment: Moment;
  view: View;
  go(at: number): void;
}

function Shown({ game, opened, mySeats, seat, setSeat, moment, view, go }: ShownProps) {
  const { shown } = moment;
  const [wonder, setWonder] = useState<WhyTopic | null>(null);
  const [disputed, setDisputed] = useState<Disputed | null>(null);
  const [sight, setSight] = useState<ShownTable['sight']>(null);
  const values = useMemo(() => new Values((of, seq) => pastValues(opened.id, { seat, seq, of })), [opened.id, seat]);
  values.at = shown;
  const version = useSyncExternalStore(values.subscribe, values.now);
  const spoken = useSpoken(game, view, opened, values);
  const log = useMemo(() => linesUntil(moment.lines, shown), [moment.lines, shown]);
  const seen = useMemo(
    (): ShownTable => ({
      ...spoken,
      ui: game.ui,
      info: opened,
      view,
      offer: null,
      playing: null,
      beat: null,
      goOn: null,
      log,
      older: null,
      seat,
      content: game.content,
      value: values.value,
      complete: (work) => values.complete(work),
      chosen: null,
      choose: () => {},
      answer: () => {},
      wonder: setWonder,
      explain: (of) => pastExplain(opened.id, { seat, seq: shown, of }),
      whyNot: null,
      changedBy: game.changedBy,
      report: (what) => {
        setWonder(null);
        setDisputed(what);
      },
      jump: go,
      sight,
      bringIntoSight: (place) => setSight((before) => ({ place, wish: (before?.wish ?? 0) + 1 })),
      undoTo: null,
      standing: null,
    }),
    // A value that has arrived changes nothing here but what `value` gives.
    // oxlint-disable-next-line react/exhaustive-deps
    [spoken, version, game, opened, view, log, seat, values, shown, sight, go],
  );
  const answering = useAnswering(seen, false);
  const title = opened.name || spoken.tell(game.ui.entry.title);
  useEffect(() => {
    document.title = t('replay.page', { name: title });
  }, [title]);
  return (
    <TableContext value={seen}>
      <AnsweringContext value={answering}>
        <DrawersProvider>
          <div className={styles.table}>
            <SkipLinks />
            <Header title={title} info={opened} spectator={false} unread={null} />
            <div className={styles.banners}>
              {moment.problem && (
                <p className={styles.banner} role="alert">
                  {problemInWords(moment.problem)}
                </p>
              )}
            </div>
            <Scene />
            <ReplayBar moment={moment} mySeats={mySeats} opened={opened} seat={seat} setSeat={setSeat} go={go} />
            {wonder && <WhyDialog key={JSON.stringify(wonder)} about={wonder} onClose={() => setWonder(null)} />}
            {disputed && <ReportDialog about={disputed} onClose={() => setDisputed(null)} />}
          </div>
        </DrawersProvider>
      </AnsweringContext>
    </TableContext>
  );
}
