import { formatCount } from '@consign/domain';
import { formatDate } from '@consign/domain/dates';
import { EmptyState, layout } from '@consign/ui';
import type { PagingInfo } from '@consign/ui/data-table';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

import { activeFilters } from './Filters/active-filters.js';
import { focusKeyword } from './Filters/FilterFields.js';
import { toDayRange } from './search-body.js';
import { defaultSearch, type DateType } from './search-state.js';
import type { SearchControl } from './use-search-state.js';

const happened: Readonly<Record<DateType, string>> = {
  Creation: 'created',
  RequestedDelivery: 'requested for delivery',
  ConfirmedDelivery: 'confirmed for delivery',
};

interface Props {
  readonly control: SearchControl;
  readonly paging: PagingInfo;
  readonly now: () => Date;
}

/** Explains why there are no rows, and offers the next step. */
export function NoResults({ control, paging, now }: Props): ReactNode {
  const { state, references } = control;
  // The pressed button goes with what it changes.
  const change: SearchControl['change'] = (...next) => {
    focusKeyword();
    control.change(...next);
  };
  if (paging.rowCount > 0) {
    return (
      <EmptyState
        title={`There is no page ${state.pageNumber}`}
        action={
          <Button variant="default" onClick={() => change({ pageNumber: paging.pageCount })}>
            Go to page {paging.pageCount}
          </Button>
        }
      >
        The list has {formatCount(paging.pageCount, 'page')}.
      </EmptyState>
    );
  }
  const { from, to } = toDayRange(state, now());
  const others = activeFilters(state).filter(({ key }) => key !== 'date');
  const isNarrowed = others.length > 0 || references.length > 0;
  const hasText = state.searchTerm !== '' || state.phoneNumber !== '' || state.salesReference !== '';
  // Pasted references are found at any date anyway (LIST-26).
  const canSearchAllDates = hasText && references.length === 0 && !state.allDates && state.attention === null;
  const dates =
    state.allDates || state.attention !== null
      ? ''
      : ` ${happened[state.dateType]} from ${formatDate(from)} to ${formatDate(to)}`;
  return (
    <EmptyState
      title="No consignments found"
      action={
        isNarrowed && (
          <div className={layout.row}>
            {canSearchAllDates && (
              <Button onClick={() => change({ allDates: true, pageNumber: 1 })}>Search all dates</Button>
            )}
            <Button
              variant="default"
              onClick={() => change({ ...defaultSearch, columns: state.columns }, { references: [] })}
            >
              Clear filters
            </Button>
          </div>
        )
      }
    >
      {references.length > 0
        ? 'None of the pasted references were found for the selected sites.'
        : `No consignments${dates} ${isNarrowed ? 'match your search' : 'for the selected sites'}.`}
    </EmptyState>
  );
}
