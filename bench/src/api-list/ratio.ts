/** The median; of an even number of values, the lower of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) throw new RangeError('nothing was measured');
  return middle;
}

export interface Round {
  /** CPU time of one API call, in microseconds. */
  readonly call: number;
  /** CPU time of the same statements through the bare driver. */
  readonly baseline: number;
}

/** The median ratio of interleaved rounds, so that other load on the machine affects both sides. */
export function medianRatio(rounds: readonly Round[]): number {
  return median(rounds.map(({ call, baseline }) => call / baseline));
}
