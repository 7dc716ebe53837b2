import type { BookingStatus, Consignment } from '@consign/api-client/consignment';
import { getDay } from '@consign/domain/dates';
import type { StatusCode } from '@consign/domain/status';
import { inSession, testId, type TestSession } from '@consign/session/testing';
import { installDom, listTexts, renderInTheme } from '@consign/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { buildSlot } from '../testing/booking-slots.js';
import {
  at,
  callsTo,
  choose,
  inTurn,
  keysTo,
  lastBody,
  noAnswer,
  openSaved,
  refusal,
  save,
  scheduling,
  sessionWith,
  update,
  type Answers,
  type Options,
  place,
} from '../testing/consignment-harness.js';
import { BookingField, useBookingState } from './BookingField.js';

afterEach(() => {
  vi.restoreAllMocks();
});

const statusCall = 'POST /api/v2/runs/bookings/consignments/{ref}/booking-status';
const slotsCall = 'POST /api/v2/runs/bookings/consignments/{ref}/available-booking-dates';
const bookCall = 'POST /api/v2/runs/bookings/consignments/{ref}/booking';

const flags = { DeliveryBookings: true, DeliveryExtras: false, ExportConsignments: false };

/** Today is Saturday 21 November 2026 in Auckland. */
const ready = (code: StatusCode = 'FINAL', more: Partial<Consignment> = {}): Consignment =>
  at(code, {
    senderParticipant: place(10, 'Kōwhai Auckland', 'Auckland'),
    receiverParticipant: place(11, 'Kōwhai Wellington', 'Wellington'),
    requestedDeliveryDateTimeUtc: '2026-11-24T11:00:00Z',
    ...more,
  });

const wednesday = buildSlot('Hutt Valley morning', '2026-11-24T19:00:00Z', '2026-11-24T23:00:00Z');
const afternoon = buildSlot('Hutt Valley afternoon', '2026-11-25T00:00:00Z', '2026-11-25T04:00:00Z', {
  scheduleId: testId(51),
  placesLeft: 1,
});
const thursday = buildSlot('Hutt Valley morning', '2026-11-25T19:00:00Z', '2026-11-25T23:00:00Z');

const notBooked: BookingStatus = { runBooking: null, runBookingReadonly: false };
const booked: BookingStatus = {
  runBooking: {
    deliveryRunName: 'Hutt Valley morning',
    deliveryRunStartDateTimeUtc: wednesday.scheduleStartDateTimeUtc,
    deliveryRunEndDateTimeUtc: wednesday.scheduleEndDateTimeUtc,
  },
  runBookingReadonly: false,
};

const lookups: Answers = {
  ...scheduling('2026-11-24', [
    { date: '2026-11-21', reason: 'Closed: weekend' },
    { date: '2026-11-27', reason: 'Closed: storm' },
  ]),
  [slotsCall]: [wednesday, afternoon, thursday],
};

function open(answers: Answers = {}, data: Options['data'] = {}, consignment: Consignment = ready()) {
  return openSaved(
    consignment,
    { ...lookups, [statusCall]: notBooked, [update]: consignment, ...answers },
    { flags, ...data },
  );
}

function Field({ consignment }: { readonly consignment: Consignment }): ReactNode {
  const booking = useBookingState(consignment.reference, true);
  const today = getDay('2026-11-21');
  return booking && <BookingField {...{ consignment, booking, today }} canChange blockedReason={null} />;
}

/** Opens the field alone, without the screen around it. */
function openField(answers: Answers, consignment: Consignment = ready()): TestSession {
  const session = sessionWith({ ...lookups, [statusCall]: notBooked, ...answers }, { flags });
  renderInTheme(inSession(session, <Field consignment={consignment} />));
  return session;
}

const field = () => screen.findByRole('region', { name: 'Delivery booking' });
const bookButton = (name = 'Book delivery') => screen.findByRole('button', { name });

async function openPicker(name?: string): Promise<HTMLElement> {
  await userEvent.click(await bookButton(name));
  return screen.findByRole('dialog');
}

async function chooseDay(name: RegExp): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name }));
  return screen.findByRole('region', { name: /2026$/u });
}

function expectClosed(name: string): void {
  expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
}

