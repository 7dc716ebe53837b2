import { describe, expect } from 'vitest';

import type { Database } from '../../database/database.js';
import { answerTest as it } from '../../testing/answer-test.js';
import { tuiCafe } from '../../testing/fixtures.js';
import { aucklandRegion, createLookups } from '../../testing/lookups.js';
import { runSql } from '../../testing/run-sql.js';
import { worldId } from '../../testing/world-rows.js';
import { tasman } from '../../testing/world.js';

const dispose = { kind: 'Dispose', note: ' It is spoilt ' };
const receiver = { ...tuiCafe, address: { ...tuiCafe.address, streetNumber: '7' } };

const setCutOff = (database: Database, minutes: number) =>
  runSql(database)`
    update region_schedules set cut_off_minutes = ${minutes} where region_id = ${aucklandRegion}`;

describe('answerException', () => {
  it('[CALL-290] [ANSW-01] [ANSW-06] puts an answer into the thread of the exception', async ({
    api,
    raise,
    readEvents,
  }) => {
    const { reference, url } = await raise();
    const answer = await api.post(url, dispose);
    expect([answer.status, answer.body]).toEqual([
      201,
      {
        id: expect.any(String) as string,
        kind: 'Dispose',
        day: null,
        receiver: null,
        note: 'It is spoilt',
        state: 'WaitingForProvider',
        answeredAtDateTimeUtc: '2026-03-16T21:30:00.000Z',
        answeredBy: 'Mere Manager',
        decidedAtDateTimeUtc: null,
        reason: null,
      },
    ]);
    expect(await readEvents(reference)).toMatchObject([{ answers: [answer.body] }]);
  });

  it('[ANSW-02] [ANSW-04] takes a corrected address and keeps the receiver', async ({ api, load, raise }) => {
    const { reference, url } = await raise();
    const before = await load(reference);
    const correct = (over: object) =>
      api.post(url, { kind: 'CorrectAddress', receiver: { ...receiver, ...over }, day: '2026-03-19' });
    expect(await correct({ phone: '1' })).toMatchObject({
      status: 422,
      body: { problems: [{ id: 'PART-04', path: 'receiver/phone' }] },
    });
    const address = { ...receiver.address, state: null, country: 'New Zealand', latitude: null };
    expect((await correct({})).body).toMatchObject({
      day: null,
      receiver: { ...receiver, email: 'orders@tui.example', address },
    });
    expect((await load(reference)).receiverParticipant).toEqual(before.receiverParticipant);
  });

  it('[ANSW-03] delivers again from the service date, on working days', async ({ api, raise, database }) => {
    await createLookups(database);
    await runSql(database)`
      insert into service_lanes (tenant_id, origin_region_id, destination_region_id, service_type_code, service_days)
        values (${tasman.id}, ${aucklandRegion}, ${aucklandRegion}, '', 1) on conflict do nothing`;
    const { url } = await raise({}, aucklandRegion);
    const again = async (day: string) => {
      const { status, body } = await api.post(url, { kind: 'DeliverAgain', day });
      return status === 201 ? status : (body as { detail: string }).detail;
    };
    // It is Tuesday 17 March, 10:30.
    await setCutOff(database, 11 * 60);
    expect(await again('2026-03-17')).toBe('The earliest possible is 18/03/2026');
    expect(await again('2026-03-21')).toBe('Not a working date');
    await setCutOff(database, 10 * 60);
    expect(await again('2026-03-18')).toBe('The earliest possible is 19/03/2026');
    expect(await again('2026-03-19')).toBe(201);
  });

  it('[ANSW-05] is refused with a sentence once answered or resolved', async ({ api, raise, reportOne }) => {
    const { reference, eventId, url } = await raise();
    await api.post(url, dispose);
    const message = "Already answered 'Dispose of the freight'; your freight provider hasn't decided yet";
    expect(await api.post(url, { kind: 'ReturnToSender' })).toMatchObject({
      status: 409,
      body: { detail: message, problems: [{ id: 'ANSW-05', path: '', message }] },
    });
    await reportOne(reference, 'Resolved', { resolvesEventId: eventId });
    expect((await api.post(url, dispose)).body).toMatchObject({
      detail: 'Resolved 16/03/2026 2:00:00 PM; an answer is no longer needed',
    });
  });

  it('[ANSW-01] is refused where no action is required', async ({ raise, api }) => {
    const { url } = await raise({ actionRequired: false });
    expect((await api.post(url, dispose)).body).toMatchObject({
      detail: 'Your freight provider asks for no answer',
    });
  });

  it('[CALL-290] an event of another consignment does not exist', async ({ api, raise }) => {
    const [one, other] = [await raise(), await raise()];
    const foreign = other.url.replace(other.reference, one.reference);
    expect((await api.post(foreign, dispose)).status).toBe(404);
    expect((await api.post(one.url.replace(/[\da-f-]{36}/u, worldId(1)), dispose)).status).toBe(404);
  });

  it('[ANSW-08] is in the audit trail', async ({ api, raise, readTrail }) => {
    const { reference, url } = await raise();
    await api.post(url, dispose);
    expect(await readTrail(reference)).toContainEqual(
      expect.objectContaining({
        changedBy: 'Mere Manager',
        action: 'ExceptionAnswered',
        subject: 'Receiver was closed: Dispose of the freight',
      }),
    );
  });
});
