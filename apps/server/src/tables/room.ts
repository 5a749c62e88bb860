/** A table and the people around it: seats, spectators, chat; its game once it has begun. */

import type { Json, Seat, Viewer } from '@questwright/kernel';
import type { ChatLine, SeatInfo, ServerMessage, TableInfo } from '@questwright/protocol';
import type { SeatRow, TableRow } from '../store/store.ts';
import { waitsSince, type LiveTable, type Watcher } from './live-table.ts';
import { Declined } from './problem.ts';

/** A guest as others see them. */
export interface Person {
  id: string;
  name: string;
  color: string;
}

/** Somebody at the table: a seat's player, or with null a spectator. */
export class Visitor implements Watcher {
  readonly guest: string;
  readonly viewer: Viewer;
  /** The entry up to which everything was shown. */
  saw = 0;
  private readonly pass: (text: string) => void;
  /** What must wait for something that is said first. */
  private held: string[] | null = null;

  constructor(guest: string, viewer: Viewer, pass: (text: string) => void) {
    this.guest = guest;
    this.viewer = viewer;
    this.pass = pass;
  }
  send(text: string): void {
    if (this.held) this.held.push(text);
    else this.pass(text);
  }
  hold(): void {
    this.held ??= [];
  }
  release(first: string): void {
    const held = this.held ?? [];
    this.held = null;
    for (const text of [first, ...held]) this.pass(text);
  }
}

const NOBODY = { name: '', color: '#888888' };

/** The whole file may be given out: the game is over, or one person plays all seats. */
export function isOpenBook({ status, seats }: Pick<TableRow, 'status' | 'seats'>, guest: string): boolean {
  if (status === 'over' || status === 'closed') return true;
  return seats.every(({ kind, guest: held, before, resigned }) => {
    if (kind !== 'bot') return kind === 'guest' && held === guest;
    // Whoever may come back to this seat must not find the others knowing its cards.
    return before === null || before === guest || resigned;
  });
}

export class Room {
  private stored: TableRow;
  live: LiveTable | null;
  readonly visitors = new Set<Visitor>();
  readonly people: Map<string, Person>;
  chatted: number;
  touched: number;

  /** Does something when all that has happened is on disk: what could still be lost is told to nobody. */
  private readonly later: (act: () => void) => void;

  constructor(
    row: TableRow,
    live: LiveTable | null,
    people: Map<string, Person>,
    { chatted, now, later }: { chatted: number; now: number; later: (table: string, act: () => void) => void },
  ) {
    this.later = (act) => later(row.id, act);
    this.stored = row;
    this.live = live;
    this.people = people;
    this.chatted = chatted;
    this.touched = now;
  }

  get row(): TableRow {
    return this.live?.row ?? this.stored;
  }
  set row(row: TableRow) {
    this.stored = row;
    if (this.live) this.live.row = row;
  }

  seatsOf(guest: string): Seat[] {
    return this.row.seats.flatMap((seat, i) => (seat.kind === 'guest' && seat.guest === guest ? [i] : []));
  }
  mustHold(guest: string, seat: Seat): void {
    const held = this.row.seats[seat];
    if (!held) throw new Declined('not-found', 'server.no-seat', { number: seat });
    if (held.kind !== 'guest' || held.guest !== guest)
      throw new Declined('not-yours', 'server.not-your-seat', { number: seat });
  }
  mustBeHost(guest: string): void {
    if (this.row.host !== guest) throw new Declined('not-yours', 'server.host-only');
  }
  isMember(guest: string): boolean {
    return this.row.host === guest || this.row.seats.some((seat) => seat.guest === guest || seat.before === guest);
  }
  /** Whether those who are asked may have advice: one person alone always, several unless the table has it otherwise. Whoever has
   *  got up and may come back is one of them. */
  givesAdvice(): boolean {
    const { hints = true, seats } = this.row;
    const people = new Set(seats.flatMap(({ guest }, seat) => guest ?? this.claimTo(seat) ?? []));
    return hints || people.size <= 1;
  }
  isOpenBook(guest: string): boolean {
    return isOpenBook(this.row, guest);
  }
  /** Who may still come back to a seat that is not played by a person. */
  claimTo(seat: Seat): string | null {
    const { kind, before, resigned } = this.row.seats[seat]!;
    return kind === 'guest' || resigned ? null : before;
  }
  /** Whether the game has waited for somebody, or somebody has been away, for longer than the table wanted. */
  isAbsent(seat: Seat, now: number): boolean {
    const { absence, seats, waitsFor } = this.row;
    const { kind, since } = seats[seat]!;
    if (absence === undefined) return false;
    if (kind === 'guest') return waitsFor.includes(seat) && now - waitsSince(this.row, seat) >= absence;
    return since !== undefined && now - since >= absence;
  }

