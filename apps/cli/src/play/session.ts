/** A game at the terminal: who sits where, what they are shown, and what they may say. */

import {
  answer,
  below,
  sample,
  seeded,
  type Dice,
  type Event,
  type GameRecord,
  type Seat,
  type World,
} from '@questwright/kernel';
import type { Paper } from '../paper.ts';
import type { Teller } from '../teller.ts';
import { explain } from './explain.ts';
import { HELP } from './help.ts';
import { Keeper } from './keeper.ts';
import type { Lines } from './lines.ts';
import { Log } from './log.ts';
import { elementsIn, saysExactly } from './hearing.ts';
import { offerOf, Question, waitedFor } from './question.ts';
import { showQuestion } from './screen.ts';
import { giveAgain, takeBack, type Journey } from './time.ts';
import { why } from './why.ts';

export interface SessionOptions {
  record: GameRecord<World>;
  /** What happened before the first question. */
  events: readonly Event[];
  bots: readonly Seat[];
  saveAs: string | null;
}

/** Bots alone could play for ever. */
const MOST_BOT_ANSWERS = 100_000;

export class Session {
  private readonly record: GameRecord<World>;
  private readonly teller: Teller;
  private readonly paper: Paper;
  private readonly lines: Lines;
  private readonly log: Log;
  private readonly humans: readonly Seat[];
  /** Somebody at this screen may hold what the others must not see. */
  private readonly hides: boolean;
  private readonly keeper: Keeper;
  private readonly dice: Dice;
  /** Who is at the screen, when another seat than the one being asked was called. */
  private called: Seat | null = null;
  private atScreen: Seat | null = null;
  private begun: readonly string[] = [];
  private stale = true;

  constructor(teller: Teller, paper: Paper, lines: Lines, options: SessionOptions) {
    const { record, bots, saveAs } = options;
    this.record = record;
    this.teller = teller;
    this.paper = paper;
    this.lines = lines;
    this.keeper = new Keeper(saveAs);
    this.dice = seeded(`bots ${record.header.secret}`);
    const seats = Array.from({ length: record.header.seats }, (_, seat) => seat);
    this.humans = seats.filter((seat) => !bots.includes(seat));
    this.hides = Object.values(teller.loaded.rules.zones).some((zone) => zone.sees === 'owner');
    this.log = new Log(teller, this.humans);
    this.log.add(record.game, record.line.length, options.events);
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
    if (this.keeper.saveAs !== null) this.paper.line(`Saved as ${this.keeper.saveAs}.`);
  }

  /** Words that may be typed now, for the Tab key. */
  complete(start: string): string[] {
    const items = this.question()?.items() ?? [];
    const all = [...Object.keys(this.commands), 'quit', ...items.map((item) => item.text)];
    return all.filter((word) => word.toLowerCase().startsWith(start.toLowerCase()));
  }

  // ---- who plays ----

  /** The seat that is spoken to: the one called, else the first person the game waits for. */
  private get seat(): Seat | null {
    const waiting = waitedFor(this.record.game).filter((seat) => this.humans.includes(seat));
    return this.called ?? waiting[0] ?? null;
  }
  private question(): Question | null {
    const { seat, record } = this;
    if (seat === null || !offerOf(record.game, seat)) return null;
    return new Question(this.teller, record.game, seat, this.begun);
  }

