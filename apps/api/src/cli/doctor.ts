import { resolve } from 'node:path';

import { formatCount } from '@consign/domain';
import { parseTenantSettings } from '@consign/domain/settings';

import type { Database, NamedDatabase } from '../database/database.js';
import { createSchemaCheck } from '../database/migrate.js';
import { listOrganisations } from '../database/organisations.js';
import { listAddresses } from '../database-places.js';
import { readEnvironment, type ServerSettings } from '../environment.js';
import { scrubText } from '../http/problems/scrub.js';
import { newId } from '../ids.js';
import {
  countOrganisation,
  readServerVersion,
  readTenantHealth,
  type TenantHealth,
} from '../onboarding/index.js';
import { demonstrationPrefix, parseLabelSettings } from '../services/documents/gs1.js';
import { openBucket, openFolder } from '../services/files/content-store.js';
import { isLocalHost } from '../services/local-host.js';
import { tryMailServer } from '../services/mail/smtp.js';
import { listOperatorJobs } from '../services/jobs/operator-job-store.js';
import { type CliContext, type CommandResult, type GlobalOptions, exitCodes } from './cli-context.js';
import { useDatabases } from './cli-databases.js';

/** `fault`: the product doesn't work; `warning`: a part of it doesn't. */
interface Finding {
  readonly state: 'ok' | 'warning' | 'fault';
  readonly check: string;
  readonly detail: string;
}

type Report = (state: Finding['state'], check: string, detail: string) => void;

const OLDEST_SERVER = 150_000;
const ANSWER_TIMEOUT_MS = 5000;

/** Checks what the product needs, from the environment to the users of each customer (PLAT-87). */
export async function examine(context: CliContext, options: GlobalOptions): Promise<CommandResult> {
  const findings: Finding[] = [];
  const report: Report = (state, check, detail) => void findings.push({ state, check, detail });
  const settings = readEnvironment(context.environment, 'serving');
  if ('faults' in settings) for (const fault of settings.faults) report('fault', 'environment', fault);
  else {
    report('ok', 'environment', 'all variables can be read');
    await examineFiles(settings, context, report);
    await examineMail(settings, report);
  }
  const forDatabase = readEnvironment(context.environment, 'migrating');
  if (!('faults' in forDatabase)) {
    for (const name of findUnprotectedDatabases(forDatabase)) {
      report('warning', 'connection', `${name} leads to another host without sslmode=verify-full`);
    }
    await useDatabases(context, options, async ({ all, chosen }) => {
      const tenants = [];
      for (const each of chosen) tenants.push(...(await examineOne(context, each, report)));
      if (chosen === all) reportSharedNames(tenants, report);
    });
  }
  const faults = findings.filter(({ state }) => state === 'fault').length;
  return {
    lines: [
      ...findings.map(({ state, check, detail }) => `${state.padEnd(7)}  ${check}: ${detail}`),
      faults === 0 ? 'No faults' : `Faults: ${faults}`,
    ],
    json: { findings },
    exitCode: faults === 0 ? exitCodes.done : exitCodes.refused,
  };
}

/** The settings whose database is reached over a network without TLS, or without checking who answers (PLAT-154). */
function findUnprotectedDatabases({ databases }: ServerSettings): string[] {
  return listAddresses(databases).flatMap(({ setting, address }) => {
    if (!URL.canParse(address)) return [];
    const { hostname, searchParams } = new URL(address);
    const host = searchParams.get('host') ?? decodeURIComponent(hostname);
    // A path is a socket of this machine.
    const isLocal = host === '' || host.startsWith('/') || isLocalHost(host);
    return isLocal || searchParams.get('sslmode') === 'verify-full' ? [] : [setting];
  });
}

/** One of several has its name before each check. */
async function examineOne(
  context: CliContext,
  { name, database }: NamedDatabase,
  report: Report,
): Promise<readonly KnownTenant[]> {
  const say: Report =
    name === null ? report : (state, check, detail) => report(state, `${name} ${check}`, detail);
  try {
    const tenants = await examineDatabase(context, database, say);
    return tenants.map((each) => ({ ...each, database: name ?? '' }));
  } catch (error) {
    say('fault', 'database', toReason(error));
    return [];
  }
}

/** What no two tenants may share. */
interface KnownTenant {
  readonly database: string;
  readonly names: readonly string[];
}

/** Calls of a tenant that is in two databases are refused (PLAT-257). */
function reportSharedNames(tenants: readonly KnownTenant[], report: Report): void {
  const homes = new Map<string, Set<string>>();
  for (const { database, names } of tenants) {
    for (const name of names) homes.set(name, (homes.get(name) ?? new Set()).add(database));
  }
  for (const [name, databases] of homes) {
    if (databases.size > 1) report('fault', 'tenants', `${name} is in ${[...databases].join(' and ')}`);
  }
}

async function examineFiles({ bucket, filesDir }: ServerSettings, { now }: CliContext, report: Report) {
  const where = bucket === null ? `the folder ${filesDir}` : `the bucket ${bucket.bucket}`;
  try {
    const store = bucket === null ? openFolder(resolve(filesDir)) : await openBucket(bucket);
    const key = `doctor/${newId(now())}`;
    await store.put(key, new Uint8Array([1]));
    await store.remove(key);
    report('ok', 'files', `${where} can be written`);
  } catch (error) {
    report('fault', 'files', `${where} can't be written: ${toReason(error)}`);
  }
}

