import { addDays, type Day } from '../dates/day.js';
import { toLocalDay, type Instant } from '../dates/wall-clock.js';
import type { ClaimDays } from '../settings/claim-days.js';

/** A claim that a customer can make. */
export interface Claim {
  /** The last day on which it can be made. */
  readonly claimBy: Day;
  /** What the exceptions say, each once. */
  readonly reasons: readonly string[];
}

interface RaisedEvent {
  readonly type: 'EXCP' | 'INFO';
  readonly code: string | null;
  readonly title: string;
  readonly createdAt: Instant;
}

/**
 * The claim for damage or loss that the provider's exceptions allow (CLAM-01): as many days after the delivery as the
 * tenant's rule says for their codes, or after the exception itself while nothing is delivered. Of several the earliest
 * day counts. Null without such an exception. A resolved one counts too: resolving it doesn't mend the goods.
 */
export function findClaim(
  { deliveredAt, events }: { readonly deliveredAt: Instant | null; readonly events: readonly RaisedEvent[] },
  claimDays: ClaimDays,
): Claim | null {
  const found = events.flatMap(({ type, code, title, createdAt }) => {
    const count = code !== null && Object.hasOwn(claimDays, code) ? claimDays[code] : undefined;
    const start = toLocalDay(deliveredAt ?? createdAt);
    if (type !== 'EXCP' || count === undefined || start === null) return [];
    return [{ title, claimBy: addDays(start, count) }];
  });
  const [first, ...others] = found;
  if (first === undefined) return null;
  return {
    claimBy: others.reduce((by, each) => (each.claimBy < by ? each.claimBy : by), first.claimBy),
    reasons: [...new Set(found.map(({ title }) => title))],
  };
}
