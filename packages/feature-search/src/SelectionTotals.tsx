import { useSelectedConsignments, type ConsignmentSelection } from '@consign/consignment-parts/selection';
import {
  calculateTotals,
  formatFreightTotals,
  volumeFromSteps,
  weightFromSteps,
  type Totals,
} from '@consign/domain/freight';
import { useMemo, type ReactNode } from 'react';

import classes from './Search.module.css';

interface Props {
  readonly selection: ConsignmentSelection;
}

/** The freight of the selected consignments together (LIST-47); nothing where it isn't known. */
export function SelectionTotals({ selection }: Props): ReactNode {
  const items = useSelectedConsignments(selection);
  const totals = useMemo(() => {
    const matched = selection.matched();
    if (matched === null) return sum(items.map(({ freight }) => freight));
    // Rows that are selected or cleared one by one are on the page, so their freight is known.
    const { store } = selection;
    const added = sum(items.filter(({ id }) => !matched.ids.has(id)).map(({ freight }) => freight));
    const cleared = sum(
      [...matched.ids].filter((id) => !store.has(id)).map((id) => selection.find(id)?.freight),
    );
    return added === null || cleared === null ? null : subtract(sum([matched.freight, added]), cleared);
  }, [items, selection]);
  return totals === null ? null : <span className={classes.totals}>{formatFreightTotals(totals)}</span>;
}

function sum(freights: readonly (Totals | undefined)[]): Totals | null {
  const known = freights.flatMap((freight) => freight ?? []);
  return known.length < freights.length
    ? null
    : calculateTotals(
        known.map(({ deliveryItems, volume, weight }) => ({ count: deliveryItems, volume, weight })),
      );
}

function subtract(all: Totals | null, less: Totals): Totals | null {
  if (all === null) return null;
  return {
    deliveryItems: all.deliveryItems - less.deliveryItems,
    volume: volumeFromSteps(all.volume - less.volume),
    weight: weightFromSteps(all.weight - less.weight),
  };
}
