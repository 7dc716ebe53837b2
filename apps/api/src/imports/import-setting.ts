import {
  type Handler,
  operation,
  type OperationContext,
  type RegisteredOperation,
} from '../http/contract/operation.js';
import type { OperationId } from '../http/contract/operation-types.js';
import { type Refusal, problem } from '../http/problems/problem.js';

/** As operation(), refused where the provider has switched the import off (ROUTE-06). */
export function importOperation<Id extends OperationId>(
  operationId: Id,
  handle: Handler<Id, OperationContext>,
): RegisteredOperation {
  return operation(
    operationId,
    async (request, context) => refuseSwitchedOffImport(context) ?? handle(request, context),
  );
}

/** Refuses an import where the provider has switched it off (ROUTE-06). */
export function refuseSwitchedOffImport({ tenant }: Pick<OperationContext, 'tenant'>): Refusal | null {
  return tenant.settings.siteConsignmentImport ? null : problem(403, { detail: 'Import is not available' });
}
