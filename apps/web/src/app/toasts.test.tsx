import { ApiError } from '@consign/api-client';
import { ConsignProvider } from '@consign/ui';
import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { createQueryClient } from './create-query-client.js';

const refusal = new ApiError('At least one freight item is required', { status: 422 });

function open(): QueryClient {
  render(<ConsignProvider tenantCode={null}>{null}</ConsignProvider>);
  return createQueryClient();
}

async function mutate(queryClient: QueryClient, error: unknown, failure?: 'screen' | { text: string }) {
  const observer = new MutationObserver(queryClient, {
    mutationFn: () => Promise.reject(error),
    ...(failure === undefined ? {} : { meta: { failure } }),
  });
  await act(() => observer.mutate().catch(() => undefined));
}

async function query(queryClient: QueryClient, error: unknown, failure?: 'message' | { text: string }) {
  const fetching = queryClient.fetchQuery({
    queryKey: ['q'],
    queryFn: () => Promise.reject(error),
    ...(failure === undefined ? {} : { meta: { failure } }),
  });
  await act(() => fetching.catch(() => undefined));
}

const toasts = () => screen.queryAllByRole('alert').map((toast) => toast.textContent);

describe('a failure becomes a toast', () => {
  it('[ERR-01] with the sentence of the server when a change fails', async () => {
    await mutate(open(), refusal);
    expect(toasts()).toEqual(['At least one freight item is required']);
  });

  it('[ERR-06] with Something went wrong for a fault that has no sentence', async () => {
    await mutate(open(), new TypeError('x is undefined'));
    expect(toasts()).toEqual(['Something went wrong']);
  });

  it('[ERR-07] with the words that the query names', async () => {
    await query(open(), new ApiError('Refused', { status: 400 }), {
      text: 'Search error, please try again later',
    });
    expect(toasts()).toEqual(['Search error, please try again later']);
  });

  it('not where the screen tells of it: every query that names nothing, and a change that says so', async () => {
    const queryClient = open();
    await query(queryClient, new ApiError('Refused', { status: 400 }));
    await mutate(queryClient, refusal, 'screen');
    expect(toasts()).toEqual([]);
  });
});
