/** A game at the terminal: who sits where, what they are shown, and what they may say. */

import {
  answer,
  clone,
  redo,
  type Event,
  type Game,
  type GameRecord,
  type Refusal,
  type Seat,
  type World,
} from '@questwright/kernel';
import { answerOf, whoAnswers, type Bot } from '@questwright/bots';
import { thoughts } from '@questwright/games';
import { say } from '../language.ts';
import type { Paper } from '../terminal.ts';
import type { Reader } from '../reader.ts';
import type { Teller } from '../teller.ts';
import { choose, finish, goBack, type Heard } from './answering.ts';
import { explain } from './explain.ts';
import { guarded } from './catch-errors.ts';
import { help } from './help.ts';
import { saysExactly } from './match-option.ts';
import { Keeper } from './autosave.ts';
import type { Lines } from './lines.ts';
import type { Log, Taken } from './log.ts';
import { lookAt, lookAtGoal, lookAtOwn, lookNear } from './looking.ts';
import { Question } from './question.ts';
import { cited, showLog, showQuestion } from './screen.ts';
import { Shown } from './shown.ts';
import { botIsNext, inWords, keptBy, takeBack } from './time.ts';
import { turningPointsIn } from '../turning-points.ts';
import { why } from './why.ts';

export interface SessionOptions {
  record: GameRecord<World>;
  /** What happened before the first question. */
  log: Log;
  bots: ReadonlyMap<Seat, Bot>;
  saveAs: string | null;
}

/** What only tells something of the game. */
const TELLING: ReadonlySet<string> = new Set([
  'look',
  'near',
  'goal',
  'cards',
  'hand',
  'area',
  'why',
  'explain',
  'thoughts',
  'log',
]);

/** No seat at all. */
const NOBODY = -1;
/** Bots alone could play for ever. */
const MOST_BOT_ANSWERS = 100_000;

export class Session {
  private readonly record: GameRecord<World>;
  private readonly teller: Teller;
  private readonly paper: Paper;
  private readonly lines: Lines;
  private readonly log: Log;
  private readonly bots: ReadonlyMap<Seat, Bot>;
  private readonly humans: readonly Seat[];
  /** Somebody at this screen may hold what the others must not see. */
  private readonly hides: boolean;
  private readonly keeper: Keeper;
  private readonly shown = new Shown();
  private readonly asides = new Shown();
  /** Who is at the screen, when another seat than the one being asked was called. */
  private called: Seat | null = null;
  private atScreen: Seat | null = null;
  /** Where each bot was asked last. */
  private readonly lastAsked = new Map<Seat, Game<World>>();
  /** The places in the line of answers that were given for a person who need not be asked there. */
  private readonly passed = new Set<number>();
  private asksAlways = false;
  private begun: readonly string[] = [];
  private stale = true;

  constructor(teller: Teller, paper: Paper, lines: Lines, { record, log, bots, saveAs }: SessionOptions) {
    this.record = record;
    this.teller = teller;
    this.paper = paper;
    this.lines = lines;
    this.bots = bots;
    this.log = log;
    this.keeper = new Keeper(saveAs);
    const seats = Array.from({ length: record.header.seats }, (_, seat) => seat);
    this.humans = seats.filter((seat) => !bots.has(seat));
    this.hides = Object.values(teller.loaded.rules.zones).some((zone) => zone.sees === 'owner');
  }

  /** Plays until the user leaves or says no more. */
  async play(): Promise<void> {
    this.keeper.keep(this.record);
    for (;;) {
      this.playBots();
      await this.handOver();
      if (this.stale) this.show();
      const line = await this.lines.next(this.question()?.form ? '… ' : '> ');
      if (line === null) break;
      if (!this.lines.typed) this.paper.line(`> ${line}`);
      if (/^(quit|exit|q)$/i.test(line)) break;
      this.obey(line);
    }
    this.keeper.keep(this.record);
    if (this.keeper.saveAs !== null) this.paper.line(say('save.done', { name: this.keeper.saveAs }));
  }

