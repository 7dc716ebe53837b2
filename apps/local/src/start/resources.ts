import { withinTime } from '../process/within-time.js';

/** Open resources, closed once and in reverse order. A resource that takes longer than `closeWithinMs` keeps none open. */
export class Resources {
  readonly #closers: (() => Promise<unknown>)[] = [];
  #closed: Promise<void> | undefined;
  readonly #closeWithinMs: number;

  constructor(closeWithinMs = 4000) {
    this.#closeWithinMs = closeWithinMs;
  }

  /** Returns the resource; after a stop, closes it and throws. */
  async add<T>(resource: T, close: (resource: T) => Promise<unknown>): Promise<T> {
    if (this.#closed) {
      await close(resource);
      throw new Error('The start was stopped');
    }
    this.#closers.push(() => close(resource));
    return resource;
  }

  /** Throws if the start was stopped. */
  check(): void {
    if (this.#closed) throw new Error('The start was stopped');
  }

  closeAll(): Promise<void> {
    this.#closed ??= this.#closeInTurn();
    return this.#closed;
  }

  async #closeInTurn(): Promise<void> {
    const errors: unknown[] = [];
    for (let close = this.#closers.pop(); close; close = this.#closers.pop()) {
      const closed = withinTime(close(), this.#closeWithinMs, 'It did not close in time');
      await closed.catch((error: unknown) => errors.push(error));
    }
    if (errors.length > 0) throw new AggregateError(errors, 'Not everything could be closed');
  }
}
