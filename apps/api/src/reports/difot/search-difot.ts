import type { components } from '@consign/api-client/consignment';
import { type Day, toLocalDay, today } from '@consign/domain/dates';
import { type DifotStatus, findDue, workingDaysLate } from '@consign/domain/reports';

import { type Timetable, loadTimetable } from '../../calendar/index.js';
import { listKnownPage } from '../../consignments/index.js';
import { type Tx, lastStatement } from '../../database/database.js';
import { ok } from '../../http/contract/answers.js';
import { operation } from '../../http/contract/operation.js';
import { Refusal } from '../../http/problems/problem.js';
import { listServiceTypes, serviceTypeAnswer } from '../../lookups/index.js';
import { buildDrillDown } from '../drill-down.js';
import { type PageRequest, readPaging } from '../report-request.js';
import { readDifot, countDifot, judgeDelivered, judgeOverdue } from './difot.js';
import {
  type DifotRequest,
  type JudgedRow,
  type PossibleRow,
  listJudged,
  listPossible,
} from './difot-store.js';
import { estimateDays } from './estimates.js';

type Verdict = components['schemas']['DifotVerdict'];

export const searchDifot = operation('searchDifot', async ({ body }, context) => {
  const report = readDifot(body, context);
  if (report instanceof Refusal) return report;
  const { serviceType, difotStatus, serviceTypeCodes = [] } = body;
  // A service type outside the filter has no segment, so nothing is behind it.
  const isCounted = serviceTypeCodes.length === 0 || serviceTypeCodes.includes(serviceType);
  const request = {
    ...report,
    viewer: isCounted ? report.viewer : { ...report.viewer, siteIds: [] },
    serviceTypeCodes: [serviceType],
  };
  const place = readPaging(body);
  const now = today(context.now);
  return ok(
    await context.inReading(async (tx) => {
      const [counted] = await countDifot(tx, request);
      const rowCount = (difotStatus === 'MISS' ? counted?.missed : counted?.onTime) ?? 0;
      const ids = rowCount === 0 ? [] : await findJudgedPage(tx, request, difotStatus, place);
      const page = await listKnownPage(tx, request.viewer, { ids, rowCount }, place);
      return buildDrillDown(page, place, async (shown) => {
        const rows = await listJudged(tx, request, shown);
        const timetable = await loadTimetable(tx, context.tenant.id, {
          regionIds: [...new Set(rows.flatMap(({ destinationRegionId }) => destinationRegionId ?? []))],
          serviceTypeCodes: [serviceType],
          from: firstDay(rows) ?? now,
        });
        return new Map(rows.flatMap((row) => explain(row, timetable, now)));
      });
    }, 'snapshot'),
  );
});

function firstDay(rows: readonly JudgedRow[]): Day | null {
  const days = rows.flatMap((row) => findRowDue(row)?.day ?? []);
  return days.toSorted()[0] ?? null;
}

function findRowDue({ confirmedAt, requestedAt, estimatedAt }: JudgedRow) {
  return findDue({ confirmed: confirmedAt, requested: requestedAt, estimated: estimatedAt });
}

/** Why a delivery is on time, or by how many working days it is not. */
function explain(row: JudgedRow, timetable: Timetable, now: Day): [string, { difot: Verdict }][] {
  const due = findRowDue(row);
  if (due === null) return [];
  const { id, destinationRegionId, serviceTypeCode } = row;
  const deliveredDate = toLocalDay(row.deliveredAt);
  const until = deliveredDate ?? now;
  const calendar =
    destinationRegionId === null ? null : timetable.calendar(destinationRegionId, serviceTypeCode);
  return [
    [
      id,
      {
        difot: {
          dueDate: due.day,
          dueDateSource: due.source,
          deliveredDate,
          workingDaysLate: until <= due.day ? null : workingDaysLate(due.day, until, calendar),
        },
      },
    ],
  ];
}

/** Rows to read beyond the page: some may turn out to have the other verdict, and a second read costs as much again. */
const SPARE = 1000;

const verdicts = { ONTIME: 'onTime', MISS: 'missed' } as const satisfies Record<DifotStatus, string>;

/** The ids of a page of the consignments with a verdict, in its order. Only rows that are read get an estimated due day. */
export async function findJudgedPage(
  tx: Tx,
  request: DifotRequest,
  verdict: DifotStatus,
  place: PageRequest,
  spare: number = SPARE,
): Promise<string[]> {
  const end = place.pageNumber * place.pageSize;
  for (let limit = end + spare; ; limit *= 4) {
    const possible = await listPossible(tx, request, verdict, place, limit);
    const found = await keepJudged(tx, request, verdict, possible);
    if (found.length >= end || possible.length < limit) return found.slice(end - place.pageSize, end);
  }
}

async function keepJudged(
  tx: Tx,
  request: DifotRequest,
  verdict: DifotStatus,
  possible: readonly PossibleRow[],
): Promise<string[]> {
  const keys = possible.flatMap(({ key }) => key ?? []);
  const days = (await estimateDays(tx, request.viewer.tenantId, keys)).values();
  return possible.flatMap(({ id, deliveredOn, isShort, key }) => {
    if (key === null) return [id];
    const dueOn = days.next().value ?? null;
    if (dueOn === null) return [];
    const judged =
      deliveredOn === null
        ? judgeOverdue(request, dueOn)
        : judgeDelivered({ day: deliveredOn, isShort }, dueOn);
    return judged === verdicts[verdict] ? [id] : [];
  });
}

export const getDifot = operation('getDifot', async ({ body }, context) => {
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
          serviceTypes.find((type) => type.code === code) ?? { code, name: code, cubicFactor: null },
        ),
        onTimeCount: onTime,
        missCount: missed,
      })),
  );
});