  /** Words that may be typed now, for the Tab key. */
  complete(start: string): string[] {
    const items = this.question()?.items() ?? [];
    const all = [...Object.keys(this.commands), 'quit', ...items.map((item) => item.text)];
    return all.filter((word) => word.toLowerCase().startsWith(start.toLowerCase()));
  }

  // ---- who plays ----

  private get waiting(): Seat[] {
    const { pending } = this.record.game;
    const isOpen = (seat: Seat): boolean => !pending!.given.some((one) => one.seat === seat);
    return (pending?.offers ?? []).filter((one) => one.asked && isOpen(one.seat)).map((one) => one.seat);
  }
  /** The seat that is spoken to: the one called, else the first person the game waits for. */
  private get seat(): Seat | null {
    return this.called ?? this.waiting.find((seat) => this.humans.includes(seat)) ?? null;
  }
  /** Whose eyes the screen has; after the end, the first person's. */
  private get reader(): Reader {
    return this.teller.at(this.record.game, this.seat ?? this.humans[0] ?? 0);
  }
  private question(): Question | null {
    const { seat, reader } = this;
    return seat === null || !reader.offer ? null : new Question(reader, this.begun);
  }
  private nameOf(seat: Seat): string {
    return this.teller.at(this.record.game, null).nameOf(seat);
  }

  /** A person who is asked where they do not want to be, and the answer for them. */
  private passing(): { seat: Seat; pick: readonly string[] } | null {
    const { passes } = this.teller.entry;
    if (passes === undefined || this.asksAlways) return null;
    for (const seat of this.waiting.filter((one) => this.humans.includes(one))) {
      const pick = passes(this.record.game, seat);
      if (pick !== null) return { seat, pick };
    }
    return null;
  }

  private playBots(): void {
    for (let n = 0; n < MOST_BOT_ANSWERS; n++) {
      const { game, loaded } = this.record;
      if (game.over || this.called !== null) return;
      const passing = this.passing();
      if (passing !== null) {
        this.passed.add(this.record.line.length);
        this.give(passing.seat, passing.pick);
        continue;
      }
      const offer = whoAnswers(game.pending!);
      const { seat } = offer;
      const bot = this.bots.get(seat);
      // A person who can answer comes first, unless the terms on the table wait for a bot.
      const someone = this.waiting.some((one) => this.humans.includes(one));
      if (!bot || (someone && game.pending!.proposal === null)) return;
      const pick = answerOf(loaded, game, bot, offer);
      if (offer.options.length > 1) this.lastAsked.set(seat, clone(loaded, game));
      const refusal = this.give(seat, pick);
      if (refusal) throw new Error(`The bot ${bot.name} answered ${pick.join(' ')}: ${refusal.key} (${refusal.rule})`);
    }
    throw new Error(`The bots are not finished after ${MOST_BOT_ANSWERS} answers`);
  }

  /** With hidden hands, the next person takes the screen before anything is shown. */
  private async handOver(): Promise<void> {
    const { seat } = this;
    if (seat === null || seat === this.atScreen) return;
    const before = this.atScreen;
    this.atScreen = seat;
    this.stale = true;
    this.shown.forget();
    this.asides.forget();
    if (before === null || !this.hides || !this.lines.typed) return;
    this.paper.line('\u001Bc');
    const name = this.nameOf(seat);
    await this.lines.next(`${say('session.hand-over', { name })} `);
    this.paper.line('\u001Bc');
  }

  private give(seat: Seat, pick: readonly string[]): Refusal | null {
    const { record } = this;
    const taken = this.taken(seat, pick);
    const { refusal, events } = answer(record, seat, { no: record.game.pending!.no, pick });
    if (!refusal) this.note(taken, events);
    return refusal;
  }
  private taken(seat: Seat, pick: readonly string[]): Taken {
    const { game } = this.record;
    return { seat, name: this.nameOf(seat), text: this.teller.at(game, seat).answer(pick) };
  }
  private note(taken: Taken, events: readonly Event[]): void {
    this.log.add(this.record.line.length, taken, this.teller.events(this.record.game, events));
  }

