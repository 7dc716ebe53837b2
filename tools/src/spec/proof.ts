import type { Register, RegisterRow } from './register.js';
import type { TestTitle } from './test-titles.js';

/** What the tests prove of one area of the register. */
export interface AreaProof {
  readonly area: string;
  readonly rows: number;
  readonly proved: readonly string[];
  /** Rows named by race tests alone, which prove something only where a PostgreSQL server runs. */
  readonly serverOnly: readonly string[];
  readonly open: readonly string[];
}

export interface Proof {
  readonly areas: readonly AreaProof[];
  readonly faults: readonly string[];
}

/** Sets the register's rows against the titles of the tests; a title with an ID that no row has is a fault. */
export function proveRegister(register: Register, titles: readonly TestTitle[]): Proof {
  const anywhere = new Set<string>();
  const embedded = new Set<string>();
  const faults: string[] = [];
  for (const { file, line, ids } of titles) {
    for (const id of ids) {
      if (!register.rows.has(id))
        faults.push(`${file}:${line} names ${id}, which the register does not have`);
      anywhere.add(id);
      if (!file.includes('.race.test.')) embedded.add(id);
    }
  }
  return {
    faults,
    areas: [...groupRows(register)].map(([area, rows]) => ({
      area,
      rows: rows.length,
      proved: toIds(rows, (id) => embedded.has(id)),
      serverOnly: toIds(rows, (id) => anywhere.has(id) && !embedded.has(id)),
      open: toIds(rows, (id) => !anywhere.has(id)),
    })),
  };
}

function groupRows(register: Register): Map<string, RegisterRow[]> {
  const areas = new Map<string, RegisterRow[]>();
  for (const row of register.rows.values()) areas.set(row.area, [...(areas.get(row.area) ?? []), row]);
  return areas;
}

function toIds(rows: readonly RegisterRow[], belongs: (id: string) => boolean): string[] {
  return rows.map((row) => row.id).filter(belongs);
}
