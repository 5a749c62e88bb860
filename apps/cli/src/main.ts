import { Command } from 'commander';

const program = new Command('questwright').description('Play and inspect games in the terminal').version('0.1.0');

await program.parseAsync();
