import type { OperationContext } from '../../http/contract/operation.js';
import type { PrintOrder } from '../../services/documents/print-order.js';
import { LostRequest } from '../../services/processes/worker-processes.js';

/** Makes the PDF; null if it takes more time or memory than a document may (DOCS-17). */
export function tryMakePdf(
  { owner, services, log }: Pick<OperationContext, 'owner' | 'services' | 'log'>,
  order: PrintOrder,
): Promise<Uint8Array | null> {
  return services.makePdf(owner.organisationId, order).catch((error: unknown) => {
    if (!(error instanceof LostRequest)) throw error;
    log.warn({ reason: error.message }, 'a document could not be made');
    return null;
  });
}