  // ---- what is shown ----

  private show(): void {
    const { paper, teller, seat } = this;
    const { game } = this.record;
    const reader = teller.at(game, seat);
    this.stale = false;
    const news = this.log.news(seat, this.hides);
    if (news.length > 0) paper.line();
    for (const { text, rule } of news) paper.text(`- ${cited(paper, text, rule)}`, '', '  ');
    const board = this.shown.news(reader.board({ linear: paper.linear, whole: this.shown.isEmpty }));
    if (board.length > 0) paper.line();
    paper.block(board);
    paper.line();
    if (game.over) {
      paper.text(paper.strong(say('game.over', { result: reader.result() })));
      this.tellTurningPoints();
      paper.line(say('session.over-words'));
    } else this.ask();
  }

  private tellTurningPoints(): void {
    const { loaded, header, segments } = this.record;
    const told = turningPointsIn(this.teller, loaded, header, segments.at(-1)!);
    if (told.length > 0) this.paper.line(say('game.turning-points'));
    for (const text of told) this.paper.text(`- ${text}`, '', '  ');
  }

  private ask(): void {
    const { paper, seat } = this;
    const question = this.question();
    if (question) showQuestion(paper, question, this.asides);
    else if (seat !== null) paper.line(say('session.idle', { name: this.nameOf(seat) }));
  }

  // ---- what may be said ----

  private readonly commands: Record<string, (rest: string) => void> = {
    help: (rest) => help(this.paper, this.teller, rest),
    look: (rest) => lookAt(this.paper, rest, this.reader),
    near: () => lookNear(this.paper, this.reader),
    goal: () => lookAtGoal(this.paper, this.reader),
    cards: () => lookAtOwn(this.paper, this.reader),
    hand: () => lookAtOwn(this.paper, this.reader),
    area: () => lookAtOwn(this.paper, this.reader),
    board: () => this.showAll(),
    why: (rest) => why(this.paper, rest, { reader: this.reader, question: this.question() }),
    explain: (rest) => explain(this.paper, rest, this.reader),
    thoughts: () => this.tellThoughts(),
    undo: (rest) => this.undo(rest),
    redo: () => this.redo(),
    log: (rest) => this.showLog(rest),
    save: (rest) => this.paper.text(this.keeper.saveUnder(rest, this.record)),
    seat: (rest) => this.call(rest),
    ask: (rest) => this.askWhen(rest),
    back: () => this.take(goBack(this.question())),
    done: () => this.take(finish(this.question())),
  };

  private obey(line: string): void {
    if (line === '') return this.showAll();
    const space = line.indexOf(' ');
    const first = (space < 0 ? line : line.slice(0, space)).toLowerCase();
    const command = this.commands[first === '?' ? 'help' : first];
    // A card may be called Back to Camp: only a whole word is a command, and the list comes first.
    const isOption = (this.question()?.items() ?? []).some((item) => saysExactly(item, line));
    const rest = space < 0 ? '' : line.slice(space + 1).trim();
    if (!command || isOption) this.choose(line);
    else if (TELLING.has(first)) guarded(this.paper, () => command(rest));
    else command(rest);
  }
  /** Why each bot did what it did last. */
  private tellThoughts(): void {
    const { paper, record, lastAsked } = this;
    if (lastAsked.size === 0) return paper.line(say('session.no-thoughts'));
    for (const [seat, game] of lastAsked) {
      const told = thoughts(record.loaded, game, this.bots.get(seat)!, seat);
      const reader = this.teller.at(game, this.hides ? this.seat : seat);
      const words = told?.map((message) => reader.say(message)) ?? [say('session.thoughtless')];
      paper.text(`${paper.strong(reader.nameOf(seat))}: ${words[0]!}`, '', '  ');
      for (const line of words.slice(1)) paper.text(line, '  ', '    ');
    }
  }
  private showLog(rest: string): void {
    const many = rest === '' ? Infinity : Number(rest);
    if (!(many >= 1)) return this.paper.line(say('session.log'));
    const all = this.log.all(this.seat);
    // What was passed for somebody is no decision of theirs.
    const own = all.filter(({ taken, line }) => taken !== null && !this.passed.has(line - 1));
    const from = own.slice(-Math.min(many, own.length))[0]?.line ?? 0;
    const isAll = many >= own.length;
    showLog(this.paper, isAll ? all : all.filter(({ line }) => line >= from), this.mayKnow);
  }
  private showAll(): void {
    this.shown.forget();
    this.asides.forget();
    this.stale = true;
  }

