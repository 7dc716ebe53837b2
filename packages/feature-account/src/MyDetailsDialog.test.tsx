import { defaultPreferences } from '@consign/queries';
import { inTurn } from '@consign/queries/testing';
import { createTestSession, testId, testSite, type TestSession, inSession } from '@consign/session/testing';
import { renderInTheme } from '@consign/ui/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';

import { MyDetailsDialog } from './MyDetailsDialog.js';

const put = 'PUT /api/v1/users/me/sites';
const putSettings = 'PUT /api/v1/users/me/preferences';
const changed = { ...defaultPreferences, printOnPickup: true };
const sites = [
  testSite(11, 'Kōwhai Auckland', { isDefault: true }),
  testSite(12, 'Kōwhai Tauranga', { isActive: false, isDefaultOrigin: true }),
  testSite(13, 'Kōwhai Wellington'),
];

type Options = NonNullable<Parameters<typeof createTestSession>[0]>;

function Wired(): ReactNode {
  const [opened, setOpened] = useState(true);
  return <MyDetailsDialog opened={opened} onClose={() => setOpened(false)} />;
}

function open(options: Options = {}): TestSession {
  const session = createTestSession({ ...options, data: { sites, ...options.data } });
  renderInTheme(inSession(session, <Wired />));
  return session;
}

