import { expect } from 'vitest';

import { test as it } from '../testing/api-test.js';
import { activeAccountId, inactiveAccountId } from '../testing/fixtures.js';
import {
  checkedInvoice,
  invoicesUrl,
  line,
  loadInvoice,
  readInvoice,
  readLines,
  storePriced,
} from '../testing/invoice-test.js';
import { runSql } from '../testing/run-sql.js';

const idFrom = (url: string) => url.slice(url.lastIndexOf('/') + 1);

it('[CALL-240] [CALL-241] [CALL-242] [CALL-244] [CALL-245] [CALL-246] [INVC-04] [INVC-08] an invoice is loaded, checked and added up', async ({
  api,
  database,
}) => {
  await storePriced(database, { reference: 'TAS0100001' });
  await storePriced(database, { reference: 'TAS0100002' });
  await storePriced(database, { reference: 'TAS0100003', status: 'TRANSIT' });
  await storePriced(database, { reference: 'TAS0100004', status: 'CANCELLED' });
  await storePriced(database, { reference: 'TAS0100005' }, {}, 'ESTIMATE');
  await storePriced(database, { reference: 'TAS0100006', salesReference: 'PO-77 A' });
  const parts = { freight: 100, extras: 0, surcharges: 5, faf: 20 };
  const url = await loadInvoice(
    api,
    'INV-1',
    [
      line(1, 'tas 010 0001'),
      line(2, 'TAS0100002', { amount: 125, parts }),
      line(3, 'TAS0100003'),
      line(4, 'TAS0100004'),
      line(5, 'TAS0100005'),
      line(6, '', { customerReference: 'po77a' }),
      line(7, 'TAS0100001', { amount: 120.5 }),
      line(8, 'TAS9999999', { description: 'Who knows' }),
    ],
    { total: 1000 },
  );
  expect(await readInvoice(api, url)).toMatchObject({
    checkedAtDateTimeUtc: null,
    verdicts: [],
    notExplained: null,
  });
  const answer = await api.post(`${url}/check`, undefined);
  expect(answer).toMatchObject({
    status: 200,
    body: {
      number: 'INV-1',
      createdBy: 'Mere Manager',
      lineCount: 8,
      verdicts: [
        { verdict: 'Unknown', count: 1, amount: 120 },
        { verdict: 'Cancelled', count: 1, amount: 120 },
        { verdict: 'AlreadyInvoiced', count: 1, amount: 120.5 },
        { verdict: 'NotDelivered', count: 1, amount: 120 },
        { verdict: 'NoPrice', count: 1, amount: 120 },
        { verdict: 'Differs', count: 1, amount: 125 },
        { verdict: 'Agrees', count: 2, amount: 240 },
      ],
      accepted: { count: 0, amount: 0 },
      undecided: { count: 8, amount: 965.5 },
      notExplained: 34.5,
    },
  });
  expect(await readInvoice(api, url)).toEqual(answer.body);
  expect((await api.get(invoicesUrl)).body).toContainEqual(answer.body);
  expect((await api.get(`${invoicesUrl}?before=${idFrom(url)}`)).body).toEqual([]);
  const lines = await readLines(api, url);
  expect(lines).toMatchObject([
    { verdict: 'Agrees', consignmentReference: 'TAS0100001', agreed: 120, difference: 0 },
    {
      verdict: 'Differs',
      parts,
      agreed: 120,
      difference: 5,
      differingParts: [{ kind: 'SURCHARGE', invoiced: 5, agreed: 0 }],
    },
    { verdict: 'NotDelivered' },
    { verdict: 'Cancelled' },
    { verdict: 'NoPrice' },
    { verdict: 'Agrees', consignmentReference: 'TAS0100006' },
    { verdict: 'AlreadyInvoiced', invoicedOn: { invoiceId: idFrom(url), number: 'INV-1', line: 1 } },
    { verdict: 'Unknown', consignmentReference: null, agreed: null, description: 'Who knows' },
  ]);
  expect((await api.get(`${url}/lines?after=6`)).body).toEqual(lines.slice(6));
});

