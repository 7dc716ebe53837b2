import type { Database } from '../database/database.js';
import { newId } from '../ids.js';
import {
  describeDone,
  disableClient,
  listClients,
  saveClient,
  type SavedClient,
} from '../onboarding/index.js';
import type { CommandRun } from '../services/operator-changes/operator-change-store.js';
import { type CliContext, CommandFailure, type CommandResult, exitCodes } from './cli-context.js';

interface ClientOptions {
  readonly tenantCode: string;
  readonly organisation: string;
  readonly issuer: string | null;
  readonly clientId: string;
  /** Null where the issuer's tokens name the client by its id. */
  readonly subject: string | null;
  readonly name: string;
  readonly email: string;
  readonly sites: readonly string[] | 'all';
  readonly permissions: readonly string[];
}

/** Adds or changes a machine client of a customer, and says how it gets a token (PLAT-92). */
export async function addClient(
  { environment }: CliContext,
  database: Database,
  { clientId, subject, ...options }: ClientOptions,
  run: CommandRun,
): Promise<CommandResult> {
  const saved = await saveClient(
    database,
    { ...options, subject: subject ?? clientId },
    {
      defaultIssuer: environment['AUTH_AUTHORITY']?.trim() || null,
      defaultAudience: environment['AUTH_AUDIENCE']?.trim() || null,
      createId: () => newId(run.at),
      run,
    },
  );
  if (!saved.ok) throw new CommandFailure(exitCodes.refused, saved.lines);
  const { value } = saved;
  const message = `The client ${clientId} of ${options.organisation} was ${describeDone(value.done)}, with ${count(value.sites.length, 'site')} and ${count(options.permissions.length, 'permission')}`;
  const next = describeNext(clientId, subject ?? clientId, options.permissions, value);
  const { issuer, audience, externalId, hosts, sites, done } = value;
  return {
    lines: [message, 'Next:', ...next.map((step, index) => `${index + 1}. ${step}`)],
    json: {
      message,
      done,
      client: { clientId, subject: subject ?? clientId, issuer, sites, permissions: options.permissions },
      token: { discovery: discoveryAddress(issuer), audience, orgId: externalId, hosts },
      next,
    },
  };
}

function describeNext(
  clientId: string,
  subject: string,
  permissions: readonly string[],
  { issuer, audience, externalId, hosts }: SavedClient,
): string[] {
  const aud = audience ?? '<the audience>';
  return [
    `At ${issuer}, register the client ${clientId} with a secret and the client credentials grant only. Its access token is a JWT (RS256, PS256 or ES256, type at+jwt) with sub ${subject}, org_id ${externalId ?? '<the externalId of the tenant>'}, aud ${aud}, and permissions ${permissions.join(' ')}`,
    `It gets a token at the token_endpoint of ${discoveryAddress(issuer)}: curl -u '${clientId}:<secret>' -d grant_type=client_credentials -d resource=${aud} <token_endpoint> (some issuers call the parameter audience)`,
    `It calls https://${hosts[0] ?? '<a host of the tenant>'}/api/v1/users/me/sites with the header 'Authorization: Bearer <access_token>': 200 lists its sites`,
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
  if (!disabled.ok) throw new CommandFailure(exitCodes.refused, disabled.lines);
  const message = `The client ${subject} of ${disabled.value.organisation} is disabled: it is refused within seconds. Remove it at ${disabled.value.issuer} too`;
  return { lines: [message], json: { message } };
}

/** Lists the machine clients of a tenant (PLAT-92). */
export async function listAllClients(
  database: Database,
  tenantCode: string,
  organisation: string | null,
): Promise<CommandResult> {
  const listed = await listClients(database, tenantCode, organisation);
  if (!listed.ok) throw new CommandFailure(exitCodes.refused, listed.lines);
  const clients = listed.value.map(({ tenantId: _tenant, organisationId: _organisation, ...shown }) => shown);
  const lines = clients.map(
    ({ subject, name, isActive, organisation: code, sites, permissions }) =>
      `${subject}  ${isActive ? 'active  ' : 'disabled'}  ${name}  ${code}: ${sites.join(', ') || 'no sites'}  ${permissions.join(', ')}`,
  );
  return {
    lines: lines.length === 0 ? ['No clients. Add one with: consign client add'] : lines,
    json: { clients },
  };
}

const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`;
