import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';

import classes from './Comparison.module.css';
import { ComparedPrice } from './ComparedPrice.js';
import { formatShortDay } from './compared-rows.js';
import type { ComparedViewProps } from './view-props.js';

/** Service types down, days of pickup across; a reason stands once for the days that it holds for. */
export function ComparedTable({ rows, days, isChosen, onOpen }: ComparedViewProps): ReactNode {
  return (
    <div className={classes.scroller}>
      <table className={classes.table}>
        <caption>
          <VisuallyHidden>Prices excluding GST, by service type and day of pickup</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">Pickup</th>
            {days.map((day) => (
              <th key={day} scope="col">
                {formatShortDay(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ code, name, cells }) => (
            <tr key={code}>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              {cells.map((cell) =>
                cell.quote === null ? (
                  <td key={cell.days[0]} colSpan={cell.days.length} className={classes.reason}>
                    {cell.reason}
                  </td>
                ) : (
                  <td key={cell.quote.pickupDate}>
                    <ComparedPrice quote={cell.quote} isChosen={isChosen(cell.quote)} onOpen={onOpen} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
