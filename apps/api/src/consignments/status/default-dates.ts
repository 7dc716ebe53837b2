import { startOfDayUtc } from '@consign/domain/dates';
import type { DateFacts } from '@consign/domain/rules';
import { clampStatusTime } from '@consign/domain/status';

import type { Change } from '../../changes/index.js';
import type { OperationContext } from '../../http/contract/operation.js';
import { toTrip } from '../../bookings/index.js';
import { loadDateFacts } from '../../calendar/index.js';
import type { LockedConsignment } from '../lock-store.js';
import { setRequestedDelivery } from './status-store.js';
import type { Tx } from '../../database/database.js';

/** The service dates of moved consignments, with default delivery dates for any leaving Draft (DATE-06, DATE-10). */
export interface DefaultDates {
  factsOf(one: LockedConsignment): DateFacts;
  /** As it will be stored. */
  with(one: LockedConsignment): LockedConsignment;
  /** Writes dates where a consignment has none, and returns the changes for the caller to report. */
  write(changed: readonly LockedConsignment[]): Promise<Change[]>;
}

export const noDefaultDates: DefaultDates = {
  factsOf: () => ({}),
  with: (one) => one,
  write: () => Promise.resolve([]),
};

export async function loadDefaultDates(
  tx: Tx,
  context: OperationContext,
  moved: readonly LockedConsignment[],
  at: Date | null,
): Promise<DefaultDates> {
  if (moved.length === 0) return noDefaultDates;
  const { now, tenant } = context;
  const { canUseDefaultRequestedDeliveryDate } = tenant.settings;
  const toPlannedTrip = (one: LockedConsignment) => toTrip(one, context);
  const load = await loadDateFacts(tx, tenant.id, moved.map(toPlannedTrip), now);
  const facts = new Map(
    moved.map((one) => [
      one.id,
      load(toPlannedTrip(one), clampStatusTime(at, { previous: one.statusAt, now })),
    ]),
  );
  const findDefaultDate = ({ id, statusCode, requestedDeliveryAt }: LockedConsignment): Date | null => {
    const day = facts.get(id)?.serviceDay ?? null;
    const isLacking = statusCode === 'DRAFT' && requestedDeliveryAt === null;
    return isLacking && canUseDefaultRequestedDeliveryDate && day !== null
      ? new Date(startOfDayUtc(day))
      : null;
  };
  return {
    factsOf: ({ id }) => facts.get(id) ?? {},
    with: (one) => ({ ...one, requestedDeliveryAt: one.requestedDeliveryAt ?? findDefaultDate(one) }),
    write: async (changed) => {
      const dates = changed.flatMap((one) => {
        const date = findDefaultDate(one);
        return date === null ? [] : [{ id: one.id, date, before: one }];
      });
      if (dates.length === 0) return [];
      await setRequestedDelivery(tx, context.owner, dates);
      return dates.map(({ id, date, before }) => ({
        kind: 'dated',
        consignmentId: id,
        before,
        after: { ...before, requestedDeliveryAt: date },
      }));
    },
  };
}
