/**
 * A value that must never be printed (PLAT-15). It shows as '[secret]' in logs, messages and JSON; call `reveal()` only
 * where the value is used.
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
