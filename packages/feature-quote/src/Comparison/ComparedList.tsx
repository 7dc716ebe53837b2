import { typography } from '@consign/ui';
import type { ComparedQuote } from '@consign/api-client/consignment';
import { formatDollars } from '@consign/domain/pricing';
import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconBolt, IconCheck, IconPigMoney } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import classes from './Comparison.module.css';

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
      <span className={typography.secondLine}>
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

/** A quote of the comparison that has a price. */
export type PricedQuote = ComparedQuote & { readonly price: NonNullable<ComparedQuote['price']> };

/** One price, or days one after the other that have no price for the same reason. */
type ComparedCell =
  | { readonly quote: PricedQuote }
  | { readonly quote: null; readonly reason: string; readonly days: readonly string[] };

interface ComparedRow {
  readonly code: string;
  readonly name: string;
  readonly cells: readonly ComparedCell[];
}

const unexplained = "Couldn't calculate a price";

/** The comparison by service type, in the order of the answer. */
export function toComparedRows(quotes: readonly ComparedQuote[]): readonly ComparedRow[] {
  const codes = [...new Set(quotes.map(({ serviceType }) => serviceType.code))];
  return codes.map((code) => {
    const own = quotes.filter(({ serviceType }) => serviceType.code === code);
    return { code, name: own[0]?.serviceType.name ?? code, cells: toCells(own) };
  });
}

/** The days of the comparison, in order. */
export function comparedDays(quotes: readonly ComparedQuote[]): readonly string[] {
  return [...new Set(quotes.map(({ pickupDate }) => pickupDate))];
}

function toCells(quotes: readonly ComparedQuote[]): readonly ComparedCell[] {
  const cells: ComparedCell[] = [];
  for (const quote of quotes) {
    const { price, pickupDate, reason } = quote;
    if (price !== null) {
      cells.push({ quote: { ...quote, price } });
      continue;
    }
    const why = reason ?? unexplained;
    const last = cells.at(-1);
    if (last !== undefined && last.quote === null && last.reason === why) {
      cells[cells.length - 1] = { ...last, days: [...last.days, pickupDate] };
    } else cells.push({ quote: null, reason: why, days: [pickupDate] });
  }
  return cells;
}

const weekday = new Intl.DateTimeFormat('en-NZ', { weekday: 'short', timeZone: 'UTC' });

/** A day as a column has it: 'Mon 23/11'. */
export function formatShortDay(day: string): string {
  return `${weekday.format(new Date(`${day}T12:00:00Z`))} ${day.slice(8)}/${day.slice(5, 7)}`;
}
