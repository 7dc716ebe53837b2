import type { ConsignmentSearch } from '@consign/api-client/consignment';
import { readSums, type ConsignmentSelection } from '@consign/consignment-parts/selection';
import { formatCount } from '@consign/domain';
import { maxSelected } from '@consign/domain/bulk';
import { consignmentQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { toastInfo } from '@consign/ui';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';

import classes from './Search.module.css';
import type { SearchState } from './search-state.js';

interface Props {
  readonly selection: ConsignmentSelection;
  readonly size: number;
  readonly body: ConsignmentSearch;
  readonly sort: Pick<SearchState, 'sortOption' | 'sortDirection'>;
  /** Number of matching consignments on all pages. */
  readonly rowCount: number;
  /** Moves the focus to the rows: with the selection, the bar goes. */
  readonly onCleared: () => void;
  /** Its freight and prices. */
  readonly totals: ReactNode;
  /** The way to its load check. */
  readonly loadCheck: ReactNode;
  /** Further information about the selection. */
  readonly about: ReactNode;
  /** The bulk actions. */
  readonly children: ReactNode;
}

/** The number of selected consignments, and a button to select all that match (LIST-07, LIST-28). */
export function SelectionBar(props: Props): ReactNode {
  const { selection, size, body, sort, rowCount, onCleared, totals, loadCheck, about, children } = props;
  const client = useClient();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const clearButton = useRef<HTMLButtonElement>(null);
  const takeAll = async (): Promise<void> => {
    setBusy(true);
    try {
      const matching = await queryClient.fetchQuery(consignmentQueries(client).matching(body, sort));
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
          <span className={classes.count}>{formatCount(size)} selected</span>
          {loadCheck}
        </span>
        {totals}
      </div>
      {size < max && (
        <Button variant="subtle" size="compact-sm" loading={busy} onClick={() => void takeAll()}>
          {rowCount > maxSelected
            ? `Select the first ${formatCount(max)} of ${formatCount(rowCount)} that match`
            : `Select all ${formatCount(rowCount)} that match`}
        </Button>
      )}
      <Button
        ref={clearButton}
        variant="subtle"
        size="compact-sm"
        onClick={({ detail }) => {
          selection.clear();
          // By the keyboard; a click leaves the list where it was scrolled to.
          if (detail === 0) onCleared();
        }}
      >
        Clear selection
      </Button>
      {about}
      <div className={classes.actions}>{children}</div>
    </div>
  );
}
