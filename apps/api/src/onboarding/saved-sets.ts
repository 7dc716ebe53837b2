import type { Tx } from '../database/database.js';
import type { NamedSet } from './provider-rows.js';
import { compareRows, enterScope, removeRows, type RowChange, saveRows } from './row-store.js';

/** A row that differs. `keep`: it isn't in the file, and stays. */
export interface PlannedChange {
  readonly kind: RowChange['kind'] | 'keep';
  readonly what: string;
  readonly name: string;
  /** The code of the organisation that it belongs to. */
  readonly organisation: string | null;
  readonly fields: RowChange['fields'];
}

/** Saves sets of rows one after the other, and collects what differs. */
export class SavedSets {
  readonly changes: PlannedChange[] = [];
  readonly #removals: { set: NamedSet; changes: RowChange[]; organisationId: string | null }[] = [];

  constructor(
    private readonly tx: Tx,
    /** Whether rows that a set doesn't have are removed. */
    private readonly removes: boolean,
  ) {}

  /** @param organisation the code of the organisation whose rows these are; null for the tenant's own */
  async save(set: NamedSet, organisation: string | null, organisationId: string | null): Promise<void> {
    const changes = await compareRows(this.tx, set);
    await saveRows(this.tx, set, changes);
    for (const change of changes) this.add(set, change, organisation);
    if (this.removes && set.isRemovable) this.#removals.push({ set, changes, organisationId });
  }

  add(set: NamedSet, { kind, row, fields }: RowChange, organisation: string | null): void {
    const isKept = kind === 'remove' && !(this.removes && set.isRemovable);
    this.changes.push({
      kind: isKept ? 'keep' : kind,
      what: set.what,
      name: set.nameRow(row),
      organisation,
      fields,
    });
  }

  /** Removes the last sets first, because later sets refer to earlier ones. Returns why it can't, or null. */
  async removeAll(tenantId: string): Promise<string | null> {
    for (const { set, changes, organisationId } of this.#removals.toReversed()) {
      await enterScope(this.tx, { tenantId, organisationId });
      try {
        await removeRows(this.tx, set, changes);
      } catch (error) {
        if (!hasDatabaseCode(error, foreignKeyViolation)) throw error;
        const names = changes.filter(({ kind }) => kind === 'remove').map(({ row }) => set.nameRow(row));
        return `Still in use, so it can't be removed: ${set.what} ${names.slice(0, 5).join(', ')}`;
      }
    }
    return null;
  }
}

export const uniqueViolation = '23505';
const foreignKeyViolation = '23503';

export function hasDatabaseCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
