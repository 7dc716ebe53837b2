/** The middle of an odd number of values; the lower of the two in the middle of an even one. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) throw new RangeError('nothing was measured');
  return middle;
}

export interface Round {
  /** Processor time of one call of the API, in microseconds. */
  readonly call: number;
  /** Processor time of the same statements through the driver alone. */
  readonly baseline: number;
}

/** The middle ratio of rounds that were taken in turn, so that a busy neighbour weighs on both sides. */
export function medianRatio(rounds: readonly Round[]): number {
  return median(rounds.map(({ call, baseline }) => call / baseline));
}
