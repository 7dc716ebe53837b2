import { CardSkeleton, Page } from '@consign/ui';
import type { ReactNode } from 'react';

/** Fills the content area while a screen's code or first data loads. */
export function PagePending(): ReactNode {
  return (
    <Page>
      <CardSkeleton label="Loading page" cards={[4, 4]} />
    </Page>
  );
}
