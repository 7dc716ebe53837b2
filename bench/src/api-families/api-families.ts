import { Agent } from 'node:http';

import { Client } from 'pg';

import { createToken } from '../api-list/caller.js';
import { measureOverSql, toRatioName } from '../api-list/over-sql.js';
import { callApi } from '../api-list/call-api.js';
import type { Result } from '../result.js';
import { type SeededServer, measureSeeded } from '../seeded-server.js';

/** Single rows and small sets: the amount of consignments says nothing about them. */
const SIZE = 300;
/**
 * These calls read a few rows in less than a millisecond, so that what every call costs beside its SQL (the token, the
 * contract's check, the answer) counts for more than in the list.
 */
const BUDGET = 6;

/** What the calls read, from the demonstration's data. */
interface Rows {
  readonly reference: string;
  readonly organisationId: string;
}

/** One call of each family that the list, quotes, reports and extracts don't cover. `path` begins after `/api`. */
const families: readonly { readonly name: string; readonly path: (rows: Rows) => string }[] = [
  { name: 'Session', path: () => '/v1/users/me/session' },
  { name: 'Consignment', path: ({ reference }) => `/v1/consignments/${reference}` },
  { name: 'Consignment history', path: ({ reference }) => `/v2/consignments/${reference}/audit` },
  { name: 'Consignment prices', path: ({ reference }) => `/v2/consignments/${reference}/prices` },
  { name: 'Files', path: ({ reference }) => `/v1/consignments/${reference}/files` },
  {
    name: 'Service types',
    path: ({ organisationId }) => `/v2/organisations/${organisationId}/service-types`,
  },
  {
    name: 'Look-up of receivers',
    path: ({ organisationId }) =>
      `/v2/lookups/organisations/${organisationId}/participant-sites?lookupTerm=well`,
  },
  { name: 'Address search', path: () => '/v1/addresses/search?term=cuba' },
  {
    name: 'Products',
    path: ({ organisationId }) =>
      `/v1/organisations/${organisationId}/productCatalog/auto-complete?searchTerm=door`,
  },
  { name: 'Region of an address', path: () => '/v1/scheduling/regions?postcode=6011&city=Wellington' },
  { name: 'Saved views', path: () => '/v1/users/me/views' },
  { name: 'Templates', path: () => '/v2/templates' },
  { name: 'Webhooks', path: () => '/v2/webhooks' },
];

/** Compares a call of each family with the same SQL through the bare driver. */
export function measureApiFamilies(): Promise<Result[]> {
  const ratios = families.map(({ name }) => toRatioName(name));
  return measureSeeded(SIZE, ratios, async (seeded) => {
    const rows = await readRows(seeded);
    const get = createGet(seeded);
    const results: Result[] = [];
    for (const { name, path } of families) {
      const send = async (times: number): Promise<void> => {
        for (let sent = 0; sent < times; sent += 1) await get(path(rows));
      };
      const measured = { name, send, perRound: 100, note: '', budget: BUDGET };
      results.push(...(await measureOverSql(seeded.server, seeded.postgres, measured)));
    }
    return results;
  });
}

function createGet({ origin, issuer, caller }: SeededServer): (path: string) => Promise<string> {
  const token = createToken(issuer, caller, [
    'Access.DISPATCH',
    'Consignment.LimitedEdit',
    'Consignment.CREATE',
    'Consignment.ViewPricing',
    'Webhook.MANAGE',
  ]);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return (path) => callApi({ url: `${origin}/api${path}`, token, host: caller.host, agent });
}

/** A priced consignment of the caller's sites, and the caller's organisation. */
async function readRows({ postgres, caller }: SeededServer): Promise<Rows> {
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  try {
    const { rows } = await client.query<Rows>(
      `select c.reference, c.organisation_id::text as "organisationId"
      from consignments c
      join consignment_prices p on p.tenant_id = c.tenant_id and p.organisation_id = c.organisation_id
        and p.consignment_id = c.id and p.amount_cents is not null
      where c.charge_site_id = any($1::uuid[])
      order by c.reference limit 1`,
      [caller.siteIds],
    );
    const [row] = rows;
    if (!row) throw new Error('the caller has no priced consignment');
    return row;
  } finally {
    await client.end();
  }
}
