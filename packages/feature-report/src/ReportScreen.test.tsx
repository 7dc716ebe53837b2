import { memoryStore, testId } from '@consign/session/testing';
import { enterText, keepSavedFiles } from '@consign/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createCsvFile, csvResponse, extractCall } from './testing/csv-file.js';
import { showReport } from './testing/show.js';

let saved: ReturnType<typeof keepSavedFiles>;

beforeEach(() => {
  saved = keepSavedFiles();
  // A file is shown each time that it has arrived, not a few times a second.
  let time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (time += 1000));
});
afterEach(() => {
  vi.restoreAllMocks();
});

const downloadButton = () => screen.findByRole('button', { name: /^Download/u });
const press = async () => userEvent.click(await downloadButton());
const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const panel = () => screen.findByRole('region', { name: 'Download' });
const choose = async (field: string, option: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

describe('the Data Extract form', () => {
  it('[ROUTE-04] [EXTR-01] [EXTR-02] [EXTR-05] [EXTR-14] sends its choice for all active sites, forward for requested deliveries, and saves the file under the name of the day', async () => {
    const { extracts, session } = showReport({ answers: { [extractCall]: () => csvResponse(2) } });
    expect(await downloadButton()).toBeEnabled();
    expect(screen.getByRole('heading', { name: 'Data Extract' })).toBeVisible();
    expect(screen.getByRole('button', { name: /Status/u })).toHaveTextContent('Any status');
    expect(screen.getByRole('combobox', { name: 'Type' })).toHaveValue('Creation');
    expect(screen.getByRole('combobox', { name: 'Date' })).toHaveValue('Last 7 days');
    expect(screen.getByLabelText('From date')).toHaveValue('16/11/2026');
    expect(screen.getByLabelText('To date')).toHaveValue('22/11/2026');

    await choose('Type', 'Requested Delivery');
    expect(screen.getByRole('combobox', { name: 'Date' })).toHaveValue('Next 7 days');
    expect(screen.getByLabelText('To date')).toHaveValue('28/11/2026');
    await choose('Date', 'Next calendar month');
    expect(screen.getByLabelText('From date')).toHaveValue('01/12/2026');
    await choose('Type', 'Creation');
    expect(screen.getByRole('combobox', { name: 'Date' })).toHaveValue('Last 7 days');

    await press();
    await waitFor(() =>
      expect(saved).toMatchObject([{ name: 'Consignments_22-Nov-2026.csv', content: { size: 60 } }]),
    );
    expect(extracts()).toEqual([
      {
        dateType: 'Creation',
        startDateUtc: '2026-11-15T11:00:00Z',
        endDateUtc: '2026-11-22T11:00:00Z',
        siteIds: [testId(10)],
        statuses: [],
      },
    ]);
    expect(await panel()).toHaveTextContent('Consignments_22-Nov-2026.csv downloaded, 2 rows');
    expect(session.events).toContainEqual({ name: 'export downloaded', format: 'csv' });
  });

  it('[EXTR-18] Download moves the focus to an invalid date', async () => {
    const { extracts } = showReport();
    const to = await screen.findByLabelText('To date');
    await enterText(to, '31/02/2026');
    await press();
    expect(to).toHaveFocus();
    expect(to).toHaveAccessibleDescription('To Date is invalid');
    expect(extracts()).toEqual([]);
  });

  it('[EXTR-05] cannot be downloaded without a site', async () => {
    const { extracts } = showReport({ storage: memoryStore({ 'consign.active-sites': '[]' }) });
    expect(await downloadButton()).toHaveAccessibleDescription('Choose a site at the top of the page');
    await press();
    expect(extracts()).toEqual([]);
  });

  it('[EXTR-01] [EXTR-13] keeps the choice in the URL, and sends it', async () => {
    const { extracts, onQueryChange } = showReport({
      query: { statuses: 'DRAFT' },
      answers: { [extractCall]: () => csvResponse(1) },
    });
    await downloadButton();
    await choose('Type', 'Requested Delivery');
    await choose('Date', 'Last 30 days');
    expect(onQueryChange).toHaveBeenLastCalledWith({
      statuses: 'DRAFT',
      dateType: 'RequestedDelivery',
      dateRangePresetCode: 'LAST_30_DAYS',
    });
    await press();
    await waitFor(() => expect(extracts()).toHaveLength(1));
    expect(extracts()[0]).toMatchObject({
      dateType: 'RequestedDelivery',
      startDateUtc: '2026-10-23T11:00:00Z',
      statuses: ['DRAFT'],
    });
  });

  it('[EXTR-17] offers a row per price line to users who see prices, in the URL too', async () => {
    const { extracts, onQueryChange } = showReport({ answers: { [extractCall]: () => csvResponse(1) } });
    await downloadButton();
    expect(screen.getByRole('combobox', { name: 'Rows' })).toHaveValue('One row per consignment');
    await choose('Rows', 'One row per price line');
    expect(onQueryChange).toHaveBeenLastCalledWith({ rowPer: 'PRICE_LINE' });
    await press();
    await waitFor(() => expect(extracts()).toEqual([expect.objectContaining({ rowPer: 'PRICE_LINE' })]));
  });

  it('[EXTR-17] drops it from the link of a colleague for users who see none', async () => {
    const { extracts } = showReport({
      query: { rowPer: 'PRICE_LINE' },
      answers: { [extractCall]: () => csvResponse(1) },
      data: { permissions: ['Access.DISPATCH', 'Consignment.LimitedEdit'] },
    });
    await downloadButton();
    expect(screen.queryByRole('combobox', { name: 'Rows' })).toBeNull();
    await press();
    await waitFor(() => expect(extracts()).toHaveLength(1));
    expect(extracts()[0]).not.toHaveProperty('rowPer');
  });

  it('[EXTR-05] refuses more than 365 days before it asks the server', async () => {
    const { extracts } = showReport({ query: { startDate: '2026-01-01', endDate: '2026-11-22' } });
    await downloadButton();
    enterText(screen.getByLabelText('From date'), '01/01/2025');
    await press();
    expect(await screen.findByText('A maximum of 12 month(s) is allowed')).toBeVisible();
    expect(extracts()).toEqual([]);
  });
});

describe('a download', () => {
  it('[EXTR-07] shows the rows so far and how many there are, and announces every tenth', async () => {
    const file = createCsvFile(2000);
    showReport({ answers: { [extractCall]: () => file.response } });
    await press();
    file.arrive(500);
    expect(await screen.findByText('500 of 2,000 rows')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Download progress' })).toHaveAttribute('value', '500');
    expect(screen.getByText('20% downloaded')).toHaveAttribute('aria-live', 'polite');
    file.arrive(1490);
    file.end();
    expect(await panel()).toHaveTextContent('downloaded, 1,990 rows');
    expect(await panel()).toHaveTextContent(
      '2,000 matched when the download began; consignments changed meanwhile.',
    );
  });

  it('[EXTR-07] says that there is nothing instead of saving an empty file', async () => {
    showReport({ answers: { [extractCall]: () => csvResponse(0) } });
    await press();
    expect(await screen.findByText('Nothing to download', { selector: 'p' })).toBeVisible();
    expect(await panel()).toHaveTextContent('No consignments match. Choose other dates, statuses or sites.');
    expect(saved).toEqual([]);
  });

  it('[EXTR-07] stops, saves nothing, and starts again', async () => {
    const files = [createCsvFile(2000), createCsvFile(1)];
    const [first, second] = files;
    const { extracts } = showReport({
      answers: { [extractCall]: () => files.shift()?.response ?? csvResponse(1) },
    });
    await press();
    first?.arrive(500);
    await screen.findByText('500 of 2,000 rows');
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    expect(await panel()).toHaveTextContent(
      'Download stoppedNo file was saved: 500 of 2,000 rows had arrived. Your choices are still here.',
    );
    expect(saved).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
    second?.arrive(1);
    second?.end();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(extracts()).toHaveLength(2);
    expect(extracts()[1]).toEqual(extracts()[0]);
  });

  it('[EXTR-03] [EXTR-09] [EXTR-15] saves nothing of a file that breaks off, says how far it was, and retries', async () => {
    const file = createCsvFile(2000);
    const answers = [() => file.response, () => csvResponse(2000)];
    showReport({ answers: { [extractCall]: () => answers.shift()?.() ?? csvResponse(1) } });
    await press();
    file.arrive(500);
    await screen.findByText('500 of 2,000 rows');
    file.breakOff();
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Cannot download csv, please try again later')).toBeVisible();
    expect(alert).toHaveTextContent(
      'The connection broke after 500 of 2,000 rows, so no file was saved: it would not be complete. Your choices are still here.',
    );
    expect(saved).toEqual([]);
    // EXTR-15: the one filled button is Download.
    expect(screen.getByRole('button', { name: 'Retry' })).toHaveAttribute('data-variant', 'default');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('[EXTR-03] [EXTR-10] shows why the server refused', async () => {
    const userMessage = 'You have several downloads running';
    showReport({
      answers: {
        [extractCall]: () =>
          Response.json(
            { messages: [{ severityName: 'Error', userMessage, invalidParams: [], innerMessages: [] }] },
            { status: 429 },
          ),
      },
    });
    await press();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Cannot download csv, please try again later');
    expect(alert).toHaveTextContent(userMessage);
    expect(alert).toHaveTextContent('No file was saved. Your choices are still here.');
  });

  it('[EXTR-11] [EXTR-19] is not started twice, goes on while the form is changed and the screen is left, asks before the tab closes, and shows again', async () => {
    const file = createCsvFile(1000);
    const { leave, comeBack, extracts } = showReport({ answers: { [extractCall]: () => file.response } });
    await press();
    file.arrive(400);
    await screen.findByText('400 of 1,000 rows');
    await choose('Date', 'Today');
    expect(await downloadButton()).toHaveAccessibleDescription('Another download is running');
    await press();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(extracts()).toHaveLength(1);
    leave();
    expect(isAsked()).toBe(true);
    file.arrive(100);
    comeBack();
    expect(await screen.findByText('500 of 1,000 rows')).toBeVisible();
    leave();
    file.arrive(500);
    file.end();
    await waitFor(() => expect(saved).toHaveLength(1));
    await waitFor(() => expect(isAsked()).toBe(false));
    expect(await screen.findByText('Consignments_22-Nov-2026.csv was downloaded')).toBeVisible();
    comeBack();
    expect(await panel()).toHaveTextContent('downloaded, 1,000 rows');
    expect(await panel()).toHaveTextContent('Created 16/11/2026 to 22/11/2026');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('region', { name: 'Download' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Download' })).toHaveFocus();
  });
});
