import { describe, expect } from 'vitest';

import { test } from '../../testing/api-test.js';
import {
  activeAccountId,
  countConsignments,
  draftBody,
  goodItem,
  kowhaiScope,
  createdPath,
  tuiCafe,
} from '../../testing/fixtures.js';
import { createExtras, extraIds } from '../../testing/extras.js';
import { worldId } from '../../testing/world-rows.js';
import { runSql } from '../../testing/run-sql.js';

const it = test.extend('setActive', ({ database }) =>
  (is_active: boolean) =>
    runSql(database)`update accounts set is_active = ${is_active} where id = ${activeAccountId}`);

const url = '/api/v2/consignments/full';
const { accountId: _account, ...quoted } = draftBody;
const body = {
  ...quoted,
  requestedDeliveryDate: '2026-03-23T11:00:00Z',
  lineItems: [goodItem],
  hireage: [{ providerCode: 'CHEP', hireUnitCode: 'PALLET', quantity: 2 }],
  consignmentFlags: [{ code: 'EXPORT', flagProperties: { ecert: ' NZ1 ' } }],
};
const nameless = { ...tuiCafe, fullName: null };

const extra = (quantityRequested: number, deliveryExtraId = worldId(1)) => [
  { deliveryExtraId, quantityRequested },
];

describe('a consignment from a quote', () => {
  it('[CALL-34, QUOT-07, XTRA-09] is a complete Draft with the chosen extras', async ({ api, database }) => {
    await createExtras(database);
    const deliveryExtras = [
      ...extra(2, extraIds.packaging),
      ...extra(1, extraIds.lift),
      ...extra(0, extraIds.wait),
    ];
    const made = await api.post(url, { ...body, deliveryExtras });
    expect(made).toMatchObject({ status: 201 });
    expect((await api.get(createdPath(made))).body).toMatchObject({
      account: { id: activeAccountId },
      chargeSite: { code: 'AKL1' },
      statusHistory: [{ code: 'DRAFT' }],
      totals: { deliveryItems: 2 },
      hireage: [{ quantity: 2 }],
      consignmentFlags: [{ flagProperties: { ecert: 'NZ1' } }],
      requestedDeliveryDateTimeUtc: '2026-03-23T11:00:00.000Z',
      deliveryExtras: [
        {
          deliveryExtraCode: 'PACKAGING',
          quantityRequested: 2,
          instruction: { instructionCode: 'INCLUDED' },
        },
        { deliveryExtraCode: 'TAILLIFT', quantityRequested: 1, instruction: { instructionCode: 'INCLUDED' } },
        { deliveryExtraCode: 'WAIT', quantityRequested: 1, instruction: { instructionCode: 'ONREQUEST' } },
      ],
    });
  });

  it('[QUOT-09] may lack a name until it leaves Draft', async ({ api, saveLatest }) => {
    const over = { receiverParticipantId: null, receiverParticipant: nameless };
    const path = createdPath(await api.post(url, { ...body, ...over }));
    const date = { requestedDeliveryDateTimeUtc: '2026-03-23T11:00:00Z' };
    const saved = await saveLatest(path, { ...over, ...date });
    expect(saved).toMatchObject({ status: 200, body: { receiverParticipant: { fullName: null } } });
    expect(await api.put(`${path}/mark-as-ready`, {})).toMatchObject({
      status: 422,
      body: { messages: [{ problemId: 'PART-02', path: 'receiverParticipant/fullName' }] },
    });
    expect(await api.post('/api/v1/consignments', { ...draftBody, ...over })).toMatchObject({ status: 422 });
  });

  it('[CONS-48] [XTRA-04] [XTRA-06] follows the rules of a save and of extras', async ({ database, api }) => {
    const before = await countConsignments(database);
    const refused = await api.post(url, {
      ...body,
      lineItems: [{ ...goodItem, count: 0, packagingType: 'CRATE' }],
      deliveryExtras: [
        ...extra(2, extraIds.lift),
        ...extra(1, extraIds.overnight),
        ...extra(1, extraIds.foreign),
        ...extra(1),
      ],
    });
    expect(refused).toMatchObject({
      status: 422,
      body: {
        problems: [
          { id: 'FRGT-01', path: 'lineItems/0/count' },
          { id: 'FRGT-03', path: 'lineItems/0/packagingType' },
          { id: 'XTRA-04', path: 'deliveryExtras/0/quantityRequested' },
          { id: 'XTRA-06', path: 'deliveryExtras/1/deliveryExtraId' },
          { id: 'XTRA-06', path: 'deliveryExtras/2/deliveryExtraId' },
          { id: 'XTRA-06', path: 'deliveryExtras/3/deliveryExtraId' },
        ],
      },
    });
    expect(await countConsignments(database)).toBe(before);
    expect(await api.post(url, { ...body, deliveryExtras: extra(0) })).toMatchObject({ status: 201 });
  });

  it('[XTRA-09] has no default extra that was refused', async ({ database, api }) => {
    const setDefault = (default_instruction: 'INCLUDED' | 'EXCLUDED') =>
      runSql(database, { ...kowhaiScope, organisationId: null })`
        update delivery_extras set default_instruction = ${default_instruction} where id = ${extraIds.packaging}`;
    await setDefault('INCLUDED');
    const made = await api.post(url, { ...body, deliveryExtras: extra(0, extraIds.packaging) });
    const { deliveryExtras } = (await api.get(createdPath(made))).body as { deliveryExtras: object[] };
    await setDefault('EXCLUDED');
    expect(deliveryExtras[0]).toMatchObject({
      deliveryExtraCode: 'PACKAGING',
      instruction: { instructionCode: 'EXCLUDED' },
    });
  });

  it('[QUOT-09] is refused when no account is active', async ({ setActive, api }) => {
    await setActive(false);
    const refused = await api.post(url, body);
    await setActive(true);
    expect(refused).toMatchObject({ status: 422, body: { problems: [{ id: 'QUOT-09' }] } });
  });
});
