import { connect } from '../api-list/caller.js';
import { query } from '../postgres/query.js';
import type { SeededServer } from '../seeded-server.js';
import { createWriteCalls } from '../writes-cost/write-calls.js';

/** The calls of one caller over one connection; each resolves with how many calls it made. */
export interface LoadCalls {
  readonly creates: () => Promise<number>;
  /** From draft to ready, and from there to the pickup. */
  readonly moves: () => Promise<number>;
  /** For a reference, as at the desk. */
  readonly searches: () => Promise<number>;
  /** Gives the caller's consignments their first status again. */
  readonly reset: () => Promise<void>;
}

export async function createLoadCalls(seeded: SeededServer, times: number): Promise<LoadCalls> {
  const { create, markReady, requestPickup, reset } = await createWriteCalls(seeded, times);
  const search = await createSearch(seeded);
  return {
    creates: async () => {
      await create(times);
      return times;
    },
    moves: async () => {
      await markReady(times);
      await requestPickup(times);
      return 2 * times;
    },
    searches: async () => {
      for (let made = 0; made < times; made += 1) await search();
      return times;
    },
    reset: () => reset('DRAFT'),
  };
}

async function createSearch(seeded: SeededServer): Promise<() => Promise<unknown>> {
  const { caller, postgres } = seeded;
  const call = connect(seeded, ['Access.DISPATCH', 'Consignment.LimitedEdit']);
  const [row] = await query<{ reference: string }>(
    postgres.url,
    'select reference from consignments where charge_site_id = any($1) order by created_at limit 1',
    [caller.siteIds],
  );
  const body = { statuses: [], siteIds: caller.siteIds, searchTerm: row?.reference };
  const order = 'sortOption=createdAtDateTimeUtc&sortDirection=desc';
  return () => call(`/api/v2/consignments/search?pageSize=25&${order}`, body);
}
