import { statuses } from '@consign/domain/status';
import type { ReactNode } from 'react';

import { useHoverTooltip } from '../HoverTooltip/use-hover-tooltip.js';
import { chipProps, type ChipOptions } from './chip-props.js';

/** A status with colour and icon; its meaning shows on hover and touch (LIST-04, LIST-22). For lists, as it is no tab stop. */
export function StatusChip(chip: ChipOptions): ReactNode {
  const { onMouseEnter, tooltip } = useHoverTooltip(statuses[chip.code].meaning);
  return (
    <>
      <span {...chipProps(chip)} onMouseEnter={onMouseEnter} />
      {tooltip}
    </>
  );
}