const field = (name: string) => screen.getByRole('combobox', { name });
const choose = async (name: string, option: string) => {
  await userEvent.click(field(name));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

describe('My Details', () => {
  it('[NAV-07] [NAV-08] [NAV-09] [NAV-10] [NAV-13] shows name and email, which cannot be changed, and explains each site setting; an inactive site is offered only while it is the default', async () => {
    open();
    expect(screen.getByLabelText('Name')).toHaveValue('Mere Manager');
    expect(screen.getByLabelText('Name')).toHaveAttribute('readonly');
    expect(screen.getByLabelText('Email')).toHaveValue('manager@kowhai.example');
    expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
    expect(field('Requesting Site')).toHaveAccessibleDescription(
      'The site with financial responsibility for the consignments you create',
    );
    expect(field('Default origin site')).toHaveAccessibleDescription('Where you dispatch most freight from');
    expect(screen.getByRole('button', { name: /Selected sites/ })).toHaveAccessibleDescription(
      'Display consignments from the selected requesting sites',
    );
    await userEvent.click(field('Default origin site'));
    expect(screen.getByRole('option', { name: 'Kōwhai Tauranga (Inactive)' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(field('Requesting Site'));
    const list = screen.getByRole('listbox', { name: 'Requesting Site' });
    expect(within(list).queryByRole('option', { name: /Tauranga/ })).toBeNull();
  });

  it('[NAV-11] Save sends both sites once, keeps the selection, and closes', async () => {
    const session = open({ answers: { [put]: null } });
    await choose('Requesting Site', 'Kōwhai Wellington');
    await userEvent.click(screen.getByRole('button', { name: /Selected sites/ }));
    await userEvent.click(screen.getByRole('option', { name: 'Kōwhai Wellington' }));
    await userEvent.dblClick(screen.getByRole('button', { name: 'Save' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(session.server.bodies(put)).toEqual([{ chargeSiteId: testId(13), originSiteId: testId(12) }]);
    expect(session.storage.getItem('consign.active-sites')).toBe(JSON.stringify([testId(11), testId(13)]));
  });

  it('[NAV-11] [NAV-12] a failed save says why and keeps the choices; Cancel sends nothing more', async () => {
    const message = {
      severityName: 'Error',
      userMessage: 'Choose one of your sites',
      invalidParams: [],
      innerMessages: [],
    };
    const answers = [{ messages: [message] }, {}];
    const session = open({ answers: { [put]: () => Response.json(answers.shift(), { status: 422 }) } });
    await choose('Requesting Site', 'Kōwhai Wellington');
    await save();
    expect(await screen.findByText('Choose one of your sites')).toBeVisible();
    expect(field('Requesting Site')).toHaveValue('Kōwhai Wellington');
    await save();
    expect(await screen.findByText('Updating of user details failed, please try again later.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(session.server.callsTo(put)).toHaveLength(2);
  });

  it('[NAV-46] a site that was taken from the user is refused at its field, which has the focus, and is offered no more', async () => {
    const refused = {
      severityName: 'Error',
      userMessage: 'Choose one of your sites',
      problemId: 'NAV-11',
      path: 'chargeSiteId',
    };
    const left = [testSite(12, 'Kōwhai Hamilton')];
    const session = open({
      answers: {
        [put]: Response.json({ messages: [refused] }, { status: 422 }),
        'GET /api/v1/users/me/sites': left,
      },
    });
    await choose('Requesting Site', 'Kōwhai Wellington');
    await save();
    await expect.poll(() => session.server.names()).toContain('GET /api/v1/users/me/sites');
    await expect.poll(() => field('Requesting Site')).toHaveFocus();
    expect(field('Requesting Site')).toHaveAccessibleDescription(/Choose one of your sites/u);
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(field('Requesting Site'));
    expect(await screen.findByRole('option', { name: 'Kōwhai Hamilton' })).toBeVisible();
    expect(screen.queryByRole('option', { name: 'Kōwhai Wellington' })).toBeNull();
  });

  it('[NAV-17] saves only the settings that were changed', async () => {
    const session = open({ answers: { [put]: null, [putSettings]: changed } });
    const print = screen.getByRole('checkbox', { name: 'Print labels when a pickup is requested' });
    await expect.poll(() => print).toBeEnabled();
    expect(screen.getByRole('group', { name: 'Settings' })).toContainElement(print);
    expect(print).not.toBeChecked();
    await userEvent.click(print);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Single-letter shortcuts' }));
    await choose('Labels as', 'ZPL, for a thermal printer');
    await choose('Time to undo a pickup request', '1 minute');
    await save();
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(session.server.bodies(putSettings)).toEqual([
      { printOnPickup: true, letterKeys: false, labelFormat: 'ZPL', undoSeconds: 60 },
    ]);
  });

  it('[MAIL-01] [MAIL-07] saves when the morning mail comes and about what, for users who may read the list', async () => {
    const view = { id: testId(81), name: 'Drafts of this week', query: 'statuses=DRAFT', isDefault: false };
    const session = open({
      answers: {
        [put]: null,
        'GET /api/v1/users/me/views': [view],
        'GET /api/v1/users/me/preferences': defaultPreferences,
        [putSettings]: changed,
      },
    });
    await expect.poll(() => field('Morning mail')).toBeEnabled();
    expect(field('Morning mail')).toHaveValue('None');
    expect(screen.queryByRole('combobox', { name: 'About' })).toBeNull();
    await choose('Morning mail', 'At 7 am');
    expect(field('About')).toHaveValue('What needs attention');
    await choose('About', view.name);
    await save();
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(session.server.bodies(putSettings)).toEqual([{ morningMail: { hour: 7, viewId: view.id } }]);
    cleanup();
    open({ data: { permissions: ['Access.DISPATCH'] } });
    await expect.poll(() => screen.getByRole('checkbox')).toBeEnabled();
    expect(screen.queryByRole('combobox', { name: 'Morning mail' })).toBeNull();
  });

  it.each([
    { permissions: [], shown: [] },
    { permissions: ['Consignment.PRINT'], shown: ['Labels as'] },
    { permissions: ['Consignment.MAINTAIN'], shown: ['Time to undo a pickup request'] },
  ] as const)('[NAV-17] offers only settings that $permissions can use', async ({ permissions, shown }) => {
    open({ data: { permissions: ['Access.DISPATCH', ...permissions] } });
    const settings = within(screen.getByRole('group', { name: 'Settings' }));
    await expect
      .poll(() => settings.getByRole('checkbox', { name: 'Single-letter shortcuts' }))
      .toBeEnabled();
    expect(settings.getAllByRole('checkbox')).toHaveLength(1);
    expect(settings.queryAllByRole('combobox')).toHaveLength(shown.length);
    for (const name of shown) expect(settings.getByRole('combobox', { name })).toBeEnabled();
  });

  it('[NAV-17] keeps the choices and the sites if the settings cannot be saved', async () => {
    const session = open({ answers: { [putSettings]: new Response(null, { status: 503 }) } });
    const print = screen.getByRole('checkbox', { name: 'Print labels when a pickup is requested' });
    await expect.poll(() => print).toBeEnabled();
    await userEvent.click(print);
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your settings could not be saved. Your sites have not been changed. Try again.',
    );
    expect(print).toBeChecked();
    expect(session.server.names()).not.toContain(put);
  });

  it('[NAV-17] says that the settings could not be loaded, and retries', async () => {
    const answer = inTurn(new Response(null, { status: 503 }), changed);
    open({ answers: { 'GET /api/v1/users/me/preferences': answer } });
    expect(await screen.findByText('Your settings could not be loaded')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(
      await screen.findByRole('checkbox', { name: 'Print labels when a pickup is requested' }),
    ).toBeChecked();
  });

  it('requires a site before sending anything', async () => {
    const session = open({ data: { sites: [testSite(11, 'Kōwhai Auckland')] } });
    await save();
    expect(screen.getAllByText('Choose a site')).toHaveLength(2);
    expect(session.server.callsTo(put)).toEqual([]);
  });

  it('tells a user without sites who to contact', () => {
    open({ data: { sites: [] } });
    expect(
      screen.getByText(
        'You do not have access to any sites. Please contact your freight service provider for assistance.',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  });
});
