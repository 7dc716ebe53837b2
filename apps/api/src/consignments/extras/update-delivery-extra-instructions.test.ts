import { describe, expect } from 'vitest';

import { test } from '../../testing/api-test.js';
import { createdPath, goodItem, kowhaiScope, kowhaiSite } from '../../testing/fixtures.js';
import { createExtras, extraIds, setExtrasFlag } from '../../testing/extras.js';
import { tasman } from '../../testing/world.js';
import { worldId } from '../../testing/world-rows.js';
import { runSql } from '../../testing/run-sql.js';

const { lift, wait, packaging, overnight, withdrawn, foreign } = extraIds;

const it = test
  .extend('open', ({ createDraft, database, load }) =>
    async (body: object = {}) => {
      await createExtras(database);
      const path = await createDraft({ lineItems: [goodItem], ...body });
      const { id } = await load(path);
      return { path, url: `/api/v2/consignments/${id}/delivery-extras/instructions` };
    })
  .extend('told', ({ load }) => async (path: string) => {
    return Object.fromEntries(
      (await load(path)).deliveryExtras.map(({ deliveryExtraCode, instruction }) => [
        deliveryExtraCode,
        instruction.instructionCode,
      ]),
    );
  });

const say = (deliveryExtraId: string, instructionCode: string) => ({ deliveryExtraId, instructionCode });

