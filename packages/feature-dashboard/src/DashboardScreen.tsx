import { useOrganisation, useSites, useUserName } from '@consign/session';
import { CardSkeleton, EmptyState, Page } from '@consign/ui';
import { IconBuildingWarehouse } from '@tabler/icons-react';
import { Suspense, type ReactNode } from 'react';

import classes from './Dashboard.module.css';
import { Dashboard } from './Dashboard.js';
import type { DashboardScreenProps } from './dashboard-screen-props.js';

/** How the organisation's consignments are doing, and what to do first (ROUTE-01). */
export function DashboardScreen(props: DashboardScreenProps): ReactNode {
  return (
    <Page>
      <Suspense fallback={<CardSkeleton label="Loading the dashboard" cards={[3, 4]} />}>
        <Heading />
        <SitesGate {...props} />
      </Suspense>
    </Page>
  );
}

/** DASH-01. The h1 of the page is in the top bar. */
function Heading(): ReactNode {
  const { name } = useOrganisation();
  const userName = useUserName();
  return (
    <div className={classes.heading}>
      <h2 className={classes.title}>{name} Dashboard</h2>
      <p className={classes.greeting}>Welcome, {userName}</p>
    </div>
  );
}

/** Requires a site to report on (DASH-05, DASH-06). */
function SitesGate(props: DashboardScreenProps): ReactNode {
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
  return <Dashboard {...props} siteIds={activeIds} />;
}
