import type { ImportContext } from '@consign/domain/import-csv';
import { Card, layout, lazyComponent } from '@consign/ui';
import { useEffect, useMemo, useState, type ReactNode } from 'react';

import { ColumnsDialog, UnknownColumns } from './Columns/ColumnsDialog.js';
import type { ImportScreenProps } from './import-screen-props.js';
import { fileCardId } from './FileCard/FileCard.js';
import { ResultTable } from './Results/ResultTable.js';
import { RunPanel } from './RunPanel/RunPanel.js';
import type { LoadedImport } from './state/loaded-import.js';
import { listRefusals } from './state/plan.js';
import type { ImportState } from './state/use-import.js';
import { Summary } from './Summary/Summary.js';

const loadedCardId = 'import-loaded';

const ImportGrid = lazyComponent(async () => (await import('./Grid/ImportGrid.js')).ImportGrid);

interface Props extends Pick<ImportScreenProps, 'consignmentHref'> {
  readonly state: ImportState;
  readonly loaded: LoadedImport;
  readonly context: ImportContext;
}

/** The cards of a loaded file: summary, grid, run and results. */
export function LoadedCards({ state, loaded, context, consignmentHref }: Props): ReactNode {
  const [isMatching, setMatching] = useState(false);
  useEffect(() => {
    const card = document.getElementById(loadedCardId);
    const { activeElement, body } = document;
    const isFree = activeElement === null || activeElement === body;
    // The focus follows from what loaded the file; a user who has moved on meanwhile stays there.
    if (isFree || activeElement.closest(`#${fileCardId}`) !== null) card?.focus({ preventScroll: true });
  }, []);
  const { run } = state.running;
  return (
    <>
      <Card title={loaded.fileName} id={loadedCardId} stacked>
        <Summary state={state} loaded={loaded} />
        {loaded.header !== null && run === null && (
          <UnknownColumns header={loaded.header} onMatch={() => setMatching(true)} />
        )}
      </Card>
      {run !== null && <RunPanel state={state} run={run} loaded={loaded} />}
      {loaded.fileProblem !== null && (
        <Card title="Errors in the file">
          <p className={layout.notice} data-tone="warning" role="alert">
            {loaded.fileProblem.row !== null && `Row ${loaded.fileProblem.row}: `}
            {loaded.fileProblem.message}
          </p>
        </Card>
      )}
      {state.phase !== 'in-progress' && (
        <FixRows key={state.loadId} state={state} loaded={loaded} context={context} />
      )}
      {state.planned !== null && state.planned.length > 0 && (
        <Card title="Consignments" stacked>
          <ResultTable
            planned={state.planned}
            prices={state.checks.prices}
            context={context}
            consignmentHref={consignmentHref}
          />
        </Card>
      )}
      {loaded.header !== null && (
        <ColumnsDialog
          opened={isMatching}
          header={loaded.header}
          onClose={() => setMatching(false)}
          onSaved={(columnNames) => {
            setMatching(false);
            state.reload(columnNames);
          }}
        />
      )}
    </>
  );
}

/** The rows to fix, where the file or the server found errors; they stay once they are fixed. */
function FixRows({ state, loaded, context }: Pick<Props, 'state' | 'loaded' | 'context'>): ReactNode {
  const { rows, groups } = loaded;
  const { planned, creatable } = state;
  const refused = useMemo(() => listRefusals(rows, groups, planned), [rows, groups, planned]);
  const [hadErrors, setHadErrors] = useState(false);
  const hasErrors = refused.length > 0 || groups.some(({ ok }) => !ok);
  if (hasErrors && !hadErrors) setHadErrors(true);
  if (rows.length === 0 || !(hadErrors || hasErrors)) return null;
  return (
    <Card title="Fix the rows">
      <ImportGrid
        rows={rows}
        groups={groups}
        context={context}
        refused={refused}
        isNextFilled={planned !== null && creatable.length === 0}
        onChange={(nextRows, nextGroups) => state.replaceRows({ rows: nextRows, groups: nextGroups })}
        onBusyChange={state.setFixing}
      />
    </Card>
  );
}
