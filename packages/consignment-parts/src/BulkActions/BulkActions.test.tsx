import type { BulkResult } from '@consign/api-client/consignment';
import { permissions as everyPermission, type Permission } from '@consign/domain/permissions';
import type { StatusCode } from '@consign/domain/status';
import { defaultPreferences, preferenceQueries, type Preferences } from '@consign/queries';
import { buildMessage, inTurn, noAnswer, refusal, type FakeResponses } from '@consign/queries/testing';
import { createTestSession, sessionData, tenantSettings, inSession } from '@consign/session/testing';
import { listScreenActions } from '@consign/ui';
import { enterText, renderInTheme, stubTab, listTexts } from '@consign/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { BulkProgress } from '../BulkResult/BulkProgress.js';
import { BulkRunnerProvider } from '../BulkRunner/index.js';
import { createConsignmentSelection, type SelectedConsignment } from '../selection/index.js';
import { buildSelected } from '../testing/data.js';
import { BulkActions } from './BulkActions.js';

const search = { siteIds: ['019808b4-5b1e-7c3a-9a51-3d2f6c0e4b20'] };

const items = (statusCode: StatusCode, count: number): SelectedConsignment[] =>
  Array.from({ length: count }, (_, index) =>
    buildSelected(index, { id: `${statusCode}-${index}`, reference: `${statusCode}${index}`, statusCode }),
  );

function allDone({ body }: { body: unknown }): BulkResult {
  const { references } = body as { references: string[] };
  return {
    results: references.map((reference) => ({
      reference,
      messages: [buildMessage('Information', 'Done')],
    })),
  };
}

const changeStatus = 'POST /api/v1/consignments/bulk/status';
const makeDocuments = 'POST /api/v1/consignments/bulk/documents';

interface Shown {
  readonly selected: readonly SelectedConsignment[];
  readonly answers?: FakeResponses;
  readonly permissions?: readonly Permission[];
  readonly matchCount?: number;
  readonly labelFormat?: Preferences['labelFormat'];
  /** Requested pickup dates are offered. */
  readonly withPickup?: boolean;
  /** The user may open consignments. */
  readonly canOpen?: boolean;
  /** Answers the check before a change (BULK-29); nothing to confirm by default. */
  readonly check?: (call: { body: unknown }) => BulkResult | Response;
}

type Call = ReturnType<typeof createTestSession>['server']['calls'][number];

/** Answers checks itself and records all other calls. */
function answerChecks(
  answers: FakeResponses,
  check: NonNullable<Shown['check']>,
  calls: Call[],
): FakeResponses {
  return Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      name,
      (call: Call) => {
        if ((call.body as { checkOnly?: boolean } | null)?.checkOnly === true) return check(call);
        calls.push(call);
        return typeof answer === 'function' ? (answer as (asked: Call) => unknown)(call) : answer;
      },
    ]),
  ) as FakeResponses;
}

