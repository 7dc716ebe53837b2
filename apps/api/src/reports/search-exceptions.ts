import { ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { Refusal } from '../http/problems/problem.js';
import { buildDrillDown } from './drill-down.js';
import { type RaisedException, consignmentsWithException, listRaised } from './exception-store.js';
import { readPaging, readReport } from './report-request.js';

export const searchExceptions = operation('consignment', 'searchExceptions', async ({ body }, context) => {
  const request = readReport(body, context);
  if (request instanceof Refusal) return request;
  const place = readPaging(body);
  const kindId = body.standardEventId;
  const slice = { kindId, state: body.exceptionStatus, statusCodes: body.statusCodes ?? [] };
  const matching = consignmentsWithException(request, slice, place);
  return ok(
    await context.inReading((tx) =>
      buildDrillDown(tx, request, place, matching, async (ids) => {
        const raised = await listRaised(tx, request, kindId, ids);
        return new Map([...raised].map(([id, exceptions]) => [id, { exceptions: exceptions.map(toAnswer) }]));
      }),
    ),
  );
});

/** Instants in JSON built by the database may carry another offset. */
function toAnswer({ id, title, raisedAt, resolvedAt, actionRequired }: RaisedException) {
  return {
    id,
    title,
    raisedAtDateTimeUtc: new Date(raisedAt).toISOString(),
    resolvedAtDateTimeUtc: resolvedAt === null ? null : new Date(resolvedAt).toISOString(),
    actionRequired,
  };
}
