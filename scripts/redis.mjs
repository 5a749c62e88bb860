// Finds a Redis server for the tests of the queue, or gets one; never throws. Gives { path, how } or { path: null, tried }.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const COMMANDS = ['redis-server', 'valkey-server'];

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));

const found = () => COMMANDS.map(onPath).find(Boolean);

export function findRedis() {
  const here = found();
  if (here) return { path: here, how: 'system' };
  const tried = ['no redis-server or valkey-server on this machine'];
  if (
    process.env.NO_REDIS_INSTALL !== '1' &&
    process.platform === 'linux' &&
    process.getuid() === 0 &&
    onPath('apt-get')
  ) {
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const options = { stdio: 'ignore', timeout: 200_000, env: environment };
    const install = () => spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'redis-server'], options);
    if (install().status !== 0) {
      spawnSync('apt-get', ['update'], options);
      install();
    }
    const installed = found();
    if (installed) return { path: installed, how: 'apt-get' };
    tried.push('apt-get could not install it');
  }
  return { path: null, tried };
}
