import { reportPermission } from '@consign/domain/permissions';
import type { StatusCode } from '@consign/domain/status';
import type { FastifyInstance } from 'fastify';

import { test } from './api-test.js';
import { proofForm } from './attached-file.js';
import { type Called, call } from './call.js';
import { type StoredDraft, storeConsignment } from './store-consignment.js';
import { token } from './tokens.js';

export const reportUrl = '/api/v1/provider/consignments/events';

export interface Reported {
  readonly outcome: string;
  readonly message: string | null;
  readonly problemId: string | null;
}

/** The token of a system of the provider, for its client. */
export const providerToken = (client = 'tasman'): Promise<string> =>
  token({
    sub: 'provider-machine',
    permissions: [reportPermission],
    orgId: `org_${client}`,
    aud: `urn:consign:${client}`,
  });

/** Sends a file of a delivery as a system of the provider. */
export async function reportFile(
  app: FastifyInstance,
  reference: string,
  form = proofForm(),
  client = 'tasman',
): Promise<Called & { readonly body: Reported }> {
  const answer = await call(app, 'POST', `/api/v1/provider/consignments/${reference}/files`, {
    host: `${client}.localhost:4300`,
    token: await providerToken(client),
    body: form,
  });
  return { ...answer, body: answer.body as Reported };
}

/** Reports events as a system of the provider; returns what became of each. */
export async function reportEvents(
  app: FastifyInstance,
  events: readonly object[],
  client = 'tasman',
): Promise<Reported[]> {
  const answer = await call(app, 'POST', reportUrl, {
    host: `${client}.localhost:4300`,
    token: await providerToken(client),
    body: { events },
  });
  if (answer.status !== 200) throw new Error(`The call was answered with ${answer.status}`);
  return (answer.body as { results: Reported[] }).results;
}

let count = 0;

export const providerTest = test
  .extend('store', ({ database }) =>
    async (status: StatusCode = 'STAGED', draft: Partial<StoredDraft> = {}) => {
      count += 1;
      const reference = `TAS70000${String(count).padStart(2, '0')}`;
      const statusAt = new Date('2026-03-10T01:00:00Z');
      return { reference, id: await storeConsignment(database, { reference, status, statusAt, ...draft }) };
    })
  .extend('report', ({ app }) => (events: readonly object[], client?: string) => {
    return reportEvents(app, events, client);
  })
  /** Reports one event at an hour of 16 March 2026, under an id of its own. */
  .extend('reportOne', ({ app }) => async (reference: string, type: string, more: object = {}, hour = 1) => {
    count += 1;
    const occurredAtDateTimeUtc = `2026-03-16T0${hour}:00:00.000Z`;
    const event = { eventId: `e-${count}`, reference, type, occurredAtDateTimeUtc, ...more };
    return (await reportEvents(app, [event]))[0];
  })
  /** Sends a file of a delivery: without more, a one-pixel photograph. */
  .extend('sendFile', ({ app }) => (reference: string, metadata: object = {}, content?: Uint8Array) => {
    return reportFile(app, reference, proofForm(metadata, content));
  });
