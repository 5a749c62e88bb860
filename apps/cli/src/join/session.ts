/** A table at the terminal: what happens there as it happens, and what one may say. */

import type { ChatLine, TableInfo } from '@questwright/protocol';
import { Declined } from '@questwright/protocol/declined';
import { say } from '../language.ts';
import type { Reader } from '../reader.ts';
import { choose, finish, goBack, type Heard } from '../play/answering.ts';
import { explain } from '../play/explain.ts';
import { saysExactly } from '../play/match-option.ts';
import { help } from '../play/help.ts';
import { lookAt, lookAtGoal, lookAtOwn, lookNear } from '../play/looking.ts';
import { Question } from '../play/question.ts';
import { showQuestion } from '../play/screen.ts';
import { Shown } from '../play/shown.ts';
import { why } from '../play/why.ts';
import { chat, goOn, note, redo, replace, resign, start, undo, vote } from './acts.ts';
import { Chronicle } from './chronicle.ts';
import { changesAt, whoIs } from './people.ts';
import type { Screen } from './screen.ts';
import { Unreachable } from './server.ts';
import { introduce, showEnd, showGathering, showWho } from './showing.ts';
import type { News, Table } from './table.ts';

const MOST_CHAT = 5;
/** What can be said before the game has begun. */
const EARLY: ReadonlySet<string> = new Set(['who', 'chat', 'note', 'start', 'help', '?', '']);

export class Session {
  private readonly table: Table;
  private readonly screen: Screen;
  private readonly chronicle: Chronicle;
  private readonly shown = new Shown();
  private readonly asides = new Shown();
  private hasBegun = false;
  /** The beginning of an answer, and the question that it is for. */
  private begun: readonly string[] = [];
  private begunFor = '';
  /** The question that was shown last; what the people were told last while they waited. */
  private asked = '';
  private waited = '';
  private chatted = 0;
  private isAway = false;
  /** An answer is on its way: whether it was heard is not known yet. */
  private isSaying = false;
  private ended = false;
  hasResigned = false;
  /** Somebody opened the table here, and every seat was taken. */
  private hasStarted = false;

  constructor(table: Table, screen: Screen) {
    this.table = table;
    this.screen = screen;
    this.chronicle = new Chronicle(table, screen);
    table.whenLine = (isThere) => {
      this.isAway = !isThere;
      screen.text(say(isThere ? 'server.back' : 'server.lost'));
      if (!isThere && this.isSaying) this.tellWait();
    };
  }

  /** Takes part until the user leaves or says no more. */
  async play(): Promise<void> {
    const { table } = this;
    const { lines } = this.screen;
    let line: Promise<string | null> | null = null;
    let goneOn = false;
    await table.connect();
    for (;;) {
      await this.tellNews();
      if (this.ended || (goneOn && this.isOver)) return;
      const news = table.hasNews().then(() => undefined);
      if (!goneOn) line ??= lines.next(this.begun.length > 0 ? '… ' : '> ');
      const heard = await Promise.race(line === null ? [news] : [line, news]);
      if (heard === undefined) continue;
      line = null;
      if (heard === null) {
        // Whoever only looks on may do so without saying anything.
        if (table.viewer !== null || lines.typed) return;
        goneOn = true;
      } else await Promise.race([this.obey(heard), lines.gone]);
      if (this.ended || (lines.typed && lines.interrupted)) return;
    }
  }
  private get isOver(): boolean {
    const { status } = this.table.info;
    return status === 'over' || status === 'closed';
  }
  /** Words that may be typed now, for the Tab key. */
  complete(begin: string): string[] {
    const items = this.table.position ? (this.question(this.table.reader())?.items() ?? []) : [];
    const all = [...Object.keys(this.commands), 'quit', ...items.map((item) => item.text)];
    return all.filter((word) => word.toLowerCase().startsWith(begin.toLowerCase()));
  }
  private reader(): Reader | null {
    return this.table.position ? this.table.reader() : null;
  }

  // ---- what happens ----

