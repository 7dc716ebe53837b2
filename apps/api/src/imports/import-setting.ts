import type { OperationContext } from '../http/contract/operation.js';
import { type Refusal, problem } from '../http/problems/problem.js';

/** Refuses an import where the provider has switched it off (ROUTE-06). */
export function refuseSwitchedOffImport({ tenant }: Pick<OperationContext, 'tenant'>): Refusal | null {
  return tenant.settings.siteConsignmentImport ? null : problem(403, { detail: 'Import is not available' });
}
