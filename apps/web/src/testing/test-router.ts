import { createTestSession, type SessionData } from '@consign/session/testing';
import { createMemoryHistory } from '@tanstack/react-router';

import { createAppRouter } from '../app/router.js';

export type TestOptions = Parameters<typeof createTestSession>[0];

/** Creates a router at a path for a signed-in user, or a signed-out visitor if `data` is null. */
export function createTestRouter(path: string, data: SessionData | null, options: TestOptions = {}) {
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
