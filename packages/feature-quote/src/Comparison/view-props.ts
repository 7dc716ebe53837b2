import type { ComparedRow, PricedQuote } from './compared-rows.js';

export interface ComparedViewProps {
  readonly rows: readonly ComparedRow[];
  readonly days: readonly string[];
  /** The quote form has this service type and these dates. */
  readonly isChosen: (quote: PricedQuote) => boolean;
  readonly onOpen: (quote: PricedQuote) => void;
}
