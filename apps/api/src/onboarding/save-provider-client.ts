import type { Database, Tx } from '../database/database.js';
import {
  type ProviderClient,
  findProviderClient,
  listProviderClients,
  saveProviderClientRow,
} from '../provider/index.js';
import { type CommandRun, recordChange } from '../services/operator-changes/operator-change-store.js';
import {
  createSecret,
  findProviderWebhook,
  removeProviderWebhook,
  saveProviderWebhook,
} from '../webhooks/index.js';
import { type SaveOutcome, compareFields, describeDisabling } from './account-changes.js';
import {
  type AudienceOption,
  type TokenNeeds,
  OnboardingRefused,
  enterTenant,
  getIssuer,
  readTokenNeeds,
} from './user-scope.js';
import type { SaveOptions } from './save-user.js';
import { findUsers } from './user-store.js';

export interface ProviderClientInput {
  /** The code of the tenant. */
  readonly tenant: string;
  /** If it isn't the tenant's. */
  readonly issuer?: string;
  readonly subject: string;
  readonly name: string;
}

/** A machine client of the freight provider, with the requirements for its token. */
interface SavedProviderClient extends TokenNeeds {
  readonly issuer: string;
  readonly done: SaveOutcome;
}

/** Lets a machine client of the freight provider report events; changes and enables an existing client (PLAT-233). */
export function saveProviderClient(
  database: Pick<Database, 'asSchemaOwner'>,
  { tenant, subject, name, issuer: named }: ProviderClientInput,
  options: SaveOptions & AudienceOption,
): Promise<SavedProviderClient> {
  return database.asSchemaOwner(null, async (tx) => {
    const tenantId = await enterTenant(tx, tenant);
    const issuer = named ?? (await getIssuer(tx, tenantId, options));
    if ((await findUsers(tx, tenantId, subject)).some((each) => each.subject === subject)) {
      throw new OnboardingRefused(
        `${subject} is a user or a customer's client: a client of the provider needs a subject of its own`,
      );
    }
    const before = await findProviderClient(tx, tenantId, subject);
    const done = await saveChanges(
      tx,
      tenantId,
      before,
      { subject, name, issuer, isActive: true },
      options.run,
    );
    return { issuer, done, ...(await readTokenNeeds(tx, tenantId, options)) };
  });
}

/** Disables a provider's client; null if there is no such client. */
export async function disableProviderClient(
  tx: Tx,
  tenantId: string,
  subject: string,
  run: CommandRun,
): Promise<ProviderClient | null> {
  const client = await findProviderClient(tx, tenantId, subject);
  if (client === null || !client.isActive) return client;
  await saveProviderClientRow(tx, tenantId, { ...client, isActive: false });
  const changes = [describeDisabling('provider client', subject)];
  await recordChange(tx, run, { tenantId, organisationId: null, subject, changes });
  return client;
}

export function listProvidersClients(
  database: Pick<Database, 'asSchemaOwner'>,
  tenantCode: string,
): Promise<readonly ProviderClient[]> {
  return database.asSchemaOwner(null, async (tx) =>
    listProviderClients(tx, await enterTenant(tx, tenantCode)),
  );
}

const clientFields = { name: 'name', issuer: 'issuer', isActive: 'active' };

async function saveChanges(
  tx: Tx,
  tenantId: string,
  before: ProviderClient | null,
  after: ProviderClient,
  run: CommandRun,
): Promise<SaveOutcome> {
  const fields = compareFields(clientFields, before, after);
  if (before !== null && fields.length === 0) return 'unchanged';
  await saveProviderClientRow(tx, tenantId, after);
  const kind = before === null ? 'add' : 'change';
  const { subject } = after;
  await recordChange(tx, run, {
    tenantId,
    organisationId: null,
    subject,
    changes: [{ kind, what: 'provider client', name: subject, fields }],
  });
  return before === null ? 'added' : 'changed';
}

/**
 * Has a system of the freight provider told of answers, or with a null URL no more (ANSW-14). Answers the new secret; null
 * without a webhook.
 */
export function replaceProviderWebhook(
  database: Pick<Database, 'asSchemaOwner'>,
  { tenant, url }: { readonly tenant: string; readonly url: string | null },
  run: CommandRun,
): Promise<string | null> {
  return database.asSchemaOwner(null, async (tx) => {
    const tenantId = await enterTenant(tx, tenant);
    const before = await findProviderWebhook(tx, tenantId);
    const secret = url === null ? null : createSecret();
    if (url === null || secret === null) await removeProviderWebhook(tx, tenantId);
    else await saveProviderWebhook(tx, tenantId, { url, secret });
    const kind = before === undefined ? 'add' : url === null ? 'remove' : 'change';
    const fields = [{ field: 'url', before: before?.url ?? null, after: url }];
    const changes =
      before === undefined && url === null
        ? []
        : [{ kind, what: 'provider webhook', name: tenant, fields } as const];
    await recordChange(tx, run, { tenantId, organisationId: null, subject: tenant, changes });
    return secret;
  });
}
