import type { components } from '@consign/api-client/consignment';
import { startOfDayUtc, getDay } from '@consign/domain/dates';
import { type Updateable } from 'kysely';
import { describe, expect } from 'vitest';

import type { Database } from '../../database/database.js';
import type { Schema } from '../../database/schema.js';
import { test } from '../../testing/api-test.js';
import { asProblems, listProblems } from '../../testing/call.js';
import { draftBody, goodItem, kowhaiScope, tuiCafe } from '../../testing/fixtures.js';
import { createLookups, placeSites, wellingtonRegion } from '../../testing/lookups.js';
import { setSettings } from '../../testing/tenant-settings.js';
import { tasman } from '../../testing/world.js';
import { runSql } from '../../testing/run-sql.js';

type BulkResult = components['schemas']['BulkResult'];

const it = test
  .extend('refusals', ({ api }) =>
    async (body: object): Promise<string[]> => {
      return listProblems(await api.post('/api/v1/consignments', body, asProblems));
    })
  .extend('ready', ({ api }) => (path: string) => {
    return api.put(`${path}/mark-as-ready`, { dateTimeUtc: '2026-03-16T21:30:00Z' });
  })
  .extend('getDelivery', ({ load }) => async (path: string) => {
    return (await load(path)).requestedDeliveryDateTimeUtc;
  })
  .extend('change', ({ database }) => (path: string, columns: Updateable<Schema['consignments']>) => {
    return database.asSchemaOwner(kowhaiScope, (tx) =>
      tx
        .updateTable('consignments')
        .set(columns)
        .where('tenant_id', '=', tasman.id)
        .where('reference', '=', path.split('/').at(-1) ?? '')
        .execute(),
    );
  })
  .extend('agreed', ({ createDraft, ready, change }) => async (delivery: string): Promise<string> => {
    const path = await createDraft({ lineItems: [goodItem] });
    await ready(path);
    await change(path, { requested_delivery_at: new Date(day(delivery)) });
    return path.split('/').at(-1) ?? '';
  })
  .extend('bulk', ({ api }) => async (path: string, body: object): Promise<string[]> => {
    const answer = (await api.post(`/api/${path}`, body)).body as BulkResult;
    return answer.results.flatMap(({ messages }) =>
      messages.map(({ severityName, userMessage }) => `${severityName}: ${userMessage}`),
    );
  });

it.beforeAll(async ({ database }) => {
  await createLookups(database);
  await placeSites(database);
  await useDefaultDate(database, 'true');
});

const useDefaultDate = (database: Database, value: 'true' | 'false') =>
  setSettings(database, { 'Consignments:CanUseDefaultRequestedDeliveryDate': value });

// The tests' now is Tuesday 17 March 2026, 10:30 in Auckland; overnight is one service day, general two.
const day = (text: string) => new Date(startOfDayUtc(getDay(text))).toISOString();
const overnight = { ...draftBody, serviceType: 'OVERNIGHT', lineItems: [goodItem] };

describe('what the calendars say of a draft', () => {
  it('[DATE-01] [DATE-02] [DATE-07] pickup is on a working day of the sender, delivery on one of the receiver', async ({
    refusals,
  }) => {
    const pickup = (date: string) => refusals({ ...draftBody, requestedPickupDateTimeUtc: day(date) });
    const delivery = (date: string) => refusals({ ...overnight, requestedDeliveryDate: day(date) });
    // On the 20th the depot in Wellington is closed, on the 21st Auckland's.
    expect(await pickup('2026-03-21')).toEqual(['DATE-01 requestedPickupDateTimeUtc: Not a working date']);
    expect(await pickup('2026-03-20')).toEqual([]);
    expect(await delivery('2026-03-20')).toEqual(['DATE-07 requestedDeliveryDate: Not a working date']);
    expect(await delivery('2026-03-21')).toEqual([]);
  });

  it('[DATE-02] delivery is not before the service date, moved by a later pickup', async ({ refusals }) => {
    const early = ['DATE-02 requestedDeliveryDate: Earlier than the service date'];
    expect(await refusals({ ...draftBody, requestedDeliveryDate: day('2026-03-18') })).toEqual(early);
    expect(await refusals({ ...draftBody, requestedDeliveryDate: day('2026-03-19') })).toEqual([]);
    const later = { ...draftBody, requestedPickupDateTimeUtc: day('2026-03-18') };
    expect(await refusals({ ...later, requestedDeliveryDate: day('2026-03-19') })).toEqual(early);
  });

  it('[DATE-03] [PART-09] an address has its region by postcode, then by city; without one it is not checked', async ({
    createDraft,
    load,
  }) => {
    // A Sunday.
    const requestedDeliveryDate = day('2026-03-22');
    const receiverRegion = async (city: string, postcode: string) => {
      const address = { ...tuiCafe.address, city, postcode };
      const receiver = { receiverParticipantId: null, receiverParticipant: { ...tuiCafe, address } };
      const dates = postcode === '0002' ? { requestedDeliveryDate } : {};
      const { receiverParticipant } = await load(await createDraft({ ...receiver, ...dates }));
      return receiverParticipant.address.region?.name;
    };
    expect(await receiverRegion('Somewhere', '6011')).toBe('Wellington');
    expect(await receiverRegion('AUCKLAND', '0001')).toBe('Auckland');
    expect(await receiverRegion('Somewhere', '0002')).toBeUndefined();
  });
});

