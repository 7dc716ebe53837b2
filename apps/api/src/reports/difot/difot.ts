import { today } from '@consign/domain/dates';

import type { Tx } from '../../database/database.js';
import { listOutdated, sumVerdicts } from '../days/basis-store.js';
import type { DifotRequest } from './difot-store.js';
import { listDeliveredGroups, listOverdueGroups } from './verdict-store.js';
import { type Verdicts, judgeGroups } from './verdicts.js';

export interface DifotCount extends Verdicts {
  readonly serviceTypeCode: string;
}

/** The verdicts of the period by service type. Reads several statements of one moment. */
export async function countDifot(tx: Tx, request: DifotRequest): Promise<DifotCount[]> {
  const { viewer, serviceTypeCodes, period, hasPickupDates, todayStart } = request;
  const outdated = await listOutdated(tx, request, period);
  const counted = await sumVerdicts(tx, request, outdated);
  const delivered = (await listDeliveredGroups(tx, viewer, outdated, hasPickupDates)).filter(
    ({ serviceTypeCode }) => serviceTypeCodes.length === 0 || serviceTypeCodes.includes(serviceTypeCode),
  );
  const overdue = await listOverdueGroups(tx, request);
  const now = today(todayStart);
  const verdicts = [
    ...counted,
    ...toCounts(delivered, await judgeGroups(tx, viewer.tenantId, delivered, judgeDelivered)),
    ...toCounts(
      overdue,
      await judgeGroups(tx, viewer.tenantId, overdue, (_group, dueOn) =>
        period.from <= dueOn && dueOn <= period.to && dueOn < now ? 'missed' : null,
      ),
    ),
  ];
  const totals = new Map<string, DifotCount>();
  for (const { serviceTypeCode, onTime, missed } of verdicts) {
    const sum = totals.get(serviceTypeCode) ?? { serviceTypeCode, onTime: 0, missed: 0 };
    totals.set(serviceTypeCode, { ...sum, onTime: sum.onTime + onTime, missed: sum.missed + missed });
  }
  return [...totals.values()].filter(({ onTime, missed }) => onTime + missed > 0);
}

/** The verdict of deliveries of a day that were due on another. */
export const judgeDelivered = ({ day }: { readonly day: string }, dueOn: string): keyof Verdicts =>
  day <= dueOn ? 'onTime' : 'missed';

function toCounts(
  groups: readonly { readonly serviceTypeCode: string }[],
  verdicts: readonly Verdicts[],
): DifotCount[] {
  return groups.map(({ serviceTypeCode }, index) => ({
    serviceTypeCode,
    ...(verdicts[index] ?? { onTime: 0, missed: 0 }),
  }));
}
