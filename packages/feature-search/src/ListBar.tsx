import type { ConsignmentListItem, ConsignmentSearch } from '@consign/api-client/consignment';
import type { ConsignmentSelection } from '@consign/consignment-parts/selection';
import { formatCount } from '@consign/domain';
import { lazyComponent } from '@consign/ui';
import { useSelectionSize } from '@consign/ui/data-table';
import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';

import { SelectionBar } from './SelectionBar.js';
import type { SearchControl } from './use-search-state.js';

const BulkActions = lazyComponent(
  async () => (await import('@consign/consignment-parts/bulk-actions')).BulkActions,
);
const SelectionTotals = lazyComponent(async () => (await import('./SelectionTotals.js')).SelectionTotals);

const LoadCheckLink = lazyComponent(async () => (await import('./LoadCheckLink.js')).LoadCheckLink);
const NotOnPage = lazyComponent(async () => (await import('./NotOnPage.js')).NotOnPage);

interface Props {
  readonly selection: ConsignmentSelection;
  readonly control: SearchControl;
  readonly body: ConsignmentSearch;
  /** The rows of the page. */
  readonly rows: readonly ConsignmentListItem[];
  /** Number of matching consignments on all pages. */
  readonly rowCount: number;
  readonly onCleared: () => void;
}

/** The bar of the selection, over the toolbar; only this part rerenders with every tick. */
export function ListBar({ selection, control, body, rows, rowCount, onCleared }: Props): ReactNode {
  const selected = useSelectionSize(selection.store);
  const { sortOption, sortDirection } = control.state;
  return (
    <>
      {selected > 0 && (
        <SelectionBar
          selection={selection}
          size={selected}
          body={body}
          sort={{ sortOption, sortDirection }}
          rowCount={rowCount}
          onCleared={onCleared}
          totals={<SelectionTotals selection={selection} />}
          loadCheck={<LoadCheckLink selection={selection} />}
          about={<NotOnPage selection={selection} rows={rows} />}
        >
          <BulkActions selection={selection} search={body} matchCount={rowCount} />
        </SelectionBar>
      )}
      <VisuallyHidden aria-live="polite">
        {selected > 0 ? `${formatCount(selected)} selected` : ''}
      </VisuallyHidden>
    </>
  );
}
