import { today, startOfDayUtc } from '@consign/domain/dates';
import type { components } from '@consign/api-client/consignment';

import type { Tx } from '../../database/database.js';
import { listOutdated, sumVerdicts } from '../days/basis-store.js';
import type { DifotRequest } from './difot-store.js';
import { type VerdictGroup, listDeliveredGroups, listOverdueGroups } from './verdict-store.js';
import { estimateDays } from './estimates.js';
import type { OperationContext } from '../../http/contract/operation.js';
import { Refusal, problem } from '../../http/problems/problem.js';
import { readReport } from '../report-request.js';

export interface DifotCount extends Verdicts {
  readonly serviceTypeCode: string;
}

/** The verdicts of the period by service type (DASH-25). Reads several statements of one moment. */
export async function countDifot(tx: Tx, request: DifotRequest): Promise<DifotCount[]> {
  const { viewer, serviceTypeCodes, period, hasPickupDates } = request;
  const outdated = await listOutdated(tx, request, period);
  const counted = await sumVerdicts(tx, request, outdated);
  const delivered = (await listDeliveredGroups(tx, viewer, outdated, hasPickupDates)).filter(
    ({ serviceTypeCode }) => serviceTypeCodes.length === 0 || serviceTypeCodes.includes(serviceTypeCode),
  );
  const overdue = await listOverdueGroups(tx, request);
  const verdicts = [
    ...counted,
    ...toCounts(delivered, await judgeGroups(tx, viewer.tenantId, delivered, judgeDelivered)),
    ...toCounts(
      overdue,
      await judgeGroups(tx, viewer.tenantId, overdue, (_group, dueOn) => judgeOverdue(request, dueOn)),
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
export const judgeDelivered = (
  { day, isShort }: { readonly day: string; readonly isShort: boolean },
  dueOn: string,
): keyof Verdicts => (day <= dueOn && !isShort ? 'onTime' : 'missed');

/** The verdict of what the provider has and was due on a day: it counts if that is of the period, and over. */
export const judgeOverdue = ({ period, todayStart }: DifotRequest, dueOn: string): 'missed' | null =>
  period.from <= dueOn && dueOn <= period.to && dueOn < today(todayStart) ? 'missed' : null;

function toCounts(
  groups: readonly { readonly serviceTypeCode: string }[],
  verdicts: readonly Verdicts[],
): DifotCount[] {
  return groups.map(({ serviceTypeCode }, index) => ({
    serviceTypeCode,
    ...(verdicts[index] ?? { onTime: 0, missed: 0 }),
  }));
}

/** How many consignments were on time and how many a miss. */
interface Verdicts {
  readonly onTime: number;
  readonly missed: number;
}

/**
 * Adds the verdicts of those whose due day is estimated: `judge` says which a group has with that day, null if it does not
 * count. In the order of the groups.
 */
export async function judgeGroups<Group extends VerdictGroup>(
  tx: Tx,
  tenantId: string,
  groups: readonly Group[],
  judge: (group: Group, dueOn: string) => keyof Verdicts | null,
): Promise<Verdicts[]> {
  const keys = groups.flatMap(({ key }) => key ?? []);
  const days = (await estimateDays(tx, tenantId, keys)).values();
  return groups.map((group) => {
    const { onTime, missed, undated } = group;
    const dueOn = group.key === null ? null : (days.next().value ?? null);
    const verdict = dueOn === null ? null : judge(group, dueOn);
    return {
      onTime: onTime + (verdict === 'onTime' ? undated : 0),
      missed: missed + (verdict === 'missed' ? undated : 0),
    };
  });
}

/** What a tenant that has a chart off is told (DASH-09, DASH-10). */
export const chartIsOff = () => problem(403, { detail: 'This chart is not available' });

/** Reads the filter of DIFOT, or refuses it. */
export function readDifot(
  body: components['schemas']['ReportFilterFields'],
  context: OperationContext,
): DifotRequest | Refusal {
  const { difotChart, requestedPickupDateEnabled } = context.tenant.settings;
  if (!difotChart) return chartIsOff();
  const request = readReport(body, context);
  if (request instanceof Refusal) return request;
  return {
    ...request,
    todayStart: new Date(startOfDayUtc(today(context.now))),
    hasPickupDates: requestedPickupDateEnabled,
  };
}
