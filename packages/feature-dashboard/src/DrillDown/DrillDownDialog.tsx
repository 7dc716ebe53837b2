import type { ReactNode } from 'react';

import type { DrillDownProps } from './drill-down-props.js';

/** The consignments behind a segment (DASH-16). */
export function DrillDownDialog({ segment }: DrillDownProps): ReactNode {
  return <span hidden>{segment.card}</span>;
}
