import type { Client } from '@consign/api-client/internal';
import type { QuoteComparisonRequest, QuoteRequest } from '@consign/api-client/consignment';
import { queryOptions } from '@tanstack/react-query';

import { consignmentKeys } from './keys.js';

/** Everything that a quote depends on besides its moment. */
export type QuoteInputs = Omit<QuoteRequest, 'priceDateTimeUtc'>;
export type ComparisonInputs = Omit<QuoteComparisonRequest, 'priceDateTimeUtc'>;

// A price is as old as its moment: another look at the same inputs asks again.
const neverKept = { gcTime: 0, staleTime: Infinity } as const;

/**
 * Quotes by their inputs, so that an answer never shows beside other inputs; an abandoned quote is aborted
 * (QUOT-08). `now` gives the moment of the quote.
 */
export function quoteQueries(client: Client, now: () => Date) {
  return {
    quote: (inputs: QuoteInputs) =>
      queryOptions({
        queryKey: ['quotes', 'quote', inputs] as const,
        queryFn: async ({ signal }) => {
          const priceDateTimeUtc = now().toISOString();
          const body = { ...inputs, priceDateTimeUtc };
          const quote = await client.consignment.POST('/api/v2/consignments/pricing/quote', { body, signal });
          return { quote, priceDateTimeUtc };
        },
        ...neverKept,
      }),

    /** Service types on seven days of pickup, in one call (QUOT-10). */
    comparison: (inputs: ComparisonInputs) =>
      queryOptions({
        queryKey: ['quotes', 'comparison', inputs] as const,
        queryFn: async ({ signal }) => {
          const body = { ...inputs, priceDateTimeUtc: now().toISOString() };
          const { quotes } = await client.consignment.POST('/api/v2/consignments/pricing/comparison', {
            body,
            signal,
          });
          return quotes;
        },
        ...neverKept,
      }),
  };
}

const pollMs = 3_000;

/** Quote, estimate and confirmed price of a consignment (QUOT-11); read again until no estimate is under way. */
export function priceQueries(client: Client) {
  const { GET } = client.consignment;
  return {
    forConsignment: (reference: string) =>
      queryOptions({
        queryKey: consignmentKeys.prices(reference),
        queryFn: ({ signal }) =>
          GET('/api/v2/consignments/{ref}/prices', { path: { ref: reference }, signal }),
        refetchInterval: ({ state }) => (state.data?.isEstimating === true ? pollMs : false),
      }),
  };
}
