import { sql } from 'kysely';
import { describe, expect } from 'vitest';

import { reportPermission } from '@consign/domain/permissions';
import type { StatusCode } from '@consign/domain/status';

import { call } from '../testing/call.js';
import { kowhaiScope, kowhaiSite } from '../testing/fixtures.js';
import { providerTest, reportUrl as url } from '../testing/provider-test.js';
import { runSql } from '../testing/run-sql.js';
import { testIssuer, token } from '../testing/tokens.js';
import { aurora } from '../testing/world.js';

const T1 = '2026-03-16T01:00:00.000Z';
const T2 = '2026-03-16T02:00:00.000Z';
const T3 = '2026-03-16T03:00:00.000Z';

const it = providerTest
  .extend('stored', ({ store }) => async (status?: StatusCode) => {
    return (await store(status)).reference;
  })
  .extend('outcomes', ({ report }) => async (events: readonly object[], client?: string) => {
    return (await report(events, client)).map(({ outcome }) => outcome);
  })
  .extend('codes', ({ load }) => async (reference: string) => {
    return (await load(reference)).statusHistory.map(({ code }) => code);
  })
  .extend('warnings', ({ load }) => async (reference: string) => {
    const { isDeliveryException, hasUnresolvedNotes } = await load(reference);
    return [isDeliveryException, hasUnresolvedNotes];
  });

const event = (reference: string, type: string, over: object = {}) => ({
  eventId: `${type}-1`,
  reference,
  type,
  occurredAtDateTimeUtc: T1,
  ...over,
});

describe('a report', () => {
  it('[CALL-95] [PROV-03] [PROV-05] takes a consignment to its receiver, by the provider, or says why it failed', async ({
    stored,
    outcomes,
    load,
    api,
  }) => {
    const reference = await stored();
    const events = [
      event(reference, 'Collected'),
      event(reference, 'InTransit', { occurredAtDateTimeUtc: T2 }),
      event(reference, 'Delivered', { occurredAtDateTimeUtc: T3 }),
    ];
    expect(await outcomes(events)).toEqual(['Applied', 'Applied', 'Applied']);
    const { statusHistory, confirmedDeliveryDateTimeUtc } = await load(reference);
    expect(statusHistory.map(({ code }) => code).slice(-3)).toEqual(['PICKUP', 'TRANSIT', 'DELIVERED']);
    expect(statusHistory.at(-1)?.statusDate).toBe(T3);
    expect(confirmedDeliveryDateTimeUtc).toBe(T3);
    const trail = await api.get(`/api/v2/consignments/${reference}/audit`);
    expect(trail.text).toContain('Freight provider');

    const missed = await stored();
    const failed = event(missed, 'Failed', { title: ' Nobody home ' });
    expect(await outcomes([event(missed, 'Collected'), failed])).toEqual(['Applied', 'Applied']);
    const reason = await api.get(`/api/v2/consignments/${missed}/audit`);
    expect(reason.text).toContain('Nobody home');

    // Never of the future, nor before the status that it follows.
    const early = await stored();
    await outcomes([
      event(early, 'Collected', { occurredAtDateTimeUtc: '2020-01-01T00:00:00Z' }),
      event(early, 'Delivered', { occurredAtDateTimeUtc: '2036-01-01T00:00:00Z' }),
    ]);
    const dates = (await load(early)).statusHistory.map(({ statusDate }) => statusDate);
    expect(dates).toEqual(dates.toSorted());
    expect(dates.at(-1)).toBe('2026-03-16T21:30:00.000Z');
  });

  it('[PROV-02] [PROV-04] is applied once, under an eventId of its own; out of order it is put right in a call, and late in another', async ({
    stored,
    outcomes,
    codes,
    report,
  }) => {
    const reference = await stored();
    expect(await outcomes([event(reference, 'Collected')])).toEqual(['Applied']);
    const before = await codes(reference);
    expect(await outcomes([event(reference.toLowerCase(), 'Collected')])).toEqual(['Repeated']);
    const other = event(reference, 'Delivered', { eventId: 'Collected-1' });
    expect(await report([other])).toMatchObject([{ outcome: 'Refused', problemId: 'PROV-04' }]);
    expect(await codes(reference)).toEqual(before);

    const late = await stored();
    const delivered = event(late, 'Delivered', { occurredAtDateTimeUtc: T3 });
    expect(await outcomes([delivered, event(late, 'Collected')])).toEqual(['Applied', 'Applied']);
    expect(await outcomes([event(late, 'InTransit', { occurredAtDateTimeUtc: T2 })])).toEqual(['Late']);
    expect((await codes(late)).slice(-2)).toEqual(['PICKUP', 'DELIVERED']);
  });

  it('[PROV-02] [CALL-200] is decided alone: what is refused stops no other', async ({ stored, report }) => {
    const [draft, cancelled, staged] = [await stored('DRAFT'), await stored('CANCELLED'), await stored()];
    const found = await report([
      event(draft, 'Collected'),
      event(cancelled, 'Delivered'),
      event('TAS9999999', 'Collected'),
      event(staged, 'Exception'),
      event(staged, 'Note', { title: 'a\u0000b' }),
      event(staged, 'Note', { title: 'a\uD800b' }),
      event(staged, 'Resolved', { resolvesEventId: 'nothing' }),
      event(staged, 'Collected'),
    ]);
    expect(found.map(({ outcome, problemId }) => problemId ?? outcome)).toEqual([
      'PROV-03',
      'PROV-03',
      'PROV-07',
      'PROV-02',
      'PROV-02',
      'PROV-02',
      'PROV-06',
      'Applied',
    ]);
    expect(found[1]?.message).toBe("A consignment can't move from Cancelled to Delivered");
  });
});

