import { systemClock } from '@consign/consignment-parts';
import { previousPeriod } from '@consign/domain/reports';
import { reportQueries } from '@consign/queries';
import { useClient, useOrganisation, usePermissions, useUserName } from '@consign/session';
import { CardSkeleton, layout, lazyComponent, Page, typography } from '@consign/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode, Suspense } from 'react';
import { SitesGate } from '@consign/consignment-parts/sites-gate';

import { Attention } from './Attention/Attention.js';
import { Cards } from './Cards/Cards.js';
import { formatDays } from './Cards/figures.js';
import { StatusDonut } from './Cards/lazy-pictures.js';
import { Fills } from './Charts/Fills.js';
import { parseCostTable, writeCostTable } from './CostTable/cost-rows.js';
import { Controls } from './Controls/Controls.js';
import classes from './Dashboard.module.css';
import type { DashboardScreenProps } from './dashboard-screen-props.js';
import { parseSegment } from './segments.js';
import { useDashboard } from './use-dashboard.js';

const DrillDownDialog = lazyComponent(
  async () => (await import('./DrillDown/DrillDownDialog.js')).DrillDownDialog,
);

const CostTableDialog = lazyComponent(
  async () => (await import('./CostTable/CostTableDialog.js')).CostTableDialog,
);

interface Props extends DashboardScreenProps {
  readonly siteIds: readonly string[];
}

/** Filter, cards and drill-down around one scope. */
export function Dashboard({ query, onChange, links, siteIds, now = systemClock }: Props): ReactNode {
  const { state, choice, filter, choose, show, isPartly } = useDashboard({ query, onChange, siteIds, now });
  const kinds = useQuery(reportQueries(useClient()).exceptions(filter)).data ?? [];
  const segment = parseSegment(state.drill, {
    days: filter.days,
    exceptions: state.exceptions,
    kinds,
  });
  const costTable = parseCostTable(state.drill);
  const seesPrices = usePermissions().has('Consignment.ViewPricing');
  // The charts library loads beside the figures, once the rest is on the screen.
  useEffect(() => StatusDonut.preload(), []);
  return (
    <>
      <Controls choice={choice} choose={choose} now={now} />
      {isPartly && (
        <output className={layout.notice} data-tone="warning">
          Some filters in this link weren't recognised, so the defaults were used.
        </output>
      )}
      <output className={`${typography.note} ${classes.scope}`}>
        {`${formatDays(filter.days)}, compared with ${formatDays(previousPeriod(filter.days))}`}
      </output>
      <Attention filter={filter} links={links} />
      <Fills />
      <Cards filter={filter} exceptions={state.exceptions} search={links.search} show={show} />
      {costTable !== null && seesPrices && (
        <CostTableDialog
          state={costTable}
          filter={filter}
          onChange={(changed) => show({ drill: writeCostTable(changed) }, { replace: true })}
          link={links.consignment}
          onClose={() => show({ drill: null })}
        />
      )}
      {segment !== null && (
        <DrillDownDialog
          segment={segment}
          filter={filter}
          drill={state.drill ?? {}}
          onDrillChange={(drill, options) => show({ drill }, options)}
          links={links}
          now={now}
          onClose={() => show({ drill: null })}
        />
      )}
    </>
  );
}

/** The organisation's figures, and the consignments that need attention (ROUTE-01). */
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
    <div className={layout.row} data-apart>
      <h2 className={classes.title}>{name} Dashboard</h2>
      <p className={typography.dimmed}>Welcome, {userName}</p>
    </div>
  );
}
