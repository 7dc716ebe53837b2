import type { ListSortOption, SortDirection } from '@consign/api-client/consignment';
import { consignmentColumns } from '@consign/consignment-parts/table';
import { usePermissions } from '@consign/session';
import { layout, SelectField, typography } from '@consign/ui';
import { Dialog, DialogActions } from '@consign/ui/dialogs';
import { Button, Checkbox, Stack } from '@mantine/core';
import type { ReactNode } from 'react';

import { columnIds, dateSorts, priceSorts, sortDirections, type ColumnId } from './search-state.js';
import { useListSort } from './use-list-sort.js';
import type { SearchControl } from './use-search-state.js';

interface Props {
  readonly control: SearchControl;
  readonly onClose: () => void;
}

/** What a card always shows (LIST-05). */
const always: ReadonlySet<string> = new Set(['reference', 'RequestedDeliveryDate', 'receiver', 'status']);
const columns = consignmentColumns({ withPickup: false, withPrices: true, today: null });
const sorts = [...dateSorts, ...priceSorts].flatMap((option) =>
  sortDirections.map((direction) => ({
    value: `${option} ${direction}`,
    label: `${columns.find(({ id }) => id === option)?.header}, ${describeDirection(option, direction)}`,
    sort: { sortOption: option, sortDirection: direction },
  })),
);

function describeDirection(option: ListSortOption, direction: SortDirection): string {
  const isPrice = priceSorts.some((each) => each === option);
  if (direction === 'asc') return isPrice ? 'lowest first' : 'earliest first';
  return isPrice ? 'highest first' : 'latest first';
}

/** Sorts the cards of a phone, and chooses what they show (LIST-44, LIST-45). */
export function CardOptionsDialog({ control, onClose }: Props): ReactNode {
  const { state, change } = control;
  const changeSort = useListSort(control);
  const withPrices = usePermissions().has('Consignment.ViewPricing');
  const choose = (id: string, isChosen: boolean): void => {
    const isIn = (column: ColumnId): boolean =>
      column === id ? isChosen : state.cardColumns.includes(column);
    change({ cardColumns: columnIds.filter(isIn) }, { replace: true });
  };
  return (
    <Dialog opened title="Sort and fields" onClose={onClose}>
      <Stack gap="md" pb="md">
        <SelectField
          label="Sort by"
          options={sorts.filter(
            ({ sort }) => withPrices || dateSorts.some((each) => each === sort.sortOption),
          )}
          value={`${state.sortOption} ${state.sortDirection}`}
          onChange={(value) => {
            const chosen = sorts.find((each) => each.value === value);
            if (chosen !== undefined) changeSort(chosen.sort);
          }}
        />
        <fieldset className={layout.column}>
          <legend className={typography.label}>Also show on each card</legend>
          {consignmentColumns({ withPickup: false, withPrices, today: null })
            .filter(({ id }) => !always.has(id))
            .map(({ id, header }) => (
              <Checkbox
                key={id}
                label={header}
                checked={state.cardColumns.some((column) => column === id)}
                onChange={(event) => choose(id, event.currentTarget.checked)}
              />
            ))}
        </fieldset>
      </Stack>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