it('[PROV-06] exceptions and notes stand with the status, and warn in the detail and the list until they are resolved', async ({
  stored,
  report,
  warnings,
  load,
  api,
  outcomes,
}) => {
  const reference = await stored();
  const failed = { title: ' Receiver was closed ', standardEventCode: 'CLOSED', actionRequired: true };
  await report([event(reference, 'Collected'), event(reference, 'Exception', failed)]);
  await report([event(reference, 'Note', { title: 'Gate code needed', actionRequired: true })]);
  await report([event(reference, 'Note', { eventId: 'n2', title: 'On its way' })]);
  expect(await warnings(reference)).toEqual([true, true]);
  const { statusHistory } = await load(reference);
  expect(statusHistory.at(-1)).toMatchObject({
    code: 'PICKUP',
    deliveryEvents: expect.arrayContaining([
      expect.objectContaining({ deliveryEventTypeCode: 'EXCP', title: 'Receiver was closed' }),
    ]) as unknown,
  });
  const siteIds = [kowhaiSite('AKL1').id];
  const listed = await api.post('/api/v2/consignments/search', { siteIds, references: [reference] });
  expect(listed.body).toMatchObject({ results: [{ isDeliveryException: true, hasUnresolvedNotes: true }] });
  const solved = { occurredAtDateTimeUtc: T3, resolvesEventId: 'Exception-1' };
  expect(await outcomes([event(reference, 'Resolved', solved)])).toEqual(['Applied']);
  expect(await warnings(reference)).toEqual([false, true]);
  const again = { occurredAtDateTimeUtc: T2, resolvesEventId: 'Exception-1', eventId: 'r1' };
  expect(await outcomes([event(reference, 'Resolved', again)])).toEqual(['Applied']);
  expect((await load(reference)).statusHistory.at(-1)).toMatchObject({
    deliveryEvents: expect.arrayContaining([
      expect.objectContaining({ title: 'Receiver was closed', resolvedTimestamp: T3 }),
    ]) as unknown,
  });
  await report([event(reference, 'Resolved', { ...solved, eventId: 'r2', resolvesEventId: 'Note-1' })]);
  expect(await warnings(reference)).toEqual([false, false]);
});

describe('who reports', () => {
  it('[PROV-31] [PROV-21] is refused unless the operator added it', async ({ stored, app, database }) => {
    const events = [event(await stored(), 'Collected')];
    const report = async (sub: string) =>
      call(app, 'POST', url, {
        host: 'tasman.localhost:4300',
        token: await token({ sub, permissions: [reportPermission], aud: 'urn:consign:tasman' }),
        body: { events },
      });
    // A person, a customer's machine client, an unknown subject, and clients that are disabled or of another tenant or issuer.
    await runSql(database)`insert into provider_clients (tenant_id, subject, issuer, name, is_active) values
        (${kowhaiScope.tenantId}, 'disabled', ${testIssuer}, 'Disabled', false),
        (${kowhaiScope.tenantId}, 'elsewhere', 'https://elsewhere.example', 'Elsewhere', true),
        (${kowhaiScope.tenantId}, 'upgraded', null, 'Upgraded', true)`;
    await runSql(database, { tenantId: aurora.id, organisationId: null })`
      insert into provider_clients (tenant_id, subject, issuer, name)
        values (${aurora.id}, 'aurora-only', ${testIssuer}, 'Aurora')`;
    for (const sub of ['manager', 'kowhai-erp', 'nobody', 'disabled', 'elsewhere', 'aurora-only']) {
      expect([sub, await report(sub)]).toMatchObject([
        sub,
        {
          status: 403,
          body: { messages: [{ userMessage: 'The operator has not allowed this client to report events' }] },
        },
      ]);
    }
    for (const sub of ['machine', 'upgraded']) expect([sub, (await report(sub)).status]).toEqual([sub, 200]);
  });

  it('[PROV-07] the question for the owner sees one transaction’s tenant', async ({ stored, database }) => {
    const reference = await stored();
    const ask = (tenantId: string | null) => {
      const question = sql`select * from find_owners_of(array[${reference}]::text[])`;
      return tenantId === null
        ? database.asSystem((tx) => question.execute(tx))
        : database.inTenant({ tenantId, organisationId: null }, (tx) => question.execute(tx));
    };
    expect((await ask(kowhaiScope.tenantId)).rows).toHaveLength(1);
    expect((await ask('00000000-0000-7000-8000-00000000ffff')).rows).toEqual([]);
    expect((await ask(null)).rows).toEqual([]);
  });
});
