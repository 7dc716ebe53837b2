import type { ConsignmentPage, SavedView } from '@consign/api-client/consignment';
import { enterText, installDom } from '@consign/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

import { buildPage } from '../testing/pages.js';
import { search, showSearch, usualQuery } from '../testing/show.js';

const drafts: SavedView = { id: 'id-1', name: 'Drafts', query: 'statuses=DRAFT', isDefault: false };
const mine: SavedView = {
  id: 'id-2',
  name: 'Tūī',
  query: 'searchTerm=tui&columns=reference',
  isDefault: true,
};
const usual = new URLSearchParams(usualQuery).toString();
const views = 'GET /api/v1/users/me/views';
const put = 'PUT /api/v1/users/me/views/{id}';
const remove = 'DELETE /api/v1/users/me/views/{id}';

async function openMenu(): Promise<void> {
  await userEvent.click(await screen.findByText('Views'));
}

async function choose(name: string | RegExp): Promise<void> {
  await openMenu();
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}

/** Views that are answered when the test says so. */
function holdViews() {
  const waiting: ((views: SavedView[]) => void)[] = [];
  return {
    answers: { [views]: () => new Promise<SavedView[]>((resolve) => void waiting.push(resolve)) },
    answer: (all: SavedView[]) => {
      for (const resolve of waiting) resolve(all);
    },
  };
}

/** Holds timers of half a second until the returned function is called. */
function holdHalfSecond(): () => void {
  const held: (() => void)[] = [];
  const start = globalThis.setTimeout;
  vi.stubGlobal('setTimeout', (run: () => void, delay?: number) =>
    delay === 500 ? held.push(run) : start(run, delay),
  );
  return () => {
    for (const run of held) run();
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('[LIST-29] saves the current search under a name; one that is taken is reported, and a retry keeps the id', async () => {
  // The preview is beside the list.
  installDom({ width: 1440 });
  let isTaken = true;
  const taken = {
    messages: [{ severityCode: 'ERROR', userMessage: 'You already have a view with this name' }],
  };
  const { session } = showSearch({
    query: { statuses: 'DRAFT,FINAL', pageNumber: '2', preview: 'TAS0000001' },
    answers: { [put]: () => (isTaken ? Response.json(taken, { status: 422 }) : null) },
  });
  await screen.findByText('TAS0000007');
  await choose('Save this search');
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this search' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Enter a name')).toBeVisible();
  enterText(dialog.getByLabelText('Name'), ' This week ');
  await userEvent.click(dialog.getByLabelText('Make this my default view'));
  await userEvent.keyboard('{Enter}');
  expect(await dialog.findByText('You already have a view with this name')).toBeVisible();
  isTaken = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText("View 'This week' saved")).toBeVisible();
  const [first, second] = session.server.calls.filter(({ name }) => name === put);
  expect(second?.path).toBe(first?.path);
  const body = { name: 'This week', query: `statuses=DRAFT,FINAL&${usual}`, isDefault: true };
  expect([first?.body, second?.body]).toEqual([body, body]);
});

it('[LIST-94] a view whose filter was changed is saved again under its name, which stays the default', async () => {
  const { session } = showSearch({
    query: { searchTerm: 'tui' },
    answers: { [views]: [{ ...mine, query: 'searchTerm=tui' }, drafts], [put]: null },
  });
  await screen.findByRole('link', { name: /Tūī/u, current: true });
  await userEvent.type(screen.getByLabelText('Keyword'), ' nest{Enter}');
  await screen.findByRole('link', { name: /Tūī \(changed\)/u });
  await choose('Save this search');
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this search' }));
  expect(dialog.getByLabelText('Name')).toHaveValue('Tūī');
  expect(dialog.getByText("Replaces the view 'Tūī'")).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Replace' }));
  expect(await screen.findByText("View 'Tūī' saved")).toBeVisible();
  const replaced = session.server.calls.find(({ name }) => name === put);
  expect(replaced?.path).toBe('/api/v1/users/me/views/id-2');
  const query = `searchTerm=tui+nest&${usual}`;
  expect(replaced?.body).toEqual({ name: 'Tūī', query, isDefault: true });
});

it('[LIST-94] [LIST-95] a name that is taken replaces its view, in any case; one that is too long stays whole and is refused', async () => {
  const { session } = showSearch({ answers: { [views]: [drafts], [put]: null } });
  await choose('Save this search');
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this search' }));
  const name = dialog.getByLabelText('Name');
  enterText(name, 'ū'.repeat(61));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(name).toHaveValue('ū'.repeat(61));
  expect(name).toHaveAccessibleDescription('Maximum length is 60 characters');
  enterText(name, 'DRAFTS ');
  await userEvent.click(dialog.getByRole('button', { name: 'Replace' }));
  expect(await screen.findByText("View 'DRAFTS' saved")).toBeVisible();
  expect(session.server.calls.filter(({ name: call }) => call === put)).toMatchObject([
    { path: '/api/v1/users/me/views/id-1', body: { name: 'DRAFTS', isDefault: false } },
  ]);
});

