import type { BulkResult } from '@consign/api-client/consignment';

import { type StoredDraft, addConsignment } from './store-consignment.js';
import { test } from './api-test.js';
import type { Called } from './call.js';
import type { Database } from '../database/database.js';
import { runSql } from './run-sql.js';

/** A test of a bulk call, with the references of consignments that are stored without a call. */
export const bulkTest = test.extend('stored', ({ database }) =>
  (draft?: Omit<StoredDraft, 'reference'>) =>
    addConsignment(database, draft));

/** The severity and sentence of each message, by reference. */
export function listMessages({ body }: Called) {
  return (body as BulkResult).results.map(({ reference, messages }) => [
    reference,
    ...messages.map(({ severityName, userMessage }) => `${severityName}: ${userMessage}`),
  ]);
}

/** The stored status history of a consignment, oldest first, with what no call returns. */
export async function historyRows(database: Database, reference: string) {
  const { rows } = await runSql(database)<{
    code: string;
    userId: string | null;
    recordedAt: Date | null;
    reason: string | null;
  }>`
    
      select h.status_code as code, h.user_id as "userId", h.recorded_at as "recordedAt", h.reason
      from status_history h join consignments c on c.tenant_id = h.tenant_id and c.id = h.consignment_id
      where c.reference = ${reference} order by h.position`;
  return rows;
}

/** The statuses of a consignment, oldest first. */
export async function historyCodes(database: Database, reference: string): Promise<string[]> {
  return (await historyRows(database, reference)).map(({ code }) => code);
}
