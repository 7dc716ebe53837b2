import { statusCodes } from '@consign/domain/status';

import { listMatchingPage } from '../consignments/index.js';
import { ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { Refusal } from '../http/problems/problem.js';
import { lastStatement } from '../database/database.js';
import { createdWithStatus, countByStatus } from './created-store.js';
import { buildDrillDown } from './drill-down.js';
import { readPaging, readReport } from './report-request.js';

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

export const searchConsignmentsByStatus = operation(
  'consignment',
  'searchConsignmentsByStatus',
  async ({ body }, context) => {
    const request = readReport(body, context);
    if (request instanceof Refusal) return request;
    const place = readPaging(body);
    const matching = createdWithStatus(request, body.statusCode, place);
    return ok(
      await context.inReading(async (tx) =>
        buildDrillDown(await listMatchingPage(tx, request.viewer, matching, place), place, (ids) =>
          Promise.resolve(new Map(ids.map((id) => [id, {}]))),
        ),
      ),
    );
  },
);
