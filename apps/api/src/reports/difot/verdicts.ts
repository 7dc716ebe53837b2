import type { Tx } from '../../database/database.js';
import { estimateDays } from './estimates.js';
import type { VerdictGroup } from './verdict-store.js';

/** How many consignments were on time and how many a miss. */
export interface Verdicts {
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
