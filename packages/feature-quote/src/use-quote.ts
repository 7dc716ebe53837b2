import type { Quote } from '@consign/api-client/consignment';
import { findApiError, quoteQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { useDebouncedValue } from '@mantine/hooks';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { toQuoteInputs, type QuoteReference } from './request-bodies.js';
import type { QuoteForm } from './use-quote-form.js';

const TYPING_DELAY_MS = 400;

/** The quotation (QUOT-08): a price stands only beside the inputs that it was made from. */
export type Quotation =
  | { readonly state: 'none' | 'incomplete' | 'updating' }
  | { readonly state: 'failed'; readonly message: string }
  | { readonly state: 'quoted'; readonly quote: Quote; readonly reference: QuoteReference };

interface UseQuote {
  readonly quotation: Quotation;
  /** Asks for a quote, and from then on again whenever the inputs have changed and are complete. */
  readonly ask: () => void;
}

const unavailable = 'The requested quote is not available';

/** Why there is no quote (QUOT-06). */
export function describeFailure(error: unknown): string {
  const failure = findApiError(error);
  const isRefused = failure !== null && failure.status >= 400 && failure.status < 500;
  const [problem] = failure?.problems ?? [];
  const reason = isRefused ? (problem?.message ?? failure.message) : '';
  return reason === '' ? `${unavailable}, couldn't calculate quote` : `${unavailable}. ${reason}`;
}

/** Keeps the quote of the form current, once it has been asked for. */
export function useQuote(form: QuoteForm, now: () => Date): UseQuote {
  const [isAsked, setAsked] = useState(false);
  const { values } = form.binding;
  const isPending = form.lookups.extras.state === 'loading';
  const isComplete = form.pendingItem === null && form.check().length === 0;
  const inputs = isComplete && !isPending ? toQuoteInputs(values, form.offered) : null;
  // The dates too: whatever is changed, the price goes until it is known again.
  const { requestedPickupDate, requestedDeliveryDate } = values;
  const entered = JSON.stringify([inputs, requestedPickupDate, requestedDeliveryDate]);
  const [settled] = useDebouncedValue(entered, TYPING_DELAY_MS);
  const isSettled = settled === entered;
  const options = quoteQueries(useClient(), now).quote(inputs ?? { serviceType: '', units: [] });
  const query = useQuery({
    ...options,
    ...(isAsked && inputs !== null && isSettled ? {} : { queryFn: skipToken }),
  });
  return {
    quotation: toQuotation(),
    ask: () => {
      setAsked(true);
      if (isAsked && inputs !== null && isSettled) void query.refetch();
    },
  };

  function toQuotation(): Quotation {
    if (!isAsked) return { state: 'none' };
    if (!isComplete) return { state: 'incomplete' };
    if (inputs === null || !isSettled || query.isFetching) return { state: 'updating' };
    if (query.isError) return { state: 'failed', message: describeFailure(query.error) };
    if (query.data === undefined) return { state: 'updating' };
    const { quote, priceDateTimeUtc } = query.data;
    return { state: 'quoted', quote, reference: { priceDateTimeUtc, totalPrice: quote.totalPrice } };
  }
}
