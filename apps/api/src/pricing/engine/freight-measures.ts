import { formatCount } from '@consign/domain';
import {
  calculateTotals,
  chargeableWeight,
  type CubicFactor,
  type Volume,
  type Weight,
} from '@consign/domain/freight';
import type { QuoteUnit } from '@consign/domain/rules';

import { formatQuantity } from './arithmetic.js';
import type { Quantity } from './charge.js';

/** What a consignment's freight is charged by. */
export interface FreightMeasures {
  readonly chargeable: Weight;
  readonly weight: Quantity;
  readonly volume: Quantity;
  readonly unit: Quantity;
  /** Pieces by type of packaging, in the order of the items. */
  readonly packaging: ReadonlyMap<string, number>;
}

export function measureFreight(items: readonly QuoteUnit[], factor: CubicFactor | null): FreightMeasures {
  const totals = calculateTotals(items);
  const packaging = new Map<string, number>();
  for (const { packagingTypeCode, count } of items) {
    packaging.set(packagingTypeCode, (packaging.get(packagingTypeCode) ?? 0) + count);
  }
  const { chargeable, label } = measureWeight(totals, factor);
  return {
    chargeable,
    weight: { steps: chargeable, stepsPerUnit: 100, label, format: formatKilograms },
    volume: {
      steps: totals.volume,
      stepsPerUnit: 10_000,
      label: `Volume ${formatCubicMetres(totals.volume)}`,
      format: formatCubicMetres,
    },
    unit: {
      steps: totals.deliveryItems,
      stepsPerUnit: 1,
      label: formatPieces(totals.deliveryItems),
      format: formatPieces,
    },
    packaging,
  };
}

/** Without a cubic factor the dead weight is charged (FRGT-17). */
function measureWeight(
  totals: { readonly volume: Volume; readonly weight: Weight },
  factor: CubicFactor | null,
): { chargeable: Weight; label: string } {
  if (factor === null)
    return { chargeable: totals.weight, label: `Weight ${formatKilograms(totals.weight)}` };
  const { chargeable, basis } = chargeableWeight(totals, factor);
  return { chargeable, label: `Chargeable ${formatKilograms(chargeable)} (${basis})` };
}

export const formatKilograms = (steps: number): string => formatQuantity(steps, 2, 'kg');
const formatCubicMetres = (steps: number) => formatQuantity(steps, 4, 'm³');

export function formatPieces(count: number): string {
  return formatCount(count, 'piece');
}
