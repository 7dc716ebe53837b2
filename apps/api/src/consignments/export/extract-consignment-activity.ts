import { parseSearchPeriod } from '@consign/domain/dates';
import { extractFileName } from '@consign/domain/reports';

import { operation } from '../../http/contract/operation.js';
import { Refusal, ruleProblems } from '../../http/problems/problem.js';
import { readSearch } from '../search/search-request.js';
import { exportMatching, refuseRows } from './export-matching.js';

export const extractConsignmentActivity = operation(
  'consignment',
  'extractConsignmentActivity',
  async ({ body }, context) => {
    const { dateType, startDateUtc, endDateUtc, siteIds, statuses = [], rowPer } = body;
    const refused = refuseRows(rowPer, context);
    if (refused !== null) return refused;
    const period = parseSearchPeriod({ startDateUtc, endDateUtc }, 'EXTR-05');
    if (!period.ok) return ruleProblems(period.problems);
    const date = { dateRangeType: dateType, startDateUtc, endDateUtc };
    const request = readSearch({ siteIds, statuses, date }, {}, context);
    return request instanceof Refusal
      ? request
      : exportMatching(context, request, extractFileName(context.now), rowPer);
  },
);
