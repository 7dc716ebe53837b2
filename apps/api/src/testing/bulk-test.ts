import type { BulkResult } from '@consign/api-client/consignment';

import { addConsignment } from './add-consignment.js';
import { test } from './api-test.js';
import type { Called } from './call.js';
import type { StoredDraft } from './store-consignment.js';

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
