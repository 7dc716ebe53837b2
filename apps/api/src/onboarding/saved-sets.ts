import type { Tx } from '../database/database.js';
import { FOREIGN_KEY_VIOLATION, sqlState } from '../database/failures.js';
import { enterScope } from '../database/organisations.js';
import type { ChangedItem } from '../database/schema.js';
import { type CommandRun, recordChange } from '../services/operator-changes/operator-change-store.js';
import { compareRows, nameRow, removeRows, type RowChange, type RowSet, saveRows } from './row-store.js';
import type { PlannedChange } from './tenant-plan.js';

/** Saves sets of rows one after the other, and collects what differs. */
export class SavedSets {
  readonly changes: PlannedChange[] = [];
  readonly #removals: { set: RowSet; changes: RowChange[]; organisationId: string | null }[] = [];

  constructor(
    private readonly tx: Tx,
    /** Whether rows that a set doesn't have are removed. */
    private readonly removes: boolean,
  ) {}

  /** @param organisation the code of the organisation whose rows these are; null for the tenant's own */
  async save(set: RowSet, organisation: string | null, organisationId: string | null): Promise<void> {
    const changes = await compareRows(this.tx, set);
    await saveRows(this.tx, set, changes);
    for (const change of changes) this.add(set, change, organisation);
    if (this.#isRemoved(set)) this.#removals.push({ set, changes, organisationId });
  }

  add(set: RowSet, { kind, row, fields }: RowChange, organisation: string | null): void {
    const isKept = kind === 'remove' && !this.#isRemoved(set);
    this.changes.push({
      kind: isKept ? 'keep' : kind,
      what: set.what,
      name: nameRow(set, row),
      organisation,
      fields,
    });
  }

  #isRemoved(set: RowSet): boolean {
    return this.removes && set.isRemovable !== false;
  }

  /** Removes the last sets first, because later sets refer to earlier ones. Returns why it can't, or null. */
  async removeAll(tenantId: string): Promise<string | null> {
    for (const { set, changes, organisationId } of this.#removals.toReversed()) {
      await enterScope(this.tx, { tenantId, organisationId });
      try {
        await removeRows(this.tx, set, changes);
      } catch (error) {
        if (sqlState(error) !== FOREIGN_KEY_VIOLATION) throw error;
        const names = changes.filter(({ kind }) => kind === 'remove').map(({ row }) => nameRow(set, row));
        return `Still in use, so it can't be removed: ${set.what} ${names.slice(0, 5).join(', ')}`;
      }
    }
    return null;
  }

  /** Records the saved changes: once for the tenant, and once for each organisation (PLAT-180). */
  async record(run: CommandRun, { subject, tenantId, organisationIds, tariffs }: AppliedFile): Promise<void> {
    const byOrganisation = new Map<string | null, ChangedItem[]>([[null, [...tariffs]]]);
    for (const { kind, what, name, organisation, fields } of this.changes) {
      if (kind === 'keep') continue;
      const id = (organisation === null ? undefined : organisationIds.get(organisation)) ?? null;
      const group = byOrganisation.get(id) ?? [];
      byOrganisation.set(id, group);
      group.push({
        kind,
        what,
        name,
        fields: fields.map(({ column, ...values }) => ({ field: column, ...values })),
      });
    }
    for (const [organisationId, changes] of byOrganisation) {
      const scope = { tenantId, organisationId };
      await enterScope(this.tx, scope);
      await recordChange(this.tx, run, { ...scope, subject, changes });
    }
  }
}

interface AppliedFile {
  /** The name of the file. */
  readonly subject: string;
  readonly tenantId: string;
  readonly organisationIds: ReadonlyMap<string, string>;
  readonly tariffs: readonly ChangedItem[];
}
