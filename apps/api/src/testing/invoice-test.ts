import type { components } from '@consign/api-client/consignment';
import type { PriceParts } from '@consign/domain/invoices';
import { priceLineKinds } from '@consign/domain/pricing';

import type { Database } from '../database/database.js';
import type { Api } from './call.js';
import { activeAccountId, kowhaiScope } from './fixtures.js';
import { testNow } from './now.js';
import { runSql } from './run-sql.js';
import { type StoredDraft, storeConsignment } from './store-consignment.js';

type Wire = components['schemas'];
export type WireLine = Wire['SaveInvoiceLines']['lines'][number];

export const invoicesUrl = '/api/v2/invoices';

/** Stores a consignment that was delivered a day ago for a price of cents, confirmed unless told otherwise. */
export async function storePriced(
  database: Database,
  draft: StoredDraft,
  price: Partial<PriceParts> = { FREIGHT: 10_000, FAF: 2000 },
  kind: 'ESTIMATE' | 'CONFIRMED' = 'CONFIRMED',
): Promise<string> {
  const delivered = new Date(testNow.getTime() - 24 * 3600_000);
  const id = await storeConsignment(database, { status: 'DELIVERED', statusAt: delivered, ...draft });
  const lines = priceLineKinds
    .filter((part) => price[part] !== undefined)
    .map((part) => ({ kind: part, code: part, name: part, arithmetic: '', amount: price[part] ?? 0 }));
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  await runSql(database)`
    insert into consignment_prices (tenant_id, organisation_id, consignment_id, kind, priced_at, amount_cents, price,
        input_version)
      values (${kowhaiScope.tenantId}, ${kowhaiScope.organisationId}, ${id}, ${kind}, ${testNow}, ${total},
        ${JSON.stringify({ lines })}::jsonb, 'reported')`;
  return id;
}

/** A line that charges $120.00. */
export const line = (number: number, reference: string, change: Partial<WireLine> = {}): WireLine => ({
  line: number,
  reference,
  customerReference: '',
  description: '',
  amount: 120,
  parts: null,
  ...change,
});

/** Begins an invoice whose total is the sum of its lines, sends the lines, and returns its address. */
export async function loadInvoice(
  api: Api,
  number: string,
  lines: readonly WireLine[],
  change: Partial<Wire['CreateInvoice']> = {},
): Promise<string> {
  const total = Math.round(lines.reduce((sum, { amount }) => sum + amount * 100, 0)) / 100;
  const made = await api.post(invoicesUrl, {
    number,
    date: '2026-03-16',
    accountId: activeAccountId,
    total,
    lineCount: lines.length,
    isGstIncluded: false,
    replacesInvoiceId: null,
    ...change,
  });
  if (made.status !== 201) throw new Error(made.text);
  const url = String(made.headers['location']);
  const sent = await api.put(`${url}/lines`, { lines });
  if (sent.status !== 204) throw new Error(sent.text);
  return url;
}

/** Loads and checks an invoice; returns its address. */
export async function checkedInvoice(...loaded: Parameters<typeof loadInvoice>): Promise<string> {
  const url = await loadInvoice(...loaded);
  const answer = await loaded[0].post(`${url}/check`, undefined);
  if (answer.status !== 200) throw new Error(answer.text);
  return url;
}

export async function readLines(api: Api, url: string): Promise<Wire['InvoiceLine'][]> {
  return (await api.get(`${url}/lines`)).body as Wire['InvoiceLine'][];
}

export async function readInvoice(api: Api, url: string): Promise<Wire['Invoice']> {
  return (await api.get(url)).body as Wire['Invoice'];
}
