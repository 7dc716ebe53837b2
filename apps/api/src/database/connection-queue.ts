import { NO_CONNECTION_FREE } from './failures.js';

/** All connections were in use for as long as a caller waits. The client gets 503 with Retry-After. */
export class NoConnectionFree extends Error {
  override readonly name = 'NoConnectionFree';
  readonly code = NO_CONNECTION_FREE;

  constructor() {
    super('No connection to the database became free in time');
  }
}

/** Lets so many callers at a time have a connection. The others wait in the order in which they came, each only so long. */
export class ConnectionQueue {
  readonly #waiting = new Set<() => void>();
  #free: number;

  constructor(
    connections: number,
    private readonly timeoutMs: number,
  ) {
    this.#free = connections;
  }

  get waiting(): number {
    return this.#waiting.size;
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
        reject(new NoConnectionFree());
      }, this.timeoutMs);
      this.#waiting.add(admit);
    });
  }

  leave(): void {
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#free += 1;
    } else {
      this.#waiting.delete(next);
      next();
    }
  }
}