  private async tellNews(): Promise<void> {
    const all = this.table.takeNews();
    for (const news of all) await this.trying(() => this.tell(news));
    // What has been heard and not told yet would be shown before it was told.
    if (all.length > 0 && !this.isAway && !this.table.isUnread) await this.trying(() => this.show());
  }
  private async tell(news: News): Promise<void> {
    const { table, screen, chronicle } = this;
    switch (news.type) {
      case 'back':
        return this.tellChat();
      case 'refused':
        return screen.text(news.text);
      case 'chat': {
        this.chatted = Math.max(this.chatted, news.n);
        if (!news.own)
          screen.say((paper) =>
            paper.text(`${paper.strong(say('table.says', { name: news.name }))} ${news.text}`, '', '  '),
          );
        return;
      }
      case 'table':
        return this.tellTable(news.before, news.now);
      case 'position':
        if (this.hasBegun) return chronicle.missed(news.missed, news.seq, table.info);
        this.hasBegun = true;
        chronicle.begin(news.seq, table.info);
        introduce(screen, table);
        return this.tellChat();
      case 'played':
        if (news.line.takesBack) this.asked = '';
        return chronicle.played(news.line, news.position, news.before);
    }
  }
  private async tellTable(before: TableInfo, now: TableInfo): Promise<void> {
    const { table, screen } = this;
    for (const change of changesAt(before, now, table.guest.id, this.reader())) screen.text(change);
    const isFull = now.seats.every(({ kind }) => kind === 'guest' || kind === 'bot');
    if (now.status !== 'gathering' || !isFull || !table.isHost || this.hasStarted) return;
    this.hasStarted = true;
    await start(table);
  }
  /** What was said while nobody was at this terminal. */
  private async tellChat(): Promise<void> {
    const { table } = this;
    const lines = await table.server.get<ChatLine[]>(table.path('/chat'));
    const unheard = lines.filter(({ n }) => n > this.chatted).sort((x, y) => x.n - y.n);
    this.chatted = unheard.at(-1)?.n ?? this.chatted;
    this.screen.say((paper) => {
      for (const { name, text } of unheard.slice(-MOST_CHAT)) {
        paper.text(`${paper.strong(say('table.said', { name }))} ${text}`, '', '  ');
      }
    });
  }

  // ---- the position and the question ----

  private question(reader: Reader): Question | null {
    return reader.offer ? new Question(reader, this.begun) : null;
  }
  /** What is new of the position, and the question if there is another one. */
  private async show(): Promise<void> {
    const { table, screen, isOver } = this;
    const { info, position } = table;
    if (!position) return this.showBefore();
    const { decision, viewer } = position.view;
    const waitsFor = decision?.waitsFor ?? [];
    const isAsked = viewer !== null && waitsFor.includes(viewer) && !isOver;
    const asked = isOver ? info.status : isAsked ? JSON.stringify([decision!.no, decision!.mine]) : '';
    const others = isAsked || isOver ? [] : waitsFor.filter((seat) => info.seats[seat]!.kind !== 'bot');
    const waited = others.map((seat) => whoIs(seat, info, table.reader())).join(', ');
    if (asked === this.asked && waited === this.waited) return;
    if (asked !== this.begunFor) this.begun = [];
    this.begunFor = asked;
    this.asked = asked;
    this.waited = waited;
    // Whoever waits is told what happens; what comes of it they see when it is their turn, or when they look.
    if (asked !== '' || this.shown.isEmpty || viewer === null) await this.showBoard();
    if (isOver) return showEnd(screen, table);
    if (isAsked) return this.ask();
    if (waited !== '') screen.text(say('table.waiting', { names: waited }));
  }
  private async showBoard(): Promise<void> {
    const { linear } = this.screen;
    const whole = this.shown.isEmpty;
    const news = this.shown.news(await this.table.told((reader) => reader.board({ linear, whole })));
    this.screen.say((paper) => {
      if (news.length > 0) paper.line();
      paper.block(news);
      paper.line();
    });
  }
  private ask(): Promise<void> {
    return this.screen.describe(this.table, (paper, reader) => {
      const question = this.question(reader);
      if (question) showQuestion(paper, question, this.asides);
    });
  }
  private showBefore(): void {
    const { table, screen } = this;
    if (this.isOver) {
      showEnd(screen, table);
      this.ended = true;
    } else if (this.asked === '') showGathering(screen, table);
    this.asked = 'gathering';
  }
  private showAll(): Promise<void> {
    this.shown.forget();
    this.asides.forget();
    this.asked = '';
    this.waited = '';
    return this.show();
  }
  // ---- what may be said ----

