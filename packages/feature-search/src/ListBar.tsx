import type { ConsignmentSearch } from '@consign/api-client/consignment';
import type { ConsignmentSelection } from '@consign/consignment-parts/selection';
import { formatCount } from '@consign/domain';
import { lazyComponent } from '@consign/ui';
import { useSelectionSize } from '@consign/ui/data-table';
import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';

import { SelectionBar } from './SelectionBar.js';
import { Toolbar } from './Toolbar.js';
import type { Tool } from './Tools.js';
import type { SearchControl } from './use-search-state.js';

const BulkActions = lazyComponent(
  async () => (await import('@consign/consignment-parts/bulk-actions')).BulkActions,
);

interface Props {
  readonly selection: ConsignmentSelection;
  readonly control: SearchControl;
  readonly body: ConsignmentSearch;
  /** How many match on every page together. */
  readonly rowCount: number;
  /** The filter has no place of its own above. */
  readonly withFilter: boolean;
  readonly addressOf: (query: Record<string, string>) => string;
  readonly onTool: (tool: Tool) => void;
  readonly now: () => Date;
}

/** What can be done with the list, or with what is selected in it; the one place that is drawn anew with every tick. */
export function ListBar({ selection, control, body, rowCount, ...toolbar }: Props): ReactNode {
  const selected = useSelectionSize(selection.store);
  const { sortOption, sortDirection } = control.state;
  return (
    <>
      {selected > 0 ? (
        <SelectionBar
          selection={selection}
          size={selected}
          body={body}
          sort={{ sortOption, sortDirection }}
          rowCount={rowCount}
        >
          <BulkActions selection={selection} search={body} />
        </SelectionBar>
      ) : (
        <Toolbar control={control} {...toolbar} />
      )}
      <VisuallyHidden aria-live="polite">
        {selected > 0 ? `${formatCount(selected)} selected` : ''}
      </VisuallyHidden>
    </>
  );
}
