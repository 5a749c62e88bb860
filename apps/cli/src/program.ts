import { Command } from 'commander';

/** The commands. What each needs is loaded when it is called, so that help comes at once. */
export function buildProgram(): Command {
  const program = new Command('questwright')
    .description('Play and inspect rules-enforced games in the terminal.')
    .version('0.1.0')
    .showSuggestionAfterError()
    .exitOverride()
    .addHelpText(
      'after',
      '\nExamples:\n  questwright games\n  questwright play tictactoe --me 0\n  questwright help play',
    );

  program
    .command('games')
    .description('list the games with their packs and variants')
    .action(async () => (await import('./commands/games.ts')).games());

  program
    .command('play')
    .description('play a game, or go on with a saved one')
    .argument('<game>', 'a game (see "questwright games"), or a game file')
    .option('--seats <number>', 'how many seats (left out: the fewest the game allows)')
    .option('--packs <list>', 'packs and variants, separated by commas')
    .option('--seed <text>', 'everything random follows from it (left out: a new one)')
    .option('--bots <seats>', 'these seats play at random, for example 1,2')
    .option('--me <seats>', 'only these seats are people, the others play at random')
    .option('--save <file>', 'keep the game in this file, from the start and after every answer')
    .option('--plain', 'no colours')
    .addHelpText(
      'after',
      '\nSeats are numbered from 0. Without --bots and --me all seats share the screen.\nAnswers may come from a pipe, one per line; say help in the game for all that can be said.',
    )
    .action(async (game, options) => (await import('./commands/play.ts')).play(game, options));

  program
    .command('replay')
    .description('tell a game file as text')
    .argument('<file>', 'a game file')
    .option('--to <number>', 'only up to this answer')
    .option('--seat <number>', 'only what this seat could see')
    .option('--plain', 'no colours')
    .action(async (file, options) => (await import('./commands/replay.ts')).replay(file, options));

  program
    .command('verify')
    .description('play a game file again and check every hash')
    .argument('<file>', 'a game file')
    .action(async (file) => (await import('./commands/verify.ts')).verify(file));

  program
    .command('rules')
    .description('print the rules of a game as tables, after all edits of its packs')
    .argument('<game>', 'a game (see "questwright games")')
    .option('--packs <list>', 'packs and variants, separated by commas, or all')
    .option('--proc <name>', 'only this procedure')
    .option('--plain', 'no colours')
    .action(async (game, options) => (await import('./commands/rules.ts')).rules(game, options));

  program
    .command('scenario')
    .description('play scenario files and check what they expect')
    .argument('<files...>', 'scenario files (YAML), or folders of them')
    .action(async (files) => (await import('./commands/scenario.ts')).scenario(files));

  program
    .command('soak')
    .description('play many games at random with all checks, and say what was never reached')
    .argument('<game>', 'a game (see "questwright games")')
    .option('--games <number>', 'how many games', '100')
    .option('--seed <text>', 'everything random follows from it', 'soak')
    .option('--seats <list>', 'numbers of seats in turn (left out: all the game allows)')
    .option('--packs <list>', 'all (every legal set in turn), none, or one set, separated by commas', 'all')
    .option('--every <number>', 'all checks only at every n-th decision')
    .addHelpText(
      'after',
      '\nThe last line is JSON. Exit code 1 when a game failed or words are missing.\nCtrl-C stops; the report is still printed.',
    )
    .action(async (game, options) => (await import('./commands/soak.ts')).soak(game, options));

  return program;
}
