import { attentionKinds, attentionLabels } from '@consign/domain/reports';
import { statuses } from '@consign/domain/status';

import { type FirstMatches, findFirstMatches } from '../consignments/index.js';
import type { Tx } from '../database/database.js';
import type { Viewer } from '../database/owner.js';

/** The most consignments that a mail names. */
export const MAX_NAMED = 20;

/** What a morning mail says; without prices (MAIL-04). */
export interface MorningContent {
  readonly counts: readonly { readonly label: string; readonly count: number; readonly path: string }[];
  readonly consignments: readonly NamedConsignment[];
}

export interface NamedConsignment {
  readonly reference: string;
  readonly receiver: string;
  readonly city: string;
  readonly status: string;
  /** The confirmed or else the requested delivery. */
  readonly deliveryAt: Date | null;
  readonly reasons: readonly string[];
  readonly path: string;
}

/** What needs attention of the viewer's sites, each consignment once; null if nothing does. */
export async function findMorningContent(tx: Tx, viewer: Viewer, now: Date): Promise<MorningContent | null> {
  // The mail has no price, so that no permission for prices is needed.
  const searcher = { viewer, now, user: { siteIds: viewer.siteIds, permissions: new Set<never>() } };
  const counts: MorningContent['counts'][number][] = [];
  const named = new Map<string, { row: FirstMatches['rows'][number]; reasons: string[] }>();
  for (const kind of attentionKinds) {
    const { rowCount, rows } = await findFirstMatches(tx, searcher, { attention: kind, limit: MAX_NAMED });
    const label = attentionLabels[kind];
    if (rowCount > 0) counts.push({ label, count: rowCount, path: `/search?attention=${kind}` });
    for (const row of rows) {
      const known = named.get(row.id);
      if (known !== undefined) known.reasons.push(label);
      else if (named.size < MAX_NAMED) named.set(row.id, { row, reasons: [label] });
    }
  }
  if (counts.length === 0) return null;
  return { counts, consignments: [...named.values()].map(nameConsignment) };
}

function nameConsignment({
  row,
  reasons,
}: {
  readonly row: FirstMatches['rows'][number];
  readonly reasons: readonly string[];
}): NamedConsignment {
  const status = row.history.at(-1)?.code;
  return {
    reference: row.reference,
    receiver: row.receiver.fullName ?? '',
    city: row.receiver.address.city ?? '',
    status: status === undefined ? '' : statuses[status].name,
    deliveryAt: row.confirmedDeliveryAt ?? row.requestedDeliveryAt,
    reasons,
    path: `/consignment/${encodeURIComponent(row.reference)}`,
  };
}
