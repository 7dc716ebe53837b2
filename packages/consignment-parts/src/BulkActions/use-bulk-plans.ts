import { formatCount } from '@consign/domain';
import {
  bulkActionNames,
  bulkActions,
  countReasons,
  planBulk,
  type BulkAction,
  type BulkCandidate,
  type BulkContext,
  type BulkPlan,
} from '@consign/domain/bulk';
import { useOrganisation, usePermissions, useSettings } from '@consign/session';
import { useMemo } from 'react';

import {
  useSelectedConsignments,
  type ConsignmentSelection,
  type SelectedConsignment,
} from '../selection/index.js';

const MAX_REASONS = 3;

interface Candidate extends BulkCandidate {
  readonly item: SelectedConsignment;
}

export type Plan = BulkPlan<Candidate>;
export type ShownPlan = Extract<Plan, { shown: true }>;
export type BulkPlans = Readonly<Record<BulkAction, Plan>>;

/** For each action, which of the selected consignments it applies to. Rerenders with the selection. */
export function useBulkPlans(selection: ConsignmentSelection): BulkPlans {
  const items = useSelectedConsignments(selection);
  const context = useBulkContext();
  return useMemo(() => {
    const candidates = items.map(toCandidate);
    return Object.fromEntries(
      bulkActionNames.map((action) => [action, planBulk(action, candidates, context)]),
    ) as BulkPlans;
  }, [items, context]);
}

/** Plans an action on given consignments. */
export function usePlanBulk(): (action: BulkAction, items: readonly SelectedConsignment[]) => Plan {
  const context = useBulkContext();
  return (action, items) => planBulk(action, items.map(toCandidate), context);
}

function useBulkContext(): BulkContext {
  const permissions = usePermissions();
  const settings = useSettings();
  const { settings: organisationSettings } = useOrganisation();
  return useMemo(
    () => ({ permissions, settings, organisationSettings }),
    [permissions, settings, organisationSettings],
  );
}

function toCandidate(item: SelectedConsignment): Candidate {
  const { reference, statusCode, serviceTypeCode } = item;
  return { reference, statusCode, serviceTypeCode, item };
}

/** Whether the action applies to any of the selected consignments; it then runs for those (BULK-28). */
export function canStart({ decision, canContinueWithRest }: ShownPlan): boolean {
  return decision.allowed || canContinueWithRest;
}

/** The label of an action, with a count unless it applies to all: 'Request pickup (2 of 10)'. */
export function formatActionLabel(action: BulkAction, plan: ShownPlan): string {
  const { label } = bulkActions[action];
  if (!plan.canContinueWithRest) return label;
  const some = plan.applicable.length;
  return `${label} (${formatCount(some)} of ${formatCount(some + plan.refused.length)})`;
}

/** Why the action doesn't apply to some or all, with counted reasons; null if it applies to all. */
export function describeRefused({ decision, canContinueWithRest, refused }: ShownPlan): string | null {
  if (decision.allowed) return null;
  if (!canContinueWithRest) return decision.reason;
  const reasons = countReasons(refused, ({ reason }) => reason).map(({ counted }) => counted);
  return `${decision.reason}: ${reasons.slice(0, MAX_REASONS).join('; ')}${reasons.length > MAX_REASONS ? '…' : ''}`;
}
