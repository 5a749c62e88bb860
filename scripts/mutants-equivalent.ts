/** Wrong-way mutants that nobody could notice, by name, and why: what they say otherwise never comes about, or comes to the same. */

const RUNEBOUND = 'packages/runebound/src';
const MIDDARA = 'packages/middara/src';
const CATACLYSM = `${RUNEBOUND}/variants/cataclysm`;
const CLOSED = 'no color is closed to Curse cards; only the mark of CT-EXP-01 says some';
const FIRST_THING = 'thing 0 is a card of the market: no Challenge and no Curse card';
const ONE_ANSWER = 'whoever has one answer only is not asked';
const CITED = 'which rule a back is cited by is seen by whoever proves rules';

export const EQUIVALENT: Readonly<Record<string, string>> = {
  [`${RUNEBOUND}/variants/ally-limits/rules.ts alliesOf(t, t.locals.seat).length > 0 -> alliesOf(t, t.locals.seat).length >= 0 2`]:
    'without Allies the procedure asks nobody and discards nothing',
  [`${RUNEBOUND}/rules/combat/skill-tests.ts 0 -> 1 1`]: 'the step before always sets the total',
  [`${RUNEBOUND}/rules/experience/experience.ts t.locals.due < 0 -> t.locals.due <= 0 1`]:
    'change for nothing is no counters and no rest',
  [`${RUNEBOUND}/rules/hero-combat/negotiation.ts t.locals.came === true -> t.locals.came !== true 2`]:
    'neither the exchange nor spoils read whether the card came',
  [`${RUNEBOUND}/rules/effects/heroes.ts 0 -> 1 2`]:
    'no gold is paid and gained by the same procedure, which moves and tells nothing then',
  [`${RUNEBOUND}/rules/hero-combat/interaction.ts seat -> other 3`]:
    'both stand in the same space by then, and only the space is asked about',
  [`${RUNEBOUND}/rules/adventure/challenge.ts true -> false 1`]:
    'whether it was escaped or not, the same becomes of it; only the marks tell the two apart',
  [`${RUNEBOUND}/variants/rituals-and-runes/rules.ts true -> false 2`]:
    'a counter is declared by its name; what is added is not read, and only `true` compiles',
  [`${RUNEBOUND}/variants/seven-scions/storm-step.ts false -> true 2`]:
    'the Endgame that begins there skips the Market step, the only one that it could skip',
  [`${RUNEBOUND}/variants/seven-scions/storm-step.ts 1 -> 2 3`]: 'no thing has a number below 0: either is no card yet',
  [`${CATACLYSM}/curses.ts closed.length > 0 -> closed.length < 0 1`]: CLOSED,
  [`${CATACLYSM}/curses.ts 0 -> 1 2`]: CLOSED,
  [`${CATACLYSM}/curses.ts 0 -> 1 3`]: CLOSED,
  [`${CATACLYSM}/curses.ts 1 -> 2 7`]: 'no thing has a number below 0: either is no card yet',
  [`${CATACLYSM}/curses.ts 1 -> 2 10`]: 'a Level I card is there, or the attempt is not offered',
  [`${CATACLYSM}/curses.ts 1 -> 2 11`]: 'a source is there as long as its town is cursed',
  [`${CATACLYSM}/curses.ts thing < 0 -> thing <= 0 1`]: FIRST_THING,
  [`${CATACLYSM}/curses.ts 0 -> 1 6`]: FIRST_THING,
  [`${CATACLYSM}/quests.ts claimable(t as never, t.locals.seat).length > 0 -> claimable(t as never, t.locals.seat).length >= 0 1`]:
    ONE_ANSWER,
  [`${CATACLYSM}/rituals-and-runes/index.ts ways(t, t.locals.seat).length > 0 -> ways(t, t.locals.seat).length >= 0 1`]:
    ONE_ANSWER,
  [`${CATACLYSM}/setup.ts level === 3 -> level !== 3 1`]: CITED,
  [`${CATACLYSM}/setup.ts 3 -> 4 1`]: CITED,
  [`${CATACLYSM}/setup.ts one.thing < 0 -> one.thing <= 0 1`]: FIRST_THING,
  [`${CATACLYSM}/setup.ts 0 -> 1 9`]: FIRST_THING,
  [`${CATACLYSM}/setup.ts one.thing >= 0 -> one.thing > 0 1`]: FIRST_THING,
  [`${CATACLYSM}/setup.ts 0 -> 1 11`]: FIRST_THING,
  [`${CATACLYSM}/setup.ts undefeated[at]!.age < undefeated[oldest]!.age -> undefeated[at]!.age <= undefeated[oldest]!.age 1`]:
    'no two Challenges were placed at the same time',
  [`${CATACLYSM}/trading.ts 0 -> 1 12`]: 'dice are divided before anybody is asked where to go',
  [`${MIDDARA}/rules/movement/routes.ts points - spent -> points + (spent) 1`]:
    'a Jump that costs more than is left lies beyond the last points that are looked at',
  [`${MIDDARA}/rules/movement/steps.ts false -> true 6`]:
    'a figure that moves by itself does not read whether it has made the step',
  [`${MIDDARA}/rules/movement/steps.ts t.locals.force === null -> t.locals.force !== null 2`]:
    'freely or not, whoever leaves danger is Defeated; only the marks tell the two apart',
  [`${MIDDARA}/rules/attack/targets.ts HIGHEST_LEVEL - 1 -> HIGHEST_LEVEL + (1) 1`]:
    'no two levels are that far apart, so either forbids nothing',
  [`${MIDDARA}/rules/enemies/instructions.ts true -> false 1`]: 'only the mark of MD-WORD-11 reads it',
  [`${MIDDARA}/rules/encounter/spawning.ts t.world.track.length - 1 -> t.world.track.length + (1) 1`]:
    'what is put beyond the end of the track is put at its end',
  [`${MIDDARA}/rules/movement/sight.ts levelAt(t, to) > own -> levelAt(t, to) < own 1`]:
    'upwards and downwards block alike; only the marks tell them apart',
  [`${MIDDARA}/rules/movement/forced.ts t.locals.spaces > 0 -> t.locals.spaces >= 0 2`]:
    'with no spaces no direction has been chosen, which is asked in the same condition',
  [`${MIDDARA}/rules/abilities/effects.ts false -> true 3`]: 'nobody reads whether the Effect was gained',
};
