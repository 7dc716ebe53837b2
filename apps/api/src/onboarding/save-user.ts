import { formatCount } from '@consign/domain';
import { isEmail } from '@consign/domain/rules';

import type { Database, Tx } from '../database/database.js';
import { enterScope } from '../database/organisations.js';
import { newId } from '../ids.js';
import { findProviderClient } from '../provider/index.js';
import { type CommandRun, recordChange } from '../services/operator-changes/operator-change-store.js';
import { compareFields, describeDisabling, describeDone, type SaveOutcome } from './account-changes.js';
import { chooseSites, enterOrganisation, enterTenant, getIssuer, OnboardingRefused } from './user-scope.js';
import {
  type AccountRow,
  disableUserRow,
  findUsers,
  listSites,
  lockAccount,
  saveUserRow,
  type SiteOfOrganisation,
} from './user-store.js';

/** Who calls: a person, or a machine client of a customer. */
export interface AccountInput {
  /** The code of the tenant. */
  readonly tenant: string;
  /** The code of the organisation. */
  readonly organisation: string;
  /** If it isn't the tenant's. */
  readonly issuer?: string;
  readonly subject: string;
  readonly name: string;
  readonly email: string;
  /** Codes of sites; the first active one is the default. */
  readonly sites: readonly string[] | 'all';
  /** The first active one without it. */
  readonly requestingSite?: string | undefined;
  readonly originSite?: string | undefined;
}

export interface SaveOptions {
  /** Of tenants whose records name none. */
  readonly defaultIssuer?: string | null;
  /** The id of a new account; without it, a random one. */
  readonly createId?: () => string;
  readonly run: CommandRun;
}

export interface SavedAccount {
  readonly tenantId: string;
  readonly issuer: string;
  readonly done: SaveOutcome;
  /** The codes of its sites. */
  readonly sites: readonly string[];
}

/** Adds a user of an organisation, or changes the one with this issuer and subject (PLAT-85). */
export function saveUser(
  database: Pick<Database, 'asSchemaOwner'>,
  input: AccountInput,
  options: SaveOptions,
): Promise<string> {
  return database.asSchemaOwner(null, async (tx) => {
    const { done, sites } = await saveAccount(tx, input, null, options);
    return `The user ${input.email} of ${input.organisation} was ${describeDone(done)}, with ${formatCount(sites.length, 'site')}`;
  });
}

/** @param machinePermissions what a machine client may do at most; null for a person */
export async function saveAccount(
  tx: Tx,
  input: AccountInput,
  machinePermissions: readonly string[] | null,
  options: SaveOptions,
): Promise<SavedAccount> {
  if (input.name.trim() === '') throw new OnboardingRefused('Write a name');
  if (!isEmail(input.email)) throw new OnboardingRefused(`${input.email} is not an email address`);
  const tenantId = await enterTenant(tx, input.tenant);
  const issuer = input.issuer ?? (await getIssuer(tx, tenantId, options));
  if ((await findProviderClient(tx, tenantId, input.subject)) !== null) {
    throw new OnboardingRefused(
      `${input.subject} is a client of the freight provider: use a subject of its own`,
    );
  }
  const found = (await findUsers(tx, tenantId, input.subject)).filter(
    ({ subject }) => subject === input.subject,
  );
  const organisationId = await enterOrganisation(tx, tenantId, input.organisation);
  if (found.some((each) => each.organisationId !== organisationId)) {
    throw new OnboardingRefused(`${input.subject} is a user of another organisation: disable that one first`);
  }
  const isMachine = machinePermissions !== null;
  if (found.some((each) => each.isMachine !== isMachine)) {
    throw new OnboardingRefused(
      isMachine
        ? `${input.subject} is a person: a machine client needs a subject of its own`
        : `${input.subject} is a machine client: change it with client add`,
    );
  }
  const owner = { tenantId, organisationId };
  const known = await listSites(tx, owner);
  const chosen = chooseSites(known, input.sites);
  const [first] = [...chosen].sort((a, b) => Number(b.isActive) - Number(a.isActive));
  const findSite = (code: string | undefined) =>
    code === undefined ? (first?.id ?? null) : (chosen.find((each) => each.code === code)?.id ?? null);
  for (const code of [input.requestingSite, input.originSite]) {
    if (findSite(code) === null && code !== undefined)
      throw new OnboardingRefused(`${code} is not one of the user's sites`);
  }
  const { subject, name, email } = input;
  const sites = chosen.map(({ code }) => code);
  const account = {
    name,
    email,
    chargeSiteId: findSite(input.requestingSite),
    originSiteId: findSite(input.originSite),
    siteIds: chosen.map(({ id }) => id),
    machinePermissions,
  };
  const before = await lockAccount(tx, owner, issuer, subject);
  const fields = compareFields(
    accountFields,
    before && describeAccount(before, known),
    describeAccount({ ...account, isActive: true }, known),
  );
  if (before !== null && fields.length === 0) return { tenantId, issuer, done: 'unchanged', sites };
  const id = options.createId?.() ?? newId(options.run.at);
  const done = await saveUserRow(tx, owner, { id, issuer, subject, ...account });
  await recordChange(tx, options.run, {
    ...owner,
    subject: isMachine ? subject : email,
    changes: [
      {
        kind: before === null ? 'add' : 'change',
        what: isMachine ? 'client' : 'user',
        name: isMachine ? subject : email,
        fields,
      },
    ],
  });
  return { tenantId, issuer, done, sites };
}

/** Disables a user: it is refused within seconds, and nothing of it is deleted (PLAT-85). */
export function disableUser(
  database: Pick<Database, 'asSchemaOwner'>,
  tenantCode: string,
  emailOrSubject: string,
  run: CommandRun,
): Promise<string> {
  return database.asSchemaOwner(null, async (tx) => {
    const tenantId = await enterTenant(tx, tenantCode);
    const found = (await findUsers(tx, tenantId, emailOrSubject)).filter(({ isMachine }) => !isMachine);
    const [user] = found;
    if (user === undefined) throw new OnboardingRefused(`${tenantCode} has no user ${emailOrSubject}`);
    if (found.length > 1) {
      throw new OnboardingRefused(
        `${found.length} users have this email. Name one by its subject: ${found.map(({ subject }) => subject).join(', ')}`,
      );
    }
    const owner = { tenantId, organisationId: user.organisationId };
    await enterScope(tx, owner);
    if (await disableUserRow(tx, owner, user.id)) {
      const changes = [describeDisabling('user', user.email)];
      await recordChange(tx, run, { ...owner, subject: user.email, changes });
    }
    return `The user ${user.email} is disabled`;
  });
}

/** A user or machine client as the history shows it, with sites by their codes. */
const accountFields = {
  name: 'name',
  email: 'email',
  isActive: 'active',
  sites: 'sites',
  requestingSite: 'requesting site',
  originSite: 'origin site',
  permissions: 'permissions',
};

function describeAccount(row: AccountRow, sites: readonly SiteOfOrganisation[]) {
  const toCode = (id: string | null) => sites.find((site) => site.id === id)?.code ?? id;
  return {
    name: row.name,
    email: row.email,
    isActive: row.isActive,
    sites: row.siteIds.flatMap((id) => toCode(id) ?? []),
    requestingSite: toCode(row.chargeSiteId),
    originSite: toCode(row.originSiteId),
    permissions: row.machinePermissions,
  };
}
