import { parseSearchPeriod } from '@consign/domain/dates';
import { missingPermissionMessage } from '@consign/domain/permissions';
import { extractFileName } from '@consign/domain/reports';

import { operation } from '../../http/contract/operation.js';
import { Refusal, problem, ruleProblems } from '../../http/problems/problem.js';
import { showsPrices } from '../../pricing/index.js';
import { readSearch } from '../search/search-request.js';
import { exportMatching } from './export-matching.js';

export const extractConsignmentActivity = operation(
  'consignment',
  'extractConsignmentActivity',
  async ({ body }, context) => {
    const { dateType, startDateUtc, endDateUtc, siteIds, statuses = [], rowPer } = body;
    if (rowPer === 'PRICE_LINE' && !showsPrices(context.user)) {
      return problem(403, { detail: missingPermissionMessage });
    }
    const period = parseSearchPeriod({ startDateUtc, endDateUtc }, 'EXTR-05');
    if (!period.ok) return ruleProblems(period.problems);
    const date = { dateRangeType: dateType, startDateUtc, endDateUtc };
    const request = readSearch({ siteIds, statuses, date }, {}, context);
    return request instanceof Refusal
      ? request
      : exportMatching(context, request, extractFileName(context.now), rowPer);
  },
);
