import type { BookingStatus } from '@consign/api-client/consignment';
import { buildConsignment, buildStatus } from '@consign/consignment-parts/testing/data';
import { getDay } from '@consign/domain/dates';
import { answered, testId } from '@consign/session/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { screen } from 'storybook/test';

import { buildSlot } from '../testing/booking-slots.js';
import { BookingField, useBookingState } from './BookingField.js';

const status = 'POST /api/v2/runs/bookings/consignments/{ref}/booking-status';

const consignment = buildConsignment('TAS0000007', {
  statusHistory: [buildStatus('FINAL')],
  requestedDeliveryDateTimeUtc: '2026-11-24T11:00:00Z',
});

const booked: BookingStatus = {
  runBooking: {
    deliveryRunName: 'Hutt Valley morning',
    deliveryRunStartDateTimeUtc: '2026-11-24T19:00:00Z',
    deliveryRunEndDateTimeUtc: '2026-11-24T23:00:00Z',
  },
  runBookingReadonly: false,
};

const slots = [
  buildSlot('Hutt Valley morning', '2026-11-24T19:00:00Z', '2026-11-24T23:00:00Z', {
    status: 'Current',
    placesLeft: 0,
  }),
  buildSlot('Hutt Valley afternoon', '2026-11-25T00:00:00Z', '2026-11-25T04:00:00Z', {
    scheduleId: testId(51),
    placesLeft: 1,
  }),
  buildSlot('Hutt Valley morning', '2026-11-26T19:00:00Z', '2026-11-26T23:00:00Z'),
];

function Field(): ReactNode {
  const booking = useBookingState(consignment.reference, true);
  return (
    booking !== null && (
      <BookingField
        consignment={consignment}
        booking={booking}
        today={getDay('2026-11-21')}
        canChange
        blockedReason={null}
      />
    )
  );
}

const meta: Meta<typeof Field> = {
  title: 'Consignment/Booking',
  component: Field,
  parameters: {
    answers: {
      [status]: booked,
      'POST /api/v2/runs/bookings/consignments/{ref}/available-booking-dates': slots,
      'GET /api/v1/scheduling/workDays/workingDates': [
        {
          workingDates: [],
          nonWorkingDates: ['2026-11-28'],
          reasons: [{ date: '2026-11-28', reason: 'Closed: weekend' }],
        },
      ],
    },
  },
  decorators: [answered],
};

export default meta;
type Story = StoryObj<typeof Field>;

export const Booked: Story = {
  play: async ({ canvas }) => void (await canvas.findByText(/Hutt Valley morning/u)),
};

export const NotBooked: Story = {
  parameters: { answers: { [status]: { runBooking: null } } },
};

export const ReadOnly: Story = {
  ...Booked,
  parameters: { answers: { [status]: { runBookingReadonly: true } } },
};

export const Failed: Story = {
  parameters: { answers: { [status]: () => new Response(null, { status: 503 }) } },
};

export const Picker: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change booking' }));
    await screen.findByRole('region', { name: 'Wednesday, 25 November 2026' });
  },
};

export const PickerDark: Story = { ...Picker, globals: { scheme: 'dark' } };

export const PickerSmall: Story = { ...Picker, globals: { viewport: { value: 'phone' } } };

export const SmallAndLong: Story = {
  parameters: {
    answers: { [status]: { runBooking: { deliveryRunName: 'Taumatawhakatangihangakoauau'.repeat(9) } } },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => void (await canvas.findByText(/^Taumatawhakatangihangakoauau/u)),
};