  private choose(line: string): void {
    const question = this.question();
    if (!question) return this.paper.line(say(this.record.game.over ? 'session.over' : 'session.nothing-asked'));
    this.take(choose(question, line));
  }
  private take(heard: Heard): void {
    if ('problem' in heard) return this.paper.text(heard.problem);
    if ('pick' in heard) return this.answer(this.seat!, heard.pick);
    this.begun = heard.begun;
    this.ask();
  }

  private answer(seat: Seat, pick: readonly string[]): void {
    const refusal = this.give(seat, pick);
    if (!refusal) return this.moved();
    this.paper.text(this.teller.at(this.record.game, seat).say(refusal));
    this.paper.rule(refusal.rule);
  }
  private moved(): void {
    this.begun = [];
    this.called = null;
    this.stale = true;
    this.keeper.keep(this.record);
  }

  // ---- back and forth ----

  private mayKnow = (seat: Seat): boolean => !this.hides || seat === this.atScreen;

  private undo(text: string): void {
    const said = this.record.line.map((one, at) => (this.passed.has(at) ? { seat: NOBODY } : one));
    const keep = keptBy(said, this.humans, text);
    if (typeof keep === 'string') return this.paper.text(keep);
    const { refusal, fresh } = takeBack(this.record, keep);
    if (refusal) return this.paper.text(this.teller.say(refusal));
    for (const at of this.passed) if (at >= keep) this.passed.delete(at);
    const undone = this.log.cut(keep);
    for (const line of inWords('undone', undone, this.mayKnow)) this.paper.text(line, '', '    ');
    if (fresh) this.paper.text(say('undo.fresh'));
    this.moved();
  }
  private redo(): void {
    const { record } = this;
    const again: Taken[] = [];
    do {
      const next = record.undone.at(-1);
      const taken = next && record.game.pending ? this.taken(next.seat, next.pick) : null;
      if (next && this.passing() !== null) this.passed.add(record.line.length);
      const { refusal, events } = redo(record);
      if (refusal) return this.paper.text(this.teller.say(refusal));
      again.push(taken!);
      this.note(taken!, events);
    } while (botIsNext(record, this.humans) || (record.undone.length > 0 && this.passing() !== null));
    for (const line of inWords('again', again, this.mayKnow)) this.paper.text(line, '', '    ');
    this.moved();
  }

  private askWhen(rest: string): void {
    if (rest !== 'always' && rest !== 'usual') return this.paper.line(say('session.ask'));
    this.asksAlways = rest === 'always';
    this.paper.text(say(this.asksAlways ? 'session.ask-always' : 'session.ask-usual'));
  }
  private call(rest: string): void {
    const seat = Number(rest);
    const { humans } = this;
    if (rest === '' || !humans.includes(seat)) {
      return this.paper.line(say('session.which-seat', { seats: humans.join(', ') }));
    }
    this.begun = [];
    const first = this.waiting.find((one) => humans.includes(one));
    this.called = seat === first ? null : seat;
    this.stale = true;
  }
}