describe('the extras of a consignment', () => {
  it('[CALL-30] [XTRA-06] [XTRA-08] are those of its service, with default texts', async ({ open, load }) => {
    const { path } = await open();
    const { availableDeliveryExtras, deliveryExtras } = await load(path);
    const codes = ['PACKAGING', 'TAILLIFT', 'WAIT'];
    expect(availableDeliveryExtras.map((each) => each.deliveryExtraCode)).toEqual(codes);
    expect(deliveryExtras).toMatchObject([
      { quantityRequested: 1, instruction: { instructionCode: 'EXCLUDED', quantityCompleted: null } },
      { quantityRequested: 0, instruction: { instructionCode: 'EXCLUDED' } },
      { quantityRequested: 1, instruction: { instructionCode: 'ONREQUEST' } },
    ]);
  });

  it('[CALL-47] [XTRA-03] [XTRA-08] [CONS-55] are told one by one, kept in the audit trail, and a repeated call is harmless', async ({
    api,
    open,
    told,
    load,
    readTrail,
  }) => {
    const { path, url } = await open();
    const before = await load(path);
    for (const instructions of [
      [say(lift, 'INCLUDED'), say(wait, 'ONREQUEST')],
      [say(lift, 'INCLUDED'), say(wait, 'ONREQUEST')],
      [],
    ])
      expect(await api.put(url, instructions)).toMatchObject({ status: 204 });
    expect(await told(path)).toEqual({ PACKAGING: 'EXCLUDED', TAILLIFT: 'INCLUDED', WAIT: 'ONREQUEST' });
    expect(await readTrail(path)).toMatchObject([
      {
        action: 'Saved',
        changedBy: 'Mere Manager',
        changes: [
          {
            field: 'deliveryExtras',
            oldValue: 'On request: Waiting time',
            newValue: 'Included: Tail lift; On request: Waiting time',
          },
        ],
      },
      { action: 'Created' },
    ]);
    expect(await api.put(url, [say(packaging, 'ONREQUEST'), say(wait, 'EXCLUDED')])).toMatchObject({
      status: 204,
    });
    expect(await told(path)).toEqual({ PACKAGING: 'ONREQUEST', TAILLIFT: 'INCLUDED', WAIT: 'EXCLUDED' });
    const after = await load(path);
    expect(after.deliveryExtras[1]).toMatchObject({ deliveryExtraCode: 'TAILLIFT', quantityRequested: 1 });
    // The rest of the form is saved against the same version.
    expect(after.lastModifiedAtDateTimeUtc).toBe(before.lastModifiedAtDateTimeUtc);
  });

  it('[XTRA-01] [XTRA-07] [QUOT-14] can be told in Draft and Ready, which prices it again, and not after that', async ({
    api,
    database,
    open,
    load,
    told,
  }) => {
    const { path, url } = await open({ requestedDeliveryDate: '2026-03-23T11:00:00Z' });
    await api.put(`${path}/mark-as-ready`, {});
    const { id } = await load(path);
    await runSql(database)`delete from jobs where id = ${id}`;
    expect(await api.put(url, [say(lift, 'INCLUDED')])).toMatchObject({ status: 204 });
    const jobs = await database.asSchemaOwner(kowhaiScope, (tx) =>
      tx.selectFrom('jobs').where('id', '=', id).select(['kind', 'state']).execute(),
    );
    expect(jobs).toEqual([{ kind: 'price-estimate', state: 'waiting' }]);
    expect(await api.put(`${path}/request-pickup`, {})).toMatchObject({ status: 204 });
    expect(await api.put(url, [say(lift, 'EXCLUDED')])).toMatchObject({
      status: 409,
      body: {
        detail: "This consignment is Staged, so it can't be changed",
        problems: [{ id: 'XTRA-07', path: '' }],
      },
    });
    expect(await told(path)).toMatchObject({ TAILLIFT: 'INCLUDED' });
  });

  it('[XTRA-04] [XTRA-06] [XTRA-08] [CALL-47] refuse what is not offered, not allowed or unknown, and change nothing', async ({
    api,
    open,
    told,
  }) => {
    const { path, url } = await open();
    for (const [id, extraId, code, at] of [
      ['XTRA-06', overnight, 'INCLUDED', '1/deliveryExtraId'],
      ['XTRA-06', withdrawn, 'INCLUDED', '1/deliveryExtraId'],
      ['XTRA-06', foreign, 'INCLUDED', '1/deliveryExtraId'],
      ['XTRA-06', worldId(1), 'EXCLUDED', '1/deliveryExtraId'],
      ['XTRA-08', packaging, 'ONREQUEST', '1/deliveryExtraId'],
      ['XTRA-04', lift, 'ONREQUEST', '1/instructionCode'],
    ] as const)
      expect(await api.put(url, [say(packaging, 'INCLUDED'), say(extraId, code)])).toMatchObject({
        status: 422,
        body: { problems: [{ id, path: at }] },
      });
    expect(await api.put(url, [say(lift, 'MAYBE')])).toMatchObject({ status: 400 });
    expect(await api.put(url, { ...say(lift, 'INCLUDED') })).toMatchObject({ status: 400 });
    expect(await told(path)).toEqual({ PACKAGING: 'EXCLUDED', TAILLIFT: 'EXCLUDED', WAIT: 'ONREQUEST' });
  });

  it('[XTRA-08] keep a withdrawn extra until it is excluded', async ({ api, database, open, load, told }) => {
    const { path, url } = await open();
    const setActive = (is_active: boolean) =>
      runSql(database, { ...kowhaiScope, organisationId: null })`
        update delivery_extras set is_active = ${is_active} where id = ${packaging}`;
    await api.put(url, [say(packaging, 'INCLUDED')]);
    await setActive(false);
    const loaded = await load(path);
    const refused = await api.put(url, [say(packaging, 'ONREQUEST')]);
    const excluded = await api.put(url, [say(packaging, 'EXCLUDED')]);
    const left = await told(path);
    await setActive(true);
    expect(loaded.availableDeliveryExtras.map((each) => each.deliveryExtraCode)).toEqual([
      'TAILLIFT',
      'WAIT',
    ]);
    expect(loaded.deliveryExtras).toHaveLength(3);
    expect(refused).toMatchObject({ status: 422, body: { problems: [{ id: 'XTRA-06' }] } });
    expect(excluded).toMatchObject({ status: 204 });
    expect(left).toEqual({ TAILLIFT: 'EXCLUDED', WAIT: 'ONREQUEST' });
  });

  it('[XTRA-01] [XTRA-08] need the flag DeliveryExtras', async ({ api, copy, database, open, load }) => {
    const { path, url } = await open();
    await api.put(url, [say(lift, 'INCLUDED')]);
    await setExtrasFlag(database, tasman, false);
    const loaded = await load(path);
    const refused = await api.put(url, [say(lift, 'EXCLUDED')]);
    const copied = await load(createdPath(await copy(path)));
    await setExtrasFlag(database, tasman, true);
    expect(loaded).toMatchObject({ availableDeliveryExtras: [], deliveryExtras: [] });
    expect(refused).toMatchObject({ status: 409, body: { problems: [{ id: 'XTRA-01' }] } });
    expect((await load(`/api/v1/consignments/${copied.reference}`)).deliveryExtras[1]).toMatchObject({
      instruction: { instructionCode: 'EXCLUDED' },
    });
  });
});

