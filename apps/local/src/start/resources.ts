/** What has to be closed again, in the reverse of the order in which it was opened, and only once. */
export class Resources {
  readonly #closers: (() => Promise<unknown>)[] = [];
  #closed: Promise<void> | undefined;

  /** Answers what it was given. Opened too late, it is closed at once. */
  async add<T>(resource: T, close: (resource: T) => Promise<unknown>): Promise<T> {
    if (this.#closed) {
      await close(resource);
      throw new Error('The start was stopped');
    }
    this.#closers.push(() => close(resource));
    return resource;
  }

  /** Throws what a start throws that somebody has stopped. */
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
      await close().catch((error: unknown) => errors.push(error));
    }
    if (errors.length > 0) throw new AggregateError(errors, 'Not everything could be closed');
  }
}
