import { isIP } from 'node:net';

import { formatCount } from '@consign/domain';
import { reportPermission } from '@consign/domain/permissions';

import type { Database } from '../database/database.js';
import type { Environment } from '../environment.js';
import {
  type ClientInput,
  type ProviderClientInput,
  type TokenNeeds,
  describeDone,
  disableClient,
  listClients,
  listProvidersClients,
  saveClient,
  saveProviderClient,
} from '../onboarding/index.js';
import type { CommandRun } from '../services/operator-changes/operator-change-store.js';
import { type CliContext, type CommandResult, readSignIn } from './cli-context.js';

/** The subject of most clients is their id. */
interface Named {
  readonly clientId: string;
  readonly subject?: string;
}

export type ClientOptions = Omit<ClientInput, 'subject'> & Named;
export type ProviderClientOptions = Omit<ProviderClientInput, 'subject'> & Named;

/** Adds or changes a machine client of a customer, and says how it gets a token (PLAT-92). */
export async function addClient(
  { environment }: CliContext,
  database: Database,
  options: ClientOptions,
  run: CommandRun,
): Promise<CommandResult> {
  const { clientId, organisation, permissions } = options;
  const client = { ...options, subject: options.subject ?? clientId };
  const { sites, ...saved } = await saveClient(database, client, { ...readSignIn(environment), run });
  const message = `The client ${clientId} of ${organisation} was ${describeDone(saved.done)}, with ${formatCount(sites.length, 'site')} and ${formatCount(permissions.length, 'permission')}`;
  const test = `/api/v1/users/me/sites with the header 'Authorization: Bearer <access_token>': 200 lists its sites`;
  return describeSaved({ message, test, client, more: { sites }, permissions }, saved, environment);
}

/** Lets a machine client of the freight provider report events, and prints how the client gets a token (PLAT-233). */
export async function addProviderClient(
  { environment }: CliContext,
  database: Database,
  options: ProviderClientOptions,
  run: CommandRun,
): Promise<CommandResult> {
  const client = { ...options, subject: options.subject ?? options.clientId };
  const saved = await saveProviderClient(database, client, { ...readSignIn(environment), run });
  const message = `The client ${client.clientId} of the freight provider was ${describeDone(saved.done)}: it may report events of every customer`;
  const test = `/api/v1/provider/consignments/events with the header 'Authorization: Bearer <access_token>' and up to 200 events: 200 says what became of each`;
  const permissions = [reportPermission];
  return describeSaved({ message, test, client, more: {}, permissions }, saved, environment);
}

interface NextSteps {
  readonly message: string;
  /** The first call of the client, and its answer. */
  readonly test: string;
  readonly client: { readonly clientId: string; readonly subject: string };
  /** What else --json shows of the client. */
  readonly more: object;
  readonly permissions: readonly string[];
}

type Saved = TokenNeeds & { readonly issuer: string; readonly done: string };

function describeSaved(steps: NextSteps, saved: Saved, environment: Environment): CommandResult {
  const { message, more, permissions } = steps;
  const { clientId, subject } = steps.client;
  const { issuer, audience, externalId, hosts, done } = saved;
  const next = describeNext(steps, saved, environment);
  return {
    lines: [message, 'Next:', ...next.map((step, index) => `${index + 1}. ${step}`)],
    json: {
      message,
      done,
      client: { clientId, subject, issuer, ...more, permissions },
      token: { discovery: discoveryAddress(issuer), audience, orgId: externalId, hosts },
      next,
    },
  };
}

function describeNext(
  { client: { clientId, subject }, permissions, test }: NextSteps,
  { issuer, audience, externalId, hosts: [host] }: Saved,
  environment: Environment,
): string[] {
  const aud = audience ?? '<the audience>';
  const address = host === undefined ? 'https://<a host of the tenant>' : describeAddress(host, environment);
  return [
    `At ${issuer}, register the client ${clientId} with a secret and the client credentials grant only. Its access token is a JWT (RS256, PS256 or ES256, type at+jwt) with sub ${subject}, org_id ${externalId ?? '<the externalId of the tenant>'}, aud ${aud}, and permissions ${permissions.join(' ')}`,
    `It gets a token at the token_endpoint of ${discoveryAddress(issuer)}: curl -u '${clientId}:<secret>' -d grant_type=client_credentials -d resource=${aud} <token_endpoint> (some issuers call the parameter audience)`,
    `It calls ${address}${test}`,
  ];
}

const discoveryAddress = (issuer: string) => `${issuer.replace(/\/$/u, '')}/.well-known/openid-configuration`;

export async function disableOneClient(
  database: Database,
  tenantCode: string,
  subject: string,
  run: CommandRun,
): Promise<CommandResult> {
  const disabled = await disableClient(database, tenantCode, subject, run);
  const { organisation, issuer } = disabled;
  const message = `The client ${subject} of ${organisation ?? 'the freight provider'} is disabled: it is refused within seconds. Remove it at ${issuer ?? 'its issuer'} too`;
  return { lines: [message], json: { message } };
}

/** Lists the machine clients of a tenant: first the freight provider's, then its customers' (PLAT-92, PLAT-233). */
export async function listAllClients(
  database: Database,
  tenantCode: string,
  organisation: string | null,
): Promise<CommandResult> {
  const listed = await listClients(database, tenantCode, organisation);
  const clients = listed.map(({ tenantId: _tenant, organisationId: _organisation, ...shown }) => shown);
  const providerClients = organisation === null ? await listProvidersClients(database, tenantCode) : [];
  const lines = [
    ...providerClients.map(({ subject, isActive, name }) =>
      describeClient({ subject, isActive, name }, `the freight provider  ${reportPermission}`),
    ),
    ...clients.map(({ subject, isActive, name, organisation: code, sites, permissions }) =>
      describeClient(
        { subject, isActive, name },
        `${code}: ${sites.join(', ') || 'no sites'}  ${permissions.join(', ')}`,
      ),
    ),
  ];
  return {
    lines: lines.length === 0 ? ['No clients. Add one with: consign client add'] : lines,
    json: { clients, providerClients },
  };
}

const describeClient = (
  { subject, isActive, name }: { subject: string; isActive: boolean; name: string },
  may: string,
): string => `${subject}  ${isActive ? 'active  ' : 'disabled'}  ${name}  ${may}`;

const DEFAULT_PORT = '4300';

/**
 * The address at which a program calls a host of a tenant: as PUBLIC_URL is called, if it is set. Without it, a host of this
 * machine is the server's own port, and another one is behind a proxy that speaks https.
 */
export function describeAddress(host: string, environment: Environment): string {
  const publicUrl = environment['PUBLIC_URL']?.trim() ?? '';
  if (URL.canParse(publicUrl)) {
    const { protocol, port } = new URL(publicUrl);
    return `${protocol}//${host}${port === '' ? '' : `:${port}`}`;
  }
  return isOfThisMachine(host)
    ? `http://${host}:${environment['PORT']?.trim() || DEFAULT_PORT}`
    : `https://${host}`;
}

function isOfThisMachine(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || (isIP(host) === 4 && host.startsWith('127.'));
}
