import type { Client } from '@consign/api-client/internal';
import { checkOrganisationSettings, parseOrganisationSettings } from '@consign/domain/settings';
import { defaultPreferences, referenceQueries, sessionQueries } from '@consign/queries';
import { fakeServer, type FakeResponses, type FakeServer } from '@consign/queries/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactElement, type ReactNode } from 'react';

import type { LocalStore } from '../active-sites.js';
import type { AnalyticsEvent, AnalyticsSink } from '../analytics.js';
import { SessionProvider } from '../SessionProvider.js';
import type { SignedIn } from '../signed-in.js';
import { sessionData, type SessionData } from './data.js';

export function memoryStore(entries: Readonly<Record<string, string>> = {}): LocalStore {
  const stored = new Map(Object.entries(entries));
  return {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
  };
}

/** Fake responses for the session's own calls. */
export function sessionAnswers(data: SessionData): FakeResponses {
  const flags = Object.entries(data.flags).map(([flagName, typedFlagValue]) => ({
    flagName,
    typedFlagValue,
  }));
  return {
    'GET /api/v1/users/me/session': {
      flags,
      userName: data.user.name ?? '',
      organisation: data.organisation,
      sites: [...data.sites],
      views: [],
      preferences: defaultPreferences,
    },
    'GET /api/v1/configuration/featureFlags/clientFlags': flags,
    'GET /api/v1/users/{id}/name': { id: data.user.objectId ?? 'me', name: data.user.name ?? '' },
    'GET /api/v1/users/{id}/organisation': data.organisation,
    'GET /api/v1/users/me/sites': [...data.sites],
    'GET /api/v1/users/me/notices': [],
    'GET /api/v1/users/me/preferences': defaultPreferences,
    'GET /api/v2/organisations/{id}/service-types': [...data.serviceTypes],
    'GET /api/v1/statuses': [...data.statuses],
    'GET /api/v2/me/accounts': [...data.accounts],
    'GET /api/v2/organisations/{orgId}/packaging-types': [...data.packagingTypes],
    'GET /api/v2/references/hire-units': [...data.hireUnits],
    'GET /api/v2/organisations/{id}/participant-sites': [...data.participantSites],
    'GET /api/v2/lookups/organisations/{orgId}/participant-sites': [...data.participantSites],
  };
}

/** Fills the cache with the session's data, so that no hook suspends. */
function fill(queryClient: QueryClient, client: Client, data: SessionData): void {
  const session = sessionQueries(client);
  const references = referenceQueries(client);
  const { id, name, serviceTypeSettings } = data.organisation;
  const settings = parseOrganisationSettings(serviceTypeSettings);
  queryClient.setQueryData(session.flags().queryKey, data.flags);
  queryClient.setQueryData(session.userName().queryKey, data.user.name ?? '');
  queryClient.setQueryData(session.sites().queryKey, [...data.sites]);
  queryClient.setQueryData(session.organisation().queryKey, {
    id,
    name,
    settings: settings.ok ? settings.value : new Map(),
    settingsProblems: checkOrganisationSettings(serviceTypeSettings),
  });
  queryClient.setQueryData(references.serviceTypes(id).queryKey, [...data.serviceTypes]);
}

export interface TestSession {
  readonly server: FakeServer;
  readonly queryClient: QueryClient;
  readonly signedIn: SignedIn;
  readonly data: SessionData;
  readonly storage: LocalStore;
  /** Recorded events, in order. */
  readonly events: readonly AnalyticsEvent[];
  readonly record: AnalyticsSink;
}

interface Options {
  readonly data?: Partial<SessionData>;
  /** Adds to or overrides the responses of the session's own calls. */
  readonly answers?: FakeResponses;
  readonly storage?: LocalStore;
  /** False leaves the cache empty, so that every hook calls the server. */
  readonly isLoaded?: boolean;
}

/** A session built from plain data, for tests and stories. Queries don't retry. */
export function createTestSession({
  data: changes = {},
  answers = {},
  storage = memoryStore(),
  isLoaded = true,
}: Options = {}): TestSession {
  const data = sessionData(changes);
  const events: AnalyticsEvent[] = [];
  const server = fakeServer({ ...sessionAnswers(data), ...answers });
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { retry: false } },
  });
  if (isLoaded) fill(queryClient, server.client, data);
  return {
    data,
    storage,
    events,
    record: (event) => void events.push(event),
    server,
    queryClient,
    signedIn: {
      user: data.user,
      permissions: new Set(data.permissions),
      getAccessToken: async () => 'token',
      renewAccessToken: async () => 'token',
      signOut: async () => undefined,
      expire: async () => undefined,
    },
  };
}

interface Props extends Options {
  /** A session whose calls the test wants to inspect; otherwise one is created from the other props. */
  readonly session?: TestSession;
  readonly children: ReactNode;
}

export function TestSessionProvider({ session: given, children, ...options }: Props): ReactNode {
  const [{ queryClient, signedIn, data, server, storage, record }] = useState(
    () => given ?? createTestSession(options),
  );
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider
        signedIn={signedIn}
        settings={data.settings}
        client={server.client}
        storage={storage}
        analytics={record}
      >
        {children}
      </SessionProvider>
    </QueryClientProvider>
  );
}

/** The element with everything that its hooks need of this session. */
export function inSession(session: TestSession, element: ReactNode): ReactElement {
  return <TestSessionProvider session={session}>{element}</TestSessionProvider>;
}
