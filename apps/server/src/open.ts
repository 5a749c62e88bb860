import { spawn } from 'node:child_process';

const COMMANDS: Partial<Record<NodeJS.Platform, [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Shows the address in the browser of this machine, if it has one. */
export function openInBrowser(address: string): void {
  const [command, ...parameters] = COMMANDS[process.platform] ?? ['xdg-open'];
  const child = spawn(command, [...parameters, address], { stdio: 'ignore', detached: true });
  child.on('error', () => console.error(`No browser could be opened; go to ${address} yourself.`));
  child.unref();
}