it('[LIST-29] a URL with a query ignores the default view; its link can be copied, and a view opened', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
  const { onQueryChange, searched } = showSearch({
    query: { statuses: 'DRAFT', pageNumber: '2' },
    answers: { [views]: [mine] },
  });
  await screen.findByText('TAS0000007');
  expect(await screen.findByRole('link', { name: /Tūī/u })).not.toHaveAttribute('aria-current');
  expect(onQueryChange).not.toHaveBeenCalled();
  await choose('Copy link to this search');
  expect(writeText).toHaveBeenCalledWith(`http://tasman.localhost:4300/search?statuses=DRAFT&${usual}`);
  expect(await screen.findByText('Link copied')).toBeVisible();
  await choose(/Tūī/u);
  expect(onQueryChange.mock.lastCall?.[0].query).toEqual({ searchTerm: 'tui', columns: 'reference' });
  await waitFor(() => expect(searched()).toMatchObject({ searchTerm: 'tui', statuses: [] }));
});

it('[LIST-29] without a query, opens the default view before any other rows are shown', async () => {
  holdHalfSecond();
  const { answer, answers } = holdViews();
  const { onQueryChange, searched } = showSearch({ answers });
  await waitFor(() => expect(searched()).toBeDefined());
  expect(screen.queryByRole('grid')).toBeNull();
  answer([drafts, mine]);
  expect(await screen.findByText('TAS0000002')).toBeVisible();
  expect(onQueryChange).toHaveBeenCalledExactlyOnceWith({
    query: { searchTerm: 'tui', columns: 'reference' },
    references: [],
    replace: true,
  });
  expect(searched()).toMatchObject({ searchTerm: 'tui' });
  expect(screen.getAllByRole('columnheader')).toHaveLength(2);
});

it('[LIST-29] shows other rows if the views take longer than half a second, and keeps them', async () => {
  const passHalfSecond = holdHalfSecond();
  const { answer, answers } = holdViews();
  const { onQueryChange, session, searched } = showSearch({ answers });
  await waitFor(() => expect(searched()).toBeDefined());
  expect(screen.queryByRole('grid')).toBeNull();
  act(passHalfSecond);
  expect(await screen.findByText('TAS0000002')).toBeVisible();
  answer([mine]);
  await waitFor(() => expect(session.queryClient.isFetching()).toBe(0));
  await openMenu();
  expect(await screen.findByRole('menuitem', { name: /Tūī/u })).toBeVisible();
  expect(onQueryChange).not.toHaveBeenCalled();
});

it('[LIST-29] opens a late default view if no rows are shown yet', async () => {
  const passHalfSecond = holdHalfSecond();
  const { answer, answers } = holdViews();
  const never = new Promise<ConsignmentPage>(() => undefined);
  const { onQueryChange, searched } = showSearch({
    answers: {
      ...answers,
      [search]: ({ body }) => (Object(body).searchTerm === null ? never : buildPage(2)),
    },
  });
  await waitFor(() => expect(searched()).toBeDefined());
  act(passHalfSecond);
  answer([mine]);
  expect(await screen.findByText('TAS0000002')).toBeVisible();
  expect(onQueryChange.mock.lastCall?.[0].query).toEqual({ searchTerm: 'tui', columns: 'reference' });
});

it('[LIST-29] a cleared list stays cleared, even after Back', async () => {
  const { onQueryChange } = showSearch({ answers: { [views]: [{ ...mine, query: 'searchTerm=tui' }] } });
  await screen.findByText('TAS0000002');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(screen.getByLabelText('Keyword')).toHaveValue(''));
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(onQueryChange.mock.lastCall?.[0].query).toEqual(usualQuery);
});

it('[LIST-29] opens with the defaults if the views fail to load', async () => {
  const { onQueryChange } = showSearch({ answers: { [views]: () => new Response(null, { status: 502 }) } });
  expect(await screen.findByText('TAS0000002')).toBeVisible();
  expect(onQueryChange).not.toHaveBeenCalled();
});

it('[LIST-29] [LIST-92] views can be renamed, made the default and deleted, with undo', async () => {
  const { session } = showSearch({
    query: { statuses: 'DRAFT' },
    answers: { [views]: [drafts], [put]: null, [remove]: null },
  });
  const last = () => session.server.calls.findLast(({ name }) => name === put)?.body;
  await choose('Manage views');
  const dialog = within(await screen.findByRole('dialog', { name: 'Saved views' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Rename Drafts' }));
  const name = dialog.getByLabelText('New name for Drafts');
  await userEvent.clear(name);
  await userEvent.type(name, 'Hukihuki{Enter}');
  await waitFor(() =>
    expect(last()).toEqual({ name: 'Hukihuki', query: 'statuses=DRAFT', isDefault: false }),
  );
  const star = await dialog.findByRole('button', { name: 'Make Drafts the default view' });
  await waitFor(() => expect(star).toHaveFocus());
  await userEvent.click(star);
  await waitFor(() => expect(last()).toMatchObject({ name: 'Drafts', isDefault: true }));
  expect(star).toHaveFocus();
  const trash = dialog.getByRole('button', { name: 'Delete Drafts' });
  await waitFor(() => expect(trash).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(trash);
  await waitFor(() => expect(dialog.getAllByRole('button', { name: 'Close' }).at(-1)).toHaveFocus());
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(session.server.names().filter((call) => call === put)).toHaveLength(3));
  expect(session.server.names()).toContain(remove);
});