  private readonly commands: Record<string, (rest: string) => Promise<void> | void> = {
    help: (rest) => this.screen.say((paper) => help(paper, this.table.teller, rest, 'table')),
    look: (rest) => this.screen.describe(this.table, (paper, reader) => lookAt(paper, rest, reader)),
    near: () => this.screen.describe(this.table, lookNear),
    goal: () => this.screen.describe(this.table, lookAtGoal),
    cards: () => this.screen.describe(this.table, lookAtOwn),
    hand: () => this.screen.describe(this.table, lookAtOwn),
    area: () => this.screen.describe(this.table, lookAtOwn),
    board: () => this.showAll(),
    why: (rest) =>
      this.screen.describe(this.table, (paper, reader) =>
        why(paper, rest, { reader, question: this.question(reader) }),
      ),
    explain: (rest) => this.screen.describe(this.table, (paper, reader) => explain(paper, rest, reader)),
    undo: async (rest) => this.reply(await undo(this.table, rest)),
    redo: async () => this.reply(await redo(this.table)),
    vote: async (rest) => this.reply(await vote(this.table, rest)),
    chat: async (rest) => this.reply(await chat(this.table, rest)),
    note: async (rest) => this.reply(await note(this.table, rest)),
    resign: async (rest) => {
      const { text, done } = await resign(this.table, rest);
      this.reply(text);
      this.hasResigned = done;
      this.ended = done;
    },
    start: async () => this.reply(await start(this.table)),
    replace: async (rest) => this.reply(await replace(this.table, rest)),
    'go-on': async () => this.reply(await goOn(this.table)),
    who: () => showWho(this.screen, this.table),
    log: (rest) => this.chronicle.show(rest),
    back: () => this.take(goBack),
    done: () => this.take(finish),
  };
  private reply(text: string | null): void {
    for (const line of text?.split('\n') ?? []) this.screen.text(line);
  }

  private async obey(line: string): Promise<void> {
    if (/^(quit|exit|q)$/i.test(line)) this.ended = true;
    else await this.trying(() => this.obeyed(line));
  }
  /** What the server will not do is told, and the game goes on. */
  private async trying(act: () => unknown): Promise<void> {
    try {
      await act();
    } catch (error) {
      if (!(error instanceof Declined || error instanceof Unreachable)) throw error;
      const refusal = error instanceof Declined ? (error.problem.refusal ?? null) : null;
      this.screen.say((paper) => {
        paper.text(refusal && this.table.position ? this.table.reader().say(refusal) : error.message);
        if (refusal) paper.rule(refusal.rule);
      });
    }
  }
  private async obeyed(line: string): Promise<void> {
    const { table } = this;
    const space = line.indexOf(' ');
    const first = (space < 0 ? line : line.slice(0, space)).toLowerCase();
    const command = this.commands[first === '?' ? 'help' : first];
    const { typed } = this.screen.lines;
    // From a pipe, everything waits for what it is about.
    if (!typed && !EARLY.has(first)) await this.until(() => this.hasBegun);
    // A card may be called Back to Camp: only a whole word is a command, and the list comes first.
    const isSaid = (reader: Reader): boolean =>
      (this.question(reader)?.items() ?? []).some((item) => saysExactly(item, line));
    const isOption = table.position !== null && (await table.told(isSaid));
    const isAnswer = line !== '' && (!command || isOption);
    if (!typed && isAnswer && !isOption && table.viewer !== null) {
      await this.until(() => this.reader()?.isAsked === true);
    }
    if (!typed) this.screen.say((paper) => paper.line(`> ${line}`));
    if (line === '') return table.position ? this.showAll() : showWho(this.screen, table);
    if (command && !isOption) return command(space < 0 ? '' : line.slice(space + 1).trim());
    if (table.viewer === null) return this.screen.text(say('look.on'));
    if (!table.position) return this.screen.text(say('table.say-early'));
    if (this.isOver) return this.screen.text(say('table.say-late'));
    if (this.question(table.reader())) return this.take((question) => choose(question!, line));
    this.screen.text(this.waited === '' ? say('table.others') : say('table.not-your-turn', { names: this.waited }));
  }
  private async until(holds: () => boolean): Promise<void> {
    while (!this.isOver && !holds()) {
      await this.table.hasNews();
      await this.tellNews();
    }
  }
  private async take(hear: (question: Question | null) => Heard): Promise<void> {
    const { table } = this;
    if (!table.position) return this.screen.text(say('table.not-begun'));
    const { heard, text, no } = await table.told((reader) => {
      const answer = hear(this.question(reader));
      const words = 'pick' in answer ? reader.answer(answer.pick) : '';
      return { heard: answer, text: words, no: reader.decision?.no ?? 0 };
    });
    if ('problem' in heard) return this.screen.text(heard.problem);
    if ('begun' in heard) {
      this.begun = heard.begun;
      return this.ask();
    }
    if (this.isAway) this.tellWait();
    this.chronicle.given = text;
    this.isSaying = true;
    try {
      await table.ask({ type: 'answer', seat: table.viewer!, no, pick: [...heard.pick] });
    } finally {
      this.isSaying = false;
    }
  }
  private tellWait(): void {
    this.screen.text(say('server.later'));
  }
}
