import type { ExceptionFilter } from '@consign/domain/reports';
import { usePermissions, useSettings } from '@consign/session';
import { memo, useMemo } from 'react';

import { writeCostTable } from '../CostTable/cost-rows.js';
import type { DashboardLinks } from '../dashboard-screen-props.js';
import { writeSegment, type Segment } from '../segments.js';
import type { DashboardControl } from '../use-dashboard.js';
import type { CardProps } from './ReportCard.js';
import classes from './Cards.module.css';
import { CostsCard } from './CostsCard.js';
import { CreatedCard } from './CreatedCard.js';
import { DeliveredCard } from './DeliveredCard.js';
import { DifotCard } from './DifotCard.js';
import { ExceptionsCard } from './ExceptionsCard.js';
import { StagedToDeliveredCard } from './StagedToDeliveredCard.js';

interface Props extends CardProps {
  readonly exceptions: ExceptionFilter;
  readonly show: DashboardControl['show'];
  readonly search: DashboardLinks['search'];
}

/**
 * The cards that the tenant has and the user may see, in order. Rendered only when their figures may differ: opening a
 * dialog would otherwise draw every chart.
 */
export const Cards = memo(({ filter, exceptions, show, search }: Props) => {
  const { averageStagedToDeliveredChart, difotChart } = useSettings();
  const seesPrices = usePermissions().has('Consignment.ViewPricing');
  const { onOpen, onShow, onGroups } = useMemo(
    () => ({
      onOpen: (segment: Segment) => show({ drill: writeSegment(segment) }),
      onShow: (chosen: ExceptionFilter) => show({ exceptions: chosen }, { replace: true }),
      onGroups: () => show({ drill: writeCostTable({ by: 'serviceTypes', sort: null }) }),
    }),
    [show],
  );
  return (
    <div className={classes.grid}>
      {averageStagedToDeliveredChart && <StagedToDeliveredCard filter={filter} />}
      {difotChart && <DifotCard filter={filter} onOpen={onOpen} />}
      <CreatedCard filter={filter} onOpen={onOpen} />
      <ExceptionsCard filter={filter} shown={exceptions} onShow={onShow} onOpen={onOpen} />
      {seesPrices && <CostsCard filter={filter} onOpen={onOpen} onGroups={onGroups} />}
      <DeliveredCard filter={filter} search={search} />
    </div>
  );
});
