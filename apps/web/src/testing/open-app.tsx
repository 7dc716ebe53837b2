import { createTestSession, type SessionData } from '@consign/session/testing';
import { toTenantTheme } from '@consign/ui/tokens';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { act, render } from '@testing-library/react';

import { createAppRouter } from '../app/router.js';
import { ThemeProvider } from '../app/ThemeProvider.js';

type Options = Parameters<typeof createTestSession>[0];

/** Creates a router at a path for a signed-in user, or for nobody if `data` is null. */
export function createTestRouter(path: string, data: SessionData | null, options: Options = {}) {
  const signOuts: string[] = [];
  const history = createMemoryHistory({ initialEntries: [path] });
  const session = data === null ? null : createTestSession({ ...options, data });
  const context: Parameters<typeof createAppRouter>[0] = {
    tenant: data?.settings ?? null,
    session:
      session === null
        ? null
        : {
            signedIn: { ...session.signedIn, signOut: async () => void signOuts.push('signed out') },
            settings: session.data.settings,
            client: session.server.client,
            queryClient: session.queryClient,
            access: {
              permissions: session.signedIn.permissions,
              flags: session.data.flags,
              settings: session.data.settings,
            },
          },
    signOut: async () => void signOuts.push('signed out'),
  };
  return { router: createAppRouter(context, history), session, signOuts };
}

/** Renders the whole application at a path. */
export async function openApp(path: string, data: SessionData | null, options: Options = {}) {
  const opened = createTestRouter(path, data, options);
  await act(() => opened.router.load());
  await act(async () => {
    render(
      <ThemeProvider own={toTenantTheme(data?.settings ?? null)} colorScheme="light">
        <RouterProvider router={opened.router} />
      </ThemeProvider>,
    );
  });
  return opened;
}
