import { formatCount } from '@consign/domain';
import { maxPastedReferences } from '@consign/domain/bulk';
import type { ReportScope } from '@consign/queries';

import type { Segment } from '../segments.js';

/** How the list shows exactly the consignments behind a figure. */
export type SearchTarget =
  /** By its filters. */
  | { readonly kind: 'query'; readonly query: Readonly<Record<string, string>> }
  /** By their references: the list has no filter for DIFOT, exceptions or service types. */
  | { readonly kind: 'references' }
  /** It can't. */
  | { readonly kind: 'none'; readonly reason: string };

export function findSearchTarget(
  segment: Segment,
  { days, serviceTypeCodes }: ReportScope,
  count: number,
): SearchTarget {
  if (segment.card === 'created' && serviceTypeCodes.length === 0) {
    return {
      kind: 'query',
      query: { statuses: segment.statusCode, startDate: days.from, endDate: days.to },
    };
  }
  if (count <= maxPastedReferences) return { kind: 'references' };
  const [most, all] = [formatCount(maxPastedReferences), formatCount(count)];
  return {
    kind: 'none',
    reason: `The list shows at most ${most} of these at a time; this figure has ${all}. Choose fewer days, sites or service types.`,
  };
}
