import type { FastifyBaseLogger } from 'fastify';

/** Between two lines about one overload. */
const LINE_EVERY_MS = 10_000;

/** Tells how many calls were refused because of load: the first at once, the others in a line for ten seconds (PLAT-203). */
export interface RefusalCount {
  add(reason: string): void;
  /** Tells what is left to tell. */
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
