import { checkTenantBrand } from '@consign/domain/branding';
import type { Parsed, Problem } from '@consign/domain';
import { parseTenantSettings, readBrandTexts } from '@consign/domain/settings';

import type { Database } from '../database/database.js';
import { hostName } from '../http/auth/host.js';
import { newId } from '../ids.js';
import { findTenantByHost, insertOrUpdateTenant } from './tenant-store.js';

/** A tenant as an operator writes it: its record in either shape (PLAT-03, PLAT-05), and what only the server needs. */
interface TenantFile {
  readonly record: Readonly<Record<string, unknown>>;
  readonly code: string;
  readonly name: string;
  readonly externalId: string;
  readonly referencePrefix: string;
  readonly hosts: readonly string[];
}

/**
 * Adds a tenant, or changes the one that has these hosts (PLAT-09). A colour on which text can't be read, or a host of
 * another tenant, is refused with a sentence; then nothing is changed.
 */
export async function saveTenant(
  database: Pick<Database, 'asSystem' | 'asOwner'>,
  content: unknown,
  now: Date,
): Promise<Parsed<'added' | 'changed'>> {
  const file = parseTenantFile(content);
  if (!file.ok) return file;
  const { value: tenant } = file;
  const known = await database.asSystem((tx) =>
    Promise.all(tenant.hosts.map((host) => findTenantByHost(tx, host))),
  );
  const stranger = known.findIndex((each) => each !== undefined && each.code !== tenant.code);
  if (stranger >= 0) return fail('hosts', `The host ${tenant.hosts[stranger]} belongs to another tenant`);
  const existing = known.find((each) => each !== undefined);
  const tenantId = existing?.id ?? newId(now);
  const isSaved = await database.asOwner({ tenantId, organisationId: null, userId: null }, (tx) =>
    insertOrUpdateTenant(tx, { ...tenant, id: tenantId }),
  );
  if (!isSaved) {
    return fail(
      'tenantCode',
      'Another tenant has this tenantCode or externalId. To change it, name one of its hosts.',
    );
  }
  return { ok: true, value: existing === undefined ? 'added' : 'changed' };
}

function parseTenantFile(content: unknown): Parsed<TenantFile> {
  const settings = parseTenantSettings(content);
  if (!settings.ok) return settings;
  const { referencePrefix, hosts, ...record } = content as Readonly<Record<string, unknown>>;
  const problems: Problem[] = [];
  const brand = checkTenantBrand(readBrandTexts(record));
  if (!brand.ok) problems.push(...brand.problems);
  if (typeof referencePrefix !== 'string' || !/^[A-Z]{2,5}$/u.test(referencePrefix)) {
    problems.push(problem('referencePrefix', 'The referencePrefix must be 2 to 5 capital letters'));
  }
  const names = Array.isArray(hosts) ? hosts.map((host) => hostName(String(host))) : [];
  if (names.length === 0 || names.includes(undefined)) {
    problems.push(problem('hosts', 'The hosts must be a list of host names, without ports'));
  }
  if (problems.length > 0) return { ok: false, problems };
  const { tenantCode: code, tenantName: name, externalId } = settings.value;
  const value = {
    record,
    code,
    name,
    externalId,
    referencePrefix: String(referencePrefix),
    hosts: names.filter((host) => host !== undefined),
  };
  return { ok: true, value };
}

const problem = (path: string, message: string): Problem => ({ id: 'PLAT-09', path, message });
const fail = (path: string, message: string) => ({ ok: false, problems: [problem(path, message)] }) as const;
