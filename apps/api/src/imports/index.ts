import type { RegisteredOperation } from '../http/contract/operation.js';
import { deleteImportSession } from './delete-import-session.js';
import { findImportedConsignments } from './find-imported-consignments.js';
import { getImportSession } from './get-import-session.js';
import { listImportColumns } from './list-import-columns.js';
import { listImportSessions } from './list-import-sessions.js';
import { priceImport } from './price-import.js';
import { saveImportColumns } from './save-import-columns.js';
import { saveImportSession } from './save-import-session.js';

export { readImportedRow, recordImport, refuseImported } from './record-import.js';
export { removeImportSessionJob } from './remove-import-session.js';

export const importOperations: readonly RegisteredOperation[] = [
  listImportSessions,
  getImportSession,
  saveImportSession,
  deleteImportSession,
  findImportedConsignments,
  listImportColumns,
  saveImportColumns,
  priceImport,
];