it('[INVC-04] [INVC-10] a number is taken once, a corrected invoice takes its place, and its removal gives it back', async ({
  api,
  database,
}) => {
  await storePriced(database, { reference: 'TAS0110001' });
  const first = await checkedInvoice(api, 'INV-2', [line(1, 'TAS0110001', { amount: 130 })]);
  const again = { number: 'INV-2', date: '2026-03-16', accountId: activeAccountId, total: 120, lineCount: 1 };
  const send = (change: object) =>
    api.post(invoicesUrl, { ...again, isGstIncluded: false, replacesInvoiceId: null, ...change });
  expect(await send({})).toMatchObject({
    status: 422,
    body: {
      problems: [
        {
          path: 'number',
          message: 'Invoice INV-2 of this account is loaded already. Is this a corrected one?',
        },
      ],
    },
  });
  const replacesInvoiceId = idFrom(first);
  const second = await checkedInvoice(api, 'INV-2', [line(1, 'TAS0110001')], { replacesInvoiceId });
  expect(await readLines(api, second)).toMatchObject([{ verdict: 'Agrees' }]);
  expect(await readInvoice(api, first)).toMatchObject({ isReplaced: true });
  expect(await send({ number: 'INV-2 b', replacesInvoiceId })).toMatchObject({ status: 422 });

  const third = await checkedInvoice(api, 'INV-3', [line(1, 'TAS0110001')]);
  expect(await readLines(api, third)).toMatchObject([
    { verdict: 'AlreadyInvoiced', invoicedOn: { number: 'INV-2', line: 1, invoiceId: idFrom(second) } },
  ]);
  await api.post(`${second}/check`, undefined);
  expect(await readLines(api, second)).toMatchObject([{ verdict: 'Agrees' }]);
  expect(await api.delete(second)).toMatchObject({ status: 204 });
  expect(await api.get(second)).toMatchObject({ status: 404 });
  expect(await readInvoice(api, first)).toMatchObject({ isReplaced: false });
});

it('[INVC-10] what does not fit is refused with a sentence', async ({ api }) => {
  const url = await loadInvoice(api, 'INV-4', [line(1, 'TAS0120001')], { lineCount: 2 });
  const refused = async (path: string, body: object, message: string) => {
    const answer = await (path === 'check' ? api.post : api.put)(`${url}/${path}`, body);
    expect([
      answer.status,
      (answer.body as { problems: { message: string }[] }).problems[0]?.message,
    ]).toEqual([422, message]);
  };
  await refused('lines', { lines: [line(3, '')] }, 'This invoice has 2 lines');
  const parts = { freight: 1, extras: 0, surcharges: 0, faf: 0 };
  await refused(
    'lines',
    { lines: [line(2, '', { parts })] },
    'The parts of this line do not add up to its amount',
  );
  const missing = await api.post(`${url}/check`, undefined);
  expect(missing).toMatchObject({
    status: 422,
    body: { problems: [{ message: '1 of 2 lines have arrived. Send the others first' }] },
  });
  const decided = { lines: [1], decision: 'Accepted', reason: '' };
  await refused('decisions', decided, 'Check this invoice first');
  expect(await api.put(`${url}/lines`, { lines: [line(2, ''), line(2, 'TAS0120002')] })).toMatchObject({
    status: 204,
  });
  expect(await api.post(`${url}/check`, undefined)).toMatchObject({ status: 200 });
  expect(await readLines(api, url)).toMatchObject([{}, { reference: 'TAS0120002' }]);
  await refused('lines', { lines: [line(2, '')] }, 'This invoice was checked. Its lines stay as they are');
  await refused('decisions', { ...decided, lines: [1, 3] }, 'This invoice has 2 lines');
  await refused(
    'decisions',
    { ...decided, decision: 'Queried', reason: ' ' },
    'Say what you ask the provider',
  );
  expect(
    await api.post(invoicesUrl, {
      number: 'INV-5',
      date: '2026-03-16',
      accountId: idFrom(url),
      total: 1,
      lineCount: 1,
      isGstIncluded: false,
      replacesInvoiceId: null,
    }),
  ).toMatchObject({ status: 422, body: { problems: [{ message: 'Choose one of your accounts' }] } });
});

