import type { ReactNode } from 'react';
import { VisuallyHidden, UnstyledButton } from '@mantine/core';
import { formatDollars } from '@consign/domain/pricing';
import { IconBolt, IconCheck, IconPigMoney } from '@tabler/icons-react';

import classes from './Comparison.module.css';
import { formatShortDay, type ComparedRow, type PricedQuote } from './compared-rows.js';

/** The comparison where a table would not fit: a list of days for each service type. */
export function ComparedList({ rows, isChosen, onOpen }: ComparedViewProps): ReactNode {
  return rows.map(({ code, name, cells }) => (
    <section key={code} className={classes.service} aria-labelledby={`compared-${code}`}>
      <h3 id={`compared-${code}`}>
        <bdi>{name}</bdi>
      </h3>
      <ul className={classes.days}>
        {cells.map((cell) =>
          cell.quote === null ? (
            <li key={cell.days[0]}>
              <span className={classes.day}>{formatDays(cell.days)}</span>
              <span className={classes.reason}>{cell.reason}</span>
            </li>
          ) : (
            <li key={cell.quote.pickupDate}>
              <span className={classes.day}>{formatShortDay(cell.quote.pickupDate)}</span>
              <ComparedPrice quote={cell.quote} isChosen={isChosen(cell.quote)} onOpen={onOpen} />
            </li>
          ),
        )}
      </ul>
    </section>
  ));
}

function formatDays(days: readonly string[]): string {
  const [first = ''] = days;
  const last = days.at(-1) ?? first;
  return first === last ? formatShortDay(first) : `${formatShortDay(first)} to ${formatShortDay(last)}`;
}

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

interface ComparedViewProps {
  readonly rows: readonly ComparedRow[];
  readonly days: readonly string[];
  /** The quote form has this service type and these dates. */
  readonly isChosen: (quote: PricedQuote) => boolean;
  readonly onOpen: (quote: PricedQuote) => void;
}

interface Props {
  readonly quote: PricedQuote;
  readonly isChosen: boolean;
  readonly onOpen: (quote: PricedQuote) => void;
}

/** A price and its delivery day, which opens into its lines. */
function ComparedPrice({ quote, isChosen, onOpen }: Props): ReactNode {
  const { serviceType, pickupDate, deliveryDate, price, isCheapest, isFastest } = quote;
  return (
    <UnstyledButton
      className={classes.price}
      aria-haspopup="dialog"
      aria-current={isChosen || undefined}
      onClick={() => onOpen(quote)}
    >
      <VisuallyHidden>
        {serviceType.name}, pickup {formatShortDay(pickupDate)}:{' '}
      </VisuallyHidden>
      <strong>{formatDollars(price.subtotal)}</strong>
      <span className={classes.delivery}>
        {deliveryDate === null ? (
          'Delivery day unknown'
        ) : (
          <>
            Delivery <span className={classes.date}>{formatShortDay(deliveryDate)}</span>
          </>
        )}
      </span>
      {isCheapest && (
        <span className={classes.mark}>
          <IconPigMoney size={14} aria-hidden /> Cheapest
        </span>
      )}
      {isFastest && (
        <span className={classes.mark}>
          <IconBolt size={14} aria-hidden /> Fastest
        </span>
      )}
      {isChosen && (
        <span className={classes.mark}>
          <IconCheck size={14} aria-hidden /> In the quote
        </span>
      )}
    </UnstyledButton>
  );
}
