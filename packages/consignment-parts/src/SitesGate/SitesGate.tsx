import { useSites } from '@consign/session';
import { EmptyState } from '@consign/ui';
import { IconBuildingWarehouse } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface Props {
  /** Renders what needs sites, with the ids of the active ones: at least one. */
  readonly children: (siteIds: readonly string[]) => ReactNode;
}

/** Requires an active site (DASH-05, DASH-06, LIST-13, LIST-14). */
export function SitesGate({ children }: Props): ReactNode {
  const { available, activeIds } = useSites();
  if (available.length === 0) {
    return (
      <EmptyState
        icon={IconBuildingWarehouse}
        title="You do not have access to any sites. Please contact your freight service provider for assistance."
      />
    );
  }
  if (activeIds.length === 0) {
    return <EmptyState icon={IconBuildingWarehouse} title="Please select a requesting site." />;
  }
  return children(activeIds);
}
