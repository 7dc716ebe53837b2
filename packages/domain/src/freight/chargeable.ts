import { fields, need } from '../argument.js';
import { divide } from './decimal.js';
import { weightFromSteps, type CubicFactor, type Volume, type Weight } from './units.js';

/** The chargeable weight and the two weights it is chosen from (FRGT-17). */
export interface ChargeableWeight {
  /** The actual weight. */
  readonly dead: Weight;
  /** Volume times the cubic factor, rounded half up to 0.01 kg. */
  readonly volumetric: Weight;
  /** The greater of dead and volumetric weight. */
  readonly chargeable: Weight;
  /** Which weight is charged; 'dead' when they are equal. */
  readonly basis: 'dead' | 'volumetric';
}

const measuresArgument = fields('an object with volume and weight', {});

/**
 * The chargeable weight (FRGT-17): the greater of the weight and the volume times the service type's cubic factor. The
 * factor comes from the provider's rates; it is never a constant.
 *
 * @example chargeableWeight({ volume: 2.88 m³, weight: 500 kg }, 200 kg/m³) // 576 kg, volumetric
 */
export function chargeableWeight(
  measures: { readonly volume: Volume; readonly weight: Weight },
  factor: CubicFactor,
): ChargeableWeight {
  need('chargeableWeight', 'measures', measures, measuresArgument);
  const { volume, weight } = measures;
  // 0.0001 m³ × 0.01 kg/m³ is a ten-thousandth of 0.01 kg.
  const volumetric = weightFromSteps(divide(volume * factor, 10_000, 'half-up'));
  return volumetric > weight
    ? { dead: weight, volumetric, chargeable: volumetric, basis: 'volumetric' }
    : { dead: weight, volumetric, chargeable: weight, basis: 'dead' };
}
