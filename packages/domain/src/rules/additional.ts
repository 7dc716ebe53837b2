import { countLimits } from '../freight/limits.js';
import { isCount } from '../freight/measures.js';
import { findCount } from '../freight/units.js';
import { joinPath, noProblems, type Problem } from '../problem.js';
import type { FeatureFlags, TenantSettings } from '../settings/index.js';
import type { ConsignmentFlagBody, HireageBody } from './bodies.js';
import { limits } from './limits.js';
import { checkText, checkRequired, trimmed } from './text.js';

/** What identifies a hire unit. */
export interface HireUnitCode {
  readonly providerCode: string;
  readonly code: string;
}

/**
 * Checks hireage: quantities from 1 to 999 in rows with a chosen unit (HIRE-01), at most 50 rows (CONS-54). Without the
 * tenant setting, only rows already on the consignment (`stored`) are accepted, each once (CONS-56).
 */
export function checkHireage(
  rows: readonly HireageBody[],
  settings: Pick<TenantSettings, 'hireageEnabled'>,
  stored: readonly HireageBody[],
): readonly Problem[] {
  if (rows.length === 0) return noProblems;
  const path = 'hireage';
  if (!settings.hireageEnabled) {
    const message = "Your freight provider doesn't offer hireage";
    return addedRows(rows.filter(hasUnit), stored).length === 0 ? [] : [{ id: 'HIRE-01', path, message }];
  }
  const problems: Problem[] = [];
  if (rows.length > limits.hireageRows) {
    problems.push({ id: 'CONS-54', path, message: `At most ${limits.hireageRows} hireage rows are allowed` });
  }
  rows.forEach((row, index) => {
    if (hasUnit(row) && !isQuantity(row.quantity)) {
      const { min, max } = countLimits;
      const message = `Quantity must be a whole number from ${min} to ${max}`;
      problems.push({ id: 'HIRE-01', path: joinPath(path, index, 'quantity'), message });
    }
  });
  return problems;
}

/**
 * Checks that the hire units are offered (HIRE-01). A row already on the consignment (`stored`) may stay as it is after
 * its unit was withdrawn (CONS-56).
 */
export function checkHireUnits(
  rows: readonly HireageBody[],
  units: readonly HireUnitCode[],
  stored: readonly HireageBody[] = [],
): Problem[] {
  const isOffered = (row: HireageBody): boolean =>
    units.some(
      ({ providerCode, code }) =>
        providerCode === trimmed(row.providerCode) && code === trimmed(row.hireUnitCode),
    );
  const added = new Set(
    addedRows(
      rows.filter((row) => hasUnit(row) && !isOffered(row)),
      stored,
    ),
  );
  return rows.flatMap((row, index) =>
    added.has(row)
      ? [
          {
            id: 'HIRE-01',
            path: joinPath('hireage', index, 'hireUnitCode'),
            message: 'This hire unit is not available',
          },
        ]
      : [],
  );
}

/** The warning at the unit of a row whose quantity is not sent, because it has no unit (HIRE-03). */
export function findHireageWarning(row: HireageBody): string | null {
  const isEmpty = row.quantity === null || row.quantity === undefined || row.quantity === '';
  return isEmpty || hasUnit(row) ? null : 'Not saved without a hire unit';
}

/** Keeps the rows with a unit and a quantity from 1 to 999 (HIRE-01); the others aren't sent. */
export function filterCompleteHireage<Row extends HireageBody>(rows: readonly Row[]): Row[] {
  return rows.filter((row) => hasUnit(row) && isQuantity(row.quantity));
}

/**
 * Checks the export flag: it requires an export certificate of at most 256 characters (EXPT-01, CONS-54). With exports
 * switched off, only a flag already on the consignment (`stored`) is accepted (CONS-56).
 */
export function checkExport(
  consignmentFlags: readonly ConsignmentFlagBody[],
  flags: Pick<FeatureFlags, 'ExportConsignments'>,
  stored: readonly ConsignmentFlagBody[],
): readonly Problem[] {
  if (consignmentFlags.length === 0) return noProblems;
  return consignmentFlags.flatMap((flag, index) => {
    if (flag.code !== 'EXPORT') return [];
    const path = joinPath('consignmentFlags', index);
    if (!flags.ExportConsignments) {
      if (stored.some((each) => isSameFlag(each, flag))) return [];
      return [{ id: 'EXPT-01' as const, path, message: "Your freight provider doesn't accept exports" }];
    }
    const at = joinPath(path, 'flagProperties', 'ecert');
    const ecert = flag.flagProperties?.ecert;
    return [
      ...checkRequired(ecert, 'EXPT-01', at, 'Export certificate is required'),
      ...checkText(ecert, limits.exportCertificate, 'CONS-54', at),
    ];
  });
}

/** The rows that match no stored row of their own. */
function addedRows(rows: readonly HireageBody[], stored: readonly HireageBody[]): readonly HireageBody[] {
  const left = [...stored];
  return rows.filter((row) => {
    const at = left.findIndex((each) => isSameRow(each, row));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function isSameRow(a: HireageBody, b: HireageBody): boolean {
  return (
    trimmed(a.providerCode) === trimmed(b.providerCode) &&
    trimmed(a.hireUnitCode) === trimmed(b.hireUnitCode) &&
    findCount(a.quantity) === findCount(b.quantity)
  );
}

function isSameFlag(a: ConsignmentFlagBody, b: ConsignmentFlagBody): boolean {
  return a.code === b.code && trimmed(a.flagProperties?.ecert) === trimmed(b.flagProperties?.ecert);
}

function hasUnit(row: HireageBody): boolean {
  return trimmed(row.hireUnitCode) !== '';
}

function isQuantity(quantity: HireageBody['quantity']): boolean {
  return isCount(findCount(quantity));
}
