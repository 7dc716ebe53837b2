import { NO_CONNECTION_FREE } from './failures.js';

/** No connection became free within a caller's wait. The client gets 503 with Retry-After. */
export class NoConnectionFree extends Error {
  override readonly name = 'NoConnectionFree';
  readonly code = NO_CONNECTION_FREE;

  /** `isMoving`: other callers got a connection meanwhile, so the database works and is only busy. */
  constructor(readonly isMoving: boolean) {
    super('No connection to the database became free in time');
  }
}

const WEIGHT_OF_LAST = 0.1;

/** Limits how many callers have a connection. The others wait in order of arrival, each for a limited time. */
export class ConnectionQueue {
  /** The start of each caller's wait; the first caller has waited longest. */
  readonly #waiting = new Map<() => void, number>();
  #free: number;
  #movedAt = Number.NEGATIVE_INFINITY;
  /** A moving average of the time between two connections that become free while callers wait. */
  #intervalMs = 0;
  #wasWaiting = false;

  constructor(
    connections: number,
    private readonly timeoutMs: number,
  ) {
    this.#free = connections;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  /** The wait of a caller who comes now: as long as the first has waited, or as the callers before it will take. */
  get expectedWaitMs(): number {
    const [since] = this.#waiting.values();
    if (since === undefined) return 0;
    return Math.max(performance.now() - since, this.#waiting.size * this.#intervalMs);
  }

  enter(): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const admit = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(admit);
        reject(new NoConnectionFree(performance.now() - this.#movedAt < this.timeoutMs));
      }, this.timeoutMs);
      this.#waiting.set(admit, performance.now());
    });
  }

  /** A broken connection is not recorded: it says nothing about how fast the database works. */
  leave(isBroken: boolean): void {
    const [next] = this.#waiting.keys();
    if (!isBroken) this.#recordMove(next !== undefined);
    if (next === undefined) {
      this.#free += 1;
    } else {
      this.#waiting.delete(next);
      next();
    }
  }

  #recordMove(hasWaiting: boolean): void {
    const now = performance.now();
    const interval = now - this.#movedAt;
    // The first interval after idle time measures no load.
    if (hasWaiting && this.#wasWaiting) this.#intervalMs += (interval - this.#intervalMs) * WEIGHT_OF_LAST;
    this.#wasWaiting = hasWaiting;
    this.#movedAt = now;
  }
}
