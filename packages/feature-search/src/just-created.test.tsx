import { rememberCreated } from '@consign/queries';
import { createTestSession, inSession } from '@consign/session/testing';
import { renderInTheme } from '@consign/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import './JustCreated.js';
import './ResultList.js';
import { buildPage } from './testing/pages.js';
import { search } from './testing/show.js';
import { WiredSearch } from './testing/WiredSearch.js';

it('[LIST-50] what was just created is named above the list, unless the page shows it', async () => {
  const session = createTestSession({ answers: { [search]: buildPage(60) } });
  rememberCreated(session.queryClient, 'TAS0000002');
  rememberCreated(session.queryClient, 'TAS0009999');
  const open = vi.fn<(reference: string) => void>();
  renderInTheme(inSession(session, <WiredSearch open={open} />));
  const link = await screen.findByRole('link', { name: 'TAS0009999' });
  expect(link).toHaveAttribute('href', '/consignment/TAS0009999');
  expect(screen.getByText('Just created:')).toHaveTextContent(/^Just created:TAS0009999$/u);
  await userEvent.click(link);
  expect(open).toHaveBeenCalledExactlyOnceWith('TAS0009999');
});
