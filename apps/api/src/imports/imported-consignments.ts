import { toFileName } from '@consign/domain/files';

import type { Tx } from '../database/database.js';
import { ok } from '../http/contract/answers.js';
import type { OperationContext } from '../http/contract/operation.js';
import { type Refusal, problem } from '../http/problems/problem.js';
import { importOperation, refuseSwitchedOffImport } from './import-setting.js';
import { type ImportRow, findImported, listImported } from './import-store.js';

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

/** The row of a file that a create call comes from. */
interface ImportedRow extends ImportRow {
  readonly fileName: string;
}

/** Reads the headers of the import, in lower case; null where the consignment comes from no file. */
export function readImportedRow(headers: Readonly<Record<string, unknown>>): ImportedRow | null {
  const { 'import-row': row, 'import-file': file } = headers;
  if (typeof row !== 'string') return null;
  const [digest = '', occurrence = ''] = row.split('.');
  const fileName = typeof file === 'string' ? readFileName(file) : '';
  return { digest, occurrence: Number(occurrence), fileName };
}

const MAX_FILE_NAME = 256;

function readFileName(encoded: string): string {
  try {
    return [...toFileName(decodeURIComponent(encoded))].slice(0, MAX_FILE_NAME).join('');
  } catch {
    return '';
  }
}

/** Refuses a row that was imported before, by anyone of the organisation (IMPT-16), or where there is no import. */
export async function refuseImported(
  tx: Tx,
  context: OperationContext,
  row: ImportedRow,
): Promise<Refusal | null> {
  const refused = refuseSwitchedOffImport(context);
  if (refused !== null) return refused;
  const earlier = await findImported(tx, context.viewer, row);
  if (earlier === undefined) return null;
  const { reference } = earlier;
  const detail =
    reference === null
      ? 'This consignment was imported before'
      : `This consignment was imported before, as ${reference}`;
  return problem(409, {
    title: 'Imported already',
    detail,
    problems: [{ id: 'IMPT-16', path: '', message: detail }],
    members: { imported: reference },
  });
}
