import { useScreenActions, type ScreenAction } from '@consign/ui';
import { listTexts } from '@consign/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { buildFound } from './testing/found.js';
import { search, showFinder } from './testing/show.js';

const lookup = 'GET /api/v2/lookups/organisations/{orgId}/participant-sites';

function Screen({ actions }: { readonly actions: readonly ScreenAction[] }) {
  useScreenActions(actions);
  return <button type="button">Freight</button>;
}

const options = (): (string | null)[] => listTexts(screen.getAllByRole('option'));
const field = () => screen.findByRole('combobox', { name: 'Search everywhere' });
const active = async (): Promise<string | null> => {
  const id = (await field()).getAttribute('aria-activedescendant') ?? '';
  return document.getElementById(id)?.textContent ?? null;
};

describe('the palette', () => {
  it('[NAV-20] opens with the focus in its field, offers the screens, and gives the focus back', async () => {
    const { opened } = showFinder({ view: null, children: <Screen actions={[]} /> });
    const button = screen.getByRole('button', { name: 'Freight' });
    button.focus();
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(async () => expect(await field()).toHaveFocus());
    expect(options()).toEqual(['Dashboard', 'Consignments', 'Reports']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await field(), 'repo{Enter}');
    await waitFor(() => expect(opened).toEqual(['screen Reports']));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[NAV-20] finds consignments of any date at all sites, with receiver and status; Enter opens one', async () => {
    const { session, opened } = showFinder({ answers: { [search]: buildFound(3), [lookup]: [] } });
    await userEvent.type(await field(), 'tas0000');
    await screen.findByRole('option', { name: /TAS0000002/ });
    expect(session.server.bodies(search).at(-1)).toEqual({
      searchTerm: 'tas0000',
      date: null,
      siteIds: session.data.sites.map(({ id }) => id),
    });
    expect(options()[1]).toMatch(/^TAS0000002 .+Draft$/);
    // The arrows go round at both ends.
    await userEvent.keyboard('{ArrowUp}');
    expect(await active()).toBe(options().at(-1));
    await userEvent.keyboard('{ArrowDown}');
    expect(await active()).toBe(options()[0]);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(await active()).toContain('TAS0000002');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(opened).toEqual(['consignment TAS0000002']));
  });

  it('[NAV-20] shows the first 8 of many and leads to all of them in the list', async () => {
    const { opened } = showFinder({ answers: { [search]: buildFound(1_234), [lookup]: [] } });
    await userEvent.type(await field(), 'kitchen');
    await userEvent.click(await screen.findByRole('option', { name: 'Show all 1,234 in the list' }));
    await waitFor(() => expect(opened).toEqual(['list kitchen']));
  });

  it('[NAV-20] finds receivers and leads to their consignments', async () => {
    const { opened, session } = showFinder({ answers: { [search]: buildFound(0) } });
    await userEvent.type(await field(), 'café');
    const receivers = await screen.findByRole('group', { name: 'Receivers' });
    expect(session.server.names()).toContain(lookup);
    await userEvent.click(within(receivers).getByRole('option', { name: /Tūī Café/ }));
    await waitFor(() => expect(opened).toEqual(['list Tūī Café']));
  });

  it('[NAV-20] offers recent consignments before anything is typed', async () => {
    const { opened } = showFinder({ recent: () => ['TAS0000007', 'TAS0000003'] });
    const recent = await screen.findByRole('group', { name: 'Recent consignments' });
    expect(listTexts(within(recent).getAllByRole('option'))).toEqual(['TAS0000007', 'TAS0000003']);
    await userEvent.click(within(recent).getByRole('option', { name: 'TAS0000003' }));
    await waitFor(() => expect(opened).toEqual(['consignment TAS0000003']));
  });

  it('[NAV-20] Enter before the answer opens the consignment, as after a scan', async () => {
    const all = buildFound(3);
    const scanned = { ...all, rowCount: 1, results: all.results.slice(2) };
    const { opened } = showFinder({
      answers: {
        [search]: ({ body }) => (Object(body).searchTerm === 'tas0000' ? all : scanned),
        [lookup]: [],
      },
    });
    await userEvent.type(await field(), 'tas0000');
    await screen.findByRole('option', { name: /TAS0000001/ });
    // The earlier results don't match the scan.
    await userEvent.clear(await field());
    await userEvent.paste('(401)9521234TAS0000003');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(opened).toEqual(['consignment TAS0000003']));
  });

  it('[NAV-20] reports no results or a failed search, and retries', async () => {
    let isDown = true;
    showFinder({
      answers: {
        [search]: () => (isDown ? new Response(null, { status: 503 }) : buildFound(0)),
        [lookup]: [],
      },
    });
    await userEvent.type(await field(), 'zzz');
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    isDown = false;
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/^Nothing found\./)).toBeVisible();
  });

  it('[NAV-20] offers no consignments to users who may not see them', async () => {
    const { session } = showFinder({ consignments: null, recent: () => ['TAS0000007'] });
    await userEvent.type(await field(), 'dash');
    expect(options()).toEqual(['Dashboard']);
    await userEvent.type(await field(), 'zzz');
    expect(await screen.findByText('No screen or action has this name.')).toBeVisible();
    expect(session.server.names()).not.toContain(search);
  });

  it('[NAV-21] runs the screen’s actions and shows their keys; a disabled one shows its reason and does nothing', async () => {
    const done: string[] = [];
    const reason = 'Only a Draft consignment can be marked as ready';
    showFinder({
      children: (
        <Screen
          actions={[
            { label: 'Save', keys: ['Ctrl+S'], run: () => done.push('saved') },
            { label: 'Mark As Ready', reason, run: () => done.push('ready') },
            { label: 'Previous or next row', keys: ['↑', '↓'] },
          ]}
        />
      ),
    });
    await field();
    const own = within(screen.getByRole('group', { name: 'On this screen' }));
    expect(listTexts(own.getAllByRole('option'))).toEqual(['SaveCtrl + S', `Mark As Ready ${reason}`]);
    expect(own.getByRole('option', { name: /Mark As Ready/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(done).toEqual(['saved']));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
