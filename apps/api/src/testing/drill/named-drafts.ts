import type { Database } from '../../database/database.js';
import type { Api } from '../call.js';
import { draftBody, goodItem, kowhaiScope } from '../fixtures.js';

/** The body of a Draft that is known by its sender reference. */
export const namedDraft = (senderReference: string) => ({
  ...draftBody,
  senderReference,
  lineItems: [goodItem],
});

/** Creates a Draft once, however often it is called with the same name. */
export const createNamed = (api: Api, name: string) =>
  api.post('/api/v1/consignments', namedDraft(name), { headers: { 'idempotency-key': name } });

/** The sender references of Kōwhai's consignments that begin like this, in order. */
export const listNamed = (database: Database, start: string): Promise<string[]> =>
  database.inTenant(kowhaiScope, async (tx) => {
    const rows = await tx
      .selectFrom('consignments')
      .select('sender_reference as name')
      .where('sender_reference', 'like', `${start}%`)
      .execute();
    return rows.map(({ name }) => name ?? '').toSorted();
  });
