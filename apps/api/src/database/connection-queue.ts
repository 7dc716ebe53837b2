import { NO_CONNECTION_FREE } from './failures.js';

/** All connections were in use for as long as a caller waits. The client gets 503 with Retry-After. */
export class NoConnectionFree extends Error {
  override readonly name = 'NoConnectionFree';
  readonly code = NO_CONNECTION_FREE;

  /** `isMoving`: others got one meanwhile, so that the database works and is only busy. */
  constructor(readonly isMoving: boolean) {
    super('No connection to the database became free in time');
  }
}

const WEIGHT_OF_LAST = 0.1;

/** Lets so many callers at a time have a connection. The others wait in the order in which they came, each only so long. */
export class ConnectionQueue {
  /** Since when each waits; the first has waited longest. */
  readonly #waiting = new Map<() => void, number>();
  #free: number;
  #movedAt = Number.NEGATIVE_INFINITY;
  /** Between two connections that become free while callers wait, as a moving average. */
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

  /** How long who comes now would wait: as long as the first waits already, or as long as those before will take. */
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

  /** A broken connection says nothing of the database, as of one that hangs. */
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
