import { Agent } from 'node:http';

import type { components } from '@consign/api-client/consignment';

import { createToken } from '../api-list/caller.js';
import { measureOverSql, toRatioName } from '../api-list/over-sql.js';
import { callApi } from '../api-list/call-api.js';
import type { Result } from '../result.js';
import { type SeededServer, measureSeeded } from '../seeded-server.js';

const names = { quote: 'Quote', comparison: 'What-if' };
/** Quotes read no consignments, so that few are enough. */
const SIZE = 300;
/**
 * Both read a few small tables in little more than a millisecond, so that what every call costs beside its SQL counts for
 * more than in the list; a what-if writes 21 quotes with their lines besides.
 */
const budgets = { quote: 5, comparison: 7 };

/** Compares a quote, and a what-if of three service types over a week, with their SQL through the bare driver. */
export function measureApiQuote(): Promise<Result[]> {
  const ratios = [names.quote, names.comparison].map(toRatioName);
  return measureSeeded(SIZE, ratios, async (seeded) => {
    const { server, postgres } = seeded;
    const calls = createQuoteCalls(seeded);
    return [
      ...(await measureOverSql(server, postgres, {
        name: names.quote,
        send: calls.quote,
        perRound: 150,
        note: '1 service type, 1 day',
        budget: budgets.quote,
      })),
      ...(await measureOverSql(server, postgres, {
        name: names.comparison,
        send: calls.comparison,
        perRound: 100,
        note: '3 service types, 7 days',
        budget: budgets.comparison,
      })),
    ];
  });
}

/** In Canada a date is written year first. */
const localDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Auckland' });

function createQuoteCalls({ origin, issuer, caller }: SeededServer) {
  const token = createToken(issuer, caller, ['Access.DISPATCH', 'Consignment.RequestQuotation']);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
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
  const quote: components['schemas']['QuoteRequest'] = { ...freight, serviceType: 'GENERAL' };
  const comparison: components['schemas']['QuoteComparisonRequest'] = {
    ...freight,
    fromDate: localDay.format(new Date(freight.priceDateTimeUtc)),
    serviceTypes: ['GENERAL', 'EXPRESS', 'HOME'],
  };
  const repeat = (path: string, body: unknown) => async (times: number) => {
    const url = `${origin}/api/v2/consignments/pricing/${path}`;
    for (let call = 0; call < times; call += 1) await callApi({ url, body, token, host: caller.host, agent });
  };
  return { quote: repeat('quote', quote), comparison: repeat('comparison', comparison) };
}
