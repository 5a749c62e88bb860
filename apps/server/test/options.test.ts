import { describe, expect, test } from 'vitest';
import { HELP, OptionError, parseOptions } from '../src/options.ts';

describe('the options of npm start', () => {
  test('without any, the server is for this machine only, on port 3000', () => {
    expect(parseOptions([])).toEqual({ host: '127.0.0.1', port: 3000, data: 'data', open: false, help: false });
  });

  test('each can be given, with a space or with an equals sign', () => {
    expect(parseOptions(['--host', '0.0.0.0', '--port=4000', '--data', 'games', '--open'])).toEqual({
      host: '0.0.0.0',
      port: 4000,
      data: 'games',
      open: true,
      help: false,
    });
    expect(parseOptions(['-h']).help).toBe(true);
  });

  test.each([
    ['an unknown option', ['--colour'], "Unknown option '--colour'"],
    ['a word without an option', ['4000'], "Unexpected argument '4000'"],
    ['a port that is no number', ['--port', 'home'], 'not "home"'],
    ['a port in another notation', ['--port', '1e3'], 'not "1e3"'],
    ['a port out of range', ['--port', '65536'], 'not "65536"'],
    ['an empty host', ['--host='], '--host must not be empty'],
    ['a port without its value', ['--port'], '--port'],
  ])('%s is refused by name', (_, parameters, message) => {
    expect(() => parseOptions(parameters)).toThrow(OptionError);
    expect(() => parseOptions(parameters)).toThrow(message);
  });

  test('the help names every option', () => {
    for (const option of ['--host', '--port', '--open', '--help']) expect(HELP).toContain(option);
  });
});
