import { CardSkeleton, Page } from '@consign/ui';
import type { ReactNode } from 'react';

/** The screen while its data is on its way: details, the two participants, freight. */
export function FormSkeleton(): ReactNode {
  return (
    <Page width="form">
      <CardSkeleton label="Loading the consignment" cards={[3, 4, 2]} />
    </Page>
  );
}
