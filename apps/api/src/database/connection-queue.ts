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

/** Lets so many callers at a time have a connection. The others wait in the order in which they came, each only so long. */
export class ConnectionQueue {
  /** Since when each waits; the first has waited longest. */
  readonly #waiting = new Map<() => void, number>();
  #free: number;
  #movedAt = Number.NEGATIVE_INFINITY;

  constructor(
    connections: number,
    private readonly timeoutMs: number,
  ) {
    this.#free = connections;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  get longestWaitMs(): number {
    const [since] = this.#waiting.values();
    return since === undefined ? 0 : performance.now() - since;
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
    if (!isBroken) this.#movedAt = performance.now();
    const [next] = this.#waiting.keys();
    if (next === undefined) {
      this.#free += 1;
    } else {
      this.#waiting.delete(next);
      next();
    }
  }
}
