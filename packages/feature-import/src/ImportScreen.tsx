import { CardSkeleton, FailedState, Page } from '@consign/ui';
import { Suspense, type ReactNode } from 'react';

import { ImportPage } from './ImportPage.js';
import type { ImportScreenProps } from './import-screen-props.js';
import { useImportContext } from './state/use-import-context.js';

function systemClock(): Date {
  return new Date();
}

/** Creates consignments from a file (IMPT-01). */
export function ImportScreen(props: ImportScreenProps): ReactNode {
  return (
    <Suspense fallback={<Loading />}>
      <LoadedScreen {...props} />
    </Suspense>
  );
}

function Loading(): ReactNode {
  return (
    <Page width="form">
      <CardSkeleton label="Loading the import" cards={[2, 4]} />
    </Page>
  );
}

function LoadedScreen({ now = systemClock, ...props }: ImportScreenProps): ReactNode {
  const { context, error, isFetching, retry } = useImportContext(now);
  if (context !== undefined) return <ImportPage {...props} now={now} context={context} />;
  if (error === null) return <Loading />;
  return (
    <Page width="form">
      <FailedState title="The import could not be loaded" retrying={isFetching} onRetry={retry}>
        {error.message}
      </FailedState>
    </Page>
  );
}
