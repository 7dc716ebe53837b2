import type { ConsignmentListItem } from '@consign/api-client/consignment';
import { useLetterKeys } from '@consign/ui';
import { useCallback, useEffect, useRef, type FocusEvent } from 'react';

import type { SearchControl } from './use-search-state.js';

interface RowPreview {
  readonly onRowFocus: (event: FocusEvent) => void;
  readonly onPreview: (row: ConsignmentListItem) => void;
}

/** Opens the preview of a row, which then follows the focused row (LIST-12). */
export function useRowPreview(
  rows: readonly ConsignmentListItem[] | null,
  { state, change }: SearchControl,
): RowPreview {
  const focused = useRef<string | null>(null);
  const show = (reference: string, replace: boolean): void => {
    if (reference !== state.preview) change({ preview: reference }, { replace });
  };
  useLetterKeys({
    p: () => {
      const known = rows?.some(({ reference }) => reference === focused.current) ? focused.current : null;
      if (state.preview !== '') change({ preview: '' }, { replace: true });
      else show(known ?? rows?.[0]?.reference ?? '', false);
    },
  });
  // A stable callback: a new one would redraw the table.
  const latest = useRef<(row: ConsignmentListItem) => void>(() => undefined);
  useEffect(() => {
    latest.current = ({ reference }) =>
      reference === state.preview ? change({ preview: '' }, { replace: true }) : show(reference, false);
  });
  return {
    onPreview: useCallback((row) => latest.current(row), []),
    onRowFocus: ({ target }) => {
      const index = target.closest('[data-index]')?.getAttribute('data-index');
      const row = index == null ? undefined : rows?.[Number(index)];
      if (row === undefined) return;
      focused.current = row.reference;
      if (state.preview !== '') show(row.reference, true);
    },
  };
}
