import { ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { problem } from '../http/problems/problem.js';
import { listExtras } from './delivery-extra-store.js';
import { deliveryExtraAnswer } from './extra-answers.js';

export const listDeliveryExtras = operation(
  'consignment',
  'listDeliveryExtras',
  async ({ path, query }, context) => {
    if (path.orgId !== context.user.organisationId) return problem(404);
    const found = await context.inTransaction((tx) =>
      listExtras(tx, context.owner.tenantId, query.serviceTypeCode),
    );
    return ok(found.map((extra) => deliveryExtraAnswer(extra)));
  },
);
