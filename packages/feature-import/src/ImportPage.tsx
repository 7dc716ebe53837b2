import { LeaveDialog, systemClock, useUnloadWarning } from '@consign/consignment-parts';
import type { ImportContext } from '@consign/domain/import-csv';
import { Page, CardSkeleton, FailedQuery } from '@consign/ui';
import { type ReactNode, Suspense } from 'react';

import { FileCard } from './FileCard/FileCard.js';
import { KeepFocus } from './KeepFocus/KeepFocus.js';
import { KeptImports } from './KeptImports/KeptImports.js';
import { LoadedCards } from './LoadedCards.js';
import type { ImportScreenProps } from './import-screen-props.js';
import { useImportContext } from './state/use-import-context.js';
import { useImport } from './state/use-import.js';

interface Props extends Omit<ImportScreenProps, 'now'> {
  readonly now: () => Date;
  readonly context: ImportContext;
}

export function ImportPage({ leaving, onRunningChange, ...props }: Props): ReactNode {
  const state = useImport(props);
  useUnloadWarning(state.isRunning, onRunningChange);
  return (
    <Page width="form">
      <KeepFocus>
        <FileCard state={state} context={props.context} />
        {state.loaded === null ? (
          <KeptImports onContinue={state.openKept} busy={state.isReading} />
        ) : (
          <LoadedCards state={state} loaded={state.loaded} {...props} />
        )}
      </KeepFocus>
      <LeaveDialog leaving={leaving} running="An import is running">
        It stops after the consignments that are being created now. You can continue it from this page.
      </LeaveDialog>
    </Page>
  );
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
  const { context, query } = useImportContext(now);
  if (context !== undefined) return <ImportPage {...props} now={now} context={context} />;
  if (query.error === null) return <Loading />;
  return (
    <Page width="form">
      <FailedQuery title="The import could not be loaded" query={query} />
    </Page>
  );
}
