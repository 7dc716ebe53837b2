import { startOfDayUtc } from '@consign/domain/dates';
import type { DateFacts, Trip } from '@consign/domain/rules';
import { clampStatusTime } from '@consign/domain/status';

import type { Change } from '../../changes/index.js';
import type { OperationContext } from '../../http/contract/operation.js';
import { loadDateFacts, storedTrip } from '../../calendar/index.js';
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
  const { requestedPickupDateEnabled, canUseDefaultRequestedDeliveryDate } = tenant.settings;
  // What the tenant takes no more is not counted with (PLAT-04).
  const toTrip = (one: LockedConsignment): Trip => ({
    ...storedTrip(one),
    ...(requestedPickupDateEnabled ? {} : { requestedPickup: null }),
  });
  const load = await loadDateFacts(tx, tenant.id, moved.map(toTrip), now);
  const facts = new Map(
    moved.map((one) => [one.id, load(toTrip(one), clampStatusTime(at, { previous: one.statusAt, now }))]),
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