it('[CONS-53] [CONS-55] a change of the service type resets the extras in the same save, and the trail says so', async ({
  api,
  open,
  told,
  readTrail,
  saveLatest,
}) => {
  const { path, url } = await open();
  await api.put(url, [say(lift, 'INCLUDED')]);
  const change = (serviceType: string) => saveLatest(path, { serviceType });
  const stale = { serviceType: 'OVERNIGHT', lastModifiedAtDateTimeUtc: '2026-03-01T00:00:00Z' };
  expect(await saveLatest(path, stale)).toMatchObject({
    status: 409,
    body: { current: { deliveryExtras: [{}, { instruction: { instructionCode: 'INCLUDED' } }, {}] } },
  });
  expect(await change('GENERAL')).toMatchObject({ status: 200 });
  expect(await told(path)).toMatchObject({ TAILLIFT: 'INCLUDED' });
  expect(await change('OVERNIGHT')).toMatchObject({
    status: 200,
    body: { deliveryExtras: [{ deliveryExtraCode: 'INSIDE', instruction: { instructionCode: 'EXCLUDED' } }] },
  });
  // All of it is at one moment of the test's clock, so the trail's order says nothing.
  const saves = (await readTrail(path)).filter(({ changes }) =>
    changes.some(({ field }) => field === 'serviceType'),
  );
  expect(saves).toMatchObject([
    {
      action: 'Saved',
      changes: [
        { field: 'serviceType', newValue: 'Overnight' },
        {
          field: 'deliveryExtras',
          oldValue: 'Included: Tail lift; On request: Waiting time',
          newValue: null,
        },
      ],
    },
  ]);
  await change('GENERAL');
  expect(await told(path)).toMatchObject({ TAILLIFT: 'EXCLUDED', WAIT: 'ONREQUEST' });
});

it('[CALL-42] [XTRA-06] [XTRA-09] a copy has the extras of the same receiver, without what the driver completed', async ({
  api,
  copy,
  database,
  open,
  load,
  told,
}) => {
  const { path, url } = await open({ receiverParticipantId: kowhaiSite('WLG1').participantId });
  await api.put(url, [say(lift, 'INCLUDED'), say(wait, 'EXCLUDED')]);
  const { id } = await load(path);
  await runSql(database)`update consignment_extras set quantity_completed = 3 where consignment_id = ${id}`;
  await api.put(url, [say(lift, 'INCLUDED')]);
  expect((await load(path)).deliveryExtras[1]?.instruction).toEqual({
    instructionCode: 'INCLUDED',
    quantityCompleted: 3,
  });
  for (const [flags, instructionCode, waiting] of [
    [{}, 'INCLUDED', 'EXCLUDED'],
    [{ copyReceiver: false }, 'EXCLUDED', 'ONREQUEST'],
    [{ copyType: 'Return' }, 'EXCLUDED', 'ONREQUEST'],
  ] as const) {
    const copied = createdPath(await copy(path, flags));
    expect(await told(copied)).toMatchObject({ TAILLIFT: instructionCode, WAIT: waiting });
    const { deliveryExtras } = await load(copied);
    expect(deliveryExtras.every(({ instruction }) => instruction.quantityCompleted === null)).toBe(true);
  }
});
