import { addDays, countDays, findDay } from '@consign/domain/dates';
import { closedReason } from '@consign/domain/schedule';

import { ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { problem, ruleProblems } from '../http/problems/problem.js';
import { findRegion } from '../lookups/index.js';
import { loadTimetable } from './timetable.js';

const maxDays = 366;

export const listWorkingDates = operation('listWorkingDates', async ({ query }, context) => {
  const { regionId, startDate, endDate, serviceType = null } = query;
  const from = findDay(startDate);
  const to = findDay(endDate);
  if (from === null || to === null || to < from || countDays({ from, to }) > maxDays) {
    const message = `Ask for 1 to ${maxDays} days`;
    return ruleProblems([{ id: 'CALL-80', path: 'endDate', message }], { title: message });
  }
  const timetable = await context.inTransaction((tx) =>
    loadTimetable(tx, context.tenant.id, {
      regionIds: [regionId],
      serviceTypeCodes: serviceType === null ? [] : [serviceType],
      from,
    }),
  );
  const calendar = timetable.calendar(regionId, serviceType);
  if (calendar === null) return problem(404, { title: 'There is no calendar for this region' });
  const workingDates: string[] = [];
  const reasons: { date: string; reason: string }[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const reason = closedReason(calendar, day);
    if (reason === null) workingDates.push(day);
    else reasons.push({ date: day, reason });
  }
  return ok([{ workingDates, nonWorkingDates: reasons.map(({ date }) => date), reasons }]);
});

/** Derives the region of a typed address as a save does (PART-09). */
export const getAddressRegion = operation('getAddressRegion', async ({ query }, context) =>
  ok({ region: await context.inTransaction((tx) => findRegion(tx, context.tenant.id, query)) }),
);
