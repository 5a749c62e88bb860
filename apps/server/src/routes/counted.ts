/** How often each address asks. */

import type { FastifyRateLimitStore } from '@fastify/rate-limit';

/** Addresses that are remembered; of more, those that have not asked for the longest time are forgotten. */
const MOST = 5000;

/** Who is counted: of IPv6, the network that a house is given, which has more addresses than could be counted. */
export function askerOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [before = '', after] = address.split('::');
  const groups = before.split(':').filter((group) => group !== '');
  return (after === undefined ? groups : [...groups, '0', '0', '0', '0']).slice(0, 4).join(':');
}

/** Counts by a clock that only goes on: by the time of day, a clock set back would refuse everybody until it has caught up. */
export class Counted implements FastifyRateLimitStore {
  private readonly counts = new Map<string, { since: number; current: number }>();

  incr(key: string, told: Parameters<FastifyRateLimitStore['incr']>[1], timeWindow: number): void {
    const now = performance.now();
    const known = this.counts.get(key);
    const { since, current } = known && now - known.since < timeWindow ? known : { since: now, current: 0 };
    this.counts.delete(key);
    this.counts.set(key, { since, current: current + 1 });
    if (this.counts.size > MOST) this.counts.delete(this.counts.keys().next().value!);
    told(null, { current: current + 1, ttl: timeWindow - (now - since) });
  }
  child(): Counted {
    return new Counted();
  }
}
