import type { ComparedQuote } from '@consign/api-client/consignment';

/** A quote of the comparison that has a price. */
export type PricedQuote = ComparedQuote & { readonly price: NonNullable<ComparedQuote['price']> };

/** One price, or days one after the other that have no price for the same reason. */
export type ComparedCell =
  | { readonly quote: PricedQuote }
  | { readonly quote: null; readonly reason: string; readonly days: readonly string[] };

export interface ComparedRow {
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