  /** Whether a bot may answer now for this seat. One that plays for somebody who may come back to a table where no other person
   *  plays waits until they have seen what was played: else the game would be over before they could. */
  mayPlayOn(seat: Seat): boolean {
    if (this.claimTo(seat) === null || this.row.seats.some(({ kind }) => kind === 'guest')) return true;
    const claims = new Set(this.row.seats.map((_, one) => this.claimTo(one)));
    return [...this.visitors].some(({ guest, saw }) => claims.has(guest) && saw >= this.live!.written);
  }

  // ---- visitors ----

  enter(visitor: Visitor): void {
    this.visitors.add(visitor);
    this.live?.watch(visitor);
  }
  leave(visitor: Visitor): void {
    this.visitors.delete(visitor);
    this.live?.unwatch(visitor);
  }
  private isHere(guest: string): boolean {
    for (const visitor of this.visitors) if (visitor.guest === guest) return true;
    return false;
  }
  tell(message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const visitor of this.visitors) visitor.send(text);
  }
  tellChat(line: ChatLine): void {
    this.tell({ type: 'chat', table: this.row.id, line });
  }

  // ---- what everybody may know ----

  private seatInfo({ kind, guest, bot, before, resigned, called }: SeatRow): SeatInfo {
    const { name, color } = this.people.get(guest ?? '') ?? { ...NOBODY, name: bot ?? '' };
    return {
      kind,
      guest,
      bot,
      name: (guest !== null && called) || name,
      color,
      resigned,
      before: resigned ? null : before,
      here: guest !== null && this.isHere(guest),
    };
  }
  info(): TableInfo {
    const { row, live } = this;
    const { id, game, name, packs, options, sameDice, status, host, rematch, created, updated, waitsFor } = row;
    const since = waitsFor.map((seat) => waitsSince(row, seat));
    const begun = live?.progress() ?? { waitsFor, since, line: 0, freeUndo: 0, mayRedo: false, updated };
    return {
      id,
      game,
      name,
      packs,
      options,
      public: row.public,
      sameDice,
      absence: row.absence ?? null,
      hints: row.hints ?? true,
      marks: row.marks ?? [],
      goOn: live?.stuck ?? null,
      status,
      host,
      seats: row.seats.map((seat) => this.seatInfo(seat)),
      motion: live?.motion ?? null,
      rematch,
      seq: live?.written ?? 0,
      ...begun,
      result: row.result === null ? null : (JSON.parse(row.result) as Json),
      created,
      spectators: [...this.visitors].filter(({ viewer }) => viewer === null).length,
    };
  }
  /** Those who wait for something to happen, without a socket. */
  readonly waiting = new Set<() => void>();
  wake(): void {
    if (this.waiting.size > 0) this.later(() => [...this.waiting].forEach((wake) => wake()));
  }
  tellInfo(): void {
    this.wake();
    if (this.visitors.size === 0) return;
    const message: ServerMessage = { type: 'table', table: this.info() };
    this.later(() => this.tell(message));
  }
  /** Whether a viewer's view may be given to a guest. */
  mustMaySee(guest: string, viewer: Viewer): void {
    if (viewer !== null) return this.mustHold(guest, viewer);
    if (!this.row.public && !this.isMember(guest) && !this.isInvited(guest)) {
      throw new Declined('not-yours', 'server.private');
    }
  }
  /** Whether a guest may look back at what a viewer saw: when nothing is hidden any more, at what anybody saw. */
  mustMayLookBack(guest: string, viewer: Viewer): void {
    if (viewer !== null && this.isOpenBook(guest) && this.row.seats[viewer]) viewer = null;
    this.mustMaySee(guest, viewer);
  }
  readonly invited = new Set<string>();
  invite(guest: string, token: string): void {
    if (token !== this.row.invite) throw new Declined('not-yours', 'server.other-invitation');
    this.invited.add(guest);
  }
  private isInvited(guest: string): boolean {
    return this.invited.has(guest);
  }
}
