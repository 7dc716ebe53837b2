import type { ConsignmentPage } from '@consign/api-client/consignment';
import { formatCount } from '@consign/domain';
import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';

type Range = Pick<ConsignmentPage, 'firstRowOnPage' | 'lastRowOnPage' | 'rowCount'>;

/** Tells screen readers which consignments are listed, once there are any (LIST-33). */
export function AnnouncedRange({ page }: { readonly page: Range | undefined }): ReactNode {
  return <VisuallyHidden aria-live="polite">{page === undefined ? '' : describeRange(page)}</VisuallyHidden>;
}

function describeRange({ firstRowOnPage, lastRowOnPage, rowCount }: Range): string {
  const all = formatCount(rowCount, 'consignment');
  return rowCount === 0 ? all : `${formatCount(firstRowOnPage)} to ${formatCount(lastRowOnPage)} of ${all}`;
}
