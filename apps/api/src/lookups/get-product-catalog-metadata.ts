import { ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { problem } from '../http/problems/problem.js';
import { hasProducts } from './product-store.js';

export const getProductCatalogMetadata = operation(
  'product',
  'getProductCatalogMetadata',
  async ({ path }, context) => {
    if (path.orgId !== context.user.organisationId) return problem(404);
    const supportsAutoCompletion = await context.inTransaction((tx) => hasProducts(tx, context.owner));
    return ok({ supportsAutoCompletion });
  },
);
