import { Agent } from 'node:http';

import { callApi } from '../api-list/call-api.js';
import { createToken } from '../api-list/caller.js';
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

async function createSearch({
  origin,
  issuer,
  caller,
  postgres,
}: SeededServer): Promise<() => Promise<unknown>> {
  const token = createToken(issuer, caller, ['Access.DISPATCH', 'Consignment.LimitedEdit']);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const [row] = await query<{ reference: string }>(
    postgres.url,
    'select reference from consignments where charge_site_id = any($1) order by created_at limit 1',
    [caller.siteIds],
  );
  const body = { statuses: [], siteIds: caller.siteIds, searchTerm: row?.reference };
  const order = 'sortOption=createdAtDateTimeUtc&sortDirection=desc';
  const url = `${origin}/api/v2/consignments/search?pageSize=25&${order}`;
  return () => callApi({ url, body, token, host: caller.host, agent });
}
