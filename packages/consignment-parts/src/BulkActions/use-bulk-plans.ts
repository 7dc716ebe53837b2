import {
  bulkActionNames,
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
