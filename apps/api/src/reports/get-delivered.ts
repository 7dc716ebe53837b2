import { lastStatement } from '../database/database.js';
import { ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { Refusal } from '../http/problems/problem.js';
import { readReport } from './report-request.js';
import { buildSeries } from './series.js';
import { countDeliveries } from './series-store.js';

export const getDelivered = operation('consignment', 'getDelivered', async ({ body }, context) => {
  const request = readReport(body, context);
  if (request instanceof Refusal) return request;
  return ok(
    buildSeries(request, await context.inReading((tx) => countDeliveries(lastStatement(tx), request))),
  );
});
