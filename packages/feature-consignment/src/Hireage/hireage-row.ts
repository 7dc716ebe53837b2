import type { HireageInput, HireageLine } from '@consign/api-client/consignment';
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

/** The request's hireage: rows with a unit and a quantity from 1 to 999 (HIRE-01). */
export function toHireageInput(rows: readonly HireageRow[]): HireageInput[] {
  return filterCompleteHireage(rows).map(({ providerCode, hireUnitCode, quantity }) => ({
    providerCode: providerCode ?? '',
    hireUnitCode: hireUnitCode ?? '',
    quantity: quantity ?? 0,
  }));
}
