/**
 * Caches look-ups for a limited time, up to a maximum number of entries; evicts the oldest first. The next look-up
 * removes all entries that have expired, so that what they hold doesn't stay in memory (PLAT-152).
 * Concurrent callers share one look-up; failures are not cached.
 */
export class ExpiringCache<Value> {
  readonly #entries = new Map<string, { value: Promise<Value>; until: number }>();

  constructor(
    private readonly now: () => Date,
    private readonly milliseconds: number,
    private readonly mostEntries = 1000,
  ) {}

  /** How many entries are in memory. */
  get size(): number {
    return this.#entries.size;
  }

  get(key: string, load: () => Promise<Value>): Promise<Value> {
    if (this.milliseconds <= 0) return load();
    const at = this.now().getTime();
    const known = this.#entries.get(key);
    if (known !== undefined && at < known.until) return known.value;
    const value = load();
    this.#entries.delete(key);
    this.#entries.set(key, { value, until: at + this.milliseconds });
    value.catch(() => this.#forget(key, value));
    this.#evict(at);
    return value;
  }

  #forget(key: string, value: Promise<Value>): void {
    if (this.#entries.get(key)?.value === value) this.#entries.delete(key);
  }

  /** Entries are in the order in which they expire. */
  #evict(at: number): void {
    for (const [key, { until }] of this.#entries) {
      if (at < until && this.#entries.size <= this.mostEntries) return;
      this.#entries.delete(key);
    }
  }
}
