import { ok } from '../http/contract/answers.js';
import { importOperation } from './import-setting.js';
import { listImported } from './imported-store.js';

export const findImportedConsignments = importOperation(
  'findImportedConsignments',
  async ({ body }, context) => {
    const found = await context.inTransaction((tx) => listImported(tx, context.viewer, body.digests));
    return ok({
      consignments: found.map(({ importedAt, ...imported }) => ({
        ...imported,
        importedAtDateTimeUtc: importedAt.toISOString(),
      })),
    });
  },
);
