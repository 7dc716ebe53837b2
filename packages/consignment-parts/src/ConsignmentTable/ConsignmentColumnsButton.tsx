import { usePermissions } from '@consign/session';
import { ColumnsButton, type ColumnState } from '@consign/ui/data-table';
import { useMemo, type ReactNode } from 'react';

import { consignmentColumns } from './columns.js';

interface Props {
  readonly state: ColumnState | null;
  readonly onState: (state: ColumnState | null) => void;
}

/** Chooses which columns of a ConsignmentTable are shown, and in which order. */
export function ConsignmentColumnsButton(props: Props): ReactNode {
  const withPrices = usePermissions().has('Consignment.ViewPricing');
  const columns = useMemo(
    () => consignmentColumns({ withPickup: false, withPrices, today: null }),
    [withPrices],
  );
  return <ColumnsButton columns={columns} {...props} />;
}
