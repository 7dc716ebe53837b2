import '@consign/ui/styles.css';
import { fetchWithUploadProgress } from '@consign/api-client/internal';
import type { TenantSettings } from '@consign/domain/settings';
import { findApiError, InvalidConfigurationError } from '@consign/queries';
import { loadReferences, loadSession, type SignedIn } from '@consign/session';
import { toTenantTheme } from '@consign/ui/tokens';
import { notifications } from '@mantine/notifications';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { failure, StartFailure } from '../boot/failure.js';
import { ThemeProvider } from './ThemeProvider.js';
import { createQueryClient } from './create-query-client.js';
import { createAppRouter, type RouteSession } from './router.js';
import { createSessionClient, withFirstAnswer } from './session-client.js';
import { waitForFont } from './wait-for-font.js';

interface Start {
  readonly root: HTMLElement;
  /** The nonce of the Content-Security-Policy. */
  readonly nonce: string | undefined;
  readonly tenant: TenantSettings | null;
  readonly signedIn: SignedIn | null;
  /** The answer to the session's first call; null where boot sent none. */
  readonly firstAnswer: Promise<Response> | null;
  readonly signOut: () => Promise<void>;
}

/**
 * Creates this user's API client and QueryClient, and loads the data for the route guards. Null where the server refuses
 * the user, whose account was disabled or never made (AUTH-32).
 */
async function openSession(
  signedIn: SignedIn,
  settings: TenantSettings,
  firstAnswer: Start['firstAnswer'],
): Promise<RouteSession | null> {
  const queryClient = createQueryClient();
  const client = createSessionClient(withFirstAnswer(fetchWithUploadProgress, firstAnswer), signedIn);
  const { permissions } = signedIn;
  try {
    const flags = await loadSession(queryClient, client, permissions);
    return { signedIn, settings, client, queryClient, access: { permissions, flags, settings } };
  } catch (error) {
    queryClient.clear();
    if (findApiError(error)?.status === 403) return null;
    throw new StartFailure(
      error instanceof InvalidConfigurationError
        ? failure('invalid-configuration', error.message)
        : failure('no-configuration'),
    );
  }
}

/**
 * Renders the application into `root`. Returns a function that unmounts it and clears all of the user's data.
 *
 * @throws StartFailure
 */
export async function start({
  root,
  nonce,
  tenant,
  signedIn,
  firstAnswer,
  signOut,
}: Start): Promise<() => void> {
  const font = waitForFont(document.fonts);
  const session =
    signedIn === null || tenant === null ? null : await openSession(signedIn, tenant, firstAnswer);
  if (signedIn !== null && session === null) {
    window.history.replaceState(null, '', '/error/invalid-organisation');
  }
  const router = createAppRouter({ tenant, session, signOut });
  await router.load();
  await font;
  const react = createRoot(root);
  // As a transition, the first screen is rendered in short pieces, and boot's frame stays until it is complete.
  startTransition(() =>
    react.render(
      <StrictMode>
        <ThemeProvider own={toTenantTheme(tenant)} nonce={nonce}>
          <RouterProvider router={router} />
        </ThemeProvider>
      </StrictMode>,
    ),
  );
  // After the calls of the first screen, which it would delay.
  const stopWaiting = whenIdle(() => {
    if (session !== null)
      void loadReferences(session.queryClient, session.client, session.access.permissions);
  });
  return () => {
    stopWaiting();
    react.unmount();
    notifications.clean();
    session?.queryClient.clear();
  };
}

const IDLE_TIMEOUT_MS = 5_000;

/** Acts once the browser has nothing else to do, and soon in a browser that can't tell; returns a function that cancels it. */
function whenIdle(act: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (window.requestIdleCallback === undefined) {
    const timer = setTimeout(act);
    return () => clearTimeout(timer);
  }
  const idle = window.requestIdleCallback(act, { timeout: IDLE_TIMEOUT_MS });
  return () => window.cancelIdleCallback(idle);
}
