import type { ConsignmentSearch } from '@consign/api-client/consignment';
import type { ConsignmentSelection } from '@consign/consignment-parts/selection';
import { consignmentQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { toastInfo } from '@consign/ui';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import classes from './Search.module.css';
import type { SearchState } from './search-state.js';

interface Props {
  readonly selection: ConsignmentSelection;
  readonly size: number;
  readonly body: ConsignmentSearch;
  readonly sort: Pick<SearchState, 'sortOption' | 'sortDirection'>;
  /** How many match on every page together. */
  readonly rowCount: number;
  /** What can be done with them. */
  readonly children?: ReactNode;
}

const whole = new Intl.NumberFormat('en-NZ');
const mostMatching = 10_000;

/** What is selected on all pages, and the way to all that match (LIST-07, LIST-28). */
export function SelectionBar({ selection, size, body, sort, rowCount, children }: Props): ReactNode {
  const client = useClient();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const takeAll = async (): Promise<void> => {
    setBusy(true);
    try {
      const { items, rowCount: all } = await queryClient.fetchQuery(
        consignmentQueries(client).matching(body, sort),
      );
      selection.replace(items);
      if (all > items.length) {
        toastInfo(
          `Selected the first ${whole.format(items.length)} of ${whole.format(all)}. You can act on up to ${whole.format(mostMatching)} at once.`,
        );
      }
    } catch {
      // The toast of the query says so; what was selected stays.
    } finally {
      setBusy(false);
    }
  };
  const most = Math.min(rowCount, mostMatching);
  return (
    <div className={classes.selection}>
      <span className={classes.count}>{whole.format(size)} selected</span>
      {size < most && (
        <Button variant="subtle" size="compact-sm" loading={busy} onClick={() => void takeAll()}>
          {rowCount > mostMatching
            ? `Select the first ${whole.format(most)} of ${whole.format(rowCount)} that match`
            : `Select all ${whole.format(rowCount)} that match`}
        </Button>
      )}
      <Button variant="subtle" size="compact-sm" onClick={selection.clear}>
        Clear selection
      </Button>
      <div className={classes.actions}>{children}</div>
    </div>
  );
}