describe('leaving Draft without a delivery date', () => {
  it('[DATE-06] [DATE-10] stores the service date, with an entry in the audit trail, unless it is unknown', async ({
    createDraft,
    ready,
    getDelivery,
    readTrail,
  }) => {
    const path = await createDraft(overnight);
    expect((await ready(path)).status).toBe(204);
    expect(await getDelivery(path)).toBe(day('2026-03-18'));
    expect(JSON.stringify(await readTrail(path))).toContain('requestedDeliveryDate');
    const dated = await createDraft({ ...overnight, requestedDeliveryDate: day('2026-03-23') });
    expect((await ready(dated)).status).toBe(204);
    expect(await getDelivery(dated)).toBe(day('2026-03-23'));
    const back = await createDraft({
      ...overnight,
      senderParticipantId: overnight.receiverParticipantId,
      receiverParticipantId: overnight.senderParticipantId,
    });
    expect((await ready(back)).status).toBe(204);
    expect(await getDelivery(back)).toBeNull();
  });

  it('[DATE-02] [DATE-06] is refused for a date that can no longer be met, or when the tenant uses no default', async ({
    createDraft,
    change,
    database,
    ready,
  }) => {
    const late = await createDraft({ lineItems: [goodItem], requestedDeliveryDate: day('2026-03-19') });
    await change(late, { requested_delivery_at: new Date(day('2026-03-18')) });
    const path = await createDraft(overnight);
    await useDefaultDate(database, 'false');
    const answers = [await ready(late), await ready(path)];
    await useDefaultDate(database, 'true');
    expect(answers.map(({ status }) => status)).toEqual([422, 422]);
    expect(answers[0]?.text).toContain('Earlier than the service date');
    expect(answers[1]?.text).toContain('Requested delivery date is required');
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
    load,
  }) => {
    const references = [await agreed('2026-03-19'), await agreed('2026-03-23')];
    const getPickup = async () => (await load(references[0] ?? '')).requestedPickupDateTimeUtc;
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

it('[DATE-11] a save after Draft checks the dates only when they change, and a bulk pickup date always', async ({
  createDraft,
  ready,
  change,
  database,
  api,
  saveLatest,
}) => {
  const path = await createDraft({ ...overnight, requestedDeliveryDate: day('2026-03-18') });
  const agreed = await createDraft({ ...overnight, requestedDeliveryDate: day('2026-03-19') });
  for (const each of [path, agreed]) await ready(each);
  await change(agreed, { requested_pickup_at: new Date(day('2026-03-16')) });
  await runSql(database)`
    insert into region_days (tenant_id, region_id, day, is_worked, name)
      values (${tasman.id}, ${wellingtonRegion}, '2026-03-18', false, 'storm')`;
  const save = (at: string, delivery: string, pickup: string | null) =>
    saveLatest(at, {
      serviceType: 'OVERNIGHT',
      requestedDeliveryDateTimeUtc: day(delivery),
      requestedPickupDateTimeUtc: pickup === null ? null : day(pickup),
      notes: 'Ring the bell',
    });
  expect((await save(path, '2026-03-18', '2026-03-17')).text).toContain('Not a working date');
  expect((await save(path, '2026-03-18', null)).status).toBe(200);
  // A pickup that was agreed and has passed.
  expect((await save(agreed, '2026-03-23', '2026-03-16')).text).toContain('Past date');
  expect((await save(agreed, '2026-03-19', '2026-03-16')).status).toBe(200);
  const { body } = await api.post('/api/v2/consignments/bulk/request-pickup-date', {
    references: [(await createDraft()).split('/').at(-1)],
    requestedPickupDateTimeUtc: day('2026-03-22'),
  });
  expect(JSON.stringify(body)).toContain('Not a working date');
});
