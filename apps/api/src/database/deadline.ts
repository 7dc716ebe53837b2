/** A request has used up its time for waiting. The client gets 503 with Retry-After. */
export class DeadlineOver extends Error {
  override readonly name = 'DeadlineOver';
  readonly code = 'DEADLINE_OVER';

  constructor() {
    super('The request has waited for as long as it may');
  }
}

/**
 * The time that one request may spend waiting, which all its waits draw on (PLAT-202): for a connection, for locks, for
 * statements, for the issuer's keys. The arrival of its body and the making of a document don't count.
 */
export class Deadline {
  #left: number;
  #waits = 0;
  #since = 0;

  /** Lifts the limit once the answer has begun: an export reads its pages while the client takes them. */
  constructor(
    milliseconds: number,
    private readonly isLifted: () => boolean = () => false,
  ) {
    this.#left = milliseconds;
  }

  /** Milliseconds. */
  get left(): number {
    if (this.isLifted()) return Number.POSITIVE_INFINITY;
    return this.#waits === 0 ? this.#left : this.#left - (performance.now() - this.#since);
  }

  /** @throws {DeadlineOver} if no time is left */
  check(): void {
    if (this.left <= 0) throw new DeadlineOver();
  }

  /** Counts the time of a wait, and ends it when no time is left. Simultaneous waits count once. */
  async during<T>(wait: () => Promise<T>): Promise<T> {
    this.check();
    if (this.#waits === 0) this.#since = performance.now();
    this.#waits += 1;
    const { left } = this;
    let timer: NodeJS.Timeout | undefined;
    const over = new Promise<never>((_resolve, reject) => {
      if (Number.isFinite(left)) timer = setTimeout(() => reject(new DeadlineOver()), left);
    });
    try {
      return await Promise.race([wait(), over]);
    } finally {
      clearTimeout(timer);
      this.#waits -= 1;
      if (this.#waits === 0) this.#left -= performance.now() - this.#since;
    }
  }
}
