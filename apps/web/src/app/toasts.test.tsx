import { ApiError } from '@consign/api-client/internal';
import { ConsignProvider } from '@consign/ui';
import { prefetch, sessionQueries, type FailureDisplay } from '@consign/queries';
import { fakeServer } from '@consign/queries/testing';
import { MutationObserver, onlineManager, QueryObserver, type QueryClient } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';

import { createQueryClient } from './create-query-client.js';

const refusal = new ApiError('At least one freight item is required', { status: 422 });

function open(now?: () => number): QueryClient {
  render(<ConsignProvider>{null}</ConsignProvider>);
  return createQueryClient(now);
}

async function mutate(queryClient: QueryClient, error: unknown, failure?: 'screen' | { text: string }) {
  const observer = new MutationObserver(queryClient, {
    mutationFn: () => Promise.reject(error),
    ...(failure === undefined ? {} : { meta: { failure } }),
  });
  await act(() => observer.mutate().catch(() => undefined));
}

let queryCount = 0;

async function query(queryClient: QueryClient, error: unknown, failure?: Exclude<FailureDisplay, 'screen'>) {
  queryCount += 1;
  const fetching = queryClient.fetchQuery({
    retry: false,
    queryKey: ['q', queryCount],
    queryFn: () => Promise.reject(error),
    ...(failure === undefined ? {} : { meta: { failure } }),
  });
  await act(() => fetching.catch(() => undefined));
}

function openWithSites() {
  const queryClient = open();
  const { client, names } = fakeServer({ 'GET /api/v1/users/me/sites': [] });
  const sites = new QueryObserver(queryClient, sessionQueries(client).sites());
  onTestFinished(sites.subscribe(() => undefined));
  return { queryClient, names };
}

const toasts = () => screen.queryAllByRole('alert').map((toast) => toast.textContent);

describe('a failure shows a toast', () => {
  it("[ERR-01] with the server's message when a mutation fails", async () => {
    await mutate(open(), refusal);
    // The first toast waits for its code.
    await expect.poll(toasts).toEqual(['At least one freight item is required']);
  });

  it('[ERR-06] with Something went wrong for an error without a message', async () => {
    await mutate(open(), new TypeError('x is undefined'));
    await expect.poll(toasts).toEqual(['Something went wrong']);
  });

  it('[ERR-07] with the text that the query sets', async () => {
    await query(open(), new ApiError('Refused', { status: 400 }), {
      text: 'Search error, please try again later',
    });
    expect(toasts()).toEqual(['Search error, please try again later']);
  });

  it('[ERR-11] once when an outage fails many reads, and again later', async () => {
    let now = 0;
    const queryClient = open(() => now);
    const down = new ApiError('Something went wrong', { status: 502 });
    await query(queryClient, down, { text: 'Failed to load consignment statuses' });
    await query(queryClient, new ApiError('No response', { status: 0, isNoResponse: true }), 'message');
    await query(queryClient, down, { text: 'Search error, please try again later' });
    expect(toasts()).toEqual(['Failed to load consignment statuses']);
    now = 6_000;
    await query(queryClient, down, { text: 'Search error, please try again later' });
    expect(toasts()).toHaveLength(2);
  });

  it('[ERR-11] [ERR-17] once for reads that are refused with the same title', async () => {
    let now = 0;
    const queryClient = open(() => now);
    const refused = new ApiError('Region 7 is closed', { status: 400, title: 'Region 7 is closed' });
    const shown = { schedulingText: 'An error occurred while fetching working dates' };
    await query(queryClient, refused, shown);
    await query(queryClient, refused, shown);
    expect(toasts()).toEqual(['Region 7 is closed']);
    now = 6_000;
    await query(queryClient, refused, shown);
    expect(toasts()).toHaveLength(2);
  });

  it('[ERR-11] for each read with its own error, and for a mutation even during an outage', async () => {
    const queryClient = open(() => 0);
    await query(queryClient, new ApiError('', { status: 502 }), { text: 'Search error' });
    await query(queryClient, new ApiError('Not for you', { status: 403 }), 'message');
    await mutate(queryClient, new ApiError('Something went wrong', { status: 502 }));
    expect(toasts().toSorted()).toEqual(['Not for you', 'Search error', 'Something went wrong']);
  });

  it('[ERR-11] not for a failed prefetch, but for the screen that then asks for the same data', async () => {
    const queryClient = open();
    const options = {
      retry: false,
      queryKey: ['prefetched'],
      queryFn: () => Promise.reject(new ApiError('', { status: 502 })),
      meta: { failure: { text: 'Failed to load consignment statuses' } },
    };
    await act(() => prefetch(queryClient, options));
    expect(toasts()).toEqual([]);
    const stop = new QueryObserver(queryClient, options).subscribe(() => undefined);
    onTestFinished(stop);
    await screen.findByText('Failed to load consignment statuses');
  });

  it('[ERR-04] immediately when the browser is offline, without queueing calls', async () => {
    onlineManager.setOnline(false);
    onTestFinished(() => onlineManager.setOnline(true));
    const queryClient = open();
    const offlineError = new ApiError('No response received; you may be offline', {
      status: 0,
      isNoResponse: true,
    });
    await mutate(queryClient, offlineError);
    await query(queryClient, offlineError, { text: 'Search error, please try again later' });
    expect(toasts()).toEqual([offlineError.message, 'Search error, please try again later']);
  });

  it('unless the screen shows it: queries by default, and mutations that say so', async () => {
    const queryClient = open();
    await query(queryClient, new ApiError('Refused', { status: 400 }));
    await mutate(queryClient, refusal, 'screen');
    expect(toasts()).toEqual([]);
  });
});

describe('a site that was taken from the user', () => {
  const taken = new ApiError('Select one or more of your sites', {
    status: 422,
    problems: [{ id: 'PLAT-20', path: 'siteIds', message: 'Select one or more of your sites' }],
  });

  it('[PLAT-309] is noticed by a read, which says so in place of its failure, not where a call has no site at all', async () => {
    const { queryClient, names } = openWithSites();
    await expect.poll(names).toHaveLength(1);
    const problems = [{ id: '', path: 'siteIds', message: 'This must have at least 1 entry' }];
    await query(queryClient, new ApiError('Bad request', { status: 400, problems }), {
      text: 'Search error',
    });
    expect(toasts()).toEqual(['Search error']);
    expect(names()).toHaveLength(1);
    await query(queryClient, taken, { text: 'Search error, please try again later' });
    await expect.poll(names).toHaveLength(2);
    expect(toasts()).toEqual(['Search error', 'Your sites have changed']);
  });

  it('[PLAT-309] is noticed by a change, which says why it was refused', async () => {
    const { queryClient, names } = openWithSites();
    await expect.poll(names).toHaveLength(1);
    await mutate(queryClient, taken);
    await expect.poll(names).toHaveLength(2);
    expect(toasts()).toEqual(['Select one or more of your sites']);
  });
});
