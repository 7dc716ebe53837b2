import { CardSkeleton, EmptyState, Page } from '@consign/ui';
import { useSites } from '@consign/session';
import { IconBuildingWarehouse } from '@tabler/icons-react';
import { Suspense, type ReactNode } from 'react';

import { SearchResults } from './SearchResults.js';
import { parseSearchState, writeSearchState, type SearchQuery } from './search-state.js';

export interface ConsignmentLink {
  readonly href: (reference: string) => string;
  readonly open: (reference: string) => void;
}

interface Props {
  /** The query string as an object of texts (LIST-11). */
  readonly query: SearchQuery;
  readonly onQueryChange: (query: Record<string, string>) => void;
  readonly link: ConsignmentLink;
  readonly now?: (() => Date) | undefined;
}

function systemClock(): Date {
  return new Date();
}

/** The consignments of the active sites (ROUTE-02). */
export function SearchScreen(props: Props): ReactNode {
  return (
    <Page>
      <Suspense fallback={<CardSkeleton label="Loading the consignments" cards={[4]} />}>
        <SitesGate {...props} />
      </Suspense>
    </Page>
  );
}

/** Without a site there is nothing to search in (LIST-13, LIST-14). */
function SitesGate({ query, onQueryChange, link, now = systemClock }: Props): ReactNode {
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
  const { state, dropped } = parseSearchState(query);
  return (
    <SearchResults
      state={state}
      dropped={dropped}
      siteIds={activeIds}
      onChange={(changed) => onQueryChange(writeSearchState({ ...state, ...changed }))}
      link={link}
      now={now}
    />
  );
}
