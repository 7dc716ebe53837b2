import { ok } from '../../http/contract/answers.js';
import { operation } from '../../http/contract/operation.js';
import { Refusal } from '../../http/problems/problem.js';
import { lastStatement } from '../../database/database.js';
import { listServiceTypes, serviceTypeAnswer } from '../../lookups/index.js';
import { readDifot } from './difot-request.js';
import { countDifot } from './difot.js';

export const getDifot = operation('consignment', 'getDifot', async ({ body }, context) => {
  const request = readDifot(body, context);
  if (request instanceof Refusal) return request;
  const { counts, serviceTypes } = await context.inReading(async (tx) => {
    return {
      counts: await countDifot(tx, request),
      serviceTypes: await listServiceTypes(lastStatement(tx), context.owner),
    };
  }, 'snapshot');
  const places = new Map(serviceTypes.map(({ code }, index) => [code, index]));
  const toPosition = (code: string) => places.get(code) ?? serviceTypes.length;
  return ok(
    counts
      .toSorted(
        (a, b) =>
          toPosition(a.serviceTypeCode) - toPosition(b.serviceTypeCode) ||
          (a.serviceTypeCode < b.serviceTypeCode ? -1 : 1),
      )
      .map(({ serviceTypeCode: code, onTime, missed }) => ({
        // A service type that no longer exists shows its code.
        serviceType: serviceTypeAnswer(
          serviceTypes.find((type) => type.code === code) ?? { code, name: code, cubicFactorSteps: null },
        ),
        onTimeCount: onTime,
        missCount: missed,
      })),
  );
});
