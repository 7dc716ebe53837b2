import { createTestSession } from '@consign/session/testing';
import { act, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';

import { start } from './start.js';

const refuse = () => Response.json({ title: 'Forbidden' }, { status: 403 });

it('[AUTH-32] a user without an active account is told that the sign-in opens nothing here, and can sign out', async () => {
  vi.stubGlobal('fetch', async () => refuse());
  window.history.replaceState(null, '', '/search');
  const root = document.body.appendChild(document.createElement('div'));
  const { signedIn, data } = createTestSession({});
  const stop = await act(() =>
    start({
      root,
      nonce: undefined,
      tenant: data.settings,
      signedIn,
      firstAnswer: Promise.resolve(refuse()),
      signOut: async () => undefined,
    }),
  );
  onTestFinished(() => {
    act(stop);
    root.remove();
    vi.unstubAllGlobals();
    window.history.replaceState(null, '', '/');
  });
  expect(await screen.findByRole('heading', { name: 'Access denied' })).toBeVisible();
  expect(screen.getByText(/you are not a member of the associated organisation/u)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign Out' })).toBeVisible();
});
