import { Command } from 'commander';

/** An option that may be said several times. */
const more = (value: string, before: readonly string[] = []): string[] => [...before, value];
const PACK = ['--pack <folder>', 'a pack from a folder; may be said several times', more] as const;

/** The commands. What each needs is loaded when it is called, so that help comes at once. */
export function buildProgram(): Command {
  const program = new Command('questwright')
    .description('Play and inspect rules-enforced games in the terminal.')
    .version('0.1.0')
    .showSuggestionAfterError()
    // A command below a command may have options of the same names.
    .enablePositionalOptions()
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
    .option('--seats <number>', 'how many seats (left out: as few as will do)')
    .option('--packs <list>', 'packs and variants, separated by commas')
    .option(...PACK)
    .option('--seed <text>', 'everything random follows from it (left out: a new one)')
    .option('--heroes <names>', 'who plays whom, by seat, separated by commas; random for whoever comes')
    .option('--start <name>', 'where to begin, in games with several beginnings, for example an Encounter')
    .option('--from <where>', 'begin at the position of a scenario file, or late (bots have played so far)')
    .option('--bots <seats>', 'these seats are bots, for example 1,2')
    .option('--me <seats>', 'only these seats are people, the others are bots')
    .option('--bot <name>', 'which bot they are: random, or one of the game (left out: its usual one)')
    .option('--save <file>', 'keep the game in this file, from the start and after every decision')
    .option('--linear', 'for screen readers: sentences instead of drawings, one thing after another, no colours')
    .option('--plain', 'no colours')
    .addHelpText(
      'after',
      '\nSeats are numbered from 0. Without --bots and --me all seats share the screen.\nAnswers may come from a pipe, one per line; say help in the game for all that can be said.',
    )
    .action(async (game, options) => (await import('./commands/play.ts')).play(game, options));

  const server = ['--server <address>', 'the server (left out: http://localhost:3000)'] as const;
  const profile = ['--as <profile>', 'somebody else on the same machine: a name for their own identity'] as const;
  const name = ['--name <name>', 'what you are called there (left out: as before, or any name)'] as const;
  program
    .command('join')
    .description('play at a table with others, in browsers and terminals')
    .argument('<link>', 'a link to the table, or its id at --server')
    .option(...server)
    .option('--seat <number>', 'which seat (left out: yours, or the first free one)')
    .option('--watch', 'only look on')
    .option(...name)
    .option(...profile)
    .option('--linear', 'for screen readers: sentences instead of drawings, one thing after another, no colours')
    .option('--plain', 'no colours')
    .action(async (link, options) => (await import('./commands/join.ts')).join(link, options));

  program
    .command('host')
    .description('open a table for others to join, and play there')
    .argument('<game>', 'a game (see "questwright games")')
    .option(...server)
    .option('--seats <list>', 'me, friend (needs the link), open (anybody), bot, bot:<name>', 'me,friend')
    .option('--packs <list>', 'packs and variants, separated by commas')
    .option('--heroes <names>', 'who plays whom, by seat, separated by commas; random for whoever comes')
    .option('--public', 'listed for everybody, and anybody may look on')
    .option(...name)
    .option(...profile)
    .option('--linear', 'for screen readers: sentences instead of drawings, one thing after another, no colours')
    .option('--plain', 'no colours')
    .action(async (game, options) => (await import('./commands/join.ts')).host(game, options));

  program
    .command('replay')
    .description('tell a game file as text')
    .argument('<file>', 'a game file')
    .option(...PACK)
    .option('--to <number>', 'only up to this decision, by its number in the log')
    .option('--seat <number>', 'only what this seat could see')
    .option('--linear', 'sentences instead of drawings, no colours')
    .option('--plain', 'no colours')
    .action(async (file, options) => (await import('./commands/replay.ts')).replay(file, options));

  program
    .command('verify')
    .description('play a game file again and check every hash')
    .argument('<file>', 'a game file')
    .option(...PACK)
    .action(async (file, options) => (await import('./commands/verify.ts')).verify(file, options));

  program
    .command('rules')
    .description('print the rules of a game as tables, after all edits of its packs')
    .argument('<game>', 'a game (see "questwright games")')
    .option('--packs <list>', 'packs and variants, separated by commas, or all')
    .option(...PACK)
    .option('--proc <name>', 'only this procedure')
    .option('--plain', 'no colours')
    .action(async (game, options) => (await import('./commands/rules.ts')).rules(game, options));

  program
    .command('cards')
    .description('print the cards of a game side by side')
    .argument('[game]', 'a game (see "questwright games")', 'runebound')
    .option(...PACK)
    .option('--kind <kind>', 'only cards of this kind, for example item')
    .option('--color <color>', 'only cards of this color, for example green')
    .option('--plain', 'no colours')
    .action(async (game, options) => (await import('./commands/cards.ts')).cards(game, options));

  program
    .command('board')
    .description('draw the board of Runebound')
    .option('--png <file>', 'as a picture')
    .option('--svg <file>', 'as a drawing')
    .option('--width <pixels>', 'how wide the picture is', '1400')
    .option('--board <name>', 'which board, when there are several')
    .option('--packs <list>', 'packs and variants, separated by commas')
    .option(...PACK)
    .action(async (options) => (await import('./commands/board.ts')).board(options));

  program
    .command('scenario')
    .description('play scenario files and check what they expect')
    .argument('<files...>', 'scenario files (YAML), or folders of them')
    .option(...PACK)
    .action(async (files, options) => (await import('./commands/scenario.ts')).scenario(files, options));

  program
    .command('pack')
    .description('packs of your own, from folders of YAML and JSON')
    .command('check')
    .description('say everything that is wrong with a pack, with file and line')
    .argument('<folders...>', 'folders of packs; each may need those before it')
    .action(async (folders) => (await import('./commands/pack.ts')).checkPacks(folders));

  program
    .command('backup')
    .description('keep all that a server knows in one file; the server may go on meanwhile')
    .argument('<file>', 'the file to make')
    .option('--data <folder>', 'the data folder of the server', 'data')
    .action(async (file, options) => (await import('./commands/backup.ts')).backup(file, options));

  program
    .command('restore')
    .description('make a new data folder from a backup')
    .argument('<file>', 'a file that backup made')
    .requiredOption('--data <folder>', 'the folder to make')
    .action(async (file, options) => (await import('./commands/backup.ts')).restore(file, options));

  program
    .command('report')
    .description('show what somebody reported to a server')
    .argument('<number>', 'the number of the report')
    .option('--data <folder>', 'the data folder of the server', 'data')
    .option('--file <file>', 'also write the game that it is about')
    .action(async (number, options) => (await import('./commands/report.ts')).report(number, options));

  program
    .command('soak')
    .description('let many games play themselves with all checks, and say what was never reached')
    .argument('<game>', 'a game (see "questwright games")')
    .option('--games <number>', 'how many games', '100')
    .option('--first <number>', 'the number of the first game, to play one again that failed', '0')
    .option('--seed <text>', 'everything random follows from it', 'soak')
    .option('--seats <list>', 'numbers of seats in turn (left out: all the game allows)')
    .option(
      '--packs <list>',
      'all (samples of all sets in turn), with:<list> (of those with these), none, or one set, separated by commas',
      'all',
    )
    .option(...PACK)
    .option(
      '--bots <who>',
      'all seats play at random (random), as one bot (its name), or each is drawn (mixed; every: from all bots)',
      'mixed',
    )
    .option('--from <where>', 'games begin at the start, from positions in the middle, or mixed (a third)', 'mixed')
    .option('--checks-every <number>', 'all checks only at every n-th decision', '20')
    .option('--thorough <games>', 'so many games are checked at every decision (left out: a tenth of them)')
    .addHelpText(
      'after',
      '\nThe last line is JSON. Exit code 1 when a game failed or words are missing.\nCtrl-C stops; the report is still printed.',
    )
    .action(async (game, options) => (await import('./commands/soak.ts')).soak(game, options));

  const labCommand = program
    .command('lab')
    .description('let bots play many games and count what happens in them')
    .enablePositionalOptions()
    .argument('[game]', 'a game (see "questwright games"; left out: runebound)')
    .option('--game <game>', 'the same')
    .option('--games <number>', 'how many games', '100')
    .option('--seed <text>', 'everything random follows from it', 'lab')
    .option('--players <number>', 'how many seats', '4')
    .option('--variants <list>', 'packs and variants, separated by commas', '')
    .option('--heroes <names>', 'whom they play; of more names than seats some are drawn for each game', '')
    .option('--bots <names>', 'who plays; fewer names go round, and all change seats from game to game', 'greedy')
    .option('--threads <number>', 'how many games at once (left out: one for each core)')
    .option('--job <file>', 'where finished games are kept until all are played (left out: below .cache/lab)')
    .option('--anew', 'forget what was played before')
    .option('--json <file>', 'write the report and a row for each game to this file')
    .option('--report <file>', 'where the report page is written (left out: below .cache/lab)')
    .option('--queue <address>', 'let workers play that wait at this Redis, such as redis://localhost:6379')
    .addHelpText(
      'after',
      '\nThe last line is JSON. Ctrl-C stops; what was played until then is reported, and the same command goes on.\nThe same seed gives the same games, whoever plays them.',
    )
    .action(async (game, options) => (await import('./commands/lab.ts')).lab(game, options));

  labCommand
    .command('worker')
    .description('play games of any lab that waits at a Redis, until Ctrl-C')
    .requiredOption('--queue <address>', 'the Redis, such as redis://localhost:6379')
    .option('--threads <number>', 'how many games at once (left out: one for each core)')
    .option('--lost-after <seconds>', 'a worker that is not heard of for so long is lost; others play its games', '30')
    .action(async (options) => (await import('./commands/lab-worker.ts')).labWorker(options));

  return program;
}
