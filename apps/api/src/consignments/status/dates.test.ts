import type { components } from '@consign/api-client/consignment';
import { startOfDayUtc, getDay } from '@consign/domain/dates';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';

import type { Database } from '../../database/database.js';
import { test } from '../../testing/api-test.js';
import { draftBody, goodItem, kowhaiScope, createdPath } from '../../testing/fixtures.js';
import { aucklandRegion, createLookups, wellingtonRegion } from '../../testing/lookups.js';
import { tasman } from '../../testing/world.js';

type BulkResult = components['schemas']['BulkResult'];

const it = test
  .extend('refusals', ({ api }) =>
    async (body: object): Promise<string[]> => {
      const { status, body: answer } = await api.post('/api/v1/consignments', body, {
        headers: { accept: 'application/problem+json' },
      });
      return status === 201 ? [] : toProblems(answer);
    })
  .extend('made', ({ api }) => async (body: object): Promise<string> => {
    return createdPath(await api.post('/api/v1/consignments', body));
  })
  .extend(
    'ready',
    ({ api }) =>
      (path: string) =>
        api.put(`${path}/mark-as-ready`, { dateTimeUtc: '2026-03-16T21:30:00Z' }),
  )
  .extend(
    'getDelivery',
    ({ api }) =>
      async (path: string) =>
        ((await api.get(path)).body as { requestedDeliveryDateTimeUtc: string | null })
          .requestedDeliveryDateTimeUtc,
  )
  .extend(
    'pickup',
    ({ refusals }) =>
      (date: string) =>
        refusals({ ...draftBody, requestedPickupDateTimeUtc: day(date) }),
  )
  .extend(
    'delivery',
    ({ refusals }) =>
      (date: string) =>
        refusals({ ...overnight, requestedDeliveryDate: day(date) }),
  )
  .extend('agreed', ({ made, ready, database }) => async (delivery: string): Promise<string> => {
    const path = await made({ ...draftBody, lineItems: [goodItem] });
    await ready(path);
    const reference = path.split('/').at(-1) ?? '';
    await database.asOwner(kowhaiScope, (tx) =>
      tx
        .updateTable('consignments')
        .set({ requested_delivery_at: new Date(day(delivery)) })
        .where('tenant_id', '=', tasman.id)
        .where('reference', '=', reference)
        .execute(),
    );
    return reference;
  })
  .extend('bulk', ({ api }) => async (path: string, body: object): Promise<string[]> => {
    const answer = (await api.post(`/api/${path}`, body)).body as BulkResult;
    return answer.results.flatMap(({ messages }) =>
      messages.map(({ severityName, userMessage }) => `${severityName}: ${userMessage}`),
    );
  })
  .extend('receiverRegion', ({ made, api }) => async (address: object): Promise<string | undefined> => {
    const typed = {
      fullName: 'Far',
      address: { streetNumber: '1', street: 'Long Road', suburb: 'Far', country: null, ...address },
    };
    const path = await made({ ...draftBody, receiverParticipantId: null, receiverParticipant: typed });
    const { body } = await api.get(path);
    const { receiverParticipant } = body as {
      receiverParticipant: { address: { region: { name: string } | null } };
    };
    return receiverParticipant.address.region?.name;
  });

it.beforeAll(async ({ database }) => {
  await createLookups(database);
  await placeSites(database);
  await useDefaultDate(database, 'true');
});

/** AKL1 in Auckland and WLG1 in Wellington, regions with calendars. */
function placeSites(database: Database) {
  return database.asOwner(kowhaiScope, async (tx) => {
    for (const [code, place] of [
      ['AKL1', JSON.stringify({ id: aucklandRegion, name: 'Auckland' })],
      ['WLG1', JSON.stringify({ id: wellingtonRegion, name: 'Wellington' })],
    ]) {
      await sql`update sites set address = jsonb_set(address, '{region}', ${place}::jsonb)
        where tenant_id = ${tasman.id} and code = ${code}`.execute(tx);
    }
  });
}

function useDefaultDate(database: Database, value: 'true' | 'false') {
  const setting = JSON.stringify([{ name: 'Consignments:CanUseDefaultRequestedDeliveryDate', value }]);
  return database.asOwner(kowhaiScope, (tx) =>
    sql`update tenants set record = jsonb_set(record, '{settings}', (select jsonb_agg(s) from jsonb_array_elements(
      record -> 'settings') s where s ->> 'name' <> 'Consignments:CanUseDefaultRequestedDeliveryDate') || ${setting}::jsonb)
      where tenant_id = ${tasman.id}`.execute(tx),
  );
}

// The tests' now is Tuesday 17 March 2026, 10:30 in Auckland; overnight is one service day, general two.
const day = (text: string) => new Date(startOfDayUtc(getDay(text))).toISOString();
const overnight = { ...draftBody, serviceType: 'OVERNIGHT', lineItems: [goodItem] };

