import { useLetterKeys } from '@consign/ui';
import type { TableHandle } from '@consign/ui/data-table';
import { useWindowEvent } from '@mantine/hooks';
import type { RefObject } from 'react';

import { keywordId } from './Filters/FilterFields.js';

/** The arrows enter the rows from anywhere on the screen (LIST-40); Escape closes the preview, null for none (LIST-41). */
export function useTableKeys(table: RefObject<TableHandle | null>, closePreview: (() => void) | null): void {
  const enter = (): void => table.current?.focusRow();
  useLetterKeys({ ArrowDown: enter, ArrowUp: enter, Escape: closePreview ?? undefined });
  // In the keyword, a field of one line without suggestions, the arrows have nothing else to do.
  useWindowEvent('keydown', (event) => {
    const isPlain =
      !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey && !event.isComposing;
    const isKeyword = event.target instanceof HTMLInputElement && event.target.id === keywordId;
    if (!isPlain || !isKeyword || event.key !== 'ArrowDown' || event.defaultPrevented) return;
    event.preventDefault();
    enter();
  });
}
