import type { FastifyBaseLogger } from 'fastify';

/** The time between two lines about one overload. */
const LINE_EVERY_MS = 10_000;

/** Logs refusals because of load: the first one immediately, the others as a count every ten seconds (PLAT-203). */
export interface RefusalCount {
  add(reason: string): void;
  /** Logs the refusals that were not logged yet. */
  close(): void;
}

export function createRefusalCount(log: Pick<FastifyBaseLogger, 'warn'>): RefusalCount {
  const counts = new Map<string, number>();
  let timer: NodeJS.Timeout | null = null;

  function tell(): void {
    timer = null;
    if (counts.size === 0) return;
    log.warn({ refused: Object.fromEntries(counts) }, 'overloaded: calls were refused');
    counts.clear();
    timer = setTimeout(tell, LINE_EVERY_MS);
    timer.unref();
  }

  return {
    add: (reason) => {
      counts.set(reason, (counts.get(reason) ?? 0) + 1);
      if (timer === null) tell();
    },
    close: () => {
      if (timer !== null) clearTimeout(timer);
      tell();
      if (timer !== null) clearTimeout(timer);
    },
  };
}
