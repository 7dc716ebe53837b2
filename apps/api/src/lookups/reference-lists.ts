import { statusCodes, statuses } from '@consign/domain/status';

import { ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { problem } from '../http/problems/problem.js';
import * as store from './reference-data-store.js';
import { serviceTypeAnswer, packagingTypeAnswer } from './reference-answers.js';
import { dangerousGoodsClasses } from './dangerous-goods-store.js';
import { hasProducts } from './product-store.js';

export const listServiceTypes = operation('listServiceTypes', async ({ path }, context) => {
  if (path.id !== context.user.organisationId) return problem(404);
  const stored = await context.inTransaction((tx) => store.listServiceTypes(tx, context.owner));
  return ok(stored.map(serviceTypeAnswer));
});

export const listPackagingTypes = operation('listPackagingTypes', async ({ path }, context) => {
  if (path.orgId !== context.user.organisationId) return problem(404);
  const stored = await context.inTransaction((tx) => store.listPackagingTypes(tx, context.owner));
  return ok(stored.map(packagingTypeAnswer));
});

export const listStatuses = operation('listStatuses', async () =>
  ok(
    statusCodes.map((code) => {
      const { name, displaySequence } = statuses[code];
      return { code, name, displaySequence };
    }),
  ),
);

export const listHireUnits = operation('listHireUnits', async (_request, context) =>
  ok(await context.inTransaction((tx) => store.listHireUnits(tx, context.tenant.id))),
);

export const listDangerousGoodsClasses = operation('listDangerousGoodsClasses', () =>
  Promise.resolve(ok(dangerousGoodsClasses)),
);

export const getProductCatalogMetadata = operation('getProductCatalogMetadata', async ({ path }, context) => {
  if (path.orgId !== context.user.organisationId) return problem(404);
  const supportsAutoCompletion = await context.inTransaction((tx) => hasProducts(tx, context.owner));
  return ok({ supportsAutoCompletion });
});
