import { buildAddress, buildConsignment, buildSiteParticipant } from '@consign/consignment-parts/testing';
import { testAccount, testId } from '@consign/session/testing';
import { enterText } from '@consign/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import {
  type Answers,
  callsTo,
  choose,
  create,
  lastBody,
  refusal,
  save,
  select,
  sessionWith,
  show,
} from '../testing/consignment-harness.js';

const last = 'GET /api/v2/me/last-consignment';
const book = 'GET /api/v2/address-book';
const templates = 'GET /api/v2/templates';

const before = buildConsignment('TAS0000007', {
  serviceType: { code: 'OVERNIGHT', name: 'Overnight', cubicFactor: null },
  account: testAccount(21, 'KOW-002'),
});

const cafe = {
  id: testId(901),
  fullName: 'Tūī Café',
  phone: '021 555 0199',
  email: 'orders@tui.example',
  address: buildAddress('Whangārei'),
  participantId: null,
  serviceTypeCode: 'GENERAL',
  packagingTypeCode: 'CARTON',
  usedAtDateTimeUtc: '2026-11-18T21:05:00Z',
};

async function open(answers: Answers = {}) {
  const session = sessionWith({
    [last]: { consignment: before },
    [book]: { receivers: [] },
    [templates]: { templates: [] },
    [create]: { id: testId(1), reference: 'TAS0000008' },
    ...answers,
  });
  const props = show(session);
  await screen.findByRole('combobox', { name: 'Service type' });
  return { session, ...props };
}

describe('a new consignment', () => {
  it('[CONS-70] [CONS-71] [CONS-73] opens in Receiver site, with service type, account and sender of the last one; repeats it, and takes that back', async () => {
    const { session, onDirtyChange } = await open();
    expect(select('Receiver site')).toHaveFocus();
    expect(select('Service type')).toHaveValue('Overnight');
    expect(select('Invoice account')).toHaveValue('KOW-002 Account KOW-002');
    expect(onDirtyChange).not.toHaveBeenCalledWith(true);
    await userEvent.tab();
    expect(screen.queryByText(/^Choose a receiver site/)).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: 'Repeat last' }));
    expect(await screen.findByText('Filled from TAS0000007')).toBeVisible();
    expect(select('Receiver site')).toHaveValue('Kōwhai Wellington (S11)');
    expect(screen.getByLabelText(/^Sender notes/)).toHaveValue('Ring the bell at gate 2');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(select('Receiver site')).toHaveValue(''));

    await choose('Receiver site', /Kōwhai Wellington/);
    await screen.findByText('Wellington 0610');
    await userEvent.click(save());
    await expect.poll(() => callsTo(session, create)).toHaveLength(1);
    expect(lastBody(session, create)).toMatchObject({
      serviceType: 'OVERNIGHT',
      accountId: testId(21),
      senderParticipantId: before.senderParticipant.id,
      notes: null,
    });
  });

  it('[CONS-71] opens with its defaults where the last one cannot be read', async () => {
    await open({ [last]: new Response(null, { status: 503 }) });
    expect(select('Service type')).toHaveValue('');
    expect(select('Invoice account')).toHaveValue('KOW-001 Account KOW-001');
    expect(screen.queryByRole('button', { name: 'Repeat last' })).toBeNull();
  });
});

describe('a known receiver', () => {
  it('[CONS-72] offers what a site was sent last, and changes nothing before it is taken', async () => {
    const { email } = buildSiteParticipant(11, 'Kōwhai Wellington', 'Wellington');
    const site = { ...cafe, participantId: testId(1011), email, phone: '021 555 0100' };
    const { session } = await open({ [book]: { receivers: [site] } });
    await choose('Receiver site', /Kōwhai Wellington/);
    expect(await screen.findByText('Last time: General freight, 021 555 0100, Carton')).toBeVisible();
    expect(callsTo(session, book)[0]?.query.get('participantId')).toBe(testId(1011));
    expect(select('Service type')).toHaveValue('Overnight');
    await userEvent.click(screen.getByRole('button', { name: 'Use what was used last time' }));
    expect(select('Service type')).toHaveValue('General freight');
    expect(screen.getAllByLabelText(/^Phone/).at(-1)).toHaveValue('021 555 0100');
    expect(select('Package type')).toHaveValue('Carton');
    expect(select('Receiver site')).toHaveFocus();
    expect(screen.queryByText(/^Last time/)).toBeNull();
  });

  it('[CONS-75] is offered below the sites while it is typed, and fills address and contact', async () => {
    const { session } = await open({ [book]: { receivers: [cafe] } });
    await userEvent.type(select('Receiver site'), 'tui');
    await userEvent.click(await screen.findByRole('option', { name: /Tūī Café.*Address book: /u }));
    expect(callsTo(session, book)[0]?.query.get('term')).toBe('tui');
    expect(select('Receiver site')).toHaveValue('');
    expect(select('Receiver site')).toHaveFocus();
    expect(screen.getByLabelText('Name')).toHaveValue('Tūī Café');
    expect(screen.getByLabelText('City')).toHaveValue('Whangārei');
    expect(screen.getAllByLabelText(/^Phone/).at(-1)).toHaveValue('021 555 0199');
    expect(await screen.findByText('Last time: General freight, Carton')).toBeVisible();
  });
});

/** The button that was pressed is gone. */
const expectFocusOnClose = (name: string) =>
  waitFor(() => {
    const dialog = within(screen.getByRole('dialog', { name }));
    expect(dialog.getAllByRole('button', { name: 'Close' }).at(-1)).toHaveFocus();
  });

