import { parseFeatureFlags } from '@consign/domain/settings';

import type { Tx } from '../database/database.js';
import type { OperationContext } from '../http/contract/operation.js';
import { type Refusal, ruleProblems } from '../http/problems/problem.js';
import { listFeatureFlags } from '../tenants/index.js';

/** The refusal of a tenant without DeliveryBookings (PLAT-06); undefined with it. */
export async function refuseWithoutBookings(
  tx: Tx,
  { tenant }: OperationContext,
): Promise<Refusal | undefined> {
  const flags = parseFeatureFlags(await listFeatureFlags(tx, tenant.id));
  if (!flags.ok) throw new Error(flags.problems.map(({ message }) => message).join(', '));
  const message = "Your freight provider doesn't offer delivery bookings";
  return flags.value.DeliveryBookings ? undefined : ruleProblems([{ id: 'PLAT-06', path: '', message }]);
}
