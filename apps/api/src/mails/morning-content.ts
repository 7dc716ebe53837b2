import { createQueryReader, parseListFilter, parseListOrder, toSearch } from '@consign/domain/list';
import { attentionKinds, attentionLabels } from '@consign/domain/reports';
import { statuses } from '@consign/domain/status';

import { type FirstMatches, findFirstMatches } from '../consignments/index.js';
import type { Tx } from '../database/database.js';
import type { Viewer } from '../database/owner.js';
import { listViews } from '../me/index.js';

/** The most consignments that a mail names. */
export const MAX_NAMED = 20;

/** What a morning mail says; without prices (MAIL-04). */
export interface MorningContent {
  /** 'Needs attention', or the name of the view. */
  readonly title: string;
  readonly counts: readonly { readonly label: string; readonly count: number; readonly path: string }[];
  readonly consignments: readonly NamedConsignment[];
  /** Whether there are others that the mail doesn't name. */
  readonly hasMore: boolean;
}

export interface NamedConsignment {
  readonly reference: string;
  readonly receiver: string;
  readonly city: string;
  readonly status: string;
  /** The confirmed or else the requested delivery. */
  readonly deliveryAt: Date | null;
  /** Why it needs attention; none in a view. */
  readonly reasons: readonly string[];
  readonly path: string;
}

type Found = FirstMatches['rows'][number];

/** What needs attention of the viewer's sites, each consignment once; null if nothing does. */
export async function findAttentionContent(
  tx: Tx,
  viewer: Viewer,
  now: Date,
): Promise<MorningContent | null> {
  const searcher = { viewer, now, user: { siteIds: viewer.siteIds, permissions: new Set<never>() } };
  const counts: MorningContent['counts'][number][] = [];
  const named = new Map<string, { row: Found; reasons: string[] }>();
  for (const kind of attentionKinds) {
    const { rowCount, rows } = await findFirstMatches(tx, searcher, { attention: kind, limit: MAX_NAMED });
    const label = attentionLabels[kind];
    if (rowCount > 0) counts.push({ label, count: rowCount, path: `/search?attention=${kind}&sites=all` });
    for (const row of rows) {
      const known = named.get(row.id);
      if (known === undefined) named.set(row.id, { row, reasons: [label] });
      else known.reasons.push(label);
    }
  }
  if (counts.length === 0) return null;
  return {
    title: 'Needs attention',
    counts,
    consignments: [...named.values()].slice(0, MAX_NAMED).map(({ row, reasons }) => toNamed(row, reasons)),
    hasMore: named.size > MAX_NAMED || counts.some(({ count }) => count > MAX_NAMED),
  };
}

/** What a saved view lists now, in its order; null if nothing, or without the view. */
export async function findViewContent(
  tx: Tx,
  viewer: Viewer,
  {
    userId,
    viewId,
    seesPrices,
    now,
  }: {
    readonly userId: string;
    readonly viewId: string;
    /** Whether the view may filter and sort by prices, which the mail doesn't show (LIST-82). */
    readonly seesPrices: boolean;
    readonly now: Date;
  },
): Promise<MorningContent | null> {
  const view = (await listViews(tx, viewer, userId)).find(({ id }) => id === viewId);
  if (view === undefined) return null;
  const reader = createQueryReader(Object.fromEntries(new URLSearchParams(view.query)));
  const otherwise = { sortOption: 'createdAtDateTimeUtc', sortDirection: 'asc' } as const;
  const permissions = new Set(seesPrices ? (['Consignment.ViewPricing'] as const) : []);
  const { rowCount, rows } = await findFirstMatches(
    tx,
    { viewer, now, user: { siteIds: viewer.siteIds, permissions } },
    {
      ...toSearch(parseListFilter(reader, { seesPrices }), now),
      ...parseListOrder(reader, { seesPrices, otherwise }),
      limit: MAX_NAMED,
    },
  );
  if (rowCount === 0) return null;
  return {
    title: view.name,
    counts: [{ label: view.name, count: rowCount, path: `/search?${view.query}&sites=all` }],
    consignments: rows.map((row) => toNamed(row, [])),
    hasMore: rowCount > MAX_NAMED,
  };
}

function toNamed(row: Found, reasons: readonly string[]): NamedConsignment {
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
