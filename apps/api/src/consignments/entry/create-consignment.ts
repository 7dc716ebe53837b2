import { operation } from '../../http/contract/operation.js';
import { problem, Refusal } from '../../http/problems/problem.js';
import { readImportedRow, recordImport, refuseImported } from '../../imports/index.js';
import { findStartingSites } from '../../me/index.js';
import { createDraft } from './create-draft.js';

export const createConsignment = operation(
  'consignment',
  'createConsignment',
  async ({ body, headers }, context) => {
    const row = readImportedRow(headers);
    try {
      return await context.inTransaction(async (tx) => {
        const refused = row === null ? null : await refuseImported(tx, context, row);
        if (refused !== null) return refused;
        const startingSites = await findStartingSites(tx, context);
        if (startingSites instanceof Refusal) return startingSites;
        return createDraft(tx, context, {
          body,
          startingSites,
          isRemembered: row === null,
          afterwards: async (key) => {
            if (row === null || (await recordImport(tx, key, row, context.now))) return;
            throw new ImportedMeanwhile();
          },
        });
      });
    } catch (error) {
      // Another call has imported the row since this one began. The retry finds its reference.
      if (error instanceof ImportedMeanwhile) return problem(409, { headers: { 'retry-after': '1' } });
      throw error;
    }
  },
);

/** Rolls back a consignment that would be imported twice. */
class ImportedMeanwhile extends Error {
  override readonly name = 'ImportedMeanwhile';
}
