import {
  chargeableWeight,
  formatCubicFactor,
  formatVolume,
  formatWeight,
  type CubicFactor,
  type Volume,
  type Weight,
} from '@consign/domain/freight';
import type { ReactNode } from 'react';

import classes from './ChargeableWeight.module.css';

interface Props {
  readonly totals: { readonly volume: Volume; readonly weight: Weight };
  /** The service type's cubic factor; null where only dead weight is charged. */
  readonly factor: CubicFactor | null;
}

const reasons = {
  dead: 'Charged on dead weight',
  volumetric: 'Charged on volumetric weight',
} as const;

/** Dead weight, volumetric weight with its calculation, and which one is charged (FRGT-17). */
export function ChargeableWeight({ totals, factor }: Props): ReactNode {
  if (factor === null) return null;
  const { dead, volumetric, chargeable, basis } = chargeableWeight(totals, factor);
  return (
    <dl className={classes.weights}>
      <div data-won={basis === 'dead' || undefined}>
        <dt>Dead weight</dt>
        <dd>{formatWeight(dead)}</dd>
      </div>
      <div data-won={basis === 'volumetric' || undefined}>
        <dt>Volumetric weight</dt>
        <dd>
          {formatWeight(volumetric)}
          <small>
            {formatVolume(totals.volume)} × {formatCubicFactor(factor)}
          </small>
        </dd>
      </div>
      <div data-chargeable>
        <dt>Chargeable weight</dt>
        <dd>
          {formatWeight(chargeable)}
          <small>{reasons[basis]}</small>
        </dd>
      </div>
    </dl>
  );
}
