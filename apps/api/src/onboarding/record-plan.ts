import type { Tx } from '../database/database.js';
import type { ChangedItem } from '../database/operator-tables.js';
import { type CommandRun, recordChange } from '../services/operator-changes/operator-change-store.js';
import { enterScope } from './row-store.js';
import type { PlannedChange } from './saved-sets.js';

interface AppliedFile {
  readonly name: string;
  readonly tenantId: string;
  /** By code. */
  readonly organisationIds: ReadonlyMap<string, string>;
  readonly changes: readonly PlannedChange[];
  readonly tariffs: readonly ChangedItem[];
}

/** Records what a tenant file changed: once for the tenant, and once for each organisation (PLAT-180). */
export async function recordPlan(
  tx: Tx,
  run: CommandRun,
  { name: subject, tenantId, organisationIds, changes, tariffs }: AppliedFile,
): Promise<void> {
  const ofTenant: ChangedItem[] = [...tariffs];
  const byOrganisation = new Map<string, ChangedItem[]>();
  for (const { kind, what, name, organisation, fields } of changes) {
    if (kind === 'keep') continue;
    const id = organisation === null ? undefined : organisationIds.get(organisation);
    const group = id === undefined ? ofTenant : (byOrganisation.get(id) ?? []);
    if (id !== undefined) byOrganisation.set(id, group);
    group.push({
      kind,
      what,
      name,
      fields: fields.map(({ column, ...values }) => ({ field: column, ...values })),
    });
  }
  for (const [organisationId, items] of [[null, ofTenant] as const, ...byOrganisation]) {
    const scope = { tenantId, organisationId };
    await enterScope(tx, scope);
    await recordChange(tx, run, { ...scope, subject, changes: items });
  }
}
