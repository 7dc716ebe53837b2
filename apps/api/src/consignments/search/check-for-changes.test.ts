import type { components } from '@consign/api-client/consignment';
import { today } from '@consign/domain/dates';
import { describe, expect } from 'vitest';

import { reportChanges } from '../../changes/index.js';
import { addConsignment, storeConsignment } from '../../testing/store-consignment.js';
import { test } from '../../testing/api-test.js';
import { kowhaiCaller, kowhaiScope, kowhaiSite } from '../../testing/fixtures.js';
import { testNow } from '../../testing/now.js';
import { runSql } from '../../testing/run-sql.js';
import { buildCreateCall } from '../../testing/target.js';
import { parseChangeCursor, toChangeCursor } from './check-for-changes.js';
import { parseSnapshot } from './change-store.js';

type Check = components['schemas']['ChangeCheck'];

const it = test.extend('check', ({ apiAs }) =>
  async (since?: string): Promise<Check> => {
    const query = since === undefined ? '' : `?since=${encodeURIComponent(since)}`;
    const manager = await apiAs('manager', ['Access.DISPATCH', 'Access.DASHBOARD']);
    const answer = await manager.get(`/api/v2/consignments/changes${query}`);
    if (answer.status !== 200) throw new Error(answer.text);
    return answer.body as Check;
  });

const minutesLater = (from: Date, minutes: number) => new Date(from.getTime() + minutes * 60_000);

describe('checkForChanges', () => {
  it('[CALL-107] [DASH-31] [LIST-37] tells of a change once', async ({ api, check, database }) => {
    const first = await check();
    expect(first.hasChanged).toBe(true);
    const quiet = await check(first.cursor);
    expect(quiet.hasChanged).toBe(false);

    const reference = await addConsignment(database);
    const created = await check(quiet.cursor);
    expect(created.hasChanged).toBe(true);
    expect((await check(created.cursor)).hasChanged).toBe(false);
    // A cursor that was not given up still tells of it.
    expect((await check(first.cursor)).hasChanged).toBe(true);

    await api.put(`/api/v1/consignments/${reference}/mark-as-ready`, {});
    expect((await check(created.cursor)).hasChanged).toBe(true);
  });

  it('[CALL-107] tells of a price and of an exception', async ({ check, database }) => {
    const consignmentId = await storeConsignment(database, { reference: 'TAS8100001' });
    const told = { reference: 'TAS8100001', siteId: kowhaiSite('AKL1').id, statusCode: 'DRAFT' } as const;
    const exception = { ...told, at: testNow, title: 'Closed', standardEventCode: null };
    const author = { ...kowhaiCaller, now: testNow };
    for (const change of [
      { kind: 'priced', consignmentId, isConfirmed: false },
      { kind: 'exceptionRaised', consignmentId, ...exception },
    ] as const) {
      const before = await check();
      await database.inTenant(kowhaiScope, (tx) => reportChanges(tx, author, [change]));
      expect((await check(before.cursor)).hasChanged).toBe(true);
    }
    const before = await check();
    const made = { kind: 'documentsMade', consignmentId, documents: ['CONNOTE'] } as const;
    await database.inTenant(kowhaiScope, (tx) => reportChanges(tx, author, [made]));
    expect((await check(before.cursor)).hasChanged).toBe(false);
  });

  it('[CALL-107] a change of another customer is none', async ({ apiAs, check, database }) => {
    const before = await check();
    const { url, body } = buildCreateCall();
    const plain = { ...body, consignmentFlags: [], hireage: [] };
    expect((await (await apiAs('southern')).post(url, plain)).status).toBe(201);
    expect((await check(before.cursor)).hasChanged).toBe(false);
    await addConsignment(database);
    expect((await check(before.cursor)).hasChanged).toBe(true);
  });

  it('[CALL-107] a cursor older than 15 minutes is told of a change', async ({ check, clock }) => {
    const before = await check();
    clock.at = minutesLater(testNow, 15);
    expect((await check(before.cursor)).hasChanged).toBe(false);
    clock.at = minutesLater(testNow, 15.1);
    expect((await check(before.cursor)).hasChanged).toBe(true);
    clock.at = testNow;
  });

  it('[CALL-107] [DASH-31] a new day in Auckland is a change, after the clocks went back too', () => {
    const snapshot = { xmin: 10, xmax: 20, running: [10, 14] };
    // A day of 25 hours, which ends at 12:00 in UTC.
    const evening = new Date('2026-04-05T11:59:00Z');
    const cursor = toChangeCursor({ day: today(evening), issuedAt: evening, snapshot });
    const read = (at: Date) => parseChangeCursor(cursor, { day: today(at), at });

    expect(read(new Date('2026-04-05T11:59:59Z'))).toEqual(snapshot);
    expect(read(new Date('2026-04-05T12:00:00Z'))).toBeNull();
  });

  it('[CALL-107] a cursor taken among very many running transactions reports their changes twice', () => {
    const running = Array.from({ length: 101 }, (_, index) => 1000 + index);
    const snapshot = { xmin: 1000, xmax: 2000, running };
    const now = { day: today(testNow), at: testNow };
    const cursor = toChangeCursor({ day: now.day, issuedAt: testNow, snapshot });

    expect(parseChangeCursor(cursor, now)).toEqual({ xmin: 1000, xmax: 1000, running: [] });
  });

  it('[CALL-107] a cursor or snapshot that cannot be read is none', async ({ check }) => {
    const impossible = Buffer.from(`2026-03-17 ${testNow.getTime()} 9:1:`).toString('base64url');
    for (const cursor of ['x', 'MjAyNi0wMy0xNw', impossible])
      expect((await check(cursor)).hasChanged).toBe(true);
    for (const text of ['', '5:4:', '1:2', '1:2:x', '1:2:1,', '1234567890123456:2:'])
      expect(parseSnapshot(text)).toBeNull();
  });

  it('[CALL-107] changes of more than an hour ago are forgotten by later ones', async ({ database }) => {
    const countRows = async () => {
      const { rows } = await runSql(database)<{ old: number }>`
        select count(*) as old from organisation_changes
          where changed_at < now() - interval '1 hour'`;
      return rows[0]?.old;
    };
    await addConsignment(database);
    await runSql(database)`update organisation_changes set changed_at = now() - interval '61 minutes'`;
    const before = (await countRows()) ?? 0;
    expect(before).toBeGreaterThan(2);
    await addConsignment(database);
    expect(await countRows()).toBe(before - 2);
  });
});
