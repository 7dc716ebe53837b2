import type { RegisteredOperation } from '../http/contract/operation.js';
import { getAttention } from './get-attention.js';
import { getConsignmentsByStatus } from './get-consignments-by-status.js';
import { getDelivered } from './get-delivered.js';
import { getDifot } from './get-difot.js';
import { getExceptionsByStatus } from './get-exceptions-by-status.js';
import { getRevenue } from './get-revenue.js';
import { getStagedToDelivered } from './get-staged-to-delivered.js';
import { searchConsignmentsByStatus } from './search-consignments-by-status.js';
import { searchDifot } from './search-difot.js';
import { searchExceptions } from './search-exceptions.js';

export { countReportDays } from './fold/report-days-job.js';

export const reportOperations: readonly RegisteredOperation[] = [
  getAttention,
  getConsignmentsByStatus,
  getStagedToDelivered,
  getDelivered,
  getDifot,
  getExceptionsByStatus,
  getRevenue,
  searchConsignmentsByStatus,
  searchDifot,
  searchExceptions,
];
