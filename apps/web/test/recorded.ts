/** A recorded game, answer by answer, as the page shows it to whoever is asked. */

import { readFileSync } from 'node:fs';
import {
  answer,
  eventFor,
  load,
  look,
  open,
  speaker,
  undo,
  view,
  whyNot,
  type Event,
  type Game,
  type GameFile,
  type Json,
  type Loaded,
  type World,
} from '@questwright/kernel';
import { telling } from '@questwright/messages';
import type { LogLine, TableInfo, ToldOffer } from '@questwright/protocol';
import { loadGame, type LoadedGame } from '../src/games/game.ts';
import type { ShownTable, WhyTopic } from '../src/table/shown-table.ts';

export interface Moment {
  loaded: Loaded;
  seen: ShownTable;
}

function toldOffer(loaded: Loaded, game: Game<World>, seat: number): ToldOffer | null {
  const offer = game.pending?.offers.find((one) => one.seat === seat);
  if (!offer) return null;
  const { prompt, label, element } = speaker(loaded, game);
  const options = Object.fromEntries([...offer.options, ...offer.asides].map((id) => [id, label(seat, id)]));
  const forms = offer.forms.map(({ choice, of }) => {
    const { of: words = [] } = (of ?? {}) as { of?: string[] };
    const elements = Object.fromEntries(words.map((one) => [one, element(seat, choice, one)]));
    return { choice, label: label(seat, choice), elements };
  });
  return { prompt: prompt(seat), options, forms };
}

export const infoOf = (
  header: Pick<GameFile['header'], 'game' | 'packs' | 'options' | 'sameDice' | 'seats'>,
): TableInfo => ({
  id: 'recorded',
  game: header.game,
  name: '',
  packs: header.packs,
  options: header.options,
  public: false,
  sameDice: header.sameDice,
  absence: null,
  hints: true,
  marks: [],
  goOn: null,
  status: 'playing',
  host: 'me',
  seats: Array.from({ length: header.seats }, (_, i) => ({
    kind: 'guest',
    guest: 'me',
    bot: null,
    name: `Player ${i + 1}`,
    color: '#888888',
    resigned: false,
    before: null,
    here: true,
  })),
  waitsFor: [],
  since: [],
  motion: null,
  rematch: null,
  seq: 0,
  line: 0,
  freeUndo: 0,
  mayRedo: false,
  result: null,
  created: 0,
  updated: 0,
  spectators: 0,
});

/** Every position in which somebody is asked, and the log so far. Questions of the page go to `wonder`. */
export async function* moments(path: string, wonder: (about: WhyTopic) => void): AsyncGenerator<Moment> {
  const file = JSON.parse(readFileSync(path, 'utf8')) as GameFile;
  const { header, segments } = file;
  const game = (await loadGame(header.game, header.packs))!;
  const loaded: Loaded = load(game.ui.entry.definition, { packs: header.packs });
  const begun: Event[] = [];
  const record = open(loaded, header, begun);
  const info = infoOf(header);
  const log: LogLine[] = [line(0, null, 0, begun)];
  for (const entry of segments[0]!.entries) {
    const { pending } = record.game;
    const page: Page = { game, loaded, info, log, wonder };
    for (const { seat } of pending?.offers ?? []) yield { loaded, seen: shownTo(seat, record.game, page) };
    if ('keep' in entry) {
      undo(record, entry.keep);
      for (const one of log) if (one.line > entry.keep) one.undone = true;
      log.push({ ...line(log.length, null, entry.keep, []), takesBack: true });
      continue;
    }
    const { refusal, events } = answer(record, entry.seat, { no: record.game.pending!.no, pick: entry.pick });
    if (refusal) throw new Error(`${entry.pick.join(' ')} is refused: ${refusal.key}`);
    log.push(line(log.length, entry.seat, record.line.length, events));
  }
}

interface Page {
  game: LoadedGame;
  loaded: Loaded;
  info: TableInfo;
  log: readonly LogLine[];
  wonder(about: WhyTopic): void;
}

/** A position as the page shows it to a seat. */
export function shownTo(seat: number, now: Game<World>, { game, loaded, info, log, wonder }: Page): ShownTable {
  const shown = view(loaded, now, seat);
  const context = game.contextFor(
    shown,
    info.seats.map(({ name }) => name),
  );
  const tell = telling(game.say, context);
  const value = (name: string, ...about: readonly Json[]): Json => {
    try {
      return look(loaded, now, (t) => (t.value(name, ...(about as [Json?, Json?])) as Json) ?? null);
    } catch {
      return null;
    }
  };
  return {
    ui: game.ui,
    info,
    view: shown,
    offer: toldOffer(loaded, now, seat),
    playing: null,
    beat: null,
    goOn: null,
    log,
    older: null,
    seat,
    content: game.content,
    words: game.say,
    tell,
    say: (message) => game.say(message, context),
    scene: { view: shown, say: tell, content: game.content, value },
    value,
    complete: (work) => work(),
    nameOf: (one) => tell('kernel.seat-name', { seat: one }),
    playerOf: (one) => info.seats[one]!.name,
    colorOf: () => '#888888',
    chosen: null,
    choose: () => {},
    answer: () => {},
    wonder,
    explain: async ([name, ...about]) => look(loaded, now, (t) => t.explain(name, ...(about as [Json?, Json?]))),
    whyNot: async (option) => whyNot(loaded, now, seat, option),
    changedBy: game.changedBy,
    report: () => {},
    jump: () => {},
    sight: null,
    bringIntoSight: () => {},
    undoTo: null,
    standing: null,
  };
}

const line = (seq: number, seat: number | null, now: number, events: readonly Event[]): LogLine => ({
  seq,
  seat,
  line: now,
  undone: false,
  takesBack: false,
  events: events.map((event) => eventFor(event, seat)),
});
