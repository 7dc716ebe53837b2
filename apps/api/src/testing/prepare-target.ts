import type { Database, Scope } from '../store/database.js';
import type { Target } from './attempt.js';

/** Operations that have nothing for the owner of a draft, and the status in which they do. */
const statusFor: Readonly<Record<string, string>> = {
  createDocuments: 'FINAL',
  emailPickupManifest: 'FINAL',
};

/** Brings the target to where an operation works on it. */
export async function prepareTarget(
  database: Database,
  scope: Scope,
  target: Target,
  operationId: string,
): Promise<void> {
  const status = statusFor[operationId];
  if (status === undefined) return;
  await database.inTenant(scope, (tx) =>
    tx
      .updateTable('consignments')
      .set({ status_code: status })
      .where('tenant_id', '=', scope.tenantId)
      .where('id', '=', target.consignmentId)
      .execute(),
  );
}
