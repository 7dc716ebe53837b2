import type { RegisteredOperation } from '../http/contract/operation.js';
import { findImportedConsignments } from './imported-consignments.js';
import { listImportColumns, saveImportColumns } from './import-columns.js';
import {
  deleteImportSession,
  getImportSession,
  listImportSessions,
  saveImportSession,
} from './import-sessions.js';
import { priceImport } from './price-import.js';

export { recordImported } from './import-store.js';
export { readImportedRow, refuseImported } from './imported-consignments.js';
export { importSessions } from './import-sessions.js';

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