it('[CALL-243] [CALL-247] [INVC-11] lines are accepted and queried by name, and then their invoice cannot be deleted', async ({
  api,
  apiAs,
  database,
}) => {
  await storePriced(database, { reference: 'TAS0130001', site: 'WLG1' });
  const url = await checkedInvoice(api, 'INV-6', [line(1, 'TAS0130001'), line(2, 'None')]);
  const decide = (lines: number[], decision: string | null, reason = '') =>
    api.put(`${url}/decisions`, { lines, decision, reason });
  expect(await decide([1], 'Accepted')).toMatchObject({ status: 204 });
  const dispatch = await apiAs('dispatch');
  const query = { lines: [2], decision: 'Queried', reason: 'What is this?' };
  expect(await dispatch.put(`${url}/decisions`, query)).toMatchObject({ status: 204 });
  expect(await readLines(api, url)).toMatchObject([
    { decision: 'Accepted', reason: '', decidedBy: 'Mere Manager' },
    { decision: 'Queried', reason: 'What is this?', decidedBy: 'Dan Dispatch' },
  ]);
  expect(await readInvoice(api, url)).toMatchObject({
    accepted: { count: 1, amount: 120 },
    queried: { count: 1, amount: 120 },
    undecided: { count: 0, amount: 0 },
    notExplained: 0,
  });
  // A new check leaves decisions.
  await api.post(`${url}/check`, undefined);
  expect(await readInvoice(api, url)).toMatchObject({ accepted: { count: 1 }, queried: { count: 1 } });
  expect(await api.delete(url)).toMatchObject({ status: 422 });
  await decide([1, 2], null);
  expect(await readLines(api, url)).toMatchObject([
    { decision: null, reason: null, decidedBy: null, decidedAtDateTimeUtc: null },
    { decision: null },
  ]);
  expect(await api.delete(url)).toMatchObject({ status: 204 });
  expect(await api.delete(url)).toMatchObject({ status: 204 });
});

it('[INVC-09] hides consignments at other sites from its loader too', async ({ api, apiAs, database }) => {
  await storePriced(database, { reference: 'TAS0140001', site: 'AKL1' });
  await storePriced(database, { reference: 'TAS0140002', site: 'WLG1' });
  const dispatch = await apiAs('dispatch');
  const lines = [line(1, 'TAS0140001'), line(2, 'TAS0140002'), line(3, 'TAS0149999')];
  const url = await checkedInvoice(dispatch, 'INV-7', lines);
  const [other, own, none] = await readLines(dispatch, url);
  expect(own).toMatchObject({ verdict: 'Agrees', agreed: 120 });
  expect(other).toEqual({ ...none, line: 1, reference: 'TAS0140001' });
  expect(none).toMatchObject({ verdict: 'Unknown' });
  const seen = (await readInvoice(dispatch, url)).verdicts;
  expect(seen).toEqual([
    { verdict: 'Unknown', count: 2, amount: 240 },
    { verdict: 'Agrees', count: 1, amount: 120 },
  ]);
  // A colleague with both sites is told more, and one without them has no such invoice.
  expect(await readLines(api, url)).toMatchObject([{ verdict: 'Agrees' }, { verdict: 'Agrees' }, {}]);
  const managers = await checkedInvoice(api, 'INV-8', [line(1, 'TAS0140001'), line(2, 'TAS0140002')]);
  expect(await dispatch.get(managers)).toMatchObject({ status: 404 });
  expect(await dispatch.post(`${managers}/check`, undefined)).toMatchObject({ status: 404 });
  // Where a line was invoiced before is not told of an invoice that the reader may not see.
  const again = await checkedInvoice(dispatch, 'INV-9', [line(1, 'TAS0140002')]);
  await runSql(database)`
    update invoice_lines set invoiced_on_id = ${idFrom(managers)} where invoice_id = ${idFrom(again)}`;
  expect(await readLines(dispatch, again)).toMatchObject([
    { verdict: 'AlreadyInvoiced', invoicedOn: { invoiceId: null, number: null, line: null } },
  ]);
});

