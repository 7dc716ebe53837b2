/**
 * Volumes, weights and lengths as whole numbers of their smallest step, so that sums and products are exact (FRGT-04 to
 * 08, FRGT-12, FRGT-15, FRGT-17). The wire carries m³, kg and m: `find*` reads them, `to*` writes them, `format*` shows
 * them.
 *
 * @module
 */
export { formatFreightTotals } from './format-totals.js';
export {
  findCount,
  findCubicFactor,
  findLength,
  findVolume,
  findWeight,
  cubicFactorFromSteps,
  lengthFromCentimetres,
  volumeFromSteps,
  weightFromSteps,
  toCubicMetres,
  toKilograms,
  toKilogramsPerCubicMetre,
  toMetres,
  type CubicFactor,
  type NumericInput,
  type Length,
  type Volume,
  type Weight,
} from './units.js';
export {
  countLimits,
  maxLength,
  raiseToMinVolume,
  raiseToMinWeight,
  volumeLimits,
  weightLimits,
} from './limits.js';
export {
  isCount,
  emptyMeasures,
  findVolumeMismatch,
  lineVolume,
  pieceVolume,
  withDimensions,
  withLineVolume,
  withPackageType,
  withVolume,
  withWeight,
  type Dimensions,
  type Measures,
  type PackageTypeDefaults,
  type VolumeMismatch,
} from './measures.js';
export { findSegregations } from './segregation.js';
export { calculateTotals, type Totals } from './totals.js';
export { chargeableWeight, type ChargeableWeight } from './chargeable.js';
export {
  formatCubicFactor,
  formatDangerousGoods,
  formatDeclaredGoods,
  formatLength,
  formatVolume,
  formatWeight,
  type UnitOption,
} from './format.js';
export { readNumber } from './read-number.js';
export { divide, findSteps, formatSteps, type Rounding } from './decimal.js';
