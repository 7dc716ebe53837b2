import { getDay } from '@consign/domain/dates';
import type { FakeResponses } from '@consign/queries/testing';
import { createTestSession, testId, inSession } from '@consign/session/testing';
import { renderInTheme } from '@consign/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';

import { DetailsSection } from './DetailsSection.js';
import { useDateLookups } from './use-date-lookups.js';

const workingDates = 'GET /api/v1/scheduling/workDays/workingDates';
const serviceDate = 'POST /api/v1/scheduling/serviceSchedules/serviceDate';
const today = getDay('2026-01-12');
const anniversary = '2026-01-19';
const reason = 'Closed: Wellington Anniversary';

const answers: FakeResponses = {
  [workingDates]: [
    { workingDates: [], nonWorkingDates: [anniversary], reasons: [{ date: anniversary, reason }] },
  ],
  [serviceDate]: { serviceDate: '2026-01-20', pickupDate: '2026-01-16', reasons: [] },
};

const noService = { serviceDate: null, pickupDate: null, reasons: [] };

interface Props {
  readonly requestedDeliveryDate?: string;
  readonly error?: string;
  readonly pickupError?: string;
  readonly onChange?: (name: string, value: unknown) => void;
}

function doNothing(): void {}

function Dates({ requestedDeliveryDate = '', error, pickupError, onChange = doNothing }: Props): ReactNode {
  const dates = useDateLookups({
    today,
    senderRegionId: testId(40),
    receiverRegionId: testId(41),
    serviceType: 'GENERAL',
    requestedPickupDate: '2026-01-16',
    reference: 'TAS0000007',
    isOn: true,
  });
  return (
    <>
      <DetailsSection
        binding={{
          values: {
            serviceType: 'GENERAL',
            requestedPickupDate: '2026-01-16',
            requestedDeliveryDate,
          },
          errors: {
            ...(error === undefined ? {} : { requestedDeliveryDate: error }),
            ...(pickupError === undefined ? {} : { requestedPickupDate: pickupError }),
          },
          change: onChange,
          leave: () => undefined,
        }}
        serviceTypes={[{ code: 'GENERAL', name: 'General freight', cubicFactor: 200 }]}
        today={today}
        readOnly={false}
        dateReadOnly={false}
        pickup={{ readOnly: false }}
        dates={dates}
        dateOptional={false}
        confirmedDate={null}
      />
      <output data-testid="facts">
        {JSON.stringify(dates.toFacts({ pickup: '2026-01-16', delivery: anniversary }))}
      </output>
    </>
  );
}

function show(given: FakeResponses, props: Props = {}): void {
  renderInTheme(inSession(createTestSession({ answers: given }), <Dates {...props} />));
}

function facts(): unknown {
  return JSON.parse(screen.getByTestId('facts').textContent);
}

function delivery(): HTMLElement {
  return screen.getByLabelText('Requested delivery date');
}

describe('requested dates', () => {
  it('[DATE-08] [DATE-13] the calendar and the field show why a day is closed, and the first possible one is offered', async () => {
    const onChange = vi.fn<NonNullable<Props['onChange']>>();
    show(answers, { requestedDeliveryDate: anniversary, error: 'Not a working date', onChange });
    await waitFor(() => expect(delivery()).toHaveAccessibleDescription(`Not a working date. ${reason}`));
    await userEvent.click(screen.getByRole('button', { name: 'Choose requested delivery date' }));
    expect(await screen.findByRole('button', { name: `19 January 2026, ${reason}` })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Set to 20/01/2026: Requested delivery date' }));
    expect(onChange).toHaveBeenCalledWith('requestedDeliveryDate', '2026-01-20');
    expect(delivery()).toHaveFocus();
  });

  it('[DATE-02] [DATE-13] [CONS-64] a day before the service date shows the earliest date, and offers it', async () => {
    show(answers, { requestedDeliveryDate: '2026-01-16', error: 'Earlier than the service date' });
    await waitFor(() =>
      expect(delivery()).toHaveAccessibleDescription('Earlier than the service date. Earliest 20/01/2026'),
    );
    expect(screen.getByRole('button', { name: 'Set to 20/01/2026: Requested delivery date' })).toBeVisible();
  });

  it('[DATE-13] a missing delivery date offers the first possible day', async () => {
    show(answers, { error: 'Requested delivery date is required' });
    const name = 'Set to 20/01/2026: Requested delivery date';
    expect(await screen.findByRole('button', { name })).toBeVisible();
  });

  it('[DATE-13] a pickup date without a working day offers the next one', async () => {
    const closed = { date: '2026-01-16', reason: 'Closed: storm' };
    const onChange = vi.fn<NonNullable<Props['onChange']>>();
    show(
      {
        ...answers,
        [workingDates]: [{ workingDates: [], nonWorkingDates: [closed.date], reasons: [closed] }],
      },
      { pickupError: 'Not a working date', onChange },
    );
    const name = 'Set to 17/01/2026: Requested pickup date';
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(onChange).toHaveBeenCalledWith('requestedPickupDate', '2026-01-17');
  });

  it('[DATE-13] offers nothing where no possible day is known, or without an error', async () => {
    show(
      { ...answers, [workingDates]: () => new Response(null, { status: 503 }), [serviceDate]: noService },
      {
        requestedDeliveryDate: '2026-01-14',
        error: 'Earlier than the requested pickup date',
      },
    );
    await waitFor(() => expect(delivery()).toHaveAccessibleDescription(/Earlier than/));
    expect(screen.queryByRole('button', { name: /^Set to/ })).toBeNull();
  });

  it('[DATE-13] does not offer the day that the field has already', async () => {
    show(answers, { requestedDeliveryDate: '2026-01-20', error: 'Not in the future' });
    await waitFor(() => expect(screen.getByTestId('facts')).toHaveTextContent(/2026/));
    expect(delivery()).toHaveAccessibleDescription(/Not in the future/);
    expect(screen.queryByRole('button', { name: /^Set to/ })).toBeNull();
  });

  it('[DATE-03] [DATE-04] a failed working dates lookup is shown, and its days are unknown', async () => {
    show({ ...answers, [workingDates]: () => new Response(null, { status: 503 }) });
    await waitFor(() =>
      expect(delivery()).toHaveAccessibleDescription('An error occurred while fetching working dates'),
    );
    expect(facts()).toMatchObject({ isPickupWorkingDay: null, isDeliveryWorkingDay: null });
  });

  it('[ERR-17] a refused lookup shows the title of its answer', async () => {
    const title = 'The region is closed for good';
    show({ ...answers, [workingDates]: () => Response.json({ title, status: 400 }, { status: 400 }) });
    await waitFor(() => expect(delivery()).toHaveAccessibleDescription(title));
  });

  it('[DATE-03] [DATE-04] a failed service date lookup is shown, and the date is unknown', async () => {
    show({ ...answers, [serviceDate]: () => new Response(null, { status: 503 }) });
    await waitFor(() =>
      expect(delivery()).toHaveAccessibleDescription('An error occurred while fetching service date'),
    );
    expect(facts()).toMatchObject({ serviceDay: null });
  });
});
