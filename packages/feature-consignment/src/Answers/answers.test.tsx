import type { Consignment, DeliveryEvent } from '@consign/api-client/consignment';
import { buildAnswer, buildException, buildStatus } from '@consign/consignment-parts/testing';
import { today } from '@consign/domain/dates';
import { inTurn } from '@consign/queries/testing';
import { inSession, testId, type TestSession } from '@consign/session/testing';
import { enterText, renderInTheme } from '@consign/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { HistoryCard } from '../HistoryCard.js';
import {
  at,
  callsTo,
  choose,
  detail,
  lastBody,
  now,
  openSaved,
  place,
  refusal,
  scheduling,
  serviceDate,
  sessionWith,
  type Answers,
  type Options,
} from '../testing/consignment-harness.js';

const call = 'POST /api/v2/consignments/{ref}/delivery-events/{eventId}/answers';

/** In transit to Wellington with an exception; today is Saturday 21 November 2026 in Auckland. */
const stopped = (more: Partial<DeliveryEvent> = {}): Consignment =>
  at('TRANSIT', {
    receiverParticipant: place(11, 'Kōwhai Wellington', 'Wellington'),
    statusHistory: [buildStatus('TRANSIT', [buildException(more)])],
  });

const lookups: Answers = {
  ...scheduling('2026-11-24', [{ date: '2026-11-28', reason: 'Closed: weekend' }]),
  'GET /api/v2/address-book': { receivers: [] },
  [call]: buildAnswer(),
};

/** Shows the card of the status history alone, without the screen around it. */
function show(
  more: Partial<DeliveryEvent> = {},
  answers: Answers = {},
  data: Options['data'] = {},
): TestSession {
  const session = sessionWith({ ...lookups, ...answers }, data);
  renderInTheme(inSession(session, <HistoryCard consignment={stopped(more)} today={today(now())} />));
  return session;
}

async function openDialog(): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: 'Answer Receiver was closed' }));
  return screen.findByRole('dialog', { name: 'Answer the exception' });
}

const send = (dialog: HTMLElement) =>
  userEvent.click(within(dialog).getByRole('button', { name: 'Send answer' }));

const event = async () => (await screen.findByText('Receiver was closed')).closest('li') as HTMLElement;

describe('an exception that needs action', () => {
  it('[ANSW-03] waits for the earliest day before it can be sent', async () => {
    const service = { serviceDate: '2026-11-24', pickupDate: null, reasons: [] };
    const asked: ((known: typeof service) => void)[] = [];
    show({}, { [serviceDate]: () => new Promise<typeof service>((resolve) => void asked.push(resolve)) });
    const save = within(await openDialog()).getByRole('button', { name: 'Send answer' });
    expect(save).toBeDisabled();
    asked.forEach((tell) => tell(service));
    await waitFor(() => expect(save).toBeEnabled());
  });

  it('[ANSW-01] [ANSW-03] [ANSW-16] is answered with the earliest day on which it can be delivered again; then the focus is at the thread', async () => {
    const sent = stopped({ answers: [buildAnswer()] });
    const { session } = await openSaved(stopped(), { ...lookups, [detail]: inTurn(stopped(), sent) });
    expect(await event()).toHaveTextContent('Waiting for you');
    const dialog = await openDialog();
    expect(await within(dialog).findByDisplayValue('24/11/2026')).toBe(
      within(dialog).getByRole('textbox', { name: 'Delivery day' }),
    );
    expect(dialog).toHaveTextContent('The earliest possible is 24/11/2026.');
    await send(dialog);
    expect(await screen.findByText('Answer sent to your freight provider')).toBeVisible();
    expect(lastBody(session, call)).toEqual({
      kind: 'DeliverAgain',
      day: '2026-11-24',
      receiver: null,
      note: null,
    });
    expect(lastBody(session, serviceDate)).toMatchObject({
      originRegionId: testId(11),
      destinationRegionId: testId(11),
    });
    const answers = await screen.findByRole('list', { name: 'Answers to Receiver was closed' });
    await waitFor(() => expect(answers.parentElement).toHaveFocus());
  });

  it('[ANSW-01] calls a note a note', async () => {
    show({ deliveryEventTypeCode: 'INFO' });
    await userEvent.click(await screen.findByRole('button', { name: 'Answer Receiver was closed' }));
    expect(await screen.findByRole('dialog', { name: 'Answer the note' })).toBeVisible();
  });

  it('[ANSW-02] [ANSW-03] [ANSW-04] sends no closed day, no answer without words, and a corrected address, which may change the price', async () => {
    const session = show();
    const dialog = await openDialog();
    const day = within(dialog).getByRole('textbox', { name: 'Delivery day' });
    await within(dialog).findByDisplayValue('24/11/2026');
    enterText(day, '28/11/2026');
    await send(dialog);
    expect(day).toHaveAccessibleDescription(/Not a working date/u);
    await choose('Answer', /Another answer/u);
    await send(dialog);
    expect(within(dialog).getByRole('textbox', { name: 'Your answer' })).toHaveAccessibleDescription(
      /Enter your answer/u,
    );
    await choose('Answer', /corrected address/u);
    expect(dialog).toHaveTextContent('the price may change');
    await send(dialog);
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Change the address or the contact');
    expect(callsTo(session, call)).toEqual([]);
    enterText(within(dialog).getByRole('textbox', { name: 'Street number' }), '7a');
    await send(dialog);
    await waitFor(() =>
      expect(lastBody(session, call)).toMatchObject({
        kind: 'CorrectAddress',
        receiver: { fullName: 'Kōwhai Wellington', address: { streetNumber: '7a', city: 'Wellington' } },
      }),
    );
  });

  it('[ANSW-05] says why an answer is too late', async () => {
    const message = 'Resolved 21/11/2026 1:00:00 PM; an answer is no longer needed';
    show({}, { [call]: refusal(409, message, { id: 'ANSW-05', path: '' }) });
    const dialog = await openDialog();
    await choose('Answer', /Return to sender/u);
    await send(dialog);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(message);
  });

  it('[ANSW-01] offers no answer without maintain, nor where none is asked for', async () => {
    show({}, {}, { permissions: ['Access.DISPATCH', 'Consignment.LimitedEdit'] });
    expect(await event()).toHaveTextContent('Waiting for you');
    expect(screen.queryByRole('button', { name: /^Answer/u })).toBeNull();
  });
});

it('[ANSW-06] the thread of an exception says who answered what, what the provider decided, and whom it waits for', async () => {
  const declined = buildAnswer({
    note: 'Ring Mere first',
    state: 'Declined',
    decidedAtDateTimeUtc: '2026-11-20T22:00:00Z',
    reason: 'No driver on that day',
  });
  const second = buildAnswer({ id: testId(411), kind: 'ReturnToSender', day: null });
  show({ answers: [declined, second] });
  const [first, last] = within(await screen.findByRole('list', { name: 'Answers to Receiver was closed' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(first).toContain('Deliver again on 25/11/2026');
  expect(first).toContain('Ring Mere first');
  expect(first).toContain('Mere Manager 21/11/2026 10:30:00 AM');
  expect(first).toContain('Declined 21/11/2026 11:00:00 AM: No driver on that day');
  expect(last).toContain('Return to sender');
  expect(await event()).toHaveTextContent('Waiting for your freight provider');
  expect(screen.queryByRole('button', { name: /^Answer/u })).toBeNull();
});
