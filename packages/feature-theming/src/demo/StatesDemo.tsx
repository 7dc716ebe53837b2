import { CardSkeleton, EmptyState, ErrorSummary, FailedState } from '@consign/ui';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

import classes from '../ThemingScreen.module.css';

export function StatesDemo(): ReactNode {
  return (
    <div className={classes.stack}>
      <ErrorSummary
        title="The example was not saved"
        problems={[
          { path: '', message: 'At least one freight item is required' },
          { path: '', label: 'Postcode', message: 'A postcode has four digits' },
        ]}
      />
      <EmptyState title="No consignments found" action={<Button>New Consignment</Button>}>
        Why nothing is here, and what to do next.
      </EmptyState>
      <FailedState title="The example could not be loaded" onRetry={() => undefined}>
        What happened, and what was kept.
      </FailedState>
      <CardSkeleton label="Loading the example" cards={[2]} />
    </div>
  );
}
