import { ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { refuseSwitchedOffImport } from './import-setting.js';
import { listImported } from './imported-store.js';

export const findImportedConsignments = operation(
  'consignment',
  'findImportedConsignments',
  async ({ body }, context) => {
    const refused = refuseSwitchedOffImport(context);
    if (refused !== null) return refused;
    const found = await context.inTransaction((tx) => listImported(tx, context.viewer, body.digests));
    return ok({
      consignments: found.map(({ importedAt, ...imported }) => ({
        ...imported,
        importedAtDateTimeUtc: importedAt.toISOString(),
      })),
    });
  },
);