describe('templates', () => {
  it('[CONS-74] [CONS-159] [LIST-95] saves the form under a name, fills a form from it, and deletes it after a question', async () => {
    let stored: unknown = null;
    const { session } = await open({
      [templates]: {
        templates: [{ id: testId(801), name: 'Weekly', savedAtDateTimeUtc: '2026-11-18T21:05:00Z' }],
      },
      'DELETE /api/v2/templates/{id}': null,
      'PUT /api/v2/templates/{id}': ({ body }) => {
        stored = body;
        return null;
      },
      'GET /api/v2/templates/{id}': () => ({
        ...(stored as { name: string; content: Record<string, unknown> }),
        id: testId(801),
        savedAtDateTimeUtc: '2026-11-18T21:05:00Z',
      }),
    });
    const notes = screen.getByLabelText(/^Sender notes/);
    enterText(notes, 'Gate 2');
    await userEvent.click(screen.getByRole('button', { name: 'Templates' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save as template' }));
    const dialog = await screen.findByRole('dialog', { name: 'Save as template' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText('Enter a name')).toBeVisible();
    const name = within(dialog).getByLabelText('Name');
    enterText(name, 'ū'.repeat(61));
    expect(name).toHaveAccessibleDescription('Maximum length is 60 characters');
    expect(name).toHaveValue('ū'.repeat(61));
    enterText(name, 'weekly');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Replace' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(callsTo(session, 'PUT /api/v2/templates/{id}')[0]?.path).toContain(testId(801));
    await userEvent.clear(notes);
    await userEvent.click(screen.getByRole('button', { name: 'Templates' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Weekly' }));
    expect(await screen.findByText("Filled from template 'weekly'")).toBeVisible();
    expect(screen.getByLabelText(/^Sender notes/)).toHaveValue('Gate 2');

    await userEvent.click(screen.getByRole('button', { name: 'Templates' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete templates' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Weekly' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await expect.poll(() => callsTo(session, 'DELETE /api/v2/templates/{id}')).toHaveLength(1);
    await expectFocusOnClose('Templates');
  });

  it('[CONS-158] one that was deleted elsewhere says so and goes from the menu; a name that was given elsewhere can be replaced', async () => {
    const weekly = { id: testId(801), name: 'Weekly', savedAtDateTimeUtc: '2026-11-18T21:05:00Z' };
    let stored = [weekly];
    const { session } = await open({
      [templates]: () => ({ templates: stored }),
      'GET /api/v2/templates/{id}': Response.json({ title: 'Not found' }, { status: 404 }),
      'PUT /api/v2/templates/{id}': ({ path }) =>
        path.includes(testId(802))
          ? null
          : refusal(422, 'There is already a template with this name', { id: 'CONS-74', path: 'name' }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Templates' }));
    stored = [];
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Weekly' }));
    expect(await screen.findByText('This template was deleted. The form has not changed.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Templates' }));
    expect(await screen.findByText('No templates yet')).toBeVisible();

    stored = [{ ...weekly, id: testId(802), name: 'Monthly' }];
    await userEvent.click(screen.getByRole('menuitem', { name: 'Save as template' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save as template' }));
    enterText(dialog.getByLabelText('Name'), 'monthly');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Replace' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(callsTo(session, 'PUT /api/v2/templates/{id}')).toHaveLength(2);
  });
});

const askToClear = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Clear address book' }));
  return within(await screen.findByRole('dialog', { name: 'Clear the address book?' }));
};

describe('the address book', () => {
  const change = 'PUT /api/v2/address-book/{id}';
  const clear = 'DELETE /api/v2/address-book';

  it('[CONS-76] [CONS-159] is searched, changed and emptied, says at the field what is refused, and asks before it deletes', async () => {
    let isRefused = true;
    const { session } = await open({
      [book]: { receivers: [cafe] },
      [change]: () =>
        isRefused ? refusal(422, 'City is required', { id: 'PART-02', path: 'address/city' }) : null,
      'DELETE /api/v2/address-book/{id}': null,
      [clear]: null,
    });
    await userEvent.click(screen.getByRole('button', { name: 'Address book' }));
    const list = await screen.findByRole('list', { name: 'Receivers' });
    expect(await within(list).findByText('Tūī Café')).toBeVisible();
    await userEvent.click(within(list).getByRole('button', { name: 'Edit Tūī Café' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change receiver' });
    enterText(within(dialog).getByLabelText('Name'), 'Tūī Bakery');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText('City is required')).toBeVisible();
    expect(within(dialog).getByLabelText('City')).toHaveFocus();
    isRefused = false;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('dialog', { name: 'Address book' })).toBeVisible();
    expect(lastBody(session, change)).toMatchObject({
      fullName: 'Tūī Bakery',
      phone: '021 555 0199',
      address: { city: 'Whangārei' },
    });

    await userEvent.click(await screen.findByRole('button', { name: 'Delete Tūī Café' }));
    const question = await screen.findByRole('dialog', { name: /^Delete '.*Tūī Café.*'\?$/u });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await expect.poll(() => callsTo(session, 'DELETE /api/v2/address-book/{id}')).toHaveLength(1);
    await userEvent.click((await askToClear()).getByRole('button', { name: 'Keep' }));
    expect(callsTo(session, clear)).toEqual([]);
    await userEvent.click((await askToClear()).getByRole('button', { name: 'Clear' }));
    await expect.poll(() => callsTo(session, clear)).toHaveLength(1);
    await expectFocusOnClose('Address book');
  });

  it('[CONS-158] a receiver that was deleted elsewhere says so, and goes from the list', async () => {
    let stored = [cafe];
    await open({
      [book]: () => ({ receivers: stored }),
      [change]: Response.json({ title: 'Not found' }, { status: 404 }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Address book' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Tūī Café' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change receiver' }));
    stored = [];
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(
      await dialog.findByText('This receiver was deleted. What you entered is still here.'),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText(/^Typed receivers appear here/u)).toBeVisible();
  });
});
