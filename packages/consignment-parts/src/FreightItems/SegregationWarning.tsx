import type { LineItem } from '@consign/api-client/consignment';
import { findSegregations } from '@consign/domain/freight';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import classes from './FreightItems.module.css';

/** Names dangerous goods of the consignment that may not travel together (DGDC-07); it stops nothing. */
export function SegregationWarning({ items }: { readonly items: readonly LineItem[] }): ReactNode {
  const pairs = findSegregations(items.flatMap(({ dangerousGoods }) => dangerousGoods ?? []));
  if (pairs.length === 0) return null;
  return (
    <output className={classes.segregation}>
      <IconAlertTriangle size={16} aria-hidden />
      <span>
        These may not travel together: {pairs.join('; ')}. Check Schedule 3 of the Dangerous Goods Rule, or
        send them in separate consignments.
      </span>
    </output>
  );
}
