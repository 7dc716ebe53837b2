import { divide, formatSteps } from '../freight/index.js';
import type { Cents } from './money.js';

/**
 * What one unit costs, in whole tenths of a cent, half up; null of nothing. The quantity is in steps: cents of 12.50 kg
 * are `unitCost(cents, 1250, 100)`.
 */
export function unitCost(cents: Cents, steps: number, stepsPerUnit = 1): number | null {
  return steps === 0 ? null : divide(cents * 10 * stepsPerUnit, steps, 'half-up');
}

/** As people read it: formatUnitCost(453) is '$0.453'. */
export function formatUnitCost(tenths: number): string {
  return `$${formatSteps(tenths, 3)}`;
}
