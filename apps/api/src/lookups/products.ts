import type { components } from '@consign/api-client/product';
import { toCubicMetres, toKilograms, toMetres } from '@consign/domain/freight';

import { ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { problem } from '../http/problems/problem.js';
import { listDangerousGoods } from './dangerous-goods-store.js';
import { type StoredProduct, searchProducts } from './product-store.js';

const MIN_CHARACTERS = 3;

export const findProducts = operation('findProducts', async ({ path, query }, context) => {
  if (path.orgId !== context.user.organisationId) return problem(404);
  const { searchTerm, matchField = ['code', 'description'], maxMatches = 30, sortOrder = 'code' } = query;
  const term = searchTerm.trim();
  if ([...term].length < MIN_CHARACTERS) return ok({ matches: [] });
  const found = await context.inTransaction((tx) =>
    searchProducts(tx, context.owner, { term, fields: matchField, sortBy: sortOrder, limit: maxMatches }),
  );
  return ok({ matches: found.map(toProductMatch) });
});

function toProductMatch(product: StoredProduct): components['schemas']['ProductMatch'] {
  const { code, description, partCount, packagingTypeCode, length, width, height, volume, weight } = product;
  return {
    code,
    description,
    partCount,
    itemTypeCode: packagingTypeCode,
    width: toMetres(width),
    height: toMetres(height),
    length: toMetres(length),
    volume: toCubicMetres(volume),
    weightKg: toKilograms(weight),
  };
}

export const getDangerousGoods = operation('getDangerousGoods', async ({ path }, context) => {
  const { unNumber } = path;
  const [entry] = await context.inTransaction((tx) => listDangerousGoods(tx, context.tenant.id, [unNumber]));
  if (entry === undefined) return problem(404);
  const { name, class: cls, subsidiaryClass1, subsidiaryClass2, packingGroup } = entry;
  return ok({
    unitedNationsNumber: unNumber,
    nameAndDescription: name,
    packingGroup,
    class: cls,
    subsidiaryClass1,
    subsidiaryClass2,
  });
});
