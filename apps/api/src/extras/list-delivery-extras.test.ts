import { describe, expect } from 'vitest';

import { test } from '../testing/api-test.js';
import { createExtras, extraIds, setExtrasFlag } from '../testing/extras.js';
import { kowhai, tasman } from '../testing/world.js';

const it = test.extend('list', ({ api, database }) =>
  async (query = '') => {
    await createExtras(database);
    return api.get(`/api/v2/organisations/${kowhai.id}/delivery-extras${query}`);
  });

const names = ({ body }: { body: unknown }) =>
  (body as { deliveryExtraName: string }[]).map(({ deliveryExtraName }) => deliveryExtraName);

describe('the catalogue of extras', () => {
  it('[CALL-46] [XTRA-06] lists the active extras of the provider by name', async ({ list }) => {
    const found = await list();
    expect(found.status).toBe(200);
    expect(names(found)).toEqual(['Inside delivery', 'Packaging taken away', 'Tail lift', 'Waiting time']);
  });

  it('[XTRA-06] [XTRA-08] is filtered by service type, with how each extra is chosen', async ({ list }) => {
    expect((await list('?serviceTypeCode=GENERAL')).body).toEqual([
      {
        deliveryExtraId: extraIds.packaging,
        deliveryExtraCode: 'PACKAGING',
        deliveryExtraName: 'Packaging taken away',
        deliveryExtraDescription: 'Per pallet',
        serviceTypeCode: 'GENERAL',
        isPerConsignment: false,
        defaultInstructionCode: 'EXCLUDED',
      },
      expect.objectContaining({ deliveryExtraCode: 'TAILLIFT', isPerConsignment: true }),
      expect.objectContaining({ deliveryExtraCode: 'WAIT', defaultInstructionCode: 'ONREQUEST' }),
    ]);
    expect((await list('?serviceTypeCode=ELSEWHERE')).body).toEqual([]);
    expect(await list('?serviceTypeCode=')).toMatchObject({ status: 400 });
  });

  it('[XTRA-08] is empty without the flag DeliveryExtras', async ({ database, list }) => {
    await setExtrasFlag(database, tasman, false);
    const without = await list();
    await setExtrasFlag(database, tasman, true);
    expect(without).toMatchObject({ status: 200, body: [] });
    expect(names(await list())).toHaveLength(4);
  });
});
