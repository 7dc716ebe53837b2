import { SitesGate } from '@consign/consignment-parts/sites-gate';
import { useOrganisation, useUserName } from '@consign/session';
import { CardSkeleton, Page } from '@consign/ui';
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
        <SitesGate>{(siteIds) => <Dashboard {...props} siteIds={siteIds} />}</SitesGate>
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
