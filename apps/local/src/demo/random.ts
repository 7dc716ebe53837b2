/** A seeded random number generator: the same seed gives the same sequence. */
export interface Random {
  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** An integer from min to max, both inclusive. */
  between(min: number, max: number): number;
  pick<T>(from: readonly T[]): T;
  /** True with this probability, out of 100. */
  percent(probability: number): boolean;
}

/** A small multiplicative generator (mulberry32), good enough for demo data only. */
export function createRandom(seed: number): Random {
  let state = (seed >>> 0) + 0x9e3779b9;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    between,
    percent: (probability) => next() * 100 < probability,
    pick: (from) => {
      const picked = from[between(0, from.length - 1)];
      if (picked === undefined) throw new Error('Cannot pick from an empty list');
      return picked;
    },
  };
}