const toProblems = (body: unknown) =>
  ((body as { problems?: { id: string; path: string; message: string }[] }).problems ?? []).map(
    ({ id, path, message }) => `${id} ${path}: ${message}`,
  );

describe('what the calendars say of a draft', () => {
  it('[DATE-01] [DATE-07] pickup is on a working day of the sender', async ({ pickup }) => {
    expect(await pickup('2026-03-21')).toEqual(['DATE-01 requestedPickupDateTimeUtc: Not a working date']);
    // The depot in Wellington is closed, Auckland's is not.
    expect(await pickup('2026-03-20')).toEqual([]);
  });

  it('[DATE-02] [DATE-07] delivery is on a working day of the receiver', async ({ delivery }) => {
    expect(await delivery('2026-03-20')).toEqual(['DATE-07 requestedDeliveryDate: Not a working date']);
    expect(await delivery('2026-03-21')).toEqual([]);
  });

  it('[DATE-02] delivery is not before the service date, which a later pickup moves', async ({
    refusals,
  }) => {
    const early = ['DATE-02 requestedDeliveryDate: Earlier than the service date'];
    expect(await refusals({ ...draftBody, requestedDeliveryDate: day('2026-03-18') })).toEqual(early);
    expect(await refusals({ ...draftBody, requestedDeliveryDate: day('2026-03-19') })).toEqual([]);
    const later = { ...draftBody, requestedPickupDateTimeUtc: day('2026-03-18') };
    expect(await refusals({ ...later, requestedDeliveryDate: day('2026-03-19') })).toEqual(early);
  });

  it('[DATE-03] [PART-09] an address without a known region is not checked', async ({ refusals }) => {
    const address = {
      streetNumber: '1',
      street: 'Far Road',
      suburb: 'Far',
      city: 'Elsewhere',
      postcode: '0001',
    };
    const typed = { receiverParticipantId: null, receiverParticipant: { fullName: 'Far', address } };
    const problems = await refusals({ ...draftBody, ...typed, requestedDeliveryDate: day('2026-03-22') });
    expect(problems.filter((problem) => problem.startsWith('DATE'))).toEqual([]);
  });
});

describe('leaving Draft without a delivery date', () => {
  it('[DATE-06] [DATE-10] stores the service date, with an entry in the audit trail', async ({
    made,
    ready,
    getDelivery,
    api,
  }) => {
    const path = await made(overnight);
    expect((await ready(path)).status).toBe(204);
    expect(await getDelivery(path)).toBe(day('2026-03-18'));
    const trail = await api.get(`${path.replace('/v1/', '/v2/')}/audit`);
    expect(JSON.stringify(trail.body)).toContain('requestedDeliveryDate');
  });

  it('[DATE-06] keeps an existing date', async ({ made, ready, getDelivery }) => {
    const path = await made({ ...overnight, requestedDeliveryDate: day('2026-03-23') });
    expect((await ready(path)).status).toBe(204);
    expect(await getDelivery(path)).toBe(day('2026-03-23'));
  });

  it('[DATE-10] stores none when the service date is unknown', async ({ made, ready, getDelivery }) => {
    const path = await made({
      ...overnight,
      senderParticipantId: overnight.receiverParticipantId,
      receiverParticipantId: overnight.senderParticipantId,
    });
    expect((await ready(path)).status).toBe(204);
    expect(await getDelivery(path)).toBeNull();
  });

  it('[DATE-02] is refused for a date that the service can no longer meet', async ({
    made,
    database,
    ready,
  }) => {
    const path = await made({
      ...draftBody,
      lineItems: [goodItem],
      requestedDeliveryDate: day('2026-03-19'),
    });
    await database.asOwner(kowhaiScope, (tx) =>
      tx
        .updateTable('consignments')
        .set({ requested_delivery_at: new Date(day('2026-03-18')) })
        .where('tenant_id', '=', tasman.id)
        .where('reference', '=', path.split('/').at(-1) ?? '')
        .execute(),
    );
    const answer = await ready(path);
    expect([answer.status, answer.text.includes('Earlier than the service date')]).toEqual([422, true]);
  });

  it('[DATE-06] is refused when the tenant does not use the default', async ({ made, database, ready }) => {
    const path = await made(overnight);
    await useDefaultDate(database, 'false');
    const answer = await ready(path);
    await useDefaultDate(database, 'true');
    expect([answer.status, answer.text.includes('Requested delivery date is required')]).toEqual([422, true]);
  });
});

