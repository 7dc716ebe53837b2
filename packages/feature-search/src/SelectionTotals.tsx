import {
  addSums,
  useSelectedConsignments,
  type ConsignmentSelection,
  type ListedSums,
} from '@consign/consignment-parts/selection';
import { formatFreightTotals, volumeFromSteps, weightFromSteps } from '@consign/domain/freight';
import { formatPriceSums, negatePriceSums } from '@consign/domain/pricing';
import { usePermissions } from '@consign/session';
import { useMemo, type ReactNode } from 'react';

import classes from './Search.module.css';

interface Props {
  readonly selection: ConsignmentSelection;
}

/** Freight (LIST-47) and prices (LIST-83) of the selected consignments together; nothing where they aren't known. */
export function SelectionTotals({ selection }: Props): ReactNode {
  const items = useSelectedConsignments(selection);
  const withPrices = usePermissions().has('Consignment.ViewPricing');
  const sums = useMemo(() => {
    const matched = selection.matched();
    if (matched === null) return addSums(items.map((item) => item.sums));
    // Rows that are selected or cleared one by one are on the page, so their sums are known.
    const { store } = selection;
    const added = items.filter(({ id }) => !matched.ids.has(id)).map((item) => item.sums);
    const cleared = addSums(
      [...matched.ids].filter((id) => !store.has(id)).map((id) => selection.find(id)?.sums),
    );
    return cleared === null ? null : addSums([matched.sums, negate(cleared), ...added]);
  }, [items, selection]);
  if (sums === null) return null;
  const freight = formatFreightTotals(sums.freight);
  const prices = withPrices ? [formatPriceSums(sums.prices, items.length)] : [];
  return <span className={classes.totals}>{[freight, ...prices].join(' · ')}</span>;
}

function negate({ freight, prices }: ListedSums): ListedSums {
  const { deliveryItems, volume, weight } = freight;
  return {
    freight: {
      deliveryItems: 0 - deliveryItems,
      volume: volumeFromSteps(0 - volume),
      weight: weightFromSteps(0 - weight),
    },
    prices: negatePriceSums(prices),
  };
}
