import { CardSkeleton, EmptyState, Page } from '@consign/ui';
import { useSites } from '@consign/session';
import { IconBuildingWarehouse } from '@tabler/icons-react';
import { Suspense, type ReactNode } from 'react';

import { SearchPage } from './SearchPage.js';
import type { SearchScreenProps } from './search-screen-props.js';

/** The consignments of the active sites (ROUTE-02). */
export function SearchScreen(props: SearchScreenProps): ReactNode {
  return (
    <Page>
      <Suspense fallback={<CardSkeleton label="Loading consignments" cards={[4]} />}>
        <SitesGate {...props} />
      </Suspense>
    </Page>
  );
}

/** Requires a site to search in (LIST-13, LIST-14). */
function SitesGate(props: SearchScreenProps): ReactNode {
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
  return <SearchPage {...props} siteIds={activeIds} />;
}
