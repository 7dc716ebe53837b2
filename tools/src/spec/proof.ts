import { findKind, type Kind } from './kinds.js';
import { type Register, type RegisterRow, readRegister } from './register.js';
import { type TestTitle, readTestTitles } from './test-titles.js';

/** A row that has a test, but none of these kinds. */
export interface PartlyProved {
  readonly id: string;
  readonly missing: readonly Kind[];
}

/** What the tests prove of one area of the register. */
export interface AreaProof {
  readonly area: string;
  readonly rows: number;
  /** Rows with a test of every kind that they need. */
  readonly proved: readonly string[];
  readonly partly: readonly PartlyProved[];
  /** Rows that need race tests to be proved, which prove something only where a PostgreSQL server runs. */
  readonly serverOnly: readonly string[];
  readonly open: readonly string[];
}

export interface Proof {
  readonly areas: readonly AreaProof[];
  readonly faults: readonly string[];
}

interface FoundKinds {
  readonly anywhere: Set<Kind>;
  /** Without race tests. */
  readonly embedded: Set<Kind>;
}

/** Sets the register's rows against the titles of the tests. A title with an ID that no row has is a fault. */
export function proveRegister(register: Register, titles: readonly TestTitle[]): Proof {
  const tested = new Map<string, FoundKinds>();
  const faults: string[] = [];
  for (const { file, line, ids } of titles) {
    const kind = findKind(file);
    if (kind === null && ids.length > 0)
      faults.push(`${file}:${line} names ${ids.join(', ')} where no row can be proved`);
    for (const id of ids) {
      if (!register.rows.has(id))
        faults.push(`${file}:${line} names ${id}, which the register does not have`);
      const found = tested.get(id) ?? { anywhere: new Set(), embedded: new Set() };
      tested.set(id, found);
      if (kind === null) continue;
      found.anywhere.add(kind);
      if (!file.includes('.race.test.')) found.embedded.add(kind);
    }
  }
  return {
    faults,
    areas: [...groupRows(register)].map(([area, rows]) => proveArea(area, rows, tested)),
  };
}

function proveArea(
  area: string,
  rows: readonly RegisterRow[],
  tested: ReadonlyMap<string, FoundKinds>,
): AreaProof {
  const proved: string[] = [];
  const partly: PartlyProved[] = [];
  const serverOnly: string[] = [];
  const open: string[] = [];
  for (const { id, kinds } of rows) {
    const found = tested.get(id);
    const missing = kinds.filter((kind) => !found?.anywhere.has(kind));
    if (!found) open.push(id);
    else if (missing.length > 0) partly.push({ id, missing });
    else if (kinds.every((kind) => found.embedded.has(kind))) proved.push(id);
    else serverOnly.push(id);
  }
  return { area, rows: rows.length, proved, partly, serverOnly, open };
}

function groupRows(register: Register): Map<string, RegisterRow[]> {
  const areas = new Map<string, RegisterRow[]>();
  for (const row of register.rows.values()) areas.set(row.area, [...(areas.get(row.area) ?? []), row]);
  return areas;
}

/** The register and its tests. */
export interface Spec {
  readonly register: Register;
  readonly titles: readonly TestTitle[];
  readonly proof: Proof;
  readonly faults: readonly string[];
}

export function readSpec(root: string): Spec {
  const register = readRegister(root);
  const { titles, faults } = readTestTitles(root);
  const proof = proveRegister(register, titles);
  return {
    register,
    titles,
    proof,
    faults: [...register.faults, ...faults, ...proof.faults],
  };
}
