/** A request that went over the network. Times in ms since the page was opened. */
export interface Sent {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/**
 * The longest row of requests that waited for one another: each begins after the one before has ended. An upper bound,
 * because a later request need not have needed an earlier one.
 */
export function findStaircase(requests: readonly Sent[], after: number, until: number): readonly Sent[] {
  const stairs: Sent[] = [];
  let free = after;
  for (const request of requests.toSorted((one, other) => one.to - other.to)) {
    if (request.from < free || request.to > until) continue;
    stairs.push(request);
    free = request.to;
  }
  return stairs;
}
