import { statusCodes } from '@consign/domain/status';

import { lastStatement } from '../database/database.js';
import { ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { Refusal } from '../http/problems/problem.js';
import { countByStatus } from './created-store.js';
import { readReport } from './report-request.js';

export const getConsignmentsByStatus = operation(
  'consignment',
  'getConsignmentsByStatus',
  async ({ body }, context) => {
    const request = readReport(body, context);
    if (request instanceof Refusal) return request;
    const counts = await context.inReading((tx) => countByStatus(lastStatement(tx), request));
    return ok(counts.toSorted((a, b) => statusCodes.indexOf(a.status) - statusCodes.indexOf(b.status)));
  },
);
