import { CardSkeleton, Page } from '@consign/ui';
import { Suspense, type ReactNode } from 'react';

import { Schedule } from './Schedule.js';
import type { ScheduleScreenProps } from './schedule-screen-props.js';

/** When deliveries between two places are possible (ROUTE-03). */
export function ScheduleScreen(props: ScheduleScreenProps): ReactNode {
  return (
    <Page width="form">
      <Suspense fallback={<CardSkeleton label="Loading the schedule" cards={[3, 6]} />}>
        <Schedule {...props} />
      </Suspense>
    </Page>
  );
}
