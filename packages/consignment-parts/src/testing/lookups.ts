import type { DangerousGoodsEntry, ProductMatch } from '@consign/api-client/product';
import type { FakeResponses } from '@consign/queries/testing';

export const paint: DangerousGoodsEntry = {
  unitedNationsNumber: '1263',
  nameAndDescription: 'Paint',
  packingGroup: 'II',
  class: '3',
  subsidiaryClass1: null,
  subsidiaryClass2: '6.1',
};

/** Paint as the dangerous goods of a freight item. */
export const paintGoods = {
  unNumber: '1263',
  class: '3',
  subsidiaryClass1: null,
  subsidiaryClass2: null,
  nameAndDescription: 'Paint',
};

export const dangerousGoodsAnswers: FakeResponses = {
  'GET /api/v1/dangerousGoods/number/{unNumber}': ({ path }) =>
    path.endsWith('1263') ? paint : new Response(null, { status: 404 }),
  'GET /api/v1/dangerousGoodsClasses': [
    { code: '3', name: 'Flammable liquids' },
    { code: '6.1', name: 'Toxic substances' },
    { code: '8', name: 'Corrosive substances' },
  ],
};

export const benchtop: ProductMatch = {
  code: 'BT-2400',
  description: 'Benchtop, solid tōtara',
  partCount: 2,
  itemTypeCode: 'PALLET',
  length: 2.4,
  width: 0.6,
  height: 0.1,
  volume: null,
  weightKg: 84.5,
};

export const productAnswers: FakeResponses = {
  'GET /api/v1/organisations/{orgId}/productCatalog/metadata': { supportsAutoCompletion: true },
  'GET /api/v1/organisations/{orgId}/productCatalog/auto-complete': {
    matches: [benchtop, { ...benchtop, code: 'BT-1800', description: 'Benchtop, laminate' }],
  },
};
