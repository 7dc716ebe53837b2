import { formatDangerousGoods } from '@consign/domain/freight';
import { freightQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import classes from './FreightDetails.module.css';

/** The freight items of one consignment, each with its dangerous goods (LIST-03). */
export function FreightList({ consignmentId }: { readonly consignmentId: string }): ReactNode {
  const { data: items, isError } = useQuery(freightQueries(useClient()).forConsignment(consignmentId));
  if (isError && items === undefined) {
    return <p className={classes.text}>Failed to load line item information. Please try again.</p>;
  }
  if (items === undefined) {
    return (
      <div aria-busy="true" aria-label="Loading freight items">
        <Skeleton height={14} width={140} my={4} />
      </div>
    );
  }
  if (items.length === 0) return <p className={classes.text}>No freight items</p>;
  return (
    <ul className={classes.list}>
      {items.map(({ count, packagingTypeObject, dangerousGoods }, index) => (
        // eslint-disable-next-line react/no-array-index-key -- the answer gives its items no id, and they never move
        <li key={index}>
          <span className={classes.count}>{count}</span> × <bdi>{packagingTypeObject.name}</bdi>
          {dangerousGoods !== null && (
            <div className={classes.goods}>{formatDangerousGoods(dangerousGoods)}</div>
          )}
        </li>
      ))}
    </ul>
  );
}
