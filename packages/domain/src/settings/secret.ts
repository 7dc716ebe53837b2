/**
 * A value that must never be printed (PLAT-15). Written to a log, a message or JSON it says '[secret]'; only
 * `reveal()` gives it, at the one place that needs it.
 */
export class Secret {
  readonly #value: string;

  constructor(value: string) {
    this.#value = value;
  }

  reveal(): string {
    return this.#value;
  }

  toString(): string {
    return '[secret]';
  }

  toJSON(): string {
    return '[secret]';
  }
}
