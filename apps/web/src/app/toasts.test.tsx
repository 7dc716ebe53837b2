import { ApiError } from '@consign/api-client';
import { ConsignProvider } from '@consign/ui';
import { MutationObserver, onlineManager, type QueryClient } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';

import { createQueryClient } from './create-query-client.js';

const refusal = new ApiError('At least one freight item is required', { status: 422 });

function open(now?: () => number): QueryClient {
  render(<ConsignProvider tenantCode={null}>{null}</ConsignProvider>);
  return createQueryClient(now);
}

async function mutate(queryClient: QueryClient, error: unknown, failure?: 'screen' | { text: string }) {
  const observer = new MutationObserver(queryClient, {
    mutationFn: () => Promise.reject(error),
    ...(failure === undefined ? {} : { meta: { failure } }),
  });
  await act(() => observer.mutate().catch(() => undefined));
}

let asked = 0;

async function query(queryClient: QueryClient, error: unknown, failure?: 'message' | { text: string }) {
  asked += 1;
  const fetching = queryClient.fetchQuery({
    retry: false,
    queryKey: ['q', asked],
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

  it('[ERR-11] once, when one trouble fails many reads together, and again later', async () => {
    let now = 0;
    const queryClient = open(() => now);
    const down = new ApiError('Something went wrong', { status: 502 });
    await query(queryClient, down, { text: 'Failed to load consignment statuses' });
    await query(queryClient, new ApiError('No response', { status: 0, isNoResponse: true }), 'message');
    await query(queryClient, down, { text: 'Search error, please try again later' });
    expect(toasts()).toEqual(['Failed to load consignment statuses']);
    now = 4_000;
    await query(queryClient, down, { text: 'Search error, please try again later' });
    expect(toasts()).toHaveLength(2);
  });

  it('[ERR-11] each, when reads are refused for reasons of their own, and a change whatever reads failed', async () => {
    const queryClient = open(() => 0);
    await query(queryClient, new ApiError('', { status: 502 }), { text: 'Search error' });
    await query(queryClient, new ApiError('Not for you', { status: 403 }), 'message');
    await mutate(queryClient, new ApiError('Something went wrong', { status: 502 }));
    expect(toasts().toSorted()).toEqual(['Not for you', 'Search error', 'Something went wrong']);
  });

  it('[ERR-04] at once when the browser says that there is no network: nothing is held back and sent later', async () => {
    onlineManager.setOnline(false);
    onTestFinished(() => onlineManager.setOnline(true));
    const queryClient = open();
    const none = new ApiError('No response received; you may be offline', { status: 0, isNoResponse: true });
    await mutate(queryClient, none);
    await query(queryClient, none, { text: 'Search error, please try again later' });
    expect(toasts()).toEqual([none.message, 'Search error, please try again later']);
  });

  it('not where the screen tells of it: every query that names nothing, and a change that says so', async () => {
    const queryClient = open();
    await query(queryClient, new ApiError('Refused', { status: 400 }));
    await mutate(queryClient, refusal, 'screen');
    expect(toasts()).toEqual([]);
  });
});