  private playBots(): void {
    for (let n = 0; n < MOST_BOT_ANSWERS; n++) {
      const { game } = this.record;
      const waiting = waitedFor(game);
      if (game.over || this.called !== null || waiting.some((seat) => this.humans.includes(seat))) return;
      const offer = offerOf(game, waiting[0]!)!;
      const pick = sample(offer, (k) => below(this.dice, k));
      this.give(offer.seat, pick);
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
    if (before === null || !this.hides || !this.lines.typed) return;
    this.paper.line('\u001Bc');
    await this.lines.next(`${this.teller.seat(seat)} takes the screen. Press Enter when nobody else is looking. `);
    this.paper.line('\u001Bc');
  }

  private give(seat: Seat, pick: readonly string[]): boolean {
    const { record } = this;
    const { refusal, events } = answer(record, seat, { no: record.game.pending!.no, pick });
    if (refusal) {
      this.paper.text(this.teller.say(refusal, this.teller.context(record.game, seat)));
      this.paper.rule(refusal.rule);
      return false;
    }
    this.log.add(record.game, record.line.length, events);
    return true;
  }

  // ---- what is shown ----

  private show(): void {
    const { paper, teller, seat } = this;
    const { game } = this.record;
    this.stale = false;
    paper.line();
    paper.block(teller.board(game, seat));
    const news = this.log.news(seat, this.hides);
    if (news.length > 0) paper.line();
    for (const { text, rule } of news) paper.text(`- ${text} ${paper.faint(`[${rule}]`)}`, '', '  ');
    paper.line();
    if (game.over) {
      paper.text(paper.strong(`The game is over. ${teller.result(game)}`));
      paper.line('You can still say undo, log, why, save <file>, or quit.');
    } else this.ask();
  }

  private ask(): void {
    const { paper, teller, seat } = this;
    const question = this.question();
    if (question) showQuestion(paper, teller, this.record.game, question);
    else if (seat !== null) paper.line(`${teller.seat(seat)} has nothing to do now.`);
  }

  // ---- what may be said ----

  private readonly commands: Record<string, (rest: string) => void> = {
    help: () => HELP.forEach((line) => this.paper.text(line, '', ' '.repeat(16))),
    why: (rest) => this.why(rest),
    explain: (rest) => explain(this.paper, rest, this.teller, this.record.game, this.seat ?? 0),
    undo: (rest) => this.undo(rest),
    redo: () => this.redo(),
    log: () => this.showLog(),
    save: (rest) => this.paper.text(this.keeper.saveUnder(rest, this.record)),
    seat: (rest) => this.call(rest),
    back: () => this.back(),
    done: () => this.done(),
  };

  private obey(line: string): void {
    if (line === '') {
      this.stale = true;
      return;
    }
    const space = line.indexOf(' ');
    const first = (space < 0 ? line : line.slice(0, space)).toLowerCase();
    const command = this.commands[first === '?' ? 'help' : first];
    // A card may be called Back to Camp: only a whole word is a command, and the list comes first.
    const isOption = (this.question()?.items() ?? []).some((item) => saysExactly(item, line));
    if (command && !isOption) command(space < 0 ? '' : line.slice(space + 1).trim());
    else this.choose(line);
  }

  private choose(line: string): void {
    const question = this.question();
    if (!question) {
      this.paper.line(
        this.record.game.over ? 'The game is over. Say undo, log, save <file>, or quit.' : 'Nothing is being asked.',
      );
      return;
    }
    if (line === '0' && !question.counts && question.mayStop) return this.done();
    const elements = elementsIn(line, question);
    if (typeof elements === 'string') {
      this.paper.text(elements);
      return;
    }
    const [only] = elements;
    const aside = question.items().find((item) => item.id === only)?.aside ?? false;
    if (aside) return this.answer(question.seat, [only!]);
    const longer = question.extend(elements);
    if (!longer) {
      this.paper.line('These do not go together. Choose again, or say back.');
      return;
    }
    if (longer.isWhole) return this.answer(question.seat, longer.begun);
    this.begun = longer.begun;
    this.ask();
  }

  private answer(seat: Seat, pick: readonly string[]): void {
    if (!this.give(seat, pick)) return;
    this.moved();
  }
  private moved(): void {
    this.begun = [];
    this.called = null;
    this.stale = true;
    this.keeper.keep(this.record);
  }

  private done(): void {
    const question = this.question();
    if (question?.mayStop) this.answer(question.seat, question.begun);
    else
      this.paper.line(question?.form ? 'That is not enough yet.' : 'There is nothing to finish. Choose from the list.');
  }
  private back(): void {
    const question = this.question();
    if (!question?.canGoBack) return this.paper.line('There is nothing to go back from; undo takes back an answer.');
    this.begun = question.begun.slice(0, -1);
    this.ask();
  }

  private why(about: string): void {
    const { teller, paper } = this;
    const seat = this.seat ?? this.humans[0] ?? 0;
    why(paper, about, { teller, game: this.record.game, seat, question: this.question() });
  }

  private travel({ said, refusal, moved }: Journey): void {
    for (const text of said) this.paper.text(text);
    if (refusal) this.paper.text(this.teller.say(refusal));
    if (moved) this.moved();
  }
  private undo(times: string): void {
    const journey = takeBack(this.record, this.humans, times);
    this.log.cut(this.record.line.length);
    this.travel(journey);
  }
  private redo(): void {
    const { record, log } = this;
    this.travel(giveAgain(record, this.humans, (events) => log.add(record.game, record.line.length, events)));
  }

  private showLog(): void {
    const { paper } = this;
    const chapters = this.log.all(this.seat);
    if (chapters.length === 0) paper.line('Nothing has happened yet.');
    for (const { line, told } of chapters) {
      for (const { text, rule } of told)
        paper.text(`${String(line).padStart(3)}  ${text} ${paper.faint(`[${rule}]`)}`, '', '     ');
    }
  }

  private call(rest: string): void {
    const seat = Number(rest);
    const { humans, record } = this;
    if (rest === '' || !humans.includes(seat)) {
      return this.paper.line(`Which seat? At this screen: ${humans.join(', ')}.`);
    }
    this.begun = [];
    const first = waitedFor(record.game).find((one) => humans.includes(one));
    this.called = seat === first ? null : seat;
    this.stale = true;
  }
}
