import { Command, type CommanderError } from 'commander';
import { say, type Key } from './language.ts';

/** An option that may be said several times. */
const more = (value: string, before: readonly string[] = []): string[] => [...before, value];

/** The headings that commander gives to parts of a help text. */
const TITLES: Readonly<Record<string, Key>> = {
  'Usage:': 'program.usage',
  'Arguments:': 'program.arguments',
  'Options:': 'program.options',
  'Commands:': 'program.commands',
};

const withDefault = ({ description, defaultValue }: { description: string; defaultValue?: unknown }): string =>
  defaultValue === undefined
    ? description
    : `${description} ${say('program.default', { value: JSON.stringify(defaultValue) })}`;

/** What commander finds wrong, by its codes. */
const WRONG: Readonly<Record<string, Key>> = {
  'commander.unknownCommand': 'wrong.command',
  'commander.unknownOption': 'wrong.option',
  'commander.missingArgument': 'wrong.no-argument',
  'commander.optionMissingArgument': 'wrong.option-empty',
  'commander.missingMandatoryOptionValue': 'wrong.option-missing',
  'commander.excessArguments': 'wrong.too-many',
};

/** A wrong use in our words. Commander tells only its own: what they are about stands in quotes or is a number. */
export function wrongInWords({ code, message }: CommanderError): string {
  const [name] = /(?<=')[^']*(?=')/.exec(message) ?? [];
  const key = Object.hasOwn(WRONG, code) ? WRONG[code] : undefined;
  if (key === undefined || name === undefined) return message;
  const [expected = 0, got = 0] = (/ Expected .*/.exec(message)?.[0].match(/\d+/g) ?? []).map(Number);
  const [, meant] = /\(Did you mean (?:one of )?(.*)\?\)/.exec(message) ?? [];
  const told = say(key, { name, expected, got });
  if (meant === undefined) return told;
  return `${told}\n${say(meant.includes(', ') ? 'wrong.meant-one' : 'wrong.meant', { names: meant })}`;
}

/** The commands. What each needs is loaded when it is called, so that help comes at once. */
export function buildProgram(): Command {
  const pack = ['--pack <folder>', say('program.pack-folder'), more] as const;
  const program = new Command('questwright')
    .description(say('program.about'))
    .version('0.1.0', '-V, --version', say('program.version'))
    .showSuggestionAfterError()
    // A command below a command may have options of the same names.
    .enablePositionalOptions()
    .exitOverride()
    .configureHelp({
      styleTitle: (title) => (Object.hasOwn(TITLES, title) ? say(TITLES[title]!) : title),
      optionDescription: withDefault,
      argumentDescription: withDefault,
    })
    .helpOption('-h, --help', say('program.help'))
    .helpCommand('help [command]', say('program.help'))
    // What is wrong is told where the error is caught.
    .configureOutput({ outputError: () => {} })
    .addHelpText('after', `\n${say('program.examples')}`);

  program
    .command('games')
    .description(say('program.games'))
    .action(async () => (await import('./commands/games.ts')).games());

  program
    .command('play')
    .description(say('program.play'))
    .argument('<game>', say('program.play.game'))
    .option('--seats <number>', say('program.play.seats'))
    .option('--packs <list>', say('program.packs'))
    .option(...pack)
    .option('--seed <text>', say('program.play.seed'))
    .option('--heroes <names>', say('program.heroes'))
    .option('--start <name>', say('program.play.start'))
    .option('--from <where>', say('program.play.from'))
    .option('--bots <seats>', say('program.play.bots'))
    .option('--me <seats>', say('program.play.me'))
    .option('--bot <name>', say('program.play.bot'))
    .option('--save <file>', say('program.play.save'))
    .option('--linear', say('program.linear'))
    .option('--plain', say('program.plain'))
    .addHelpText('after', `\n${say('program.play.after')}`)
    .action(async (game, options) => (await import('./commands/play.ts')).play(game, options));

  const server = ['--server <address>', say('program.server')] as const;
  const profile = ['--as <profile>', say('program.as')] as const;
  const name = ['--name <name>', say('program.name')] as const;
  program
    .command('join')
    .description(say('program.join'))
    .argument('<link>', say('program.join.link'))
    .option(...server)
    .option('--seat <number>', say('program.join.seat'))
    .option('--watch', say('program.join.watch'))
    .option(...name)
    .option(...profile)
    .option('--linear', say('program.linear'))
    .option('--plain', say('program.plain'))
    .action(async (link, options) => (await import('./commands/join.ts')).join(link, options));

  program
    .command('host')
    .description(say('program.host'))
    .argument('<game>', say('program.game'))
    .option(...server)
    .option('--seats <list>', say('program.host.seats'), 'me,friend')
    .option('--packs <list>', say('program.packs'))
    .option('--heroes <names>', say('program.heroes'))
    .option('--absence <hours>', say('program.host.absence'))
    .option('--public', say('program.host.public'))
    .option(...name)
    .option(...profile)
    .option('--linear', say('program.linear'))
    .option('--plain', say('program.plain'))
    .action(async (game, options) => (await import('./commands/join.ts')).host(game, options));

  program
    .command('replay')
    .description(say('program.replay'))
    .argument('<file>', say('program.file'))
    .option(...pack)
    .option('--to <number>', say('program.replay.to'))
    .option('--seat <number>', say('program.replay.seat'))
    .option('--linear', say('program.replay.linear'))
    .option('--plain', say('program.plain'))
    .action(async (file, options) => (await import('./commands/replay.ts')).replay(file, options));

  program
    .command('verify')
    .description(say('program.verify'))
    .argument('<file>', say('program.file'))
    .option(...pack)
    .action(async (file, options) => (await import('./commands/verify.ts')).verify(file, options));

  program
    .command('rules')
    .description(say('program.rules'))
    .argument('<game>', say('program.game'))
    .option('--packs <list>', say('program.rules.packs'))
    .option(...pack)
    .option('--proc <name>', say('program.rules.proc'))
    .option('--plain', say('program.plain'))
    .action(async (game, options) => (await import('./commands/rules.ts')).rules(game, options));

  program
    .command('cards')
    .description(say('program.cards'))
    .argument('[game]', say('program.game'), 'runebound')
    .option('--packs <list>', say('program.rules.packs'))
    .option(...pack)
    .option('--kind <kind>', say('program.cards.kind'))
    .option('--color <color>', say('program.cards.color'))
    .option('--plain', say('program.plain'))
    .action(async (game, options) => (await import('./commands/cards.ts')).cards(game, options));

  program
    .command('board')
    .description(say('program.board'))
    .option('--png <file>', say('program.board.png'))
    .option('--svg <file>', say('program.board.svg'))
    .option('--width <pixels>', say('program.board.width'), '1400')
    .option('--board <name>', say('program.board.board'))
    .option('--packs <list>', say('program.packs'))
    .option(...pack)
    .action(async (options) => (await import('./commands/board.ts')).board(options));

  program
    .command('scenario')
    .description(say('program.scenario'))
    .argument('<files...>', say('program.scenario.files'))
    .option(...pack)
    .action(async (files, options) => (await import('./commands/scenario.ts')).scenario(files, options));

  program
    .command('pack')
    .description(say('program.pack'))
    .command('check')
    .description(say('program.pack-check'))
    .argument('<folders...>', say('program.pack-check.folders'))
    .action(async (folders) => (await import('./commands/pack.ts')).checkPacks(folders));

  program
    .command('backup')
    .description(say('program.backup'))
    .argument('<file>', say('program.backup.file'))
    .option('--data <folder>', say('program.data'), 'data')
    .action(async (file, options) => (await import('./commands/backup.ts')).backup(file, options));

  program
    .command('restore')
    .description(say('program.restore'))
    .argument('<file>', say('program.restore.file'))
    .requiredOption('--data <folder>', say('program.restore.data'))
    .action(async (file, options) => (await import('./commands/backup.ts')).restore(file, options));

  program
    .command('report')
    .description(say('program.report'))
    .argument('<number>', say('program.report.number'))
    .option('--data <folder>', say('program.data'), 'data')
    .option('--file <file>', say('program.report.file'))
    .action(async (number, options) => (await import('./commands/report.ts')).report(number, options));

  program
    .command('soak')
    .description(say('program.soak'))
    .argument('<game>', say('program.game'))
    .option('--games <number>', say('program.soak.games'), '100')
    .option('--first <number>', say('program.soak.first'), '0')
    .option('--seed <text>', say('program.seed'), 'soak')
    .option('--seats <list>', say('program.soak.seats'))
    .option('--packs <list>', say('program.soak.packs'), 'sample')
    .option(...pack)
    .option('--bots <who>', say('program.soak.bots'), 'mixed')
    .option('--from <where>', say('program.soak.from'), 'mixed')
    .option('--checks-every <number>', say('program.soak.checks-every'), '20')
    .option('--thorough <games>', say('program.soak.thorough'))
    .addHelpText('after', `\n${say('program.soak.after')}`)
    .action(async (game, options) => (await import('./commands/soak.ts')).soak(game, options));

  const labCommand = program
    .command('lab')
    .description(say('program.lab'))
    .enablePositionalOptions()
    .argument('[game]', say('program.lab.game'))
    .option('--game <game>', say('program.lab.game-option'))
    .option('--games <number>', say('program.soak.games'), '100')
    .option('--seed <text>', say('program.seed'), 'lab')
    .option('--players <number>', say('program.lab.players'), '4')
    .option('--variants <list>', say('program.packs'), '')
    .option('--heroes <names>', say('program.lab.heroes'), '')
    .option('--bots <names>', say('program.lab.bots'), 'greedy')
    .option('--threads <number>', say('program.threads'))
    .option('--job <file>', say('program.lab.job'))
    .option('--anew', say('program.lab.anew'))
    .option('--json <file>', say('program.lab.json'))
    .option('--report <file>', say('program.lab.report'))
    .option('--queue <address>', say('program.lab.queue'))
    .addHelpText('after', `\n${say('program.lab.after')}`)
    .action(async (game, options) => (await import('./commands/lab.ts')).lab(game, options));

  labCommand
    .command('worker')
    .description(say('program.lab-worker'))
    .requiredOption('--queue <address>', say('program.lab-worker.queue'))
    .option('--threads <number>', say('program.threads'))
    .option('--lost-after <seconds>', say('program.lab-worker.lost-after'), '30')
    .action(async (options) => (await import('./commands/lab-worker.ts')).labWorker(options));

  return program;
}