describe('the delivery booking', () => {
  it('[DATE-05] is not shown in Draft', async () => {
    const { session } = await open({}, {}, ready('DRAFT'));
    await screen.findByRole('textbox', { name: /^Requested delivery date/u });
    expect(screen.queryByText('Delivery booking')).toBeNull();
    expect(callsTo(session, statusCall)).toEqual([]);
  });

  it('[BOOK-02] [BOOK-03] [CONS-109] [DATE-05] a booked one names its run, start and end, is marked in the picker, and closes the requested date', async () => {
    await open({
      [statusCall]: booked,
      [slotsCall]: [{ ...wednesday, status: 'Current', placesLeft: 0 }, afternoon, thursday],
    });
    expect(await within(await field()).findByText('Hutt Valley morning')).toBeVisible();
    expect(await field()).toHaveTextContent('25/11/2026 8:00:00 AM to 12:00:00 PM');
    const date = screen.getByRole('textbox', { name: /^Requested delivery date/u });
    await waitFor(() => expect(date).toHaveAttribute('readonly'));

    const dialog = await openPicker('Change booking');
    const day = await within(dialog).findByRole('region', { name: 'Wednesday, 25 November 2026' });
    const [current, other] = within(day).getAllByRole('listitem');
    // Not by colour alone, and not offered again.
    expect(current).toHaveTextContent('Hutt Valley morning8:00:00 AM to 12:00:00 PM0 places leftCurrent');
    expect(within(current as HTMLElement).queryByRole('button')).toBeNull();
    expect(within(other as HTMLElement).getByRole('button')).toBeVisible();
    expect(
      screen.getByRole('button', { name: 'Wednesday, 25 November 2026: 2 slots, 1 place left, booked' }),
    ).toHaveTextContent('Booked, 1 place left');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    // Another service may end the booking: the date is open, and the slots would be of the old one.
    await choose('Service type', /Overnight/u);
    expect(date).not.toHaveAttribute('readonly');
    expect(await bookButton('Change booking')).toHaveAccessibleDescription(
      'Save your changes first: they decide which slots there are',
    );
  });

  it.each([
    ['TRANSIT', 'Not bookedConfirmed for 26/11/2026'],
    ['DELIVERED', 'Not booked'],
  ] as const)('[BOOK-07] without a booking, %s shows %s', async (status, shown) => {
    const confirmed = { ...ready(status), confirmedDeliveryDateTimeUtc: '2026-11-25T11:00:00Z' };
    openField({}, confirmed);
    await waitFor(async () => expect((await field()).textContent).toBe(`Delivery booking${shown}`));
  });

  it('[BOOK-01] once planning has closed it is read-only and says why; a failure to load is shown, with a retry', async () => {
    const reason = "The run's planning has closed, so the booking can't be changed";
    const closed = { ...booked, runBookingReadonly: true };
    openField({ [statusCall]: inTurn(new Response(null, { status: 503 }), closed) });
    expect(await within(await field()).findByRole('alert')).toHaveTextContent(
      'Could not load the delivery booking',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    const button = await bookButton('Change booking');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(reason);
    await userEvent.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['after Staged', 1440, ready('TRANSIT')],
    ['on a phone', 360, ready()],
  ])(
    '[BOOK-01] [BOOK-04] [CONS-99] [CONS-100] %s it is shown, and nothing offers to change it',
    async (_when, width, consignment) => {
      installDom({ width, height: 740 });
      await open({}, {}, consignment);
      await waitFor(async () => expect(await field()).toHaveTextContent('Not booked'));
      expect(screen.queryByRole('button', { name: /Book delivery|Change booking/u })).toBeNull();
    },
  );
});

describe('the booking picker', () => {
  it('[BOOK-02] [CONS-10] [CONS-109] [CONS-141] shows the month of the requested date from the current week: days with slots, why the others have none, and other months', async () => {
    const { session } = await open({
      [slotsCall]: ({ body }) =>
        (body as { startDateTimeUtc: string }).startDateTimeUtc.startsWith('2026-10')
          ? [wednesday, afternoon, thursday]
          : [],
    });
    expect(await field()).toHaveTextContent('Not booked');
    expect(screen.getByRole('textbox', { name: /^Requested delivery date/u })).not.toHaveAttribute(
      'readonly',
    );
    const dialog = await openPicker();
    expect(await screen.findByRole('grid', { name: 'November 2026' })).toBeVisible();
    expect(
      await screen.findByRole('button', { name: 'Wednesday, 25 November 2026: 2 slots, 4 places left' }),
    ).toHaveTextContent('4 places left');
    expect(within(dialog).getByRole('button', { name: /^Monday, 16 November 2026/u })).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: /^Sunday, 15 November 2026/u })).toBeNull();
    expectClosed('Friday, 27 November 2026: Closed: storm');
    expectClosed('Saturday, 21 November 2026: Closed: weekend');
    expectClosed('Monday, 23 November 2026: Before the earliest delivery, 24/11/2026');
    expectClosed('Tuesday, 24 November 2026: No run with a place left');
    expectClosed('Friday, 20 November 2026');
    expect(lastBody(session, slotsCall)).toEqual({
      startDateTimeUtc: '2026-10-31T11:00:00Z',
      endDateTimeUtc: '2026-11-30T11:00:00Z',
    });

    const warning = 'Delivery was requested for another day, 25/11/2026.';
    expect(within(await chooseDay(/^Thursday, 26 November/u)).getByText(warning)).toBeVisible();
    const requested = await chooseDay(/^Wednesday, 25 November/u);
    expect(within(requested).queryByText(warning)).toBeNull();

    screen.getByRole('button', { name: /^Wednesday, 25 November/u }).focus();
    await userEvent.keyboard('{PageDown}');
    expect(await screen.findByRole('grid', { name: 'December 2026' })).toBeVisible();
    expect(await screen.findByText('No slots in this month. Look in the next one.')).toBeVisible();
    expect(document.activeElement).toHaveAttribute('data-day', '2026-12-25');
  });

  it('[BOOK-08] says what the receiver has booked since the consignment was opened', async () => {
    openField({ [statusCall]: inTurn(notBooked, booked) });
    await openPicker();
    expect(await screen.findByRole('dialog', { name: 'Change delivery booking' })).toBeVisible();
    expect(await field()).toHaveTextContent('25/11/2026 8:00:00 AM to 12:00:00 PM');
  });

  it('[BOOK-02] books a slot of the chosen day', async () => {
    // As in newer browsers.
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(
      () => Promise.resolve() as unknown as undefined,
    );
    let isBooked = false;
    const session = openField({
      [bookCall]: () => {
        isBooked = true;
        return booked;
      },
      [statusCall]: () => (isBooked ? booked : notBooked),
    });
    await openPicker();
    const day = await chooseDay(/^Wednesday, 25 November/u);
    expect(listTexts(within(day).getAllByRole('listitem'))).toEqual([
      'Hutt Valley morning8:00:00 AM to 12:00:00 PM3 places leftBook',
      'Hutt Valley afternoon1:00:00 PM to 5:00:00 PM1 place leftBook',
    ]);
    await userEvent.click(within(day).getByRole('button', { name: /Book .*Hutt Valley morning/u }));
    expect(await screen.findByText('Delivery has been booked')).toBeVisible();
    expect(lastBody(session, bookCall)).toEqual({
      scheduleId: wednesday.scheduleId,
      scheduleStartDateTimeUtc: wednesday.scheduleStartDateTimeUtc,
      bookedStartDateTimeUtc: null,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await field()).toHaveTextContent('Hutt Valley morning25/11/2026 8:00:00 AM to');
  });

  it('[BOOK-02] [BOOK-03] slots that could not be loaded have a retry; one taken meanwhile says so, and the day shows what is left', async () => {
    const message =
      'The last place of Hutt Valley afternoon on 25/11/2026 has been taken in the meantime. Nothing was booked: choose another slot.';
    const taken = refusal(409, message, { id: 'BOOK-03', path: '' });
    const unread = new Response(null, { status: 422 });
    openField({
      [bookCall]: taken,
      [slotsCall]: inTurn(unread, [wednesday, afternoon, thursday], [wednesday, thursday]),
    });
    await openPicker();
    expect(await screen.findByText('Could not load booking slots')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    const day = await chooseDay(/^Wednesday, 25 November/u);
    await userEvent.click(within(day).getByRole('button', { name: /Hutt Valley afternoon/u }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    await waitFor(() => expect(within(day).getAllByRole('listitem')).toHaveLength(1));
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(await field()).toHaveTextContent('Not booked');
  });

  it('[BOOK-09] a booking that another user made while the picker stood open is kept and shown; the next choice replaces it', async () => {
    const message =
      'This delivery was booked since you opened it. The booking with Hutt Valley morning on 25/11/2026 stays: choose another slot.';
    const session = openField({
      [bookCall]: refusal(409, message, { id: 'BOOK-09', path: '' }),
      [statusCall]: inTurn(notBooked, notBooked, booked),
    });
    await openPicker();
    const day = await chooseDay(/^Thursday, 26 November/u);
    await userEvent.click(within(day).getByRole('button', { name: /^Book/u }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(await screen.findByRole('dialog', { name: 'Change delivery booking' })).toBeVisible();
    expect(lastBody(session, bookCall)).toMatchObject({ bookedStartDateTimeUtc: null });
    await userEvent.click(within(day).getByRole('button', { name: /^Book/u }));
    await waitFor(() => expect(callsTo(session, bookCall)).toHaveLength(2));
    const bookedStartDateTimeUtc = wednesday.scheduleStartDateTimeUtc;
    expect(lastBody(session, bookCall)).toMatchObject({ bookedStartDateTimeUtc });
  });

  it('[BOOK-01] [CONS-34] when Staged, without an answer the same slot is asked for again with the same key', async () => {
    const { session } = await open({ [bookCall]: noAnswer }, {}, ready('STAGED'));
    await openPicker();
    const day = await chooseDay(/^Thursday, 26 November/u);
    const book = () => within(day).getByRole('button', { name: /^Book/u });
    await userEvent.click(book());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      "It isn't known whether the delivery was booked",
    );
    await userEvent.click(book());
    await waitFor(() => expect(callsTo(session, bookCall).length).toBeGreaterThan(1));
    expect(new Set(keysTo(session, bookCall)).size).toBe(1);
  });
});

it('[BOOK-05] a save that ends the booking says so', async () => {
  const before = ready('FINAL', { confirmedDeliveryDateTimeUtc: wednesday.scheduleStartDateTimeUtc });
  await open(
    {
      [statusCall]: booked,
      [update]: {
        ...before,
        confirmedDeliveryDateTimeUtc: null,
        lastModifiedAtDateTimeUtc: '2026-11-21T00:00:01Z',
      },
    },
    {},
    before,
  );
  await field();
  await choose('Service type', /Overnight/u);
  await userEvent.click(save());
  expect(await screen.findByText(/^The delivery booking has been cancelled/u)).toBeVisible();
});
