import type { Database, Tx } from '../database/database.js';
import { findProviderClient } from '../provider/index.js';
import { type CommandRun, recordChange } from '../services/operator-changes/operator-change-store.js';
import { compareFields, describeDisabling, describeDone, type SaveOutcome } from './account-changes.js';
import { enterScope } from './row-store.js';
import { chooseSites, enterOrganisation, enterTenant, readIssuer, OnboardingRefused } from './user-scope.js';
import {
  type AccountRow,
  disableUserRow,
  findRecord,
  findUsers,
  listSites,
  lockAccount,
  saveUserRow,
  type SiteOfOrganisation,
} from './user-store.js';

/** Who calls: a person, or a machine client of a customer. */
export interface AccountInput {
  readonly tenantCode: string;
  /** The code of the organisation. */
  readonly organisation: string;
  /** Null for the issuer of the tenant. */
  readonly issuer: string | null;
  readonly subject: string;
  readonly name: string;
  readonly email: string;
  /** Codes of sites; the first active one is the default. */
  readonly sites: readonly string[] | 'all';
  readonly requestingSite: string | null;
  readonly originSite: string | null;
}

export interface SaveOptions {
  readonly defaultIssuer: string | null;
  readonly createId: () => string;
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
    return `The user ${input.email} of ${input.organisation} was ${describeDone(done)}, with ${sites.length} sites`;
  });
}

/** @param machinePermissions what a machine client may do at most; null for a person */
export async function saveAccount(
  tx: Tx,
  input: AccountInput,
  machinePermissions: readonly string[] | null,
  options: SaveOptions,
): Promise<SavedAccount> {
  const tenantId = await enterTenant(tx, input.tenantCode);
  const issuer = input.issuer ?? readIssuer(await findRecord(tx, tenantId)) ?? options.defaultIssuer;
  if (issuer === null) throw new OnboardingRefused('The tenant has no issuer: name it with --issuer');
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
  const findSite = (code: string | null) =>
    code === null ? (first?.id ?? null) : (chosen.find((each) => each.code === code)?.id ?? null);
  for (const code of [input.requestingSite, input.originSite]) {
    if (code !== null && findSite(code) === null)
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
  const done = await saveUserRow(tx, owner, { id: options.createId(), issuer, subject, ...account });
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
