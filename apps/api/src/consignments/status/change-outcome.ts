import type { ActionDecision } from '@consign/domain';
import type { Problem, Warning } from '@consign/domain/rules';

type Refused = Extract<ActionDecision, { allowed: false }>;

/** What became of one consignment that was asked for. */
export type ChangeOutcome =
  | { readonly kind: 'changed'; readonly warnings: readonly Warning[] }
  /** There is none, or it is somebody else's. */
  | { readonly kind: 'not-found' }
  /** Another transaction holds it. */
  | { readonly kind: 'busy' }
  /** Its status or its service type does not let it. */
  | { readonly kind: 'refused'; readonly refusal: Refused }
  /** Its stored values break rules. */
  | { readonly kind: 'invalid'; readonly problems: readonly Problem[] }
  /** Through no fault of the caller's. */
  | { readonly kind: 'failed'; readonly error: unknown };

/** By reference, in the order asked for. */
export type ChangeOutcomes = ReadonlyMap<string, ChangeOutcome>;
