import type { RegisteredOperation } from '../http/contract/operation.js';
import { getAttention } from './get-attention.js';
import { getConsignmentsByStatus, searchConsignmentsByStatus } from './consignments-by-status.js';
import { getCosts } from './costs/get-costs.js';
import { getDelivered, getRevenue, searchRevenue } from './series.js';
import { getDifot } from './difot/get-difot.js';
import { getExceptionsByStatus, searchExceptions } from './exceptions.js';
import { getStagedToDelivered } from './staged-to-delivered.js';
import { searchDifot } from './difot/search-difot.js';

export { countReportDays } from './days/report-days-job.js';

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
  searchRevenue,
  getCosts,
];
