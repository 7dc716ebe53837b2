import type { components } from '@consign/api-client/consignment';
import { type Day, toLocalDay, today } from '@consign/domain/dates';
import { findDue, workingDaysLate } from '@consign/domain/reports';

import { type Timetable, loadTimetable } from '../../calendar/index.js';
import { listKnownPage } from '../../consignments/index.js';
import { ok } from '../../http/contract/answers.js';
import { operation } from '../../http/contract/operation.js';
import { Refusal } from '../../http/problems/problem.js';
import { countDifot } from './difot.js';
import { readDifot } from './difot-request.js';
import { type JudgedRow, listJudged } from './difot-store.js';
import { findJudgedPage } from './judged-page.js';
import { buildDrillDown } from '../drill-down.js';
import { readPaging } from '../report-request.js';

type Verdict = components['schemas']['DifotVerdict'];

export const searchDifot = operation('consignment', 'searchDifot', async ({ body }, context) => {
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
