import type { HireageLine } from '@consign/api-client/consignment';
import { filterCompleteHireage } from '@consign/domain/rules';

/** A hireage row while it is being entered; its codes are null until a unit is chosen. */
export interface HireageRow {
  /** Local to the form: a hireage line has no id. */
  readonly id: string;
  readonly providerCode: string | null;
  readonly hireUnitCode: string | null;
  readonly quantity: number | null;
}

export function toHireageRows(lines: readonly HireageLine[]): readonly HireageRow[] {
  return lines.map(({ hireUnit, quantity }, index) => ({
    id: String(index),
    providerCode: hireUnit.providerCode,
    hireUnitCode: hireUnit.code,
    quantity,
  }));
}

/** The rows after a save: rows without a unit or a quantity were not sent, and go (HIRE-03). */
export function withoutUnsent(
  rows: readonly HireageRow[],
  sent: readonly HireageRow[],
): readonly HireageRow[] {
  const stored = filterCompleteHireage(sent);
  const unsent = new Set(sent.filter((row) => !stored.includes(row)).map((row) => JSON.stringify(row)));
  return rows.filter((row) => !unsent.has(JSON.stringify(row)));
}
