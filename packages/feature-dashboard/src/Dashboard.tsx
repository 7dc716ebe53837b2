import { reportQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { lazyComponent } from '@consign/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { Attention } from './Attention/Attention.js';
import type { DashboardScreenProps } from './dashboard-screen-props.js';
import { parseSegment } from './segments.js';
import { useDashboard } from './use-dashboard.js';

const DrillDownDialog = lazyComponent(
  async () => (await import('./DrillDown/DrillDownDialog.js')).DrillDownDialog,
);

function systemClock(): Date {
  return new Date();
}

interface Props extends DashboardScreenProps {
  readonly siteIds: readonly string[];
}

/** Filter, cards and drill-down around one scope. */
export function Dashboard({ query, onChange, links, siteIds, now = systemClock }: Props): ReactNode {
  const { state, filter, show } = useDashboard({ query, onChange, siteIds, now });
  const kinds = useQuery(reportQueries(useClient()).exceptions(filter)).data ?? [];
  const segment = parseSegment(state.drill, { exceptions: state.exceptions, kinds });
  return (
    <>
      <Attention filter={filter} links={links} now={now} />
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
