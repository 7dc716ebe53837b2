import type { components } from '@consign/api-client/consignment';
import { test as base } from 'vitest';

import { testApp, type TestAppOptions } from './app.js';
import { createApi } from './call.js';
import { createdPath, draftBody, kowhaiSiteIds } from './fixtures.js';
import { keptClock, takeApp, takeDatabase } from './kept-database.js';
import { secondsLater } from './now.js';
import { runSql } from './run-sql.js';
import { createWorld, signIn } from './world.js';

type Wire = components['schemas'];

export const searchPath = '/api/v2/consignments/search';

/**
 * A test of the whole app over a database that the file has for itself, with the providers and customers of world.ts in
 * it. Each fixture is set up once per file, when a test first asks for it.
 */
export const test = base
  /** Options for an app of the file's own; extend it again for another mailer, log or config. */
  .extend('appOptions', { scope: 'file' }, (): Omit<TestAppOptions, 'database'> => ({}))
  /** The app's clock; a test may set `at`. */
  .extend('clock', { scope: 'file' }, () => keptClock)
  .extend('database', { scope: 'file' }, async () => {
    const database = await takeDatabase();
    await createWorld(database);
    return database;
  })
  .extend('app', { scope: 'file' }, async ({ appOptions, clock, database }, { onCleanup }) => {
    if (Object.keys(appOptions).length === 0) return takeApp(database);
    const app = await testApp({ clock, ...appOptions, database });
    onCleanup(() => app.close());
    return app;
  })
  /** Calls as a user of the world, with every permission unless told otherwise. */
  .extend(
    'apiAs',
    { scope: 'file' },
    ({ app }) =>
      async (subject: string, permissions?: readonly string[]) =>
        createApi(app, await signIn(subject, permissions)),
  )
  /** Calls as Kōwhai's manager, with every permission. */
  .extend('api', { scope: 'file' }, ({ apiAs }) => apiAs('manager'))
  /** Creates a Draft of draftBody with some fields of its own, and returns its path. */
  .extend('createDraft', { scope: 'file' }, ({ api }) => async (over: object = {}) => {
    return createdPath(await api.post('/api/v1/consignments', { ...draftBody, ...over }));
  })
  /** Reads a consignment by its reference, or by its path. */
  .extend('load', { scope: 'file' }, ({ api }) => async (name: string) => {
    const answer = await api.get(name.startsWith('/') ? name : `/api/v1/consignments/${name}`);
    return answer.body as Wire['Consignment'];
  })
  /** Saves draftBody with some fields of its own over the latest version of a consignment. */
  .extend('saveLatest', { scope: 'file' }, ({ api, load }) => async (path: string, over: object = {}) => {
    const { lastModifiedAtDateTimeUtc } = await load(path);
    return api.put(path, { ...draftBody, lastModifiedAtDateTimeUtc, ...over });
  })
  /** Searches at all sites of Kōwhai unless told otherwise. */
  .extend('search', { scope: 'file' }, ({ api }) => async (body: object = {}, query = '', who = api) => {
    const answer = await who.post(`${searchPath}${query}`, { siteIds: kowhaiSiteIds, ...body });
    if (answer.status !== 200) throw new Error(answer.text);
    return answer.body as Wire['ConsignmentPage'];
  })
  /** Lists all that match the same search. */
  .extend(
    'listMatching',
    { scope: 'file' },
    ({ api }) =>
      async (body: object = {}, query = '', who = api) => {
        const answer = await who.post(`${searchPath}/matching${query}`, { siteIds: kowhaiSiteIds, ...body });
        if (answer.status !== 200) throw new Error(answer.text);
        return answer.body as Wire['MatchingConsignments'];
      },
  )
  /** Copies a consignment, with everything unless told otherwise. */
  .extend('copy', { scope: 'file' }, ({ api }) => (path: string, over: object = {}, who = api) => {
    const everything = { copyLineItems: true, copyReceiver: true, copySender: true, copyType: 'Copy' };
    return who.post(`${path}/copies`, { ...everything, ...over });
  })
  /** The audit trail of a consignment by its reference, or by its path; the newest first. */
  .extend('readTrail', { scope: 'file' }, ({ api }) => async (name: string) => {
    const { body } = await api.get(`/api/v2/consignments/${name.split('/').at(-1)}/audit`);
    return (body as Wire['ConsignmentChangePage']).results;
  })
  /** Runs the jobs that are due after so many seconds. */
  .extend('runAfter', { scope: 'file' }, ({ app }) => (seconds = 0) => {
    return app.runDueJobs(secondsLater(seconds));
  })
  .extend('dueTimes', { scope: 'file' }, ({ database }) => async () => {
    const { rows } = await runSql(database)<{ at: Date }>`select due_at as at from jobs`;
    return rows.map(({ at }) => at);
  })
  .extend(
    'print',
    { scope: 'file' },
    ({ api }) =>
      async (documentTypes: readonly string[], references: readonly string[], more: object = {}) => {
        const body = { documentTypes, references, ...more };
        const answer = await api.post('/api/v1/consignments/bulk/documents', body);
        if (answer.status !== 200) throw new Error(answer.text);
        return answer.body as Wire['CreatedDocuments'];
      },
  )
  /** The bytes behind a file's address, as a browser asks for them: without a token. */
  .extend('openFile', { scope: 'file' }, ({ app }) => async (uri = '') => {
    const answer = await app.inject({ url: uri, headers: { host: 'tasman.localhost:4300' } });
    if (answer.statusCode !== 200) throw new Error(`${uri} answers ${answer.statusCode}`);
    return answer.rawPayload;
  });
