import { formatCount } from '@consign/domain';
import { ActionIcon, NativeSelect } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, type Icon } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';

import classes from './DataTable.module.css';
import { layout } from '../layout/layout.js';

/** Position of a page among all pages, as the search returns it. */
export interface PagingInfo {
  readonly currentPage: number;
  readonly firstRowOnPage: number;
  readonly lastRowOnPage: number;
  readonly pageCount: number;
  readonly pageSize: number;
  readonly rowCount: number;
}

interface Props {
  /** Null while the rows are counted. */
  readonly paging: PagingInfo | null;
  /** What the rows of the page have together; nothing where it isn't known. */
  readonly sums?: string | null;
  readonly pageSizes: readonly number[];
  readonly onPage: (page: number) => void;
  readonly onPageSize: (size: number) => void;
}

/** LIST-15. */
const beforeFirstAnswer = { currentPage: 1, pageCount: 0, pageSize: 20 };

function describeRows({ firstRowOnPage, lastRowOnPage, rowCount }: PagingInfo): string {
  return rowCount === 0
    ? '0 of 0'
    : `${formatCount(firstRowOnPage)}–${formatCount(lastRowOnPage)} of ${formatCount(rowCount)}`;
}

/** The range of rows shown, the page size, and previous and next page. */
export function Paging({ paging, sums = null, pageSizes, onPage, onPageSize }: Props): ReactNode {
  const { currentPage, pageCount, pageSize } = paging ?? beforeFirstAnswer;
  const sizeId = useId();
  return (
    <div className={classes.paging} data-uncovered>
      <span>
        {paging === null ? 'Counting…' : describeRows(paging)}
        {paging !== null && sums !== null && <span className={classes.sums}>{sums}</span>}
      </span>
      <div className={layout.row}>
        <label htmlFor={sizeId}>Rows per page</label>
        <NativeSelect
          id={sizeId}
          size="xs"
          // Include the server's page size even when it is not one of the options.
          data={[...new Set([...pageSizes, pageSize])].sort((one, other) => one - other).map(String)}
          value={String(pageSize)}
          onChange={(event) => onPageSize(Number(event.currentTarget.value))}
        />
      </div>
      <nav className={clsx(layout.row, classes.pages)} aria-label="Pages">
        <PageButton
          label="Previous page"
          icon={IconChevronLeft}
          isLast={currentPage <= 1}
          onClick={() => onPage(currentPage - 1)}
        />
        <span>
          {paging === null
            ? 'Page …'
            : `Page ${formatCount(currentPage)} of ${formatCount(Math.max(pageCount, 1))}`}
        </span>
        <PageButton
          label="Next page"
          icon={IconChevronRight}
          isLast={currentPage >= pageCount}
          onClick={() => onPage(currentPage + 1)}
        />
      </nav>
    </div>
  );
}

interface PageButtonProps {
  readonly label: string;
  readonly icon: Icon;
  /** No page is left this way. */
  readonly isLast: boolean;
  readonly onClick: () => void;
}

/** Keeps the focus on the last page, which a disabled button would lose (LIST-91). */
function PageButton({ label, icon: Glyph, isLast, onClick }: PageButtonProps): ReactNode {
  return (
    <ActionIcon
      variant="default"
      size={32}
      aria-label={label}
      {...(isLast ? { 'aria-disabled': true, 'data-disabled': true } : { onClick })}
    >
      <Glyph size={16} aria-hidden />
    </ActionIcon>
  );
}
