import { fakeServer } from '@consign/queries/testing';
import { ConsignProvider } from '@consign/ui';
import { MutationObserver } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { createQueryClient } from './create-query-client.js';

type Call = 'version 1' | 'version 2' | 'scheduling';

/** Shows what the user sees when the server answers a call of a mutation like this. */
async function showAnswer(call: Call, answer: Response): Promise<void> {
  const { client } = fakeServer({
    'GET /api/v1/users/me/sites': answer,
    'GET /api/v2/me/accounts': answer,
    'GET /api/v1/scheduling/workDays/workingDates': answer,
  });
  const query = { regionId: 'r', startDate: '2026-03-16', endDate: '2026-03-22' };
  const calls = {
    'version 1': () => client.consignment.GET('/api/v1/users/me/sites'),
    'version 2': () => client.consignment.GET('/api/v2/me/accounts'),
    scheduling: () => client.scheduling.GET('/api/v1/scheduling/workDays/workingDates', { query }),
  };
  render(<ConsignProvider>{null}</ConsignProvider>);
  const observer = new MutationObserver<unknown>(createQueryClient(), { mutationFn: calls[call] });
  await act(() => observer.mutate().catch(() => undefined));
}

const problem = { title: 'Not valid', status: 422 };
const json = (status: number, body: unknown) => Response.json(body, { status });

async function readToast(call: Call, answer: Response): Promise<string | null> {
  await showAnswer(call, answer);
  return (await screen.findByRole('alert')).textContent;
}

it.each([
  [{ ...problem, detail: 'Say more' }, 'Say more'],
  [problem, 'Not valid'],
])('[ERR-02] a toast shows the detail of a version 2 error, or its title: %j', async (body, text) => {
  expect(await readToast('version 2', json(422, body))).toBe(text);
});

it('[ERR-03] a toast says so when a 403 has no body', async () => {
  const sentence = 'You are not authorized to perform this action';
  expect(await readToast('version 1', new Response(null, { status: 403 }))).toBe(sentence);
});

it.each([
  [json(404, { title: 'No such region', detail: 'Region 7' }), 'No such region'],
  [new Response(null, { status: 503, statusText: 'Service Unavailable' }), 'Service Unavailable'],
])('[ERR-05] a toast shows the title of a scheduling error, or its status text', async (answer, text) => {
  expect(await readToast('scheduling', answer)).toBe(text);
});

it.each([
  [new Response('The account is on hold.', { status: 409 }), 'The account is on hold.'],
  [
    json(422, ['Details are invalid', { message: 'Sender is invalid' }]),
    'Details are invalid\nSender is invalid',
  ],
])('[ERR-08] a toast shows a text as it is, and each issue on its own line', async (answer, text) => {
  expect(await readToast('version 1', answer)).toBe(text);
});
