/** For whoever runs the server: is it alive, is it ready, what is it doing. */

import type { FastifyInstance } from 'fastify';
import type { Tables } from '../tables/tables.ts';

export function addHealth(application: FastifyInstance, tables: Tables): void {
  application.get('/health', { logLevel: 'silent' }, async () => ({ alive: true }));
  application.get('/ready', { logLevel: 'silent' }, async (_, reply) => {
    try {
      await tables.write({ kind: 'pulse', at: tables.now() });
      return { ready: true };
    } catch {
      return reply.code(503).send({ ready: false });
    }
  });
  application.get('/metrics', { logLevel: 'silent' }, async (_, reply) => {
    const { heapUsed, rss } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const { answers, commits, failures } = tables.counts;
    const figures: [name: string, type: 'gauge' | 'counter', help: string, value: number][] = [
      ['questwright_tables_open', 'gauge', 'Tables in memory', tables.open],
      ['questwright_visitors', 'gauge', 'Seats and spectators that watch a table', await tables.visitors()],
      ['questwright_answers_total', 'counter', 'Answers and undos written', answers],
      ['questwright_commits_total', 'counter', 'Commits of the store', commits],
      ['questwright_commit_failures_total', 'counter', 'Commits that failed', failures],
      ['process_resident_memory_bytes', 'gauge', 'Memory of the process', rss],
      ['nodejs_heap_size_used_bytes', 'gauge', 'Heap in use', heapUsed],
      ['process_cpu_seconds_total', 'counter', 'CPU time', (user + system) / 1e6],
    ];
    return reply
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(
        figures
          .map(([name, type, help, value]) => `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${name} ${value}\n`)
          .join(''),
      );
  });
}
