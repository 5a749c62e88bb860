/** Workers of this browser. Bots think there, so that neither the page nor the server is slowed down. */

import type { LabSettings } from '@questwright/lab';
import type { Hand } from '@questwright/lab/pool';
import type { Answer, Findings, Order } from './messages.ts';

/** One core is left to the page. */
export const handsHere = (): number => Math.max(1, Math.min(8, (navigator.hardwareConcurrency || 2) - 1));

/** A worker does one thing after another. */
class Clerk {
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'lab' });
  private last: Promise<unknown>;

  constructor(settings: LabSettings) {
    this.last = this.tell({ do: 'open', settings });
    // Whoever asks next is told.
    this.last.catch(() => {});
  }
  ask(order: Order): Promise<Answer> {
    const answer = this.last.then(() => this.tell(order));
    this.last = answer.catch(() => {});
    return answer;
  }
  end(): void {
    this.worker.terminate();
  }

  private tell(order: Order): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const fail = (event: Event): void => reject(new Error((event as ErrorEvent).message || event.type));
      this.worker.addEventListener('error', fail, { once: true });
      this.worker.addEventListener(
        'message',
        ({ data }: MessageEvent<Answer>) => {
          this.worker.removeEventListener('error', fail);
          if (data.done === 'failed') reject(new Error(data.problem));
          else resolve(data);
        },
        { once: true },
      );
      this.worker.postMessage(order);
    });
  }
}

export function handFor(settings: LabSettings): Hand {
  const clerk = new Clerk(settings);
  return {
    play: async (n) => {
      const answer = await clerk.ask({ do: 'play', n });
      return answer.done === 'play' ? answer.row : null;
    },
    end: () => clerk.end(),
  };
}

export interface Reporter {
  report(rows: readonly unknown[]): Promise<Findings>;
  end(): void;
}

export function reporterFor(settings: LabSettings): Reporter {
  const clerk = new Clerk(settings);
  return {
    report: async (rows) => (await clerk.ask({ do: 'report', rows })) as Findings & Answer,
    end: () => clerk.end(),
  };
}
