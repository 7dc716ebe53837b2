import type { ConsignmentSearch, RowPer } from '@consign/api-client/consignment';
import { formatCount } from '@consign/domain';
import { bulkActions } from '@consign/domain/bulk';
import { Dialog } from '@consign/ui/dialogs';
import { Button, Group, Stack } from '@mantine/core';
import { useRef, useState, type ReactNode } from 'react';

import { CsvProgress, RowsField, useCsvDownload } from '../CsvDownload/index.js';

interface Props {
  /** How many consignments are selected. */
  readonly selected: number;
  /** How many match the search on all pages. */
  readonly matchCount: number;
  readonly search: ConsignmentSearch;
  /** Exports the selected ones. */
  readonly onSelected: (rowPer: RowPer) => void;
  readonly onClose: () => void;
}

/** Asks which consignments to export, and shows how far a whole search is (EXTR-12). */
export function ExportDialog({ selected, matchCount, search, onSelected, onClose }: Props): ReactNode {
  const { download, state } = useCsvDownload();
  const [rowPer, setRowPer] = useState<RowPer>('CONSIGNMENT');
  const target = useRef<HTMLButtonElement>(null);
  const offersAll = matchCount > selected;
  const exportAll = (): void =>
    download.start({
      request: { search, rowPer },
      defaultName: 'Consignments.csv',
      title: 'All consignments that match the search',
    });
  return (
    <Dialog opened title={bulkActions.exportCsv.label} onClose={onClose}>
      <Stack gap="sm" pb="md">
        {state.step === 'idle' && (
          <>
            {offersAll && (
              <p>
                {`The search matches ${formatCount(matchCount)} consignments, and ${formatCount(selected)} of them ${selected === 1 ? 'is' : 'are'} selected.`}
              </p>
            )}
            <RowsField rowPer={rowPer} onChange={setRowPer} />
            <Group justify="flex-end" gap="xs">
              {offersAll && (
                <Button variant="default" onClick={exportAll}>
                  {`Export all ${formatCount(matchCount)} that match`}
                </Button>
              )}
              <Button ref={target} data-autofocus onClick={() => onSelected(rowPer)}>
                {`Export ${formatCount(selected)} selected`}
              </Button>
            </Group>
          </>
        )}
        <CsvProgress
          download={download}
          state={state}
          emptyText="No consignments match this search any more."
          onDismissed={() => target.current?.focus()}
        />
        {state.step === 'running' && (
          <p>You can close this: the download goes on, and the file is saved when it is complete.</p>
        )}
      </Stack>
    </Dialog>
  );
}
