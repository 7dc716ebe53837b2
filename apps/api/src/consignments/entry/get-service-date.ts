import { addDays, findDay, today } from '@consign/domain/dates';
import { serviceDate } from '@consign/domain/schedule';

import { ok } from '../../http/contract/answers.js';
import { operation } from '../../http/contract/operation.js';
import { parseInstant } from '../../http/parse-instant.js';
import { problem } from '../../http/problems/problem.js';
import { loadTimetable } from '../../calendar/index.js';
import { findServiceType } from '../consignment-store.js';

const noService = { serviceDate: null, pickupDate: null, reasons: [] };

export const getServiceDate = operation('getServiceDate', ({ body }, context) =>
  context.inTransaction(async (tx) => {
    const { reference = null, stagedDateTimeUtc, requestedPickupDate, serviceType = null } = body;
    const serviceTypeCode =
      serviceType ??
      (reference === null ? null : ((await findServiceType(tx, context.viewer, reference)) ?? null));
    const originRegionId = body.originRegionId.toLowerCase();
    const destinationRegionId = body.destinationRegionId.toLowerCase();
    const stagedAt = parseInstant(stagedDateTimeUtc) ?? context.now;
    const timetable = await loadTimetable(tx, context.tenant.id, {
      regionIds: [originRegionId, destinationRegionId],
      serviceTypeCodes: serviceTypeCode === null ? [] : [serviceTypeCode],
      from: addDays(today(stagedAt), -1),
    });
    const isKnown = [originRegionId, destinationRegionId].every(
      (id) => timetable.calendar(id, null) !== null,
    );
    if (!isKnown) return problem(404, { title: 'There is no calendar for one of these regions' });
    const route = timetable.route({ originRegionId, destinationRegionId, serviceTypeCode });
    const found =
      route === null ? null : serviceDate(route, { stagedAt, requestedPickup: findDay(requestedPickupDate) });
    if (found === null) return ok(noService);
    return ok({
      serviceDate: found.serviceDay,
      pickupDate: found.pickupDay,
      reasons: found.reasons.map(({ day, reason }) => ({ date: day, reason })),
    });
  }),
);
