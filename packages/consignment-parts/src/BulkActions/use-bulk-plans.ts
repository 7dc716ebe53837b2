import {
  bulkActionNames,
  planBulk,
  type BulkAction,
  type BulkCandidate,
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
  const permissions = usePermissions();
  const settings = useSettings();
  const { settings: organisationSettings } = useOrganisation();
  return useMemo(() => {
    const candidates = items.map((item) => ({
      reference: item.reference,
      statusCode: item.statusCode,
      serviceTypeCode: item.serviceTypeCode,
      item,
    }));
    const context = { permissions, settings, organisationSettings };
    return Object.fromEntries(
      bulkActionNames.map((action) => [action, planBulk(action, candidates, context)]),
    ) as BulkPlans;
  }, [items, permissions, settings, organisationSettings]);
}