it('[CALL-249, CALL-250, INVC-14] an account keeps its tolerance and columns', async ({ api, database }) => {
  const url = `/api/v2/accounts/${activeAccountId}/invoice-settings`;
  const none = { toleranceAmount: 0, tolerancePercent: 0, columns: [] };
  expect(await api.get(url)).toMatchObject({ status: 200, body: none });
  await storePriced(database, { reference: 'TAS0150001' });
  const lines = [line(1, 'TAS0150001', { amount: 120.6 })];
  const invoice = await checkedInvoice(api, 'INV-10', lines);
  expect(await readLines(api, invoice)).toMatchObject([{ verdict: 'Differs', difference: 0.6 }]);
  const columns = [
    { heading: 'Con note', field: 'reference' },
    { heading: 'Chatter', field: null },
  ];
  const saved = { toleranceAmount: 0.05, tolerancePercent: 0.5, columns };
  expect(await api.put(url, saved)).toMatchObject({ status: 204 });
  expect((await api.get(url)).body).toEqual({
    ...saved,
    columns: [
      { heading: 'chatter', field: null },
      { heading: 'connote', field: 'reference' },
    ],
  });
  await api.post(`${invoice}/check`, undefined);
  expect(await readLines(api, invoice)).toMatchObject([{ verdict: 'Agrees', difference: 0.6 }]);
  const unknown = url.replace(activeAccountId, idFrom(invoice));
  expect(await api.get(unknown)).toMatchObject({ status: 404 });
  expect(await api.put(unknown, saved)).toMatchObject({ status: 404 });
  const other = url.replace(activeAccountId, inactiveAccountId);
  expect(await api.get(other)).toMatchObject({ status: 200, body: none });
  await api.put(url, none);
});

it('[CALL-248, INVC-13] lists what was delivered but not billed', async ({ api, apiAs, clock, database }) => {
  const daysAgo = (days: number) => new Date(clock.at.getTime() - days * 24 * 3600_000);
  const store = (reference: string, days: number, site = 'AKL1') =>
    storePriced(database, { reference, site, statusAt: daysAgo(days) }, { FREIGHT: 12_345 });
  await store('TAS0160001', 40);
  await store('TAS0160002', 50);
  await store('TAS0160003', 400);
  await store('TAS0160004', 60, 'WLG1');
  await storePriced(database, { reference: 'TAS0160005', statusAt: daysAgo(45) }, {}, 'ESTIMATE');
  const dispatch = await apiAs('dispatch');
  const list = async (days = '', by = api) => (await by.get(`/api/v2/not-invoiced${days}`)).body;
  expect(await list()).toMatchObject({
    count: 3,
    amount: 370.35,
    consignments: [
      { reference: 'TAS0160004', accountId: activeAccountId, amount: 123.45 },
      { reference: 'TAS0160002' },
      { reference: 'TAS0160001', deliveredAtDateTimeUtc: daysAgo(40).toISOString() },
    ],
  });
  expect(await list('?days=45')).toMatchObject({ count: 2 });
  expect(await list('?limit=1')).toMatchObject({
    count: 3,
    amount: 370.35,
    consignments: [{ reference: 'TAS0160004' }],
  });
  expect(await list('', dispatch)).toMatchObject({ count: 1, consignments: [{ reference: 'TAS0160004' }] });
  const first = await checkedInvoice(api, 'INV-11', [line(1, 'TAS0160001')]);
  expect(await list()).toMatchObject({ count: 2 });
  await checkedInvoice(api, 'INV-12', [line(1, 'TAS0160002')], { replacesInvoiceId: idFrom(first) });
  expect(await list()).toMatchObject({
    consignments: [{ reference: 'TAS0160004' }, { reference: 'TAS0160001' }],
  });
});
