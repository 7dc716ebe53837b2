import type { components } from '@consign/api-client/consignment';

import { ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { problem } from '../http/problems/problem.js';
import { type ConsignmentExtra, type StoredExtra, listExtras } from './delivery-extra-store.js';

export const listDeliveryExtras = operation('listDeliveryExtras', async ({ path, query }, context) => {
  if (path.orgId !== context.user.organisationId) return problem(404);
  const found = await context.inTransaction((tx) =>
    listExtras(tx, context.owner.tenantId, query.serviceTypeCode),
  );
  return ok(found.map((extra) => deliveryExtraAnswer(extra)));
});

type Schemas = components['schemas'];

export function deliveryExtraAnswer(extra: StoredExtra): Schemas['DeliveryExtra'] {
  return {
    deliveryExtraId: extra.id,
    deliveryExtraCode: extra.code,
    deliveryExtraName: extra.name,
    deliveryExtraDescription: extra.description,
    serviceTypeCode: extra.serviceTypeCode,
    isPerConsignment: extra.isPerConsignment,
    defaultInstructionCode: extra.defaultInstruction,
  };
}

/** The catalogue of a consignment's service type, and what it says about each extra. */
export function extrasAnswer(
  extras: readonly ConsignmentExtra[],
): Pick<Schemas['Consignment'], 'availableDeliveryExtras' | 'deliveryExtras'> {
  return {
    availableDeliveryExtras: extras
      .filter(({ isActive }) => isActive)
      .map((extra) => deliveryExtraAnswer(extra)),
    deliveryExtras: extras.map((extra) => ({
      ...deliveryExtraAnswer(extra),
      instruction: { instructionCode: extra.instruction, quantityCompleted: extra.quantityCompleted },
      quantityRequested: switchOrQuantity(extra),
    })),
  };
}

/** One per consignment is 0 or 1 (XTRA-04). */
function switchOrQuantity({ isPerConsignment, instruction, quantityRequested }: ConsignmentExtra): number {
  if (!isPerConsignment) return quantityRequested;
  return instruction === 'INCLUDED' ? 1 : 0;
}
