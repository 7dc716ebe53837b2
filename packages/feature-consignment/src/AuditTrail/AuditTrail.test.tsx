import { inTurn, type FakeResponses } from '@consign/queries/testing';
import { createTestSession, inSession } from '@consign/session/testing';
import { renderInTheme } from '@consign/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { buildChange, buildHistory } from '../testing/change-history.js';
import { audit } from '../testing/consignment-harness.js';
import { AuditTrail } from './AuditTrail.js';

function show(answers: FakeResponses) {
  const session = createTestSession({ answers });
  renderInTheme(inSession(session, <AuditTrail reference="TAS0000007" />));
  return session;
}

async function open(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Show change history' }));
}

it('[BOOK-03] [CONS-55] loads when it is opened, shows old and new values, and names the run of a booking', async () => {
  const session = show({
    [audit]: buildHistory([
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
  const added = buildChange({ action: 'FreightItemAdded', subject: '2 × Pallet' });
  const created = buildChange({ action: 'Created', statusCode: 'DRAFT', reason: 'Copy of TAS0000001' });
  const latest = { ...buildHistory([added]), pageCount: 2 };
  const earlier = { ...buildHistory([created]), currentPage: 2, pageCount: 2 };
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
  show({ [audit]: inTurn(new Response(null, { status: 503 }), buildHistory([])) });
  await open();
  expect(await screen.findByText("Couldn't load the change history")).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No changes recorded.')).toBeVisible();
});
