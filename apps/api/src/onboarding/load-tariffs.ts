import type { Tx } from '../database/database.js';
import type { ChangedItem } from '../database/operator-tables.js';
import { loadTariffInto } from '../pricing/index.js';
import type { TenantSource } from './read-tenant-file.js';
import { refuse } from './tenant-plan.js';

interface LoadedFile {
  readonly name: string;
  readonly lines: readonly string[];
  readonly changes: readonly ChangedItem[];
}

/** Loads the tariff files that a tenant file names. Ends the transaction if one is refused. */
export async function loadTariffs(
  tx: Tx,
  tenant: { readonly id: string; readonly name: string },
  tariffs: TenantSource['tariffs'],
  now: Date,
): Promise<LoadedFile[]> {
  const loaded: LoadedFile[] = [];
  for (const { name, bytes } of tariffs) {
    const { ok, lines, changes } = await loadTariffInto(tx, tenant, bytes, { isApplied: true, now });
    if (!ok) refuse(...lines.map((line) => `${name}: ${line}`));
    loaded.push({ name, lines: lines.filter((line) => !line.startsWith('Loaded for ')), changes });
  }
  return loaded;
}
