import { getDay } from '@consign/domain/dates';
import { createTestSession, inSession } from '@consign/session/testing';
import { renderInTheme, stubTab } from '@consign/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { ClaimNotice } from './ClaimNotice.js';

const create = 'POST /api/v1/consignments/bulk/documents';
const claim = { claimBy: '2026-12-03', reasons: ['Goods arrived damaged'] };

function show(today: string, options: Parameters<typeof createTestSession>[0] = {}) {
  const session = createTestSession(options);
  renderInTheme(
    inSession(session, <ClaimNotice reference="TAS0000007" claim={claim} today={getDay(today)} />),
  );
  return session;
}

it('[CLAM-03] says until when to claim and why, and opens the prepared claim', async () => {
  const { replace } = stubTab();
  const made = { items: [{ documentType: 'CLAIM' as const, uri: '/files/1/Claim.pdf' }], results: [] };
  const { server } = show('2026-12-03', { answers: { [create]: made } });
  expect(screen.getByText('Claim by 3 December 2026')).toBeVisible();
  expect(screen.getByText('Goods arrived damaged')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Prepare claim' }));
  await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith('/files/1/Claim.pdf'));
  expect(server.calls.at(-1)?.body).toEqual({ documentTypes: ['CLAIM'], references: ['TAS0000007'] });
});

it('[CLAM-03] says when the time ended, and offers nothing to users who may not print', () => {
  show('2026-12-04', { data: { permissions: ['Access.DISPATCH'] } });
  expect(screen.getByText('The time to claim ended on 3 December 2026')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
