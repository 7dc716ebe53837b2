import type { Tx } from '../database/database.js';
import type { OperationContext } from '../http/contract/operation.js';
import { type Refusal, ruleProblems } from '../http/problems/problem.js';
import { loadFlags } from '../tenants/index.js';

/** The refusal of a tenant without DeliveryBookings (PLAT-06); undefined with it. */
export async function refuseWithoutBookings(
  tx: Tx,
  { tenant }: OperationContext,
): Promise<Refusal | undefined> {
  const { DeliveryBookings } = await loadFlags(tx, tenant.id);
  const message = "Your freight provider doesn't offer delivery bookings";
  return DeliveryBookings ? undefined : ruleProblems([{ id: 'PLAT-06', path: '', message }]);
}
