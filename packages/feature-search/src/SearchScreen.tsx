import { SitesGate } from '@consign/consignment-parts/sites-gate';
import { CardSkeleton, Page } from '@consign/ui';
import { Suspense, type ReactNode } from 'react';

import { SearchPage } from './SearchPage.js';
import type { SearchScreenProps } from './search-screen-props.js';

/** The consignments of the active sites (ROUTE-02). */
export function SearchScreen(props: SearchScreenProps): ReactNode {
  return (
    <Page>
      <Suspense fallback={<CardSkeleton label="Loading consignments" cards={[4]} />}>
        <SitesGate>{(siteIds) => <SearchPage {...props} siteIds={siteIds} />}</SitesGate>
      </Suspense>
    </Page>
  );
}
