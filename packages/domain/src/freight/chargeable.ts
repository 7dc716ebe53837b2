import { divide } from './decimal.js';
import { weightFromSteps, type CubicFactor, type Volume, type Weight } from './units.js';

/** What freight is charged by, with both weights that it is taken from (FRGT-17). */
export interface ChargeableWeight {
  /** As weighed. */
  readonly dead: Weight;
  /** Volume times the cubic factor, rounded half up to 0.01 kg. */
  readonly volumetric: Weight;
  /** The greater of the two. */
  readonly chargeable: Weight;
  /** Which one it is; dead weight where both are the same. */
  readonly basis: 'dead' | 'volumetric';
}

/**
 * The chargeable weight of freight (FRGT-17): the greater of its weight and its volume times the cubic factor of the
 * service type. The factor is data of the provider's rates, and never a constant here.
 *
 * @example chargeableWeight({ volume: 2.88 m³, weight: 500 kg }, 200 kg/m³) // 576 kg, volumetric
 */
export function chargeableWeight(
  { volume, weight }: { readonly volume: Volume; readonly weight: Weight },
  factor: CubicFactor,
): ChargeableWeight {
  // 0.0001 m³ × 0.01 kg/m³ is a ten-thousandth of 0.01 kg.
  const volumetric = weightFromSteps(divide(volume * factor, 10_000, 'half-up'));
  return volumetric > weight
    ? { dead: weight, volumetric, chargeable: volumetric, basis: 'volumetric' }
    : { dead: weight, volumetric, chargeable: weight, basis: 'dead' };
}
