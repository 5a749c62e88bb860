import { parseArgs } from 'node:util';

export type Options = { host: string; port: number; data: string; open: boolean; help: boolean };

export const HELP = `Usage: npm start -- [options]

  --host <name>    the address to listen on (127.0.0.1; 0.0.0.0 lets other machines in)
  --port <number>  the port to listen on (3000; 0 lets the system choose); when it is busy, the next free one is taken
  --data <folder>  where games are kept (data)
  --open           open the page in the browser
  --help           show this text`;

export class OptionError extends Error {}

export function parseOptions(parameters: string[]): Options {
  const { values } = parse(parameters);
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port > 65_535) {
    throw new OptionError(`--port must be a number from 0 to 65535, not "${values.port}"`);
  }
  if (values.host === '') throw new OptionError('--host must not be empty');
  if (values.data === '') throw new OptionError('--data must not be empty');
  return { host: values.host, port, data: values.data, open: values.open, help: values.help };
}

function parse(parameters: string[]) {
  try {
    return parseArgs({
      args: parameters,
      strict: true,
      allowPositionals: false,
      options: {
        host: { type: 'string', default: '127.0.0.1' },
        port: { type: 'string', default: '3000' },
        data: { type: 'string', default: 'data' },
        open: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    throw new OptionError(error instanceof Error ? error.message.replace(/\. To specify.*/s, '') : String(error));
  }
}
