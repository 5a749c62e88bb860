import { CommanderError, type Command } from 'commander';
import { localeIn, say, speak } from './language.ts';
import { Problem } from './problem.ts';
import { buildProgram, wrongInWords } from './program.ts';

// `questwright rules lanterns | head` closes the pipe early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

const { locale, rest } = localeIn(process.argv.slice(2), process.env);
speak(locale);
const program = buildProgram();
const [word] = rest;
try {
  if (word === undefined) program.outputHelp();
  else await program.parseAsync(rest, { from: 'user' });
} catch (error) {
  if (error instanceof CommanderError) {
    if (error.exitCode !== 0) tellWrong(error);
    process.exitCode = error.exitCode === 0 ? 0 : 2;
  } else if (error instanceof Problem) {
    console.error(error.message);
    process.exitCode = error.exitCode;
  } else throw error;
}

/** What is wrong; after an unknown command or option, those that there are. */
function tellWrong(error: CommanderError): void {
  const { code } = error;
  console.error(wrongInWords(error));
  const command: Command = program.commands.find((one) => one.name() === word) ?? program;
  if (code === 'commander.unknownCommand') {
    const { commands } = command.commands.length > 0 ? command : program;
    console.error(say('wrong.known-commands', { names: commands.map((one) => one.name()).join(', ') }));
  } else if (code === 'commander.unknownOption') {
    const shown = command.options.map((option) => option.long);
    console.error(say('wrong.known-options', { names: shown.join(', ') || say('wrong.no-options') }));
  } else console.error(say('wrong.see', { command: command === program ? '' : `${command.name()} ` }));
}
