import type { ConsignmentListItem, ConsignmentSearch } from '@consign/api-client/consignment';
import { readSums, type ConsignmentSelection } from '@consign/consignment-parts/selection';
import { formatCount } from '@consign/domain';
import { maxSelected } from '@consign/domain/bulk';
import { consignmentQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { lazyComponent, toastInfo, typography } from '@consign/ui';
import { useSelectionSize } from '@consign/ui/data-table';
import { Button, VisuallyHidden } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';

import classes from './Search.module.css';
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
  /** Moves the focus to the rows: with the selection, the bar goes. */
  readonly onCleared: () => void;
}

/** The bar of the selection, over the toolbar; only this part rerenders with every tick. */
export function SelectionBar(props: Props): ReactNode {
  const size = useSelectionSize(props.selection.store);
  return (
    <>
      {size > 0 && <Bar {...props} size={size} />}
      <VisuallyHidden aria-live="polite">{size > 0 ? `${formatCount(size)} selected` : ''}</VisuallyHidden>
    </>
  );
}

/** The number of selected consignments, and a button to select all that match (LIST-07, LIST-28). */
function Bar({ size, ...props }: Props & { readonly size: number }): ReactNode {
  const { selection, control, body, rows, rowCount, onCleared } = props;
  const { sortOption, sortDirection } = control.state;
  const client = useClient();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const clearButton = useRef<HTMLButtonElement>(null);
  const takeAll = async (): Promise<void> => {
    setBusy(true);
    try {
      const matching = await queryClient.fetchQuery(
        consignmentQueries(client).matching(body, { sortOption, sortDirection }),
      );
      const { items, rowCount: all } = matching;
      selection.replace(items, matching.totals === undefined ? null : readSums(matching.totals));
      // The pressed button has lost it, and goes.
      if (document.activeElement === document.body) clearButton.current?.focus();
      if (all > items.length) {
        toastInfo(
          `Selected the first ${formatCount(items.length)} of ${formatCount(all)}. You can act on up to ${formatCount(maxSelected)} at once.`,
        );
      }
    } catch {
      // The query shows a toast; the selection stays.
    } finally {
      setBusy(false);
    }
  };
  const max = Math.min(rowCount, maxSelected);
  return (
    <div className={classes.selection}>
      <div className={classes.about}>
        <span className={classes.counted}>
          <span className={typography.strong}>{formatCount(size)} selected</span>
          <LoadCheckLink selection={selection} />
          {size < max && (
            <Button variant="subtle" size="compact-xs" loading={busy} onClick={() => void takeAll()}>
              {rowCount > maxSelected
                ? `Select the first ${formatCount(max)} of ${formatCount(rowCount)} that match`
                : `Select all ${formatCount(rowCount)} that match`}
            </Button>
          )}
          <Button
            ref={clearButton}
            variant="subtle"
            size="compact-xs"
            onClick={({ detail }) => {
              selection.clear();
              // By the keyboard; a click leaves the list where it was scrolled to.
              if (detail === 0) onCleared();
            }}
          >
            Clear selection
          </Button>
          <NotOnPage selection={selection} rows={rows} />
        </span>
        <SelectionTotals selection={selection} />
      </div>
      <div className={classes.actions}>
        <BulkActions selection={selection} search={body} matchCount={rowCount} />
      </div>
    </div>
  );
}
