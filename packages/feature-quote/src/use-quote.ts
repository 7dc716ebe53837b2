import type { Quote } from '@consign/api-client/consignment';
import { useFormSlice } from '@consign/consignment-parts';
import { findApiError, quoteQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { useDebouncedValue } from '@mantine/hooks';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';

import { toQuoteInputs, type QuoteReference } from './request-bodies.js';
import type { QuoteForm } from './use-quote-form.js';

const TYPING_DELAY_MS = 400;

/** The quotation (QUOT-08): a price stands only beside the inputs that it was made from. */
export type Quotation =
  | { readonly state: 'none' | 'incomplete' | 'updating' }
  | { readonly state: 'failed'; readonly message: string }
  | { readonly state: 'quoted'; readonly quote: Quote; readonly reference: QuoteReference };

const unavailable = 'The requested quote is not available';

/** Why there is no quote (QUOT-06). */
export function describeFailure(error: unknown): string {
  const failure = findApiError(error);
  const isRefused = failure !== null && failure.status >= 400 && failure.status < 500;
  const [problem] = failure?.problems ?? [];
  const reason = isRefused ? (problem?.message ?? failure.message) : '';
  return reason === '' ? `${unavailable}, couldn't calculate quote` : `${unavailable}. ${reason}`;
}

/** Asks for a quote, and from then on again whenever the inputs have changed and are complete. */
export function useAsk({ get, dispatch, offered }: QuoteForm, now: () => Date): () => void {
  const cache = useQueryClient();
  const queries = quoteQueries(useClient(), now);
  return () => {
    const { values } = get();
    dispatch({ asked: values });
    const { queryKey } = queries.quote(toQuoteInputs(values, offered));
    void cache.invalidateQueries({ queryKey });
  };
}

/** Keeps the quote of the form current, once it has been asked for. */
export function useQuote(form: QuoteForm, now: () => Date): Quotation {
  const followed = useFormSlice(form, ({ asked, values, pendingItem }) =>
    asked === null ? null : { isAsked: asked === values, values, hasPendingItem: pendingItem !== null },
  );
  const isPending = form.lookups.extras.state === 'loading';
  const isComplete = followed !== null && !followed.hasPendingItem && form.check().length === 0;
  const inputs = isComplete && !isPending ? toQuoteInputs(followed.values, form.offered) : null;
  // The dates too: whatever is changed, the price goes until it is known again.
  const dates = [followed?.values.requestedPickupDate, followed?.values.requestedDeliveryDate];
  const entered = JSON.stringify([inputs, dates]);
  const [settled] = useDebouncedValue(entered, TYPING_DELAY_MS);
  const isSettled = followed?.isAsked === true || settled === entered;
  const options = quoteQueries(useClient(), now).quote(inputs ?? { serviceType: '', units: [] });
  const query = useQuery({ ...options, ...(inputs !== null && isSettled ? {} : { queryFn: skipToken }) });
  if (followed === null) return { state: 'none' };
  if (!isComplete) return { state: 'incomplete' };
  if (inputs === null || !isSettled || query.isFetching) return { state: 'updating' };
  if (query.isError) return { state: 'failed', message: describeFailure(query.error) };
  if (query.data === undefined) return { state: 'updating' };
  const { quote, priceDateTimeUtc } = query.data;
  return { state: 'quoted', quote, reference: { priceDateTimeUtc, totalPrice: quote.totalPrice } };
}
