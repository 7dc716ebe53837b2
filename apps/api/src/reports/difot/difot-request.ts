import { startOfDayUtc, today } from '@consign/domain/dates';
import type { components } from '@consign/api-client/consignment';

import type { OperationContext } from '../../http/contract/operation.js';
import { Refusal, problem } from '../../http/problems/problem.js';
import type { DifotRequest } from './difot-store.js';
import { readReport } from '../report-request.js';

/** What a tenant that has a chart off is told (DASH-09, DASH-10). */
export const chartIsOff = () => problem(403, { detail: 'This chart is not available' });

/** Reads the filter of DIFOT, or refuses it. */
export function readDifot(
  body: components['schemas']['ReportFilterFields'],
  context: OperationContext,
): DifotRequest | Refusal {
  const { difotChart, requestedPickupDateEnabled } = context.tenant.settings;
  if (!difotChart) return chartIsOff();
  const request = readReport(body, context);
  if (request instanceof Refusal) return request;
  return {
    ...request,
    todayStart: new Date(startOfDayUtc(today(context.now))),
    hasPickupDates: requestedPickupDateEnabled,
  };
}
