import { describe, expect } from 'vitest';

import type { Called } from '../testing/call.js';
import { test } from '../testing/booking-test.js';
import { addBookable, createRun, readPlaces } from '../testing/booking-rows.js';
import { monday, thursday } from '../testing/booking-rows.js';
import { activeAccountId, createdPath, kowhaiSite, tuiCafe } from '../testing/fixtures.js';

/** In Wellington by its postcode, as the stored receiver is; the sender is in Auckland. */
const inWellington = { ...tuiCafe, address: { ...tuiCafe.address, city: 'Wellington', postcode: '6011' } };
const inAuckland = { ...tuiCafe, address: { ...tuiCafe.address, city: 'Auckland', postcode: '1010' } };

const reason = 'Cancelled by Consign user';

const it = test
  /** A booked consignment that the rules would save as it is. */
  .extend('booked', ({ database, book }) =>
    async (slot: object = monday) => {
      const reference = await addBookable(database, {
        requestedDeliveryAt: new Date('2026-03-22T11:00:00Z'),
        receiverReference: 'PO-1',
      });
      const answer = await book(reference, slot);
      if (answer.status !== 200) throw new Error(answer.text);
      return reference;
    })
  .extend('save', ({ api, load }) => async (reference: string, more: object): Promise<Called> => {
    const { lastModifiedAtDateTimeUtc } = await load(reference);
    const body = {
      lastModifiedAtDateTimeUtc,
      accountId: activeAccountId,
      serviceType: 'GENERAL',
      senderParticipantId: null,
      senderParticipant: inAuckland,
      receiverParticipantId: null,
      receiverParticipant: inWellington,
      requestedPickupDateTimeUtc: null,
      requestedDeliveryDateTimeUtc: '2026-03-22T11:00:00Z',
      ...more,
    };
    return api.put(`/api/v1/consignments/${reference}`, body, {
      headers: { accept: 'application/problem+json' },
    });
  })
  .extend('cancelled', ({ readTrail }) => async (reference: string) => {
    return (await readTrail(reference)).filter(({ action }) => action === 'BookingCancelled');
  });

const none = { taken: { '2026-03-23': 0 }, bookings: 0 };
const kept = { taken: { '2026-03-23': 1 }, bookings: 1 };

