import { formatCount } from '@consign/domain';

import { type DocumentsPlan, type PrintedType, countLines } from './documents-plan.js';

/** Labels, and lines of freight on notes, in one call. */
const MAX_IN_CALL: Readonly<Record<PrintedType, number>> = { FRTLABEL: 5000, CONNOTE: 20_000 };

/** Why a call is refused before any document is made, because it would take too long (DOCS-08); null if it isn't. */
export function findTooManyLines(
  { printed }: Pick<DocumentsPlan, 'printed'>,
  limits: Readonly<Record<PrintedType, number>> = MAX_IN_CALL,
): string | null {
  for (const type of ['FRTLABEL', 'CONNOTE'] as const) {
    const consignments = printed.get(type) ?? [];
    const lines = consignments.reduce((sum, each) => sum + countLines(type, each), 0);
    const most = limits[type];
    if (lines <= most) continue;
    if (type === 'FRTLABEL') {
      return `These consignments have ${formatCount(lines)} pieces. You can print up to ${formatCount(most)} labels at a time`;
    }
    // A consignment always has its own note.
    if (consignments.length > 1) {
      return `The freight of these consignments takes about ${formatCount(lines)} lines. You can print notes of up to ${formatCount(most)} at a time`;
    }
  }
  return null;
}
