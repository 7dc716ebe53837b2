import { lastStatement } from '../database/database.js';
import { ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { Refusal } from '../http/problems/problem.js';
import { readReport } from './report-request.js';
import { buildSeries } from './series.js';
import { sumConfirmedPrices } from './series-store.js';

export const getRevenue = operation('consignment', 'getRevenue', async ({ body }, context) => {
  const request = readReport(body, context);
  if (request instanceof Refusal) return request;
  const cents = await context.inReading((tx) => sumConfirmedPrices(lastStatement(tx), request));
  return ok(
    buildSeries(request, cents).map((point) => ({
      ...point,
      current: point.current / 100,
      previous: point.previous / 100,
    })),
  );
});
