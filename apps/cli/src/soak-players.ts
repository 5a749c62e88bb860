/** Who sits where in a soak: bots, chance, and bots that now and then answer by chance. */

import { answerOf, type Bot } from '@questwright/bots';
import type { SoakOptions } from '@questwright/harness';
import { below, choiceOf, sample, type Loaded, type Question, type World } from '@questwright/kernel';
import { botsOf } from '@questwright/games';
import { say } from './language.ts';
import { wrongUse } from './problem.ts';

/** A player, and how many of a hundred answers are left to chance; null: all of them. */
interface Player {
  bot: string | null;
  chance: number;
}
const RANDOM: Player = { bot: null, chance: 100 };
const SOMETIMES = 20;
/** Of those who play by chance, one answer in so many is an act that nobody asked for, where there is one. */
const UNASKED = 8;

/** One answer by chance in so many is drawn by what is done, whatever it is done with: else there would be hardly a chance for
 *  something that can be done in one way beside something that can be done in fifty. */
const BY_CHOICE = 3;

/** Whoever plays by chance and has been asked one question so often among so many loses patience, and mostly answers like the
 *  usual bot: else hardly anybody would leave a shop, or get rid of what is too much to carry. */
const PATIENCE = { asked: 20, among: 50 };
const MOSTLY = 4;

function byChance({ options, forms }: Question, roll: (k: number) => number): string[] {
  if (roll(BY_CHOICE) > 0) return sample({ options, forms }, roll);
  const choices = [...new Set([...options.map(choiceOf), ...forms.map(({ choice }) => choice)])];
  const drawn = choices[roll(choices.length)]!;
  const isDrawn = (id: string): boolean => choiceOf(id) === drawn;
  return sample({ options: options.filter(isDrawn), forms: forms.filter(({ choice }) => choice === drawn) }, roll);
}

type Choose = NonNullable<SoakOptions<World>['choose']>;

/** `random`, the name of a bot for all seats; `mixed`: each seat is drawn; `every`: from all bots that there are. */
export function playersOf(gameId: string, wanted: string): Choose {
  const makers = botsOf(gameId);
  const names = Object.keys(makers).filter((name) => name !== 'random');
  const sure = names.map((bot): Player => ({ bot, chance: 0 }));
  const [usual] = sure;
  const kinds: Record<string, readonly Player[]> = {
    random: [RANDOM],
    // Those who think would take most of the time.
    mixed: [RANDOM, ...(usual === undefined ? [] : [usual, { ...usual, chance: SOMETIMES }])],
    ...Object.fromEntries(sure.map((player) => [player.bot!, [player]])),
    ...(usual === undefined ? {} : { every: sure }),
  };
  const drawn = Object.hasOwn(kinds, wanted) ? kinds[wanted]! : null;
  if (drawn === null)
    throw wrongUse(say('soak.no-bot', { bot: wanted, game: gameId, known: Object.keys(kinds).join(', ') }));

  const bots = new Map<Loaded, Map<string, Bot>>();
  const botNamed = (loaded: Loaded, name: string): Bot => {
    if (!bots.has(loaded)) bots.set(loaded, new Map());
    const made = bots.get(loaded)!;
    if (!made.has(name)) made.set(name, makers[name]!(loaded));
    return made.get(name)!;
  };
  let playing = -1;
  let seats: Player[] = [];
  let lately: string[] = [];
  const isImpatient = (question: string): boolean => {
    lately = [...lately.slice(1 - PATIENCE.among), question];
    return lately.filter((one) => one === question).length > PATIENCE.asked;
  };
  return (game, dice, n, loaded) => {
    if (n !== playing) {
      playing = n;
      lately = [];
      seats = Array.from({ length: game.world.seats }, () => drawn[below(dice, drawn.length)]!);
    }
    const { offers, given } = game.pending!;
    const idle = offers.filter(({ seat, asides }) => seats[seat]!.bot === null && asides.length > 0);
    if (idle.length > 0 && below(dice, UNASKED) === 0) {
      const { seat, asides } = idle[below(dice, idle.length)]!;
      return { seat, pick: [asides[below(dice, asides.length)]!] };
    }
    const waited = offers.filter((one) => one.asked && !given.some(({ seat }) => seat === one.seat));
    const offer = waited[below(dice, waited.length)]!;
    const { bot, chance } = seats[offer.seat]!;
    const impatient = isImpatient(`${game.pending!.proc}/${game.pending!.step}`) && below(dice, MOSTLY) > 0;
    const thinker = impatient ? (usual?.bot ?? null) : bot !== null && below(dice, 100) >= chance ? bot : null;
    const pick =
      thinker === null
        ? byChance(offer, (k) => below(dice, k))
        : answerOf(loaded, game, botNamed(loaded, thinker), offer);
    return { seat: offer.seat, pick };
  };
}
