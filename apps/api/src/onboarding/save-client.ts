import { permissions } from '@consign/domain/permissions';

import type { Database, Tx } from '../database/database.js';
import { enterScope, listOrganisations } from '../database/organisations.js';
import { listProviderClients } from '../provider/index.js';
import { type CommandRun, recordChange } from '../services/operator-changes/operator-change-store.js';
import { describeDisabling } from './account-changes.js';
import { disableProviderClient } from './save-provider-client.js';
import { type AccountInput, saveAccount, type SavedAccount, type SaveOptions } from './save-user.js';
import {
  type AudienceOption,
  enterOrganisation,
  enterTenant,
  readTokenNeeds,
  OnboardingRefused,
  type TokenNeeds,
} from './user-scope.js';
import { disableUserRow, listClientRows, type ClientRow } from './user-store.js';

/** A machine client of a customer, with what it needs to get a token (PROV-20). */
interface SavedClient extends SavedAccount, TokenNeeds {}

export interface ClientInput extends Omit<AccountInput, 'requestingSite' | 'originSite'> {
  /** What it may do at most. */
  readonly permissions: readonly string[];
}

/** Adds a machine client of an organisation, or changes and enables the one with this issuer and subject (PLAT-92). */
export function saveClient(
  database: Pick<Database, 'asSchemaOwner'>,
  input: ClientInput,
  options: SaveOptions & AudienceOption,
): Promise<SavedClient> {
  return database.asSchemaOwner(null, async (tx) => {
    const known = `There are: ${permissions.join(', ')}`;
    if (input.permissions.length === 0) throw new OnboardingRefused(`Name at least one permission. ${known}`);
    const unknown = input.permissions.filter((name) => !permissions.some((each) => each === name));
    if (unknown.length > 0) throw new OnboardingRefused(`Unknown permission ${unknown.join(', ')}. ${known}`);
    const saved = await saveAccount(tx, input, input.permissions, options);
    return { ...saved, ...(await readTokenNeeds(tx, saved.tenantId, options)) };
  });
}

/** A machine client that was disabled. */
interface DisabledClient {
  /** Null for the tenant's issuer. */
  readonly issuer: string | null;
  /** The code of its organisation; null for a client of the freight provider. */
  readonly organisation: string | null;
}

/** Disables a machine client: the API refuses it within seconds, and its data stays (PLAT-92, PLAT-233). */
export function disableClient(
  database: Pick<Database, 'asSchemaOwner'>,
  tenantCode: string,
  subject: string,
  run: CommandRun,
): Promise<DisabledClient> {
  return database.asSchemaOwner(null, async (tx) => {
    const tenant = await enterTenant(tx, tenantCode);
    const providers = await listProviderClients(tx, tenant);
    const ofProvider = await disableProviderClient(tx, tenant, subject, run);
    if (ofProvider !== null) return { ...ofProvider, organisation: null };
    const clients = await readClients(tx, tenantCode, null);
    const client = clients.find((each) => each.subject === subject);
    if (client === undefined) {
      const subjects = [...clients, ...providers].map((each) => each.subject).join(', ');
      throw new OnboardingRefused(`${tenantCode} has no client ${subject}. It has: ${subjects || 'none'}`);
    }
    const { tenantId, organisationId, id } = client;
    const owner = { tenantId, organisationId };
    await enterScope(tx, owner);
    if (await disableUserRow(tx, owner, id)) {
      const changes = [describeDisabling('client', subject)];
      await recordChange(tx, run, { ...owner, subject, changes });
    }
    return client;
  });
}

export interface ListedClient extends ClientRow {
  readonly tenantId: string;
  readonly organisationId: string;
  /** The code of its organisation. */
  readonly organisation: string;
}

/** @param organisation a code; null for every one */
export function listClients(
  database: Pick<Database, 'asSchemaOwner'>,
  tenantCode: string,
  organisation: string | null,
): Promise<readonly ListedClient[]> {
  return database.asSchemaOwner(null, (tx) => readClients(tx, tenantCode, organisation));
}

async function readClients(tx: Tx, tenantCode: string, organisation: string | null): Promise<ListedClient[]> {
  const tenantId = await enterTenant(tx, tenantCode);
  if (organisation !== null) await enterOrganisation(tx, tenantId, organisation);
  const clients: ListedClient[] = [];
  for (const each of await listOrganisations(tx)) {
    const { organisationId, organisationCode } = each;
    if (each.tenantId !== tenantId || organisationId === null) continue;
    if (organisation !== null && organisationCode !== organisation) continue;
    const owner = { tenantId, organisationId };
    await enterScope(tx, owner);
    const name = organisationCode ?? each.organisationName ?? organisationId;
    for (const row of await listClientRows(tx, owner)) {
      clients.push({ ...owner, organisation: name, ...row });
    }
  }
  return clients;
}
