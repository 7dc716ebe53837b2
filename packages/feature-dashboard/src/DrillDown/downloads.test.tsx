import { statuses, type StatusCode } from '@consign/domain/status';
import { keepSavedFiles } from '@consign/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { buildPage, buildRow } from '../testing/report-rows.js';
import { showDrillDown } from '../testing/show-drill-down.js';
import { calls, draft, miss, weekScope } from '../testing/WiredDrillDown.js';
import { createdCall } from '../testing/world.js';

const exportCall = 'POST /api/v1/data/export/consignments';
const documentsCall = 'POST /api/v1/consignments/bulk/documents';
const nothing = () => undefined;
const csv = () => new Response('reference\r\n', { headers: { 'content-type': 'text/csv' } });

const buildRows = (count: number, code: StatusCode = 'STAGED') =>
  Array.from({ length: count }, (_, index) => buildRow(index + 1, code));

async function openMenu() {
  const button = await screen.findByRole('button', { name: 'Download' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  return screen.findByRole('menu');
}

async function choose(name: RegExp) {
  await userEvent.click(within(await openMenu()).getByRole('menuitem', { name }));
}

const references = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => `TAS${String(index + from).padStart(7, '0')}`);

describe('downloads of everything behind a figure', () => {
  beforeEach(() => {
    vi.spyOn(window, 'open').mockClear().mockReturnValue(null);
    keepSavedFiles();
  });

  it('[DASH-19] are labels, notes and a CSV file of all of them', async () => {
    const { session } = showDrillDown({ segment: draft, rows: buildRows(60) });
    const menu = await openMenu();
    expect(
      within(menu)
        .getAllByRole('menuitem')
        .map((item) => item.textContent),
    ).toEqual(['LabelsAll 60 consignments', 'NotesAll 60 consignments', 'CSV fileAll 60 consignments']);
    expect(session.server.names()).not.toContain(exportCall);
  });

  it('[DASH-48] offers what applies, with the reason for the rest', async () => {
    const { session } = showDrillDown({ segment: draft });
    const menu = await openMenu();
    expect(
      within(menu)
        .getAllByRole('menuitem')
        .map((item) => [item.textContent, item.getAttribute('aria-disabled')]),
    ).toEqual([
      ['LabelsNone can have labels: Draft', 'true'],
      ['NotesNone can have notes: Draft', 'true'],
      ['CSV fileAll 60 consignments', null],
    ]);
    await userEvent.click(within(menu).getByRole('menuitem', { name: /Labels/u }));
    expect(session.server.names()).not.toContain(documentsCall);
    expect(window.open).not.toHaveBeenCalled();
  });

  it.each([
    [3, `LabelsNone can have labels: ${statuses.CANCELLED.name}`],
    [60, 'LabelsAll 60 consignments'],
  ])(
    '[DASH-48] of figures of several statuses, only one whose rows are all shown is known: %d',
    async (count, text) => {
      showDrillDown({ segment: miss, rows: buildRows(count, 'CANCELLED') });
      const menu = await openMenu();
      expect(within(menu).getByRole('menuitem', { name: /Labels/u })).toHaveTextContent(text);
    },
  );

  it('[DASH-19, DASH-24] without the print permission there is the CSV file alone, of one consignment', async () => {
    showDrillDown({
      segment: draft,
      rows: buildRows(1),
      data: { permissions: ['Access.DISPATCH', 'Access.DASHBOARD'] },
    });
    const items = within(await openMenu()).getAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual(['CSV file1 consignment']);
  });

  it('[DASH-19, DASH-40] CSV has the consignments of every page; labels go in batches of 200, with the tab of the click', async () => {
    const { session, asked } = showDrillDown({
      segment: miss,
      rows: buildRows(260),
      answers: { [exportCall]: csv, [documentsCall]: { items: [], results: [] } },
    });
    await choose(/CSV file/u);
    await waitFor(() =>
      expect(session.server.bodies(exportCall)).toEqual([{ format: 'csv', references: references(260) }]),
    );
    const all = { pageSize: 200, sortOption: 'createdAtDateTimeUtc', sortDirection: 'asc' };
    expect(asked().slice(1)).toMatchObject([
      { ...all, pageNumber: 1, serviceType: 'GENERAL', difotStatus: 'MISS' },
      { ...all, pageNumber: 2 },
    ]);

    await choose(/Notes/u);
    expect(window.open).toHaveBeenCalledOnce();
    await waitFor(() => expect(session.server.bodies(documentsCall)).toHaveLength(2));
    expect(session.server.bodies(documentsCall)).toEqual([
      { documentTypes: ['CONNOTE'], references: references(200) },
      { documentTypes: ['CONNOTE'], references: references(60, 201) },
    ]);
    expect(window.open).toHaveBeenCalledOnce();
  });

  it('[DASH-40] one page needs no further call, so that the tab of labels opens on the click', async () => {
    const { session, asked } = showDrillDown({
      segment: draft,
      rows: buildRows(20),
      answers: { [documentsCall]: { items: [], results: [] } },
    });
    await choose(/Labels/u);
    await waitFor(() => expect(session.server.names()).toContain(documentsCall));
    expect(window.open).toHaveBeenCalledOnce();
    expect(session.server.bodies(documentsCall)).toEqual([
      { documentTypes: ['FRTLABEL'], references: references(20) },
    ]);
    expect(asked()).toHaveLength(1);
  });

  it('[DASH-40] labels that some can’t have name them, and go on with the others', async () => {
    const rows = [...buildRows(3), buildRow(4, 'CANCELLED')];
    const { session } = showDrillDown({
      segment: miss,
      rows,
      answers: { [documentsCall]: { items: [], results: [] } },
    });
    await choose(/Labels/u);
    const why = await screen.findByRole('dialog', { name: 'Labels' });
    expect(why).toHaveTextContent('3 of 4 can have labels; 1 cannot');
    expect(why).toHaveTextContent(`this one is ${statuses.CANCELLED.name}`);
    await userEvent.click(within(why).getByRole('button', { name: 'Labels for 3' }));
    await waitFor(() =>
      expect(session.server.bodies(documentsCall)).toMatchObject([{ references: references(3) }]),
    );
  });

  it('[DASH-40] more than 10,000 are refused before anything is read', async () => {
    const { asked, session } = showDrillDown({
      segment: draft,
      answers: {
        [calls.created]: (call) => ({ ...buildPage(buildRows(25), call), rowCount: 12_345 }),
        [createdCall]: [{ status: 'DRAFT', count: 12_345 }],
      },
    });
    const menu = await openMenu();
    const item = within(menu).getByRole('menuitem', { name: /CSV file/u });
    expect(item).toHaveTextContent(
      'At most 10,000 at a time; this figure has 12,345. Choose fewer days, sites or service types.',
    );
    expect(item).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(item);
    expect(asked()).toHaveLength(1);
    expect(session.server.names()).not.toContain(exportCall);
  });

  it('[DASH-40] show how far they are, and can be stopped; one that fails says that nothing was downloaded', async () => {
    let answer: () => void = nothing;
    const isAnswered = new Promise<void>((done) => {
      answer = done;
    });
    const rows = buildRows(450);
    const { session } = showDrillDown({
      segment: draft,
      rows,
      answers: {
        [calls.created]: async (call) => {
          const { pageNumber, pageSize } = call.body as { pageNumber: number; pageSize: number };
          if (pageSize === 200 && pageNumber === 2) await isAnswered;
          if (pageNumber === 3) return new Response(null, { status: 502 });
          return buildPage(rows, call);
        },
      },
    });
    await choose(/CSV file/u);
    expect(await screen.findByText('CSV file: reading consignments: 200 of 450')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    answer();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled());
    expect(session.server.names()).not.toContain(exportCall);
    expect(screen.queryByRole('alert')).toBeNull();

    await choose(/CSV file/u);
    expect(await screen.findByRole('alert')).toHaveTextContent(/Nothing was downloaded\. Try again\.$/u);
    expect(session.server.names()).not.toContain(exportCall);
  });
});

describe('Open in search', () => {
  it('[DASH-38] finds the references of every page, where the list has no filter for them', async () => {
    const { links } = showDrillDown({
      segment: draft,
      scope: { ...weekScope, serviceTypeCodes: ['GENERAL'] },
      rows: buildRows(260),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Open in search' }));
    await waitFor(() => expect(links.findReferences).toHaveBeenCalledOnce());
    expect(links.findReferences).toHaveBeenCalledWith(references(260));
    expect(links.search.open).not.toHaveBeenCalled();
  });

  it('[DASH-38] opens no part of more references than the list finds', async () => {
    const { links } = showDrillDown({ segment: miss, rows: buildRows(1001) });
    const button = await screen.findByRole('button', { name: 'Open in search' });
    expect(button).toHaveAccessibleDescription(/at most 1,000 of these at a time; this figure has 1,001/u);
    await userEvent.click(button);
    expect(links.findReferences).not.toHaveBeenCalled();
  });
});
