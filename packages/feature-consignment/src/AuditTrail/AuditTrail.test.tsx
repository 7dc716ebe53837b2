import type { ConsignmentChange } from '@consign/api-client/consignment';
import { inTurn } from '@consign/queries/testing';
import { createTestSession, inSession } from '@consign/session/testing';
import { renderInTheme } from '@consign/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { buildChange } from '../testing/change-history.js';
import { AuditTrail } from './AuditTrail.js';

const audit = 'GET /api/v2/consignments/{ref}/audit';

type Answers = NonNullable<NonNullable<Parameters<typeof createTestSession>[0]>['answers']>;

function page(currentPage: number, pageCount: number, results: ConsignmentChange[]) {
  return { currentPage, firstRowOnPage: 1, lastRowOnPage: 1, pageCount, pageSize: 20, rowCount: 2, results };
}

function show(answers: Answers) {
  const session = createTestSession({ answers });
  renderInTheme(inSession(session, <AuditTrail reference="TAS0000007" />));
  return session;
}

async function open(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Show change history' }));
}

it('[BOOK-03] [CONS-55] loads when it is opened, shows old and new values, and names the run of a booking', async () => {
  const session = show({
    [audit]: page(1, 1, [
      buildChange({
        changes: [
          { field: 'notes', oldValue: 'Gate 2', newValue: 'Gate 3' },
          { field: 'requestedDeliveryDate', oldValue: null, newValue: '2026-11-24T11:00:00Z' },
        ],
      }),
      buildChange({
        action: 'StatusChanged',
        statusCode: 'CANCELLED',
        reason: 'Cancelled by Consign user',
      }),
      buildChange({
        action: 'BookingCancelled',
        subject: 'North Shore morning',
        changes: [{ field: 'confirmedDeliveryDate', oldValue: '2026-11-24T19:00:00Z', newValue: null }],
      }),
      buildChange({
        action: 'Booked',
        subject: 'North Shore morning',
        changes: [{ field: 'confirmedDeliveryDate', oldValue: null, newValue: '2026-11-24T19:00:00Z' }],
      }),
    ]),
  });
  expect(session.server.calls).toHaveLength(0);
  await open();
  expect(screen.getByRole('button', { name: 'Hide change history' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  const [saved, cancelled, unbooked, booked] = within(
    await screen.findByRole('list', { name: 'Change history' }),
  ).getAllByRole('listitem');
  expect(saved).toHaveTextContent('Sender notesGate 2 Gate 3');
  expect(saved).toHaveTextContent('Requested delivery dateEmpty 25/11/2026');
  expect(cancelled).toHaveTextContent(
    'Status changed to CancelledMere Manager, 20/11/2026 1:00:00 PMCancelled by Consign user',
  );
  expect(unbooked).toHaveTextContent('Delivery booking cancelled: North Shore morning');
  expect(booked).toHaveTextContent('Delivery booked: North Shore morning');
  expect(booked).toHaveTextContent('Confirmed delivery dateEmpty 25/11/2026 8:00:00 AM');
});

it('[CONS-55] loads page by page, and says that earlier changes failed to load', async () => {
  const latest = page(1, 2, [buildChange({ action: 'FreightItemAdded', subject: '2 × Pallet' })]);
  const earlier = page(2, 2, [
    buildChange({ action: 'Created', statusCode: 'DRAFT', reason: 'Copy of TAS0000001' }),
  ]);
  show({ [audit]: inTurn(latest, new Response(null, { status: 503 }), earlier) });
  await open();
  expect(await screen.findByText('Item added: 2 × Pallet')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show earlier changes' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Earlier changes could not be loaded');
  expect(screen.getByText('Item added: 2 × Pallet')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show earlier changes' }));
  expect(await screen.findByText('Copy of TAS0000001')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Show earlier changes' })).toBeNull();
});

it('[CONS-55] shows a failure, with a retry', async () => {
  show({ [audit]: inTurn(new Response(null, { status: 503 }), page(1, 1, [])) });
  await open();
  expect(await screen.findByText("Couldn't load the change history")).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No changes recorded.')).toBeVisible();
});