async function examineMail({ mail }: ServerSettings, report: Report) {
  if (mail === null) {
    report('warning', 'mail', 'SMTP_URL is not set: mails wait');
    return;
  }
  try {
    await tryMailServer(mail.url, ANSWER_TIMEOUT_MS);
    report('ok', 'mail', 'the server of SMTP_URL takes mails');
  } catch (error) {
    report('warning', 'mail', `the server of SMTP_URL takes no mails, which wait: ${toReason(error)}`);
  }
}

const toReason = (error: unknown): string =>
  scrubText(error instanceof Error ? error.message : String(error));

async function examineDatabase(
  context: CliContext,
  database: Database,
  report: Report,
): Promise<readonly Pick<KnownTenant, 'names'>[]> {
  const version = await database.asSchemaOwner(null, readServerVersion);
  const name = `PostgreSQL ${Math.floor(version / 10_000)}`;
  report(version < OLDEST_SERVER ? 'fault' : 'ok', 'database', `${name} answers`);
  const { missing, newer } = await createSchemaCheck(database)();
  if (missing.length > 0) {
    report('fault', 'schema', `run consign migrate: ${missing.length} migrations are missing`);
    return [];
  }
  if (newer.length > 0) report('fault', 'schema', `it is of a newer release: ${newer.join(', ')}`);
  else report('ok', 'schema', 'it is of this release');

  const dead = await database.asSchemaOwner(null, (tx) => listOperatorJobs(tx, 'dead', 1000));
  if (dead.length > 0) report('warning', 'jobs', `${dead.length} dead: see consign jobs list`);
  else report('ok', 'jobs', 'none is dead');

  const organisations = await database.asSchemaOwner(null, listOrganisations);
  if (organisations.length === 0) report('warning', 'tenants', 'there are none: run consign apply');
  const tenants = new Map(organisations.map((each) => [each.tenantId, each.tenantCode]));
  const known: Pick<KnownTenant, 'names'>[] = [];
  for (const [tenantId, code] of tenants) {
    const scope = { tenantId, organisationId: null };
    const health = await database.asSchemaOwner(scope, (tx) => readTenantHealth(tx, tenantId));
    if (health === undefined) continue;
    await examineTenant(context, code, health, report);
    const settings = parseTenantSettings(health.record);
    const externalId = settings.ok ? settings.value.externalId : null;
    known.push({
      names: [
        `the tenant ${code}`,
        ...(externalId === null ? [] : [`the externalId ${externalId}`]),
        ...health.hosts.map((host) => `the host ${host}`),
      ],
    });
  }
  for (const { tenantId, organisationId, tenantCode, organisationCode, organisationName } of organisations) {
    const check = `${tenantCode} ${organisationCode ?? organisationName ?? ''}`.trim();
    if (organisationId === null) {
      report('warning', check, 'no organisations');
      continue;
    }
    const owner = { tenantId, organisationId };
    const counts = await database.asSchemaOwner(owner, (tx) => countOrganisation(tx, owner));
    const { badSites, ...needed } = counts;
    const none = Object.entries(needed).flatMap(([what, count]) => (count === 0 ? [what] : []));
    if (none.length > 0) report('warning', check, `has none of these: ${none.join(', ')}`);
    if (badSites > 0) report('fault', check, `${formatCount(badSites, 'site')} without a complete address`);
    if (none.length === 0 && badSites === 0)
      report('ok', check, `${formatCount(counts.sites, 'site')}, ${formatCount(counts.users, 'user')}`);
  }
  return known;
}

async function examineTenant(
  { environment, fetch }: CliContext,
  code: string,
  { record, hosts, tariffs }: TenantHealth,
  report: Report,
): Promise<void> {
  const settings = parseTenantSettings(record);
  if (!settings.ok) {
    return report('fault', code, settings.problems.map(({ message }) => message).join(', '));
  }
  if (hosts.length === 0) report('fault', code, 'no hosts');
  if (tariffs === 0) report('warning', code, 'no tariff: its consignments have no price');
  if (parseLabelSettings(record).companyPrefix === demonstrationPrefix) {
    report('warning', code, "Labels:CompanyPrefix is not set: labels have GS1's demonstration prefix");
  }
  const { authority, clientId, audience } = settings.value.signIn;
  const issuer = authority ?? environment['AUTH_AUTHORITY'] ?? null;
  if (
    issuer === null ||
    (clientId ?? environment['AUTH_CLIENT_ID'] ?? null) === null ||
    (audience ?? environment['AUTH_AUDIENCE'] ?? null) === null
  ) {
    return report('fault', code, 'sign-in needs authority, clientId and audience');
  }
  const problem = await findIssuerProblem(issuer, fetch);
  if (problem === null) report('ok', code, `${hosts.join(', ')}; the issuer ${issuer} answers`);
  else report('fault', code, `the issuer ${issuer} ${problem}`);
}

async function findIssuerProblem(issuer: string, fetchPage: typeof fetch): Promise<string | null> {
  try {
    const answer = await fetchPage(`${issuer.replace(/\/$/u, '')}/.well-known/openid-configuration`, {
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    if (!answer.ok) return `answers ${answer.status}`;
    const { issuer: own } = (await answer.json()) as { issuer?: unknown };
    return own === issuer ? null : `calls itself ${String(own)}: write that, letter for letter`;
  } catch {
    return "doesn't answer";
  }
}
