/**
 * The figures of the dashboard (DASH-09 to 15): periods and what they are compared with, delivered in full and on time,
 * staged to delivered, and what each figure means in words.
 *
 * @module
 */
export {
  listDays,
  pairDays,
  parseReportPeriod,
  previousPeriod,
  trendPercent,
  type SeriesDay,
} from './period.js';
export {
  difotStatuses,
  dueSources,
  findDue,
  judgeDelivery,
  maxDaysLate,
  undeliveredStatuses,
  workingDaysLate,
  type DifotResult,
  type DifotStatus,
  type Due,
  type DueDates,
  type DueSource,
} from './difot.js';
export {
  averageDays,
  roundDays,
  sumWorkingTime,
  type DeliveryGroup,
  type WorkingCalendar,
} from './staged-to-delivered.js';
export {
  exceptionFilters,
  exceptionState,
  filterStatuses,
  type ExceptionFilter,
  type ExceptionState,
} from './exceptions.js';
export { attentionKinds, attentionLabels, type AttentionKind } from './attention-kinds.js';
export {
  attentionDefinitions,
  awaitingPickupStatuses,
  firstRecentDay,
  needsAttention,
  type AttentionSubject,
} from './attention.js';
export { extractFileName } from './extract-file-name.js';
export { reportDefinitions, reportNames, type ReportName } from './definitions.js';
export { MAX_COST_GROUPS, MAX_DEAREST, restOfCosts, type CostSums } from './cost-groups.js';
export { wholePercent } from './whole-percent.js';