describe('a booking', () => {
  it('[BOOK-05] ends with the consignment, cancelled single or in bulk: each place is free', async ({
    database,
    api,
    booked,
    load,
    cancelled,
  }) => {
    const reference = await booked();
    await api.post(`/api/v2/consignments/${reference}/cancelled`, { reason });
    expect(await readPlaces(database)).toEqual(none);
    const references = [await booked(), await booked(), await booked(thursday), await booked(thursday)];
    await api.post('/api/v2/consignments/bulk/cancel', { references: references.slice(0, 3), reason });
    expect(await readPlaces(database)).toEqual({ taken: { '2026-03-19': 1, '2026-03-23': 0 }, bookings: 1 });
    for (const each of [reference, references[0] ?? '']) {
      expect((await load(each)).confirmedDeliveryDateTimeUtc).toBeNull();
      expect(await cancelled(each)).toMatchObject([
        {
          subject: 'Hutt Valley morning',
          changes: [
            { field: 'confirmedDeliveryDate', oldValue: monday.scheduleStartDateTimeUtc, newValue: null },
          ],
        },
      ]);
    }
  });

  it('[BOOK-05] stays with the pickup, and with a save that leaves the trip', async ({
    database,
    api,
    booked,
    load,
    save,
    cancelled,
  }) => {
    const reference = await booked();
    const answer = await save(reference, { notes: 'Gate 3' });
    expect([answer.status, answer.body]).toMatchObject([
      200,
      { confirmedDeliveryDateTimeUtc: monday.scheduleStartDateTimeUtc },
    ]);
    expect((await api.put(`/api/v1/consignments/${reference}/request-pickup`, {})).status).toBe(204);
    expect(await readPlaces(database)).toEqual(kept);
    expect((await load(reference)).confirmedDeliveryDateTimeUtc).toBe(monday.scheduleStartDateTimeUtc);
    expect(await cancelled(reference)).toEqual([]);
  });

  it('[BOOK-05] ends with a receiver-only save', async ({ database, apiAs, booked, load, cancelled }) => {
    const reference = await booked();
    const { lastModifiedAtDateTimeUtc } = await load(reference);
    const limited = await apiAs('manager', ['Access.DISPATCH', 'Consignment.LimitedEdit']);
    const body = { receiverParticipantId: kowhaiSite('WLG1').participantId, lastModifiedAtDateTimeUtc };
    const answer = await limited.put(`/api/v1/consignments/${reference}/receiver`, body);
    expect([answer.status, answer.body]).toMatchObject([200, { confirmedDeliveryDateTimeUtc: null }]);
    expect(await readPlaces(database)).toEqual(none);
    expect(await cancelled(reference)).toHaveLength(1);
  });

  it('[BOOK-05] ends with a service that the run does not serve, and stays with one that it does', async ({
    database,
    booked,
    save,
  }) => {
    const reference = await booked();
    expect((await save(reference, { serviceType: 'OVERNIGHT' })).status).toBe(200);
    expect(await readPlaces(database)).toEqual(kept);
    await createRun(database, { service_type_code: 'OVERNIGHT' });
    expect((await save(reference, { serviceType: 'GENERAL' })).status).toBe(200);
    expect(await readPlaces(database)).toEqual(none);
  });

  it('[BOOK-05] ends with a late pickup, also in bulk', async ({ database, api, booked, load }) => {
    const soon = await booked(thursday);
    const later = await booked(monday);
    const answer = await api.post('/api/v2/consignments/bulk/request-pickup-date', {
      references: [soon, later],
      requestedPickupDateTimeUtc: '2026-03-17T11:00:00Z',
    });
    expect(answer.status).toBe(200);
    expect(await readPlaces(database)).toEqual({ taken: { '2026-03-19': 0, '2026-03-23': 1 }, bookings: 1 });
    expect((await load(soon)).confirmedDeliveryDateTimeUtc).toBeNull();
    expect((await load(later)).confirmedDeliveryDateTimeUtc).toBe(monday.scheduleStartDateTimeUtc);
  });

  it('[DATE-05] [BOOK-05] closes the requested delivery date, until a receiver that the run does not serve ends it', async ({
    database,
    booked,
    save,
  }) => {
    const reference = await booked();
    const tomorrow = { requestedDeliveryDateTimeUtc: '2026-03-23T11:00:00Z' };
    expect(await save(reference, tomorrow)).toMatchObject({
      status: 422,
      body: {
        problems: [
          {
            id: 'DATE-05',
            path: 'requestedDeliveryDateTimeUtc',
            message: "The delivery is booked, so the requested date can't be changed: change the booking",
          },
        ],
      },
    });
    const receiverParticipantId = kowhaiSite('WLG1').participantId;
    const moved = { receiverParticipantId, receiverParticipant: null, ...tomorrow };
    expect(await save(reference, moved)).toMatchObject({
      status: 200,
      body: { confirmedDeliveryDateTimeUtc: null },
    });
    expect(await readPlaces(database)).toEqual(none);
    const open = await addBookable(database, { requestedDeliveryAt: new Date('2026-03-22T11:00:00Z') });
    expect((await save(open, tomorrow)).status).toBe(200);
  });

  it('[CONS-35] a copy begins without one', async ({ database, copy, booked, load }) => {
    const copied = createdPath(await copy(`/api/v1/consignments/${await booked()}`));
    expect((await load(copied)).confirmedDeliveryDateTimeUtc).toBeNull();
    expect(await readPlaces(database)).toEqual(kept);
  });
});
