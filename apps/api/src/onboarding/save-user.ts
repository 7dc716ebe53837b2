import { permissions } from '@consign/domain/permissions';
import { parseTenantSettings } from '@consign/domain/settings';

import type { Database, Tx } from '../database/database.js';
import { enterScope, findTenantIdByCode, listOrganisations } from './row-store.js';
import {
  disableUserRow,
  findRecord,
  findUsers,
  listSites,
  saveUserRow,
  type SiteOfOrganisation,
} from './user-store.js';

interface UserInput {
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
  readonly machinePermissions: readonly string[] | null;
}

export type UserResult =
  | { readonly ok: true; readonly line: string }
  | { readonly ok: false; readonly lines: readonly string[] };

/** Says what is wrong, and leaves nothing behind. */
class Refusal extends Error {}

/** Adds a user of an organisation, or changes the one with this issuer and subject (PLAT-85). */
export function saveUser(
  database: Pick<Database, 'asOwner'>,
  input: UserInput,
  options: { readonly defaultIssuer: string | null; readonly createId: () => string },
): Promise<UserResult> {
  return answer(() =>
    database.asOwner(null, async (tx) => {
      const tenantId = await enterTenant(tx, input.tenantCode);
      const issuer = input.issuer ?? readIssuer(await findRecord(tx, tenantId)) ?? options.defaultIssuer;
      if (issuer === null) throw new Refusal('The tenant has no issuer: name it with --issuer');
      const unknown =
        input.machinePermissions?.filter((name) => !permissions.some((each) => each === name)) ?? [];
      if (unknown.length > 0) {
        throw new Refusal(`Unknown permission ${unknown.join(', ')}. There are: ${permissions.join(', ')}`);
      }
      const elsewhere = (await findUsers(tx, tenantId, input.subject)).filter(
        ({ subject }) => subject === input.subject,
      );
      const organisationId = await enterOrganisation(tx, tenantId, input.organisation);
      if (elsewhere.some((each) => each.organisationId !== organisationId)) {
        throw new Refusal(`${input.subject} is a user of another organisation: disable that one first`);
      }
      const owner = { tenantId, organisationId };
      const sites = await listSites(tx, owner);
      const chosen = chooseSites(sites, input);
      const [first] = [...chosen].sort((a, b) => Number(b.isActive) - Number(a.isActive));
      const findSite = (code: string | null) =>
        code === null ? (first?.id ?? null) : (chosen.find((each) => each.code === code)?.id ?? null);
      for (const code of [input.requestingSite, input.originSite]) {
        if (code !== null && findSite(code) === null)
          throw new Refusal(`${code} is not one of the user's sites`);
      }
      const done = await saveUserRow(tx, owner, {
        id: options.createId(),
        issuer,
        subject: input.subject,
        name: input.name,
        email: input.email,
        chargeSiteId: findSite(input.requestingSite),
        originSiteId: findSite(input.originSite),
        siteIds: chosen.map(({ id }) => id),
        machinePermissions: input.machinePermissions,
      });
      return `The user ${input.email} of ${input.organisation} was ${done}, with ${chosen.length} sites`;
    }),
  );
}

/** Disables a user: it is refused within seconds, and nothing of it is deleted (PLAT-85). */
export function disableUser(
  database: Pick<Database, 'asOwner'>,
  tenantCode: string,
  emailOrSubject: string,
): Promise<UserResult> {
  return answer(() =>
    database.asOwner(null, async (tx) => {
      const tenantId = await enterTenant(tx, tenantCode);
      const found = await findUsers(tx, tenantId, emailOrSubject);
      const [user] = found;
      if (user === undefined) throw new Refusal(`${tenantCode} has no user ${emailOrSubject}`);
      if (found.length > 1) {
        throw new Refusal(
          `${found.length} users have this email. Name one by its subject: ${found.map(({ subject }) => subject).join(', ')}`,
        );
      }
      const owner = { tenantId, organisationId: user.organisationId };
      await enterScope(tx, owner);
      await disableUserRow(tx, owner, user.id);
      return `The user ${user.email} is disabled`;
    }),
  );
}

async function answer(run: () => Promise<string>): Promise<UserResult> {
  try {
    return { ok: true, line: await run() };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, lines: [error.message] };
    throw error;
  }
}

async function enterTenant(tx: Tx, code: string): Promise<string> {
  const tenantId = await findTenantIdByCode(tx, code);
  if (tenantId === null) throw new Refusal(`There is no tenant ${code}. Apply its file first.`);
  await enterScope(tx, { tenantId, organisationId: null });
  return tenantId;
}

async function enterOrganisation(tx: Tx, tenantId: string, code: string): Promise<string> {
  const known = (await listOrganisations(tx)).filter((each) => each.tenantId === tenantId);
  const organisationId = known.find((each) => each.organisationCode === code)?.organisationId ?? null;
  if (organisationId === null) {
    const codes = known.flatMap(({ organisationCode }) => organisationCode ?? []).join(', ');
    throw new Refusal(`The tenant has no organisation ${code}. It has: ${codes || 'none'}`);
  }
  await enterScope(tx, { tenantId, organisationId });
  return organisationId;
}

function chooseSites(known: readonly SiteOfOrganisation[], { sites }: UserInput): SiteOfOrganisation[] {
  if (sites === 'all') return [...known];
  return sites.map((code) => {
    const site = known.find((each) => each.code === code);
    if (site === undefined) {
      throw new Refusal(
        `The organisation has no site ${code}. It has: ${known.map((each) => each.code).join(', ') || 'none'}`,
      );
    }
    return site;
  });
}

function readIssuer(record: unknown): string | null {
  const settings = parseTenantSettings(record);
  return settings.ok ? settings.value.signIn.authority : null;
}