describe('bulk actions on Ready consignments with a delivery date that cannot be met', () => {
  const missed = '2026-03-16';
  const early = '2026-03-18';

  it('[DATE-11] [DATE-12] request pickup for them, with a Warning', async ({ agreed, bulk }) => {
    const references = [await agreed(missed), await agreed(early), await agreed('2026-03-19')];
    const body = { statusCode: 'STAGED', references };
    expect(await bulk('v1/consignments/bulk/status', body)).toEqual([
      'Warning: The requested delivery date has passed. The earliest possible is 19/03/2026.',
      'Warning: The requested delivery date is too early. The earliest possible is 19/03/2026.',
      'Information: Staged',
    ]);
  });

  it('[DATE-12] [BULK-03] [BULK-29] set a pickup date, after a check, with a Warning when delivery is too early for it', async ({
    agreed,
    bulk,
    api,
  }) => {
    const references = [await agreed('2026-03-19'), await agreed('2026-03-23')];
    const getPickup = async () => {
      const { body: stored } = await api.get(`/api/v1/consignments/${references[0]}`);
      return (stored as { requestedPickupDateTimeUtc: string | null }).requestedPickupDateTimeUtc;
    };
    const body = { references, requestedPickupDateTimeUtc: day('2026-03-18') };
    const warning = 'Warning: The requested delivery date is too early. The earliest possible is 23/03/2026.';
    expect(await bulk('v2/consignments/bulk/request-pickup-date', { ...body, checkOnly: true })).toEqual([
      warning,
      'Information: Nothing to confirm',
    ]);
    expect(await getPickup()).toBeNull();
    expect(await bulk('v2/consignments/bulk/request-pickup-date', body)).toEqual([
      warning,
      'Information: Requested pickup date set',
    ]);
    expect(await getPickup()).toBe(day('2026-03-18'));
  });
});

it('[DATE-11] a save after Draft checks the dates only when they change', async ({
  made,
  ready,
  database,
  api,
}) => {
  const path = await made({ ...overnight, requestedDeliveryDate: day('2026-03-18') });
  await ready(path);
  await database.asOwner(kowhaiScope, (tx) =>
    tx
      .insertInto('region_days')
      .values({
        tenant_id: tasman.id,
        region_id: wellingtonRegion,
        day: '2026-03-18',
        is_worked: false,
        name: 'storm',
      })
      .execute(),
  );
  const { body } = await api.get(path);
  const { lastModifiedAtDateTimeUtc, account } = body as {
    lastModifiedAtDateTimeUtc: string;
    account: { id: string };
  };
  const kept = {
    ...draftBody,
    serviceType: 'OVERNIGHT',
    accountId: account.id,
    lastModifiedAtDateTimeUtc,
    requestedDeliveryDateTimeUtc: day('2026-03-18'),
    notes: 'Ring the bell',
  };
  expect((await api.put(path, { ...kept, requestedPickupDateTimeUtc: day('2026-03-17') })).text).toContain(
    'Not a working date',
  );
  expect((await api.put(path, kept)).status).toBe(200);
});

it('[DATE-11] a save after Draft accepts an agreed pickup date that has passed', async ({
  made,
  ready,
  database,
  api,
}) => {
  const path = await made({ ...overnight, requestedDeliveryDate: day('2026-03-19') });
  await ready(path);
  await database.asOwner(kowhaiScope, (tx) =>
    tx
      .updateTable('consignments')
      .set({ requested_pickup_at: new Date(day('2026-03-16')) })
      .where('tenant_id', '=', tasman.id)
      .where('reference', '=', path.split('/').at(-1) ?? '')
      .execute(),
  );
  const { body } = await api.get(path);
  const { lastModifiedAtDateTimeUtc, account } = body as {
    lastModifiedAtDateTimeUtc: string;
    account: { id: string };
  };
  const kept = {
    ...draftBody,
    serviceType: 'OVERNIGHT',
    accountId: account.id,
    lastModifiedAtDateTimeUtc,
    requestedPickupDateTimeUtc: day('2026-03-16'),
    requestedDeliveryDateTimeUtc: day('2026-03-19'),
  };
  expect((await api.put(path, { ...kept, requestedDeliveryDateTimeUtc: day('2026-03-23') })).text).toContain(
    'Past date',
  );
  expect((await api.put(path, kept)).status).toBe(200);
});

it('[PART-09] a typed address gets its region, by postcode, then by city', async ({ receiverRegion }) => {
  expect(await receiverRegion({ city: 'Somewhere', postcode: '6011' })).toBe('Wellington');
  expect(await receiverRegion({ city: 'AUCKLAND', postcode: '0001' })).toBe('Auckland');
  expect(await receiverRegion({ city: 'Somewhere', postcode: '0001' })).toBeUndefined();
});

it('[DATE-11] a bulk pickup date on the sender’s day off is an Error row', async ({ made, api }) => {
  const path = await made(draftBody);
  const reference = path.split('/').at(-1) ?? '';
  const { body } = await api.post('/api/v2/consignments/bulk/request-pickup-date', {
    references: [reference],
    requestedPickupDateTimeUtc: day('2026-03-22'),
  });
  expect(JSON.stringify(body)).toContain('Not a working date');
});
