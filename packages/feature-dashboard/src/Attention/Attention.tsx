import type { ReportScope } from '@consign/queries';
import type { ReactNode } from 'react';

import type { DashboardLinks } from '../dashboard-screen-props.js';

export interface AttentionProps {
  readonly filter: ReportScope;
  readonly links: DashboardLinks;
  readonly now: () => Date;
}

/** What needs attention first. */
export function Attention({ filter }: AttentionProps): ReactNode {
  return <span hidden>{filter.siteIds.length}</span>;
}
