import { CommanderError, type Command } from 'commander';
import { Problem } from './problem.ts';
import { buildProgram } from './program.ts';

// `questwright rules lanterns | head` closes the pipe early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

const program = buildProgram();
const [word] = process.argv.slice(2);
try {
  if (word === undefined) program.outputHelp();
  else await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) {
    if (error.exitCode !== 0) tellKnown(error.code);
    process.exitCode = error.exitCode === 0 ? 0 : 2;
  } else if (error instanceof Problem) {
    console.error(error.message);
    process.exitCode = error.exitCode;
  } else throw error;
}

/** After an unknown command or option, those that there are. */
function tellKnown(code: string): void {
  const command: Command = program.commands.find((one) => one.name() === word) ?? program;
  if (code === 'commander.unknownCommand') {
    const { commands } = command.commands.length > 0 ? command : program;
    console.error(`Commands: ${commands.map((one) => one.name()).join(', ')}`);
  } else if (code === 'commander.unknownOption') {
    console.error(`Options: ${command.options.map((option) => option.long).join(', ') || 'none'}, --help`);
  } else console.error(`See: questwright ${command === program ? '' : `${command.name()} `}--help`);
}
