import { ColumnsButton, type ColumnState } from '@consign/ui/data-table';
import type { ReactNode } from 'react';

import { consignmentColumns } from './columns.js';

interface Props {
  readonly state: ColumnState | null;
  readonly onState: (state: ColumnState | null) => void;
}

const columns = consignmentColumns({ withPickup: false, today: null });

/** Chooses which columns of a ConsignmentTable are shown, and in which order. */
export function ConsignmentColumnsButton(props: Props): ReactNode {
  return <ColumnsButton columns={columns} {...props} />;
}
