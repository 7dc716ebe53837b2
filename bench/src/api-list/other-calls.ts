import type { components } from '@consign/api-client/consignment';

import { query } from '../postgres/statements.js';
import type { Result } from '../result.js';
import type { SeededServer } from '../seeded-server.js';
import { connect, repeat } from './caller.js';
import { measureOverSql } from './over-sql.js';

interface OtherCall {
  readonly name: string;
  /** Begins after `/api`. */
  readonly path: string;
  readonly body?: unknown;
  readonly note?: string;
  /**
   * Times the processor time of its SQL. These calls read a few rows in about a millisecond, so that what every call costs
   * beside its SQL (the token, the contract's check, the answer) counts for more than in the list.
   */
  readonly budget: number;
}

export const otherNames = [
  'Session',
  'Consignment prices',
  'Consignment history',
  'Address search',
  'Quote',
  'What-if',
] as const;

/** Compares one call of each of the most frequent families, beside the list, with the same SQL. */
export async function measureOtherCalls(seeded: SeededServer): Promise<Result[]> {
  const { server, postgres } = seeded;
  const call = connect(seeded, [
    'Access.DISPATCH',
    'Consignment.LimitedEdit',
    'Consignment.CREATE',
    'Consignment.RequestQuotation',
    'Consignment.ViewPricing',
  ]);
  const results: Result[] = [];
  for (const { name, path, body, note = '', budget } of await listCalls(seeded)) {
    const send = repeat(() => call(`/api${path}`, body));
    results.push(...(await measureOverSql(server, postgres, { name, send, perRound: 100, note, budget })));
  }
  return results;
}

async function listCalls({ postgres, caller }: SeededServer): Promise<readonly OtherCall[]> {
  const reference = await readPriced(postgres.url, caller.siteIds);
  const [session, prices, history, addresses, quote, comparison] = otherNames;
  const freight = {
    siteId: caller.siteIds[0] ?? null,
    destination: {
      streetNumber: '12',
      street: 'Cuba Street',
      suburb: 'Te Aro',
      city: 'Wellington',
      country: 'New Zealand',
      postcode: '6011',
    },
    priceDateTimeUtc: new Date().toISOString(),
    units: [
      { count: 2, itemTypeCode: 'PALLET', volume: 2.1, weight: 300, length: 1.2, width: 1, height: 0.88 },
      { count: 12, itemTypeCode: 'CARTON', volume: 0.6, weight: 96 },
    ],
  };
  const quoted: components['schemas']['QuoteRequest'] = { ...freight, serviceType: 'GENERAL' };
  const compared: components['schemas']['QuoteComparisonRequest'] = {
    ...freight,
    fromDate: localDay.format(new Date()),
    serviceTypes: ['GENERAL', 'EXPRESS', 'HOME'],
  };
  return [
    { name: session, path: '/v1/users/me/session', budget: 3 },
    { name: prices, path: `/v2/consignments/${reference}/prices`, budget: 3 },
    { name: history, path: `/v2/consignments/${reference}/audit`, budget: 3 },
    { name: addresses, path: '/v1/addresses/search?term=cuba', budget: 3 },
    {
      name: quote,
      path: '/v2/consignments/pricing/quote',
      body: quoted,
      note: '1 service type, 1 day',
      budget: 3,
    },
    {
      name: comparison,
      path: '/v2/consignments/pricing/comparison',
      body: compared,
      note: '3 service types, 7 days',
      // It writes 21 quotes with their lines besides.
      budget: 3.5,
    },
  ];
}

/** In Canada a date is written year first. */
const localDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Auckland' });

/** A priced consignment of the caller's sites. */
async function readPriced(url: string, siteIds: readonly string[]): Promise<string> {
  const [row] = await query<{ reference: string }>(
    url,
    `select c.reference from consignments c
      join consignment_prices p on p.tenant_id = c.tenant_id and p.organisation_id = c.organisation_id
        and p.consignment_id = c.id and p.amount_cents is not null
      where c.charge_site_id = any($1::uuid[])
      order by c.reference limit 1`,
    [siteIds],
  );
  if (!row) throw new Error('The caller has no priced consignment');
  return row.reference;
}
