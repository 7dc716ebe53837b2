import type { components } from '@consign/api-client/consignment';

import { lastStatement } from '../database/database.js';
import { listMatchingPage } from '../consignments/index.js';
import { ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { Refusal } from '../http/problems/problem.js';
import {
  type KindCount,
  countExceptions,
  type RaisedException,
  consignmentsWithException,
  listRaised,
} from './exception-store.js';
import { readReport, readPaging } from './report-request.js';
import { buildDrillDown } from './drill-down.js';

type ExceptionCount = components['schemas']['ExceptionCount'];

/** Kinds without a code are named by their titles, so their number has no bound of its own. */
const MAX_KINDS = 200;

export const getExceptionsByStatus = operation('getExceptionsByStatus', async ({ body }, context) => {
  const request = readReport(body, context);
  if (request instanceof Refusal) return request;
  return ok(joinStatuses(await context.inReading((tx) => countExceptions(lastStatement(tx), request))));
});

/** Joins the counts by status to one entry for each kind; the latest title comes first. */
function joinStatuses(counts: readonly KindCount[]): ExceptionCount[] {
  const kinds = new Map<string, ExceptionCount>();
  for (const { id, title, statusCode, openCount, totalCount } of counts) {
    const kind = kinds.get(id) ?? { standardEventId: id, title, openCount: 0, totalCount: 0, statuses: [] };
    kinds.set(id, {
      ...kind,
      openCount: kind.openCount + openCount,
      totalCount: kind.totalCount + totalCount,
      statuses: [...kind.statuses, { statusCode, openCount, totalCount }],
    });
  }
  return [...kinds.values()]
    .toSorted(
      (a, b) =>
        b.openCount - a.openCount ||
        b.totalCount - a.totalCount ||
        (a.standardEventId < b.standardEventId ? -1 : 1),
    )
    .slice(0, MAX_KINDS);
}

export const searchExceptions = operation('searchExceptions', async ({ body }, context) => {
  const request = readReport(body, context);
  if (request instanceof Refusal) return request;
  const place = readPaging(body);
  const kindId = body.standardEventId;
  const slice = { kindId, state: body.exceptionStatus, statusCodes: body.statusCodes ?? [] };
  const matching = consignmentsWithException(request, slice, place);
  return ok(
    await context.inReading(async (tx) =>
      buildDrillDown(await listMatchingPage(tx, request.viewer, matching, place), place, async (ids) => {
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
