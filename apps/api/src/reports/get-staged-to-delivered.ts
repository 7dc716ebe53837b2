import { averageDays, roundDays, trendPercent } from '@consign/domain/reports';

import { ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { Refusal } from '../http/problems/problem.js';
import { chartIsOff } from './difot-request.js';
import { readReport } from './report-request.js';
import { countStays } from './staged-to-delivered.js';

export const getStagedToDelivered = operation(
  'consignment',
  'getStagedToDelivered',
  async ({ body }, context) => {
    if (!context.tenant.settings.averageStagedToDeliveredChart) return chartIsOff();
    const request = readReport(body, context);
    if (request instanceof Refusal) return request;
    const stays = await context.inReading((tx) => countStays(tx, request), 'snapshot');
    const [current, previous] = [averageDays(stays.current), averageDays(stays.previous)];
    return ok({
      averageDays: roundDays(current),
      previousAverageDays: roundDays(previous),
      trendPercent: trendPercent(current, previous),
    });
  },
);
