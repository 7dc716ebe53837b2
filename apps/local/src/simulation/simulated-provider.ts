import { randomBytes } from 'node:crypto';

import { type Database, saveProviderClient } from '@consign/api';
import type { IdentityClient, MachineClient } from '@consign/identity';
import { sql } from 'kysely';

import { findTenantId } from '../find-tenant-id.js';
import type { MovingConsignment, SimulatedAnswer, SimulatedProvider } from './simulation.js';

/** Calls the in-process API as if over the network. */
export type Inject = (request: {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: object | FormData;
}) => Promise<{ readonly statusCode: number; readonly body: string }>;

interface AnswerPage {
  readonly answers: readonly (SimulatedAnswer & { readonly state: string })[];
  readonly nextCursor: string;
}

const MAX_MOVING = 200;

/** A provider whose drivers report through the API operation and token of the provider's own systems. */
export function createSimulatedProvider(deps: {
  readonly database: Database;
  /** A host of the tenant. */
  readonly host: string;
  readonly machine: MachineClient;
  readonly tokenUrl: string;
  readonly inject: Inject;
}): SimulatedProvider {
  const { database, host, machine, inject } = deps;
  let cursor = '0';
  const send = async (
    request: Pick<Parameters<Inject>[0], 'method' | 'url' | 'payload'>,
  ): Promise<string> => {
    const headers = { host, authorization: `Bearer ${await fetchToken(deps.tokenUrl, machine)}` };
    const response = await inject({ ...request, headers });
    if (response.statusCode !== 200) throw new Error(`The provider's call failed: ${response.body}`);
    return response.body;
  };
  const post = async (path: string, payload: object | FormData): Promise<void> => {
    await send({ method: 'POST', url: `/api/v1/provider/consignments/${path}`, payload });
  };
  return {
    listMoving: () => listMoving(database, host),
    listAnswers: async () => {
      const page = JSON.parse(
        await send({ method: 'GET', url: `/api/v1/provider/answers?after=${cursor}` }),
      ) as AnswerPage;
      cursor = page.nextCursor;
      return page.answers.filter(({ state }) => state === 'WaitingForProvider');
    },
    report: (events) => post('events', { events }),
    sendFile: (reference, { content, ...metadata }) => {
      const form = new FormData();
      form.append('metadata', JSON.stringify(metadata));
      form.append('fileData', new Blob([new Uint8Array(content)]), metadata.name);
      return post(`${reference}/files`, form);
    },
  };
}

async function fetchToken(address: string, { clientId, secret }: MachineClient): Promise<string> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  const { access_token: token } = (await response.json()) as { access_token?: string };
  if (token === undefined) throw new Error(`The provider's machine client got no token: ${response.status}`);
  return token;
}

async function listMoving(database: Database, host: string): Promise<MovingConsignment[]> {
  const tenantId = await findTenantId(database, host);
  if (tenantId === undefined) throw new Error(`Unknown host: ${host}`);
  const tenantScope = { tenantId, organisationId: null };
  const organisations = await database.inTenant(tenantScope, (tx) =>
    sql<{ id: string }>`select distinct organisation_id as id from users where tenant_id = ${tenantId}
      order by 1`.execute(tx),
  );
  const moving: MovingConsignment[] = [];
  for (const { id: organisationId } of organisations.rows) {
    const { rows } = await database.inTenant({ ...tenantScope, organisationId }, (tx) =>
      sql<MovingConsignment>`select reference, status_code as "statusCode", status_at as "statusAt",
          (select coalesce(sum(i.item_count), 0)::integer from line_items i where i.tenant_id = c.tenant_id
            and i.organisation_id = c.organisation_id and i.consignment_id = c.id) as pieces
        from consignments c where tenant_id = ${tenantId} and organisation_id = ${organisationId}
          and status_code in ('STAGED', 'PICKUP', 'TRANSIT', 'DELIVERING')
        order by status_at desc, id limit ${MAX_MOVING}`.execute(tx),
    );
    moving.push(...rows);
  }
  return moving;
}

/** A provider's own machine client, which may only report events. Without a secret, each start has a new one. */
export function createProviderMachine(
  { clientId, organisation, audience }: IdentityClient,
  secret: string | null,
): MachineClient {
  return {
    clientId: `${clientId}-provider`,
    secret: secret ?? randomBytes(32).toString('hex'),
    organisation,
    audience,
    permissions: ['Provider.REPORT'],
  };
}

/** Lets a provider's machine report events, by the code of `consign client add-provider`. */
export async function allowMachine(
  database: Database,
  { tenantCode, tenantName }: IdentityClient,
  { clientId: subject }: MachineClient,
  { issuer, now }: { readonly issuer: string; readonly now: Date },
): Promise<void> {
  await saveProviderClient(
    database,
    { tenant: tenantCode, issuer, subject, name: `Drivers of ${tenantName}` },
    { run: { operator: 'demonstration', command: 'client add-provider', at: now } },
  );
}
