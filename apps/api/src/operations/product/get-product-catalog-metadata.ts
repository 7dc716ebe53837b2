import { ok } from '../../contract/answers.js';
import { operation } from '../../contract/operation.js';
import { problem } from '../../problems/problem.js';
import { hasProducts } from '../../store/products.js';
import { ownerOf } from '../consignment/owner-of.js';

export const getProductCatalogMetadata = operation(
  'product',
  'getProductCatalogMetadata',
  async ({ path }, context) => {
    if (path.orgId !== context.user.organisationId) return problem(404);
    const supportsAutoCompletion = await context.inTransaction((tx) => hasProducts(tx, ownerOf(context)));
    return ok({ supportsAutoCompletion });
  },
);