function show({
  selected,
  answers = { [changeStatus]: allDone },
  permissions = everyPermission,
  matchCount = 0,
  labelFormat = 'PDF',
  check = allDone,
  withPickup = false,
  canOpen = true,
}: Shown) {
  const calls: Call[] = [];
  const settings = tenantSettings({ requestedPickupDateEnabled: withPickup });
  const organisation = {
    ...sessionData().organisation,
    serviceTypeSettings: [
      {
        serviceType: { code: 'GENERAL' },
        settingKey: 'allow-fm-users-request-pickup-date',
        value: String(withPickup),
      },
    ],
  };
  const session = createTestSession({
    answers: answerChecks(answers, check, calls),
    data: { permissions, settings, organisation },
  });
  const { queryKey } = preferenceQueries(session.server.client).all();
  session.queryClient.setQueryData(queryKey, { ...defaultPreferences, labelFormat });
  const selection = createConsignmentSelection();
  selection.replace(selected);
  renderInTheme(
    inSession(
      session,
      <BulkRunnerProvider consignmentHref={canOpen ? (reference) => `/consignment/${reference}` : null}>
        <BulkActions selection={selection} search={search} matchCount={matchCount} />
        <BulkProgress />
      </BulkRunnerProvider>,
    ),
  );
  return { selection, calls };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const choose = async (name: RegExp) => {
  await press('More');
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};
const dialog = () => screen.findByRole('dialog');

const clickedAt = '2026-11-22T00:40:00.000Z';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(clickedAt) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('BulkActions bar', () => {
  it('[BULK-01] [BULK-11] [BULK-17] [BULK-25] marks every selected Draft consignment as ready, once when it is clicked again', async () => {
    const held: ((result: BulkResult) => void)[] = [];
    const { calls, selection } = show({
      selected: items('DRAFT', 2),
      answers: {
        // oxlint-disable-next-line promise/avoid-new -- the test holds the answer back
        [changeStatus]: () => new Promise((resolve) => held.push(resolve)),
      },
    });
    await userEvent.dblClick(await button('Mark as Ready'));
    expect(await screen.findByRole('progressbar', { name: 'Mark as Ready progress' })).toBeVisible();
    await press('Mark as Ready');
    expect(calls.map(({ body }) => body)).toEqual([
      { statusCode: 'FINAL', references: ['DRAFT0', 'DRAFT1'], statusDatetimeUtc: clickedAt },
    ]);
    expect(calls[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/u);
    held[0]?.(allDone({ body: calls[0]?.body }));
    expect(await screen.findByText('2 consignment(s) marked as ready successfully')).toBeVisible();
    expect(selection.items().map(({ statusCode }) => statusCode)).toEqual(['FINAL', 'FINAL']);
  });

  it('[BULK-02] [BULK-17] requests pickup for every selected Draft or Ready consignment', async () => {
    const { calls } = show({ selected: [...items('DRAFT', 1), ...items('FINAL', 1)] });
    await press('Request pickup');
    expect(await screen.findByText('2 consignment(s) staged successfully')).toBeVisible();
    expect(calls[0]?.body).toEqual({
      statusCode: 'STAGED',
      references: ['DRAFT0', 'FINAL0'],
      statusDatetimeUtc: clickedAt,
    });
  });

  it('[BULK-04] [BULK-20] [BULK-28] [BULK-32] asks before cancelling those that can be, and sends the fixed reason', async () => {
    const { calls } = show({
      selected: [...items('FINAL', 1), ...items('TRANSIT', 1)],
      answers: { 'POST /api/v2/consignments/bulk/cancel': allDone },
    });
    await choose(/^Cancel \(1 of 2\)/u);
    await press('Keep it');
    expect(calls).toEqual([]);
    await choose(/^Cancel/u);
    expect(await screen.findByText('Cancel 1 consignment')).toBeVisible();
    expect(screen.getByRole('list', { name: 'Left out' })).toHaveTextContent('TRANSIT0');
    await press('Cancel consignment');
    expect(await screen.findByText('1 consignment(s) updated successfully')).toBeVisible();
    expect(calls[0]?.body).toEqual({
      references: ['FINAL0'],
      reason: 'Cancelled by Consign user',
      dateTimeUtc: clickedAt,
    });
  });

  it('[BULK-09] [BULK-16] hides actions that need MAINTAIN from users without it', async () => {
    show({ selected: items('DRAFT', 1), permissions: ['Access.DISPATCH', 'Consignment.PRINT'] });
    await press('More');
    const undelivered = 'Only Delivered consignments have a proof of delivery; this one is Draft';
    expect(listTexts(await screen.findAllByRole('menuitem'))).toEqual([
      `Proofs of delivery${undelivered}`,
      `Files of the deliveries (ZIP)${undelivered}`,
      'CSV export',
      'Pickup manifest',
    ]);
    const buttons = listTexts(screen.getAllByRole('button', { hidden: true }));
    expect(buttons).toEqual(['Labels', 'Notes', 'More']);
  });

  it('[BULK-03] [NAV-21] offers its actions in the palette, with the reason of a disabled one, and no pickup date where the provider accepts none', async () => {
    const { calls } = show({ selected: items('DRAFT', 2) });
    await button('Mark as Ready');
    const reasons = new Map(listScreenActions().map(({ label, reason }) => [label, reason]));
    expect(reasons.get('Mark as Ready')).toBeNull();
    expect(reasons.get('Labels')).toMatch(/\w/u);
    expect([...reasons.keys()].filter((label) => label.includes('Pickup Date'))).toEqual([]);
    await press('More');
    await screen.findAllByRole('menuitem');
    expect(screen.queryByRole('menuitem', { name: /Pickup Date/u })).toBeNull();
    act(() =>
      listScreenActions()
        .find(({ label }) => label === 'Mark as Ready')
        ?.run?.(),
    );
    expect(await screen.findByText('2 consignment(s) marked as ready successfully')).toBeVisible();
    expect(calls).toHaveLength(1);
  });

  it('[BULK-15] [BULK-32] names who gets no pickup date, and why, before it is set', async () => {
    show({ selected: [...items('DRAFT', 1), ...items('DELIVERED', 1)], withPickup: true });
    await choose(/^Set Requested Pickup Date/u);
    const form = within(await dialog());
    expect(form.getByRole('button', { name: 'Set for 1 consignment' })).toBeVisible();
    expect(form.getByText('1 of the selection will be left out:')).toBeVisible();
    expect(form.getByRole('list', { name: 'Left out' })).toHaveTextContent(
      'Only Draft or Ready consignments can be given a requested pickup date; this one is Delivered',
    );
    expect(form.getByRole('link', { name: 'DELIVERED0' })).toBeVisible();
  });

  it('[BULK-21] [BULK-28] [BULK-32] says how many an action applies to, and asks once before it runs for those', async () => {
    const { calls } = show({ selected: [...items('DRAFT', 2), ...items('DELIVERED', 8)] });
    const staged = await button('Request pickup (2 of 10)');
    expect(staged).not.toHaveAttribute('aria-disabled');
    expect(staged).toHaveAccessibleDescription('2 of 10 can be staged; 8 cannot: 8 already delivered');
    await userEvent.click(staged);
    expect(within(await dialog()).getByRole('list')).toHaveTextContent('8 already delivered');
    expect(calls).toEqual([]);
    await press('Request pickup for 2');
    expect(await screen.findByText('2 consignment(s) staged successfully')).toBeVisible();
    expect(calls).toHaveLength(1);
    expect(calls[0]?.body).toMatchObject({ references: ['DRAFT0', 'DRAFT1'] });
    expect(screen.getByText("8 were left out and haven't changed:")).toBeVisible();
    const leftOut = within(screen.getByRole('list', { name: 'Left out' }));
    expect(leftOut.getByText('8 already delivered')).toBeVisible();
    expect(leftOut.getAllByRole('link')).toHaveLength(8);
  });

  it('[BULK-21] [BULK-26] counts equal reasons in one line, with a link to each consignment', async () => {
    show({ selected: [...items('DELIVERED', 8), ...items('CANCELLED', 1)] });
    expect(await button('Request pickup')).toHaveAttribute('aria-disabled', 'true');
    await press('Request pickup');
    const reasons = within(await dialog()).getAllByRole('listitem');
    expect(reasons).toHaveLength(2);
    expect(reasons[0]).toHaveTextContent('8 already delivered');
    expect(within(reasons[0] as HTMLElement).getAllByRole('link')).toHaveLength(8);
    expect(reasons[1]).toHaveTextContent(
      'Only Draft or Ready consignments can be staged for pickup; this one is Cancelled',
    );
    const link = screen.getByRole('link', { name: 'DELIVERED7' });
    expect(link).toHaveAttribute('href', '/consignment/DELIVERED7');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('[NAV-32] names consignments without a link where the user may not open any', async () => {
    show({ selected: items('DELIVERED', 1), canOpen: false });
    await press('Request pickup');
    expect(within(await dialog()).getByText('DELIVERED0', { exact: false })).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

const farAhead = 'You have requested a delivery date more than 1 month from now, do you wish to continue?';

/** The check of two drafts, of which the first has a warning. */
function warnFirst(call: { body: unknown }): BulkResult {
  const [first, ...rest] = allDone(call).results;
  const warning = buildMessage('Warning', farAhead);
  return { results: first === undefined ? [] : [{ ...first, messages: [warning] }, ...rest] };
}

/** Asks to mark two drafts as ready, of which the first has a warning. */
async function showWarned() {
  const shown = show({
    selected: items('DRAFT', 2),
    check: warnFirst,
  });
  await press('Mark as Ready');
  const asked = within(await dialog());
  expect(asked.getByRole('list', { name: 'To confirm' })).toHaveTextContent(farAhead);
  expect(asked.getByRole('link')).toHaveTextContent('DRAFT0');
  expect(shown.calls).toEqual([]);
  return shown;
}

describe('the warnings of a bulk change', () => {
  it('[BULK-29] are asked before anything is sent; Continue sends all', async () => {
    const { calls } = await showWarned();
    await press('Continue');
    expect(await screen.findByText('2 consignment(s) marked as ready successfully')).toBeVisible();
    expect(calls.map(({ body }) => (body as { references: string[] }).references)).toEqual([
      ['DRAFT0', 'DRAFT1'],
    ]);
  });

  it('[BULK-29] [ERR-09] Cancel stops silently; Continue without these leaves them out, and says so in the result', async () => {
    const { calls } = await showWarned();
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls).toEqual([]);
    await press('Mark as Ready');
    await press('Continue without these');
    expect(await screen.findByText('1 consignment(s) marked as ready successfully')).toBeVisible();
    expect(calls[0]?.body).toMatchObject({ references: ['DRAFT1'] });
    expect(screen.getByRole('list', { name: 'Left out' })).toHaveTextContent(
      'The requested delivery date is more than 1 month from now.',
    );
  });

  it('[BULK-29] are not asked about when the check gets no answer or is refused, which is said', async () => {
    let isOffline = true;
    const { calls } = show({
      selected: items('DRAFT', 1),
      check: () => {
        if (isOffline) throw new TypeError('Failed to fetch');
        return new Response(null, { status: 403 });
      },
    });
    await press('Mark as Ready');
    const progress = within(await screen.findByRole('region', { name: 'Mark as Ready' }));
    expect(await progress.findByRole('alert')).toHaveTextContent('No response received');
    await press('Stop');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Mark as Ready' })).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
    isOffline = false;
    await press('Mark as Ready');
    expect(await screen.findByRole('dialog', { name: 'Mark as Ready failed' })).toHaveTextContent(
      "1 wasn't sent and hasn't changed.",
    );
    expect(screen.queryByRole('list', { name: 'To confirm' })).toBeNull();
    expect(calls).toEqual([]);
  });
});

/** Marks three consignments as ready, all refused with this message. */
async function showRefused(
  message: BulkResult['results'][number]['messages'][number],
  { count = 3, withPickup = true } = {},
) {
  const shown = show({
    selected: items('DRAFT', count),
    withPickup,
    answers: {
      [changeStatus]: (call) => ({
        results: allDone(call).results.map((each) => ({ ...each, messages: [message] })),
      }),
      'POST /api/v2/consignments/bulk/request-pickup-date': allDone,
    },
  });
  await press('Mark as Ready');
  await screen.findByRole('table', { name: 'Results by consignment' });
  return shown;
}

/** The buttons of the dialog from left to right, the filled one marked. */
async function listButtons(): Promise<readonly string[]> {
  return within(await dialog())
    .getAllByText(/^(Close|Open|Retry|Set|Continue)/u)
    .flatMap((label) => label.closest<HTMLElement>('[data-variant]') ?? [])
    .map(({ textContent, dataset }) => `${textContent}${dataset['variant'] === 'filled' ? ' (filled)' : ''}`);
}

describe('BulkResultDialog', () => {
  const failure = {
    ...buildMessage('Error', 'It cannot be marked as ready'),
    invalidParams: [{ value: 'receiverReference', description: 'Receiver reference is required' }],
    innerMessages: ['Freight item 1: weight is required'],
  };

  it('[BULK-12] [BULK-13] shows every row, and retries the failed ones with a new key', async () => {
    let isFirst = true;
    const { calls } = show({
      selected: items('DRAFT', 3),
      answers: {
        [changeStatus]: (call) => {
          const done = allDone(call);
          if (!isFirst) return done;
          isFirst = false;
          return {
            results: done.results.map((each) =>
              each.reference === 'DRAFT1' ? { ...each, messages: [failure] } : each,
            ),
          };
        },
      },
    });
    await press('Mark as Ready');
    const table = await screen.findByRole('table', { name: 'Results by consignment' });
    expect(listTexts(within(table).getAllByRole('columnheader'))).toEqual([
      'Status',
      'Consignment',
      'Description',
      'Details',
    ]);
    expect(
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent?.trim()),
    ).toEqual(
      [
        'ErrorDRAFT1It cannot be marked as readyreceiverReference: Receiver reference is required\nFreight item 1: weight is required',
        'InformationDRAFT0Done',
        'InformationDRAFT2Done',
      ].map((text) => text.replace(/^(Error|Information)/u, ' $1').trim()),
    );
    expect(screen.getByText('1 error, 0 warnings, 2 informational')).toBeVisible();
    expect(screen.getByText('2 consignment(s) marked as ready successfully')).toBeVisible();
    await press('Retry 1 failed');
    expect(await screen.findByText('1 consignment(s) marked as ready successfully')).toBeVisible();
    expect(calls[1]?.body).toMatchObject({ references: ['DRAFT1'] });
    expect(calls[1]?.headers.get('idempotency-key')).not.toBe(calls[0]?.headers.get('idempotency-key'));
  });

  it('[BULK-26] links each reference, counts equal reasons, and does not push a retry that must fail again', async () => {
    const userMessage = 'Only Draft consignments can be marked as ready; this one is Delivered';
    const invalidParams = [{ value: 'DRAFT1', description: 'Delivered' }];
    await showRefused({ ...failure, userMessage, invalidParams, problemId: 'CONS-21' });
    expect(screen.getByRole('list', { name: 'Reasons' })).toHaveTextContent(/^3 already delivered$/u);
    expect(screen.getAllByRole('row')).toHaveLength(4);
    expect(screen.getByRole('link', { name: 'DRAFT0' })).toHaveAttribute('href', '/consignment/DRAFT0');
    expect(screen.getAllByRole('link', { name: 'DRAFT1' })).toHaveLength(2);
    expect(await listButtons()).toEqual(['Close (filled)']);
  });

  it('[BULK-23] [BULK-26] offers the retry first when it can help', async () => {
    await showRefused({ ...failure, problemId: 'BULK-23' });
    expect(await listButtons()).toEqual(['Close', 'Retry 3 failed (filled)']);
  });

  it('[BULK-30] names what failed in its title, and offers to open the only one', async () => {
    await showRefused({ ...buildMessage('Error', 'Missing'), problemId: 'CONS-41' }, { count: 1 });
    expect(screen.getByRole('dialog', { name: "1 consignment couldn't be marked as ready" })).toBeVisible();
    expect(screen.queryByText(/successfully/u)).toBeNull();
    expect(await listButtons()).toEqual(['Close', 'Open DRAFT0 (filled)']);
    expect(screen.getByRole('link', { name: 'Open DRAFT0' })).toHaveAttribute('href', '/consignment/DRAFT0');
  });

  const passed = {
    ...buildMessage('Error', 'Requested pickup date: Past date'),
    problemId: 'DATE-01',
    path: 'requestedPickupDateTimeUtc',
  };

  it('[BULK-31] sets no pickup date where the user can’t set one', async () => {
    await showRefused(passed, { withPickup: false });
    expect(await listButtons()).toEqual(['Close (filled)']);
  });

  it('[BULK-31] sets today’s pickup date where theirs has passed, and tries again', async () => {
    const { calls } = await showRefused(passed);
    expect(await listButtons()).toEqual(['Close', 'Set to today and retry (filled)']);
    await press('Set to today and retry');
    await waitFor(() => expect(calls).toHaveLength(3));
    expect(calls[1]?.body).toEqual({
      references: ['DRAFT0', 'DRAFT1', 'DRAFT2'],
      requestedPickupDateTimeUtc: '2026-11-21T11:00:00Z',
    });
    expect(calls[2]?.body).toMatchObject({ statusCode: 'FINAL', references: ['DRAFT0', 'DRAFT1', 'DRAFT2'] });
    const keys = calls.map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(3);
  });

  it('[BULK-25] [CONS-34] waits after a lost connection, and goes on at once or after Stop with the key and body of the call without an answer', async () => {
    let lost = 0;
    const { calls } = show({
      selected: items('DRAFT', 201),
      answers: {
        [changeStatus]: (call) => {
          if (lost === 2) return allDone(call);
          lost += 1;
          throw new TypeError('Failed to fetch');
        },
      },
    });
    await press('Mark as Ready');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      "No response received; you may be offline. Your progress is kept and nothing runs twice. Continue when you're back online.",
    );
    await press('Continue');
    await waitFor(() => expect(calls).toHaveLength(2));
    await press('Stop');
    vi.setSystemTime('2026-11-22T00:45:00Z');
    await press('Continue with the remaining 201');
    expect(await screen.findByText('201 consignment(s) marked as ready successfully')).toBeVisible();
    expect(calls).toHaveLength(4);
    const [first, second, third, fourth] = calls;
    for (const again of [second, third]) {
      expect(again?.body).toEqual(first?.body);
      expect(again?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
    }
    expect(first?.body).toMatchObject({ references: expect.objectContaining({ length: 200 }) as string[] });
    expect(fourth?.headers.get('idempotency-key')).not.toBe(first?.headers.get('idempotency-key'));
    expect(fourth?.body).toEqual({
      statusCode: 'FINAL',
      references: ['DRAFT200'],
      statusDatetimeUtc: clickedAt,
    });
  });

  it.each([503, 429])(
    '[BULK-25] does not blame the connection for a server that answers %d',
    async (status) => {
      show({
        selected: items('DRAFT', 2),
        answers: { [changeStatus]: () => new Response(null, { status }) },
      });
      await press('Mark as Ready');
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent('Your progress is kept and nothing runs twice. Continue to try again.');
      expect(alert).not.toHaveTextContent('online');
    },
  );

  it("[BULK-10] [BULK-25] [BULK-26] shows the server's refusal, and that nothing changed", async () => {
    const sentence =
      'You do not have required permissions to perform this action. Please contact your administrator.';
    show({ selected: items('DRAFT', 2), answers: { [changeStatus]: refusal(403, sentence) } });
    await press('Mark as Ready');
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(await screen.findByText("2 weren't sent and haven't changed.")).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Mark as Ready failed' })).toBeVisible();
    expect(await listButtons()).toEqual(['Continue with the remaining 2', 'Close (filled)']);
  });
});

const named = (name: string) => () =>
  new Response('content', {
    headers: { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}` },
  });

describe('documents and files', () => {
  const uri = '/files/1/Labels.pdf?e=1&s=2';
  interface Made {
    readonly items: { readonly documentType: 'FRTLABEL'; readonly uri: string }[];
    readonly results: [];
  }
  const label = { documentType: 'FRTLABEL' as const, uri };
  const made: Made = { items: [label], results: [] };

  it('[BULK-05] opens a tab on the click and navigates it to the PDF', async () => {
    const { open, replace } = stubTab();
    const { calls } = show({
      selected: items('STAGED', 2),
      answers: { [makeDocuments]: made },
    });
    await press('Labels');
    expect(open).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(replace).toHaveBeenCalledWith(uri));
    expect(calls[0]?.body).toEqual({ documentTypes: ['FRTLABEL'], references: ['STAGED0', 'STAGED1'] });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[BULK-30] counts in its title all that labels were asked for, also where the server names the failures only', async () => {
    stubTab();
    const failed = {
      reference: 'STAGED1',
      messages: [buildMessage('Error', 'This consignment was not found')],
    };
    show({
      selected: items('STAGED', 2),
      answers: { [makeDocuments]: { items: [label], results: [failed] } },
    });
    await press('Labels');
    expect(await screen.findByRole('dialog', { name: 'Labels: 1 of 2 failed' })).toHaveTextContent(
      '1 of 2 consignments done; 1 failed',
    );
  });

  it('[PODX-14] [PODX-15] opens the proofs of the delivered ones as one PDF, and links their files as ZIP', async () => {
    const { open, replace } = stubTab();
    const proof = { documentType: 'PODDOC' as const, uri: '/files/1/proofs' };
    const { calls } = show({
      selected: items('DELIVERED', 2),
      answers: { [makeDocuments]: { items: [proof], results: [] } },
    });
    await choose(/^Proofs/u);
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/files/1/proofs'));
    await choose(/ZIP/u);
    const link = await screen.findByRole('link', { name: 'Files of the deliveries, consignments 1 to 2' });
    expect(link).toHaveAttribute('href', '/files/1/proofs');
    expect(open).toHaveBeenCalledOnce();
    const references = ['DELIVERED0', 'DELIVERED1'];
    expect(calls.map(({ body }) => body)).toEqual([
      { documentTypes: ['PODDOC'], proofFormat: 'PDF', references },
      { documentTypes: ['PODDOC'], proofFormat: 'ZIP', references },
    ]);
  });

  it('[DOCS-20] [BULK-27] requests ZPL if the user prefers it, and shows a link instead of a tab', async () => {
    const open = vi.spyOn(window, 'open');
    const { calls } = show({
      selected: items('STAGED', 2),
      labelFormat: 'ZPL',
      answers: { [makeDocuments]: made },
    });
    await press('Labels');
    const link = await screen.findByRole('link', { name: 'Labels, consignments 1 to 2' });
    expect(link).toHaveAttribute('href', uri);
    expect(open).not.toHaveBeenCalled();
    expect(calls[0]?.body).toMatchObject({ labelFormat: 'ZPL', references: ['STAGED0', 'STAGED1'] });
  });

  it('[BULK-27] [DOCS-17] links each document and each part of a large one as its call returns, while the others are still running', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    const held: ((answer: Made) => void)[] = [];
    show({
      selected: items('STAGED', 201),
      answers: { [makeDocuments]: () => new Promise<Made>((resolve) => void held.push(resolve)) },
    });
    await press('Labels');
    await waitFor(() => expect(held).toHaveLength(1));
    expect(screen.queryByRole('list', { name: 'Documents' })).toBeNull();
    held[0]?.({ ...made, items: [label, { ...label, uri: `${uri}2` }] });
    const panel = within(await screen.findByRole('region', { name: 'Labels' }));
    const parts = await panel.findAllByRole('link');
    expect(parts.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Labels, consignments 1 to 200, part 1 of 2', uri],
      ['Labels, consignments 1 to 200, part 2 of 2', `${uri}2`],
    ]);
    expect(panel.getByText('200 of 201')).toBeVisible();
    await waitFor(() => expect(held).toHaveLength(2));
    held[1]?.({ ...made, items: [{ ...label, uri: `${uri}3` }] });
    const links = within(await dialog()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([uri, `${uri}2`, `${uri}3`]);
  });

  it('[BULK-25] [BULK-27] says what documents are still to be made after Stop, and links all of them after Continue', async () => {
    const { replace } = stubTab();
    const second = { ...made, items: [{ ...label, uri: `${uri}2` }] };
    show({
      selected: items('STAGED', 202),
      answers: { [makeDocuments]: inTurn(made, new Response(null, { status: 500 }), second) },
    });
    await press('Labels');
    await press('Stop');
    const stopped = within(await screen.findByRole('dialog', { name: 'Labels' }));
    expect(stopped.getByText('200 consignments done')).toBeVisible();
    expect(stopped.getByText('2 are still to be done.')).toBeVisible();
    await press('Continue with the remaining 2');
    await screen.findByText('202 consignments done');
    expect(replace).toHaveBeenCalledExactlyOnceWith(uri);
    const links = within(screen.getByRole('list', { name: 'Documents' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Labels, consignments 1 to 200', uri],
      ['Labels, consignments 201 to 202', `${uri}2`],
    ]);
  });

  it('[BULK-25] says nothing of a manifest that was not made but that it is still to be done', async () => {
    show({
      selected: items('STAGED', 1),
      answers: { 'POST /api/v2/data/reports/pickup-manifest': noAnswer },
    });
    await choose(/^Pickup manifest/u);
    await press('Stop');
    const failed = await screen.findByRole('dialog', { name: 'Pickup manifest failed' });
    expect(failed).toHaveTextContent('1 is still to be done.');
    expect(failed).not.toHaveTextContent(/0 consignments|status/u);
  });

  it('[BULK-25] says of an email whose call had no answer that it may be on its way', async () => {
    show({
      selected: items('STAGED', 1),
      answers: { 'POST /api/v2/consignments/pickup-manifest-email': noAnswer },
    });
    await choose(/^Email Pickup Manifest/u);
    await press('Send');
    await press('Stop');
    const failed = await screen.findByRole('dialog', { name: 'Email Pickup Manifest failed' });
    expect(failed).toHaveTextContent(
      "We couldn't confirm that the email is on its way. Look for it before you send another.",
    );
    expect(failed).not.toHaveTextContent('to be done');
  });

  it('[BULK-05] [BULK-27] [DOCS-14] shows the link when the browser blocks the tab, renews an expired one on click, and says so when it cannot', async () => {
    const { open, replace, close } = stubTab();
    open.mockReturnValueOnce(null);
    const renewed = { ...made, items: [{ documentType: 'FRTLABEL' as const, uri: '/files/2/Labels.pdf' }] };
    const { calls } = show({
      selected: items('STAGED', 2),
      answers: { [makeDocuments]: inTurn(made, renewed, new Response(null, { status: 500 })) },
    });
    await press('Labels');
    const link = await screen.findByRole('link', { name: 'Labels, consignments 1 to 2' });
    expect(link).toHaveAttribute('href', uri);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 5 * 60_000);
    await userEvent.click(link);
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/files/2/Labels.pdf'));
    expect(calls[1]?.body).toEqual({ documentTypes: ['FRTLABEL'], references: ['STAGED0', 'STAGED1'] });
    expect(screen.queryByRole('alert')).toBeNull();

    await userEvent.click(link);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Labels, consignments 1 to 2 could not be opened. Try again.',
    );
    expect(close).toHaveBeenCalled();
  });

  it('[BULK-05] [ERR-07] closes the tab when no document was made, and says so', async () => {
    const { close } = stubTab();
    show({
      selected: items('STAGED', 1),
      answers: { [makeDocuments]: new Response(null, { status: 500 }) },
    });
    await press('Notes');
    expect(await screen.findByRole('alert')).toHaveTextContent('nothing runs twice');
    expect(close).toHaveBeenCalled();
  });

  it('[BULK-06] [BULK-07] [BULK-18] [BULK-19] saves the CSV and the manifest of all in one file each, under the name that the server gives', async () => {
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    const selected = items('DRAFT', 201);
    const { calls } = show({
      selected,
      answers: {
        'POST /api/v1/data/export/consignments': named('Kōwhai.csv'),
        'POST /api/v2/data/reports/pickup-manifest': named('Kōwhai.pdf'),
      },
    });
    await choose(/CSV export/u);
    await userEvent.click(await screen.findByRole('button', { name: 'Export 201 selected' }));
    await waitFor(() => expect(names).toEqual(['Kōwhai.csv']));
    await choose(/^Pickup manifest/u);
    await waitFor(() => expect(names).toEqual(['Kōwhai.csv', 'Kōwhai.pdf']));
    expect(calls.map(({ body }) => body)).toEqual([
      { format: 'csv', references: selected.map(({ reference }) => reference) },
      { consignmentIds: selected.map(({ id }) => id), searchParameters: search },
    ]);
  });

  it('[BULK-08] [BULK-25] [BULK-32] [BULK-33] emails the manifest of the consignments with documents, with at most 200 characters of notes, once when the answer was lost', async () => {
    const { calls } = show({
      selected: [...items('DRAFT', 1), ...items('FINAL', 1)],
      answers: { 'POST /api/v2/consignments/pickup-manifest-email': inTurn(noAnswer, null) },
    });
    await choose(/^Email Pickup Manifest/u);
    expect(await dialog()).toHaveTextContent('manager@kowhai.example');
    expect(screen.getByRole('list', { name: 'Left out' })).toHaveTextContent('DRAFT0');
    const notes = screen.getByRole('textbox', { name: /Notes/u });
    enterText(notes, 'x'.repeat(201));
    await press('Send');
    expect(screen.getByText('201 of 200 characters. Shorten the notes to send them.')).toBeVisible();
    enterText(notes, 'x'.repeat(230));
    expect(screen.getByText(/^230 of 200 characters/u)).toBeVisible();
    expect(calls).toEqual([]);

    enterText(notes, '  Gate 4 ');
    expect(screen.getByText('6 of 200 characters')).toBeVisible();
    await press('Send');
    await press('Stop');
    await press('Continue with the remaining 1');
    expect(await screen.findByText('The email will be sent shortly')).toBeVisible();
    expect(calls.map(({ body }) => body)).toEqual([
      { consignmentIds: ['FINAL-0'], notes: 'Gate 4' },
      { consignmentIds: ['FINAL-0'], notes: 'Gate 4' },
    ]);
    expect(calls[1]?.headers.get('idempotency-key')).toBe(calls[0]?.headers.get('idempotency-key'));
  });
});
