import type { Client } from '@consign/api-client/internal';
import type { TenantSettings } from '@consign/domain/settings';
import { createContext, useContext, useMemo, type ReactNode } from 'react';

import { createActiveSitesStore, type ActiveSitesStore, type LocalStore } from './active-sites.js';
import { ignoreErrors, noAnalytics, type AnalyticsSink } from './analytics.js';
import type { SignedIn } from './signed-in.js';

interface Session {
  readonly signedIn: SignedIn;
  readonly settings: TenantSettings;
  readonly client: Client;
  readonly storage: LocalStore;
  readonly activeSites: ActiveSitesStore;
  readonly track: AnalyticsSink;
}

const SessionContext = createContext<Session | null>(null);

interface Props {
  readonly signedIn: SignedIn;
  readonly settings: TenantSettings;
  readonly client: Client;
  readonly storage: LocalStore;
  readonly analytics?: AnalyticsSink | undefined;
  readonly children: ReactNode;
}

/** Mount one per signed-in user, inside that user's QueryClientProvider. */
export function SessionProvider({
  signedIn,
  settings,
  client,
  storage,
  analytics = noAnalytics,
  children,
}: Props): ReactNode {
  const session = useMemo(
    () => ({
      signedIn,
      settings,
      client,
      storage,
      activeSites: createActiveSitesStore(storage),
      track: ignoreErrors(analytics),
    }),
    [signedIn, settings, client, storage, analytics],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** @throws Error outside a SessionProvider */
export function useSessionContext(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('No SessionProvider around this component');
  return session;
}
