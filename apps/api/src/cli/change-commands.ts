import { findDay, startOfDayUtc } from '@consign/domain/dates';

import type { Database, NamedDatabase } from '../database/database.js';
import { listOrganisations } from '../database/organisations.js';
import type { ChangedItem } from '../database/schema.js';
import { describeFields, findTenantIdByCode } from '../onboarding/index.js';
import { listOperatorChanges } from '../services/operator-changes/operator-change-store.js';
import { inEach } from './cli-databases.js';
import { CommandFailure, type CommandResult, exitCodes } from './cli-context.js';

/** More changes are not shown by one command. */
const MAX_CHANGES = 1000;

/** Lists what operators changed, the newest first (PLAT-182). */
export async function listChanges(
  databases: readonly NamedDatabase[],
  tenantCode: string | null,
  since: Date | null,
): Promise<CommandResult> {
  const found = await inEach(databases, (database) => readChanges(database, tenantCode, since));
  const known = found.filter((each) => each !== null);
  if (known.length === 0) throw new CommandFailure(exitCodes.refused, [`There is no tenant ${tenantCode}`]);
  const changes = known
    .flat()
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, MAX_CHANGES);
  const lines = changes.map(
    ({ at, operator, command, tenant, organisation, subject, changes: items }) =>
      `${at.toISOString()}  ${operator}  ${command}  ${tenant}${organisation === null ? '' : ` ${organisation}`}  ${subject}: ${summarise(subject, items)}`,
  );
  return { lines: lines.length === 0 ? ['No changes'] : lines, json: { changes } };
}

/** Null if the database has no such tenant. */
async function readChanges(database: Database, tenantCode: string | null, since: Date | null) {
  const read = await database.asSchemaOwner(null, async (tx) => {
    const tenantId = tenantCode === null ? null : await findTenantIdByCode(tx, tenantCode);
    if (tenantCode !== null && tenantId === null) return null;
    return {
      stored: await listOperatorChanges(tx, tenantId, since, MAX_CHANGES),
      organisations: await listOrganisations(tx),
    };
  });
  if (read === null) return null;
  return read.stored.map(({ id, changedAt, operator, command, tenantId, organisationId, ...rest }) => {
    const ofTenant = read.organisations.filter((each) => each.tenantId === tenantId);
    const tenant = ofTenant[0]?.tenantCode ?? tenantId;
    const known = ofTenant.find((each) => each.organisationId === organisationId);
    const organisation = known?.organisationCode ?? known?.organisationName ?? organisationId;
    return { id, at: changedAt, operator, command, tenant, organisation, ...rest };
  });
}

const done = { add: 'added', change: 'changed', remove: 'removed' } as const;

/** One change in full, several as numbers. */
function summarise(subject: string, items: readonly ChangedItem[]): string {
  const [first] = items;
  if (first !== undefined && items.length === 1) {
    const { kind, what, name, fields } = first;
    const named = [subject, ''].includes(name) ? '' : `${what} ${name} `;
    const described = kind === 'change' ? describeFields(fields) : '';
    return `${named}${done[kind]}${described === '' ? '' : `: ${described}`}`;
  }
  return (Object.keys(done) as (keyof typeof done)[])
    .map((kind) => ({ kind, count: items.filter((each) => each.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => `${count} ${done[kind]}`)
    .join(', ');
}

/** The first moment of a day in Auckland. */
export function readDay(text: string): Date {
  const day = findDay(text);
  if (day === null) {
    throw new CommandFailure(exitCodes.usage, [`${text} is not a day: write it as 2026-11-22`]);
  }
  return new Date(startOfDayUtc(day));
}
