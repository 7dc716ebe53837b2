/** Numbers that look random and are the same for the same seed. */
export interface Random {
  /** From 0 up to, and without, 1. */
  next(): number;
  /** A whole number from min to max, both included. */
  between(min: number, max: number): number;
  pick<T>(from: readonly T[]): T;
  /** True this often, of 100. */
  percent(often: number): boolean;
}

/** A small multiplicative generator, good enough for a demonstration and for nothing else. */
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
    percent: (often) => next() * 100 < often,
    pick: (from) => {
      const picked = from[between(0, from.length - 1)];
      if (picked === undefined) throw new Error('There is nothing to pick from');
      return picked;
    },
  };
}
