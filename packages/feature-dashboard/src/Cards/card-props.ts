import type { ReportScope } from '@consign/queries';

import type { Segment } from '../segments.js';

export interface CardProps {
  readonly filter: ReportScope;
}

export interface SegmentCardProps extends CardProps {
  /** Opens the consignments behind a segment. */
  readonly onOpen: (segment: Segment) => void;
}
