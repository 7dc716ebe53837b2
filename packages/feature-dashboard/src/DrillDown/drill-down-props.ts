import type { ReportScope } from '@consign/queries';

import type { DashboardLinks } from '../dashboard-screen-props.js';
import type { Drill, Segment } from '../segments.js';

export interface DrillDownProps {
  readonly segment: Segment;
  readonly filter: ReportScope;
  /** What the URL holds of the dialog. Change it to keep paging and sort in the URL. */
  readonly drill: Drill;
  readonly onDrillChange: (drill: Drill, options: { readonly replace: boolean }) => void;
  readonly links: DashboardLinks;
  readonly now: () => Date;
  readonly onClose: () => void;
}
