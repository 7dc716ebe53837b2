import { CardSkeleton, Page } from '@consign/ui';
import type { ReactNode } from 'react';

/** The form while its data is loading. */
export function FormSkeleton(): ReactNode {
  return (
    <Page width="form">
      <CardSkeleton label="Loading the consignment" cards={[3, 4, 2]} />
    </Page>
  );
}
