/**
 * Caches look-ups for a limited time, up to a maximum number of entries; evicts the oldest first.
 * Concurrent callers share one look-up; failures are not cached.
 */
export class ExpiringCache<Value> {
  readonly #entries = new Map<string, { value: Promise<Value>; until: number }>();

  constructor(
    private readonly now: () => Date,
    private readonly milliseconds: number,
    private readonly mostEntries = 1000,
  ) {}

  get(key: string, load: () => Promise<Value>): Promise<Value> {
    if (this.milliseconds <= 0) return load();
    const at = this.now().getTime();
    const known = this.#entries.get(key);
    if (known !== undefined && at < known.until) return known.value;
    const value = load();
    this.#entries.delete(key);
    this.#entries.set(key, { value, until: at + this.milliseconds });
    value.catch(() => this.#forget(key, value));
    this.#evict();
    return value;
  }

  #forget(key: string, value: Promise<Value>): void {
    if (this.#entries.get(key)?.value === value) this.#entries.delete(key);
  }

  #evict(): void {
    if (this.#entries.size <= this.mostEntries) return;
    const oldest = this.#entries.keys().next();
    if (oldest.done !== true) this.#entries.delete(oldest.value);
  }
}
