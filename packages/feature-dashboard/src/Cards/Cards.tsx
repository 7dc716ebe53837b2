import type { ExceptionFilter } from '@consign/domain/reports';
import { usePermissions, useSettings } from '@consign/session';
import type { ReactNode } from 'react';

import type { DashboardLinks } from '../dashboard-screen-props.js';
import type { SegmentCardProps } from './ReportCard.js';
import classes from './Cards.module.css';
import { CostsCard } from './CostsCard.js';
import { CreatedCard } from './CreatedCard.js';
import { DeliveredCard } from './DeliveredCard.js';
import { DifotCard } from './DifotCard.js';
import { ExceptionsCard } from './ExceptionsCard.js';
import { StagedToDeliveredCard } from './StagedToDeliveredCard.js';

interface Props extends SegmentCardProps {
  readonly exceptions: ExceptionFilter;
  readonly onShow: (exceptions: ExceptionFilter) => void;
  readonly onGroups: () => void;
  readonly search: DashboardLinks['search'];
}

/** The cards that the tenant has and the user may see, in order. */
export function Cards({ filter, exceptions, onShow, onOpen, onGroups, search }: Props): ReactNode {
  const { averageStagedToDeliveredChart, difotChart } = useSettings();
  const seesPrices = usePermissions().has('Consignment.ViewPricing');
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
}
