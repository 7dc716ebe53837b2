import type { RegisteredOperation } from '../http/contract/operation.js';
import {
  getAttention,
  getConsignmentsByStatus,
  getDelivered,
  getRevenue,
  getStagedToDelivered,
  searchConsignmentsByStatus,
  searchRevenue,
} from './series.js';
import { getCosts } from './costs/get-costs.js';
import { getDifot, searchDifot } from './difot/search-difot.js';
import { getExceptionsByStatus, searchExceptions } from './exceptions.js';

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
