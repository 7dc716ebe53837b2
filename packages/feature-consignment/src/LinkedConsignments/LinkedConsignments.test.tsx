import { inTurn, type FakeResponses } from '@consign/queries/testing';
import { createTestSession, inSession } from '@consign/session/testing';
import { renderInTheme } from '@consign/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { linkEnd, links } from '../testing/consignment-harness.js';
import { LinkedConsignments } from './LinkedConsignments.js';

const own = 'TAS0000007';

function show(answers: FakeResponses) {
  const onOpen = vi.fn<(reference: string) => void>();
  renderInTheme(
    inSession(
      createTestSession({ answers }),
      <LinkedConsignments
        reference={own}
        href={(reference) => `/consignment/${reference}`}
        onOpen={onOpen}
      />,
    ),
  );
  return onOpen;
}

it('[CONS-30] shows a failure to load, and after a retry the link type, the other consignment and its status, in both directions', async () => {
  const found = [
    {
      sourceConsignment: linkEnd(7, own),
      targetConsignment: linkEnd(8, 'TAS0000008'),
      linkTypeName: 'Return',
    },
    { sourceConsignment: linkEnd(6, 'TAS0000006'), targetConsignment: linkEnd(7, own), linkTypeName: 'Copy' },
  ];
  const onOpen = show({ [links]: inTurn(new Response(null, { status: 503 }), found) });
  expect(await screen.findByText(/Failed to load consignment links/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  const to = await screen.findByRole('link', { name: 'TAS0000008' });
  expect(to).toHaveAttribute('href', '/consignment/TAS0000008');
  expect(screen.getByText('Return')).toBeVisible();
  expect(screen.getByText('Copy of')).toBeVisible();
  expect(screen.getAllByText('Staged')).toHaveLength(2);
  await userEvent.click(to);
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('TAS0000008');
});
