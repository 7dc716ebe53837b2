import type { Consignment } from '@consign/api-client/consignment';
import { buildConsignment, buildStatus } from '@consign/consignment-parts/testing/data';
import type { StatusCode } from '@consign/domain/status';
import { createTestSession, inSession } from '@consign/session/testing';
import { renderInTheme } from '@consign/ui/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { LoadNotice } from './LoadNotice.js';

const left = {
  signedBy: 'Sione Fīnau',
  signedAtDateTimeUtc: '2026-11-20T21:30:00Z',
  expected: 10,
  missing: 4,
};

function show(
  status: StatusCode,
  loadCheck: NonNullable<Consignment['loadCheck']> | null,
  options: Parameters<typeof createTestSession>[0] = {},
) {
  const consignment = buildConsignment('TAS0000007', { statusHistory: [buildStatus(status)], loadCheck });
  renderInTheme(inSession(createTestSession(options), <LoadNotice consignment={consignment} />));
}

it('[LOAD-24] says how many pieces were not loaded, and leads to the check of the rest', () => {
  show('PICKUP', left);
  expect(screen.getByRole('note')).toHaveTextContent(
    'Not loaded: 4 of 10 piecesSigned by Sione Fīnau, 21/11/2026 10:30:00 AM',
  );
  const link = screen.getByRole('link', { name: 'Check the load' });
  expect(link).toHaveAttribute('href', '/dock?refs=TAS0000007');
});

it('[LOAD-24] leads users who may not check loads nowhere', () => {
  show('STAGED', left, { data: { permissions: ['Access.DISPATCH', 'Consignment.LimitedEdit'] } });
  expect(screen.getByRole('note')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

it.each([
  ['a load without missing pieces', 'PICKUP', { ...left, missing: 0 }],
  ['a consignment that was delivered', 'DELIVERED', left],
  ['a consignment that was cancelled', 'CANCELLED', left],
  ['a consignment without a load check', 'PICKUP', null],
] as const)('[LOAD-24] says nothing of %s', (_of, status, loadCheck) => {
  show(status, loadCheck);
  expect(screen.queryByRole('note')).toBeNull();
});
