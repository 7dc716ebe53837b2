import type { SavedView } from '@consign/api-client/consignment';
import { buildListItem } from '@consign/consignment-parts/testing/data';
import { hardConsignment } from '@consign/consignment-parts/testing/hard-texts';
import { createTestSession, testId, testSite } from '@consign/session/testing';
import { toTenantTheme } from '@consign/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RouterProvider } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { expect, screen, waitFor } from 'storybook/test';

import { demoUsers } from '../testing/demo-users.js';
import { createTestRouter } from '../testing/test-router.js';
import { ThemeProvider } from './ThemeProvider.js';

/** A text without a possible line break, as long as its field allows. */
const endless = (length: number) => 'W'.repeat(length);

const view = (number: number, query: string): SavedView => ({
  id: testId(900 + number),
  name: `${String(number)}${endless(59)}`,
  query,
  isDefault: number === 1,
});

const rows = [1, 2, 3].map((number) => {
  const { fullName, phone, email, address } = hardConsignment('TAS0000001').receiverParticipant;
  return buildListItem(number, {
    reference: `${endless(49)}${String(number)}`,
    receiverParticipant: { fullName, phone, email, address },
    senderReference: endless(250),
    tags: [{ code: 'LONG', name: endless(60), colour: '#047781' }],
  });
});

const consignment = hardConsignment(`${endless(49)}1`);

const page = {
  currentPage: 1,
  firstRowOnPage: 1,
  lastRowOnPage: rows.length,
  pageCount: 1,
  pageSize: 25,
  rowCount: rows.length,
  results: rows,
};

const manager = {
  ...demoUsers.manager,
  user: { ...demoUsers.manager.user, name: endless(100), email: `${endless(60)}@kowhai.example` },
  sites: [
    testSite(10, endless(100), { isDefault: true, isDefaultOrigin: true }),
    testSite(11, `2${endless(99)}`),
  ],
};

type Options = NonNullable<Parameters<typeof createTestSession>[0]>;
const answers: NonNullable<Options['answers']> = {
  'POST /api/v2/consignments/search': page,
  'GET /api/v1/consignments/{ref}': consignment,
  'GET /api/v2/consignments/{ref}/links': [],
  'GET /api/v1/consignments/{ref}/files': [],
  'GET /api/v1/users/me/unsaved-work/{key}': new Response(null, { status: 204 }),
  'GET /api/v1/users/me/views': [view(1, 'statuses=DRAFT'), view(2, 'statuses=FINAL')],
};

function Application({ path }: { readonly path: string }): ReactNode {
  const [{ router }] = useState(() => createTestRouter(path, manager, { answers }));
  return (
    <ThemeProvider own={toTenantTheme(manager.settings)} colorScheme="light">
      <RouterProvider router={router} />
    </ThemeProvider>
  );
}

type Play = NonNullable<StoryObj<typeof Application>['play']>;
type User = Parameters<Play>[0]['userEvent'];

const layers = '[role="menu"], [role="listbox"], [role="dialog"]';

/** Fails if the page, or an open menu, list or dialog, is wider than the window. */
function expectFits(what: string): Promise<void> {
  return waitFor(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth)
      throw new Error(`${what}: the page is ${scrollWidth} px wide in ${clientWidth}`);
    for (const layer of document.querySelectorAll<HTMLElement>(layers)) {
      const { left, right } = layer.getBoundingClientRect();
      const isWithin = left >= -1 && right <= clientWidth + 1;
      if (layer.checkVisibility() && !(isWithin && layer.scrollWidth <= layer.clientWidth + 1)) {
        throw new Error(
          `${what}: ${layer.role ?? ''} is from ${left} to ${right}, ${layer.scrollWidth} px inside`,
        );
      }
    }
  });
}

async function close(user: User): Promise<void> {
  await user.keyboard('{Escape}');
  await waitFor(() => {
    if (document.querySelector(layers)?.checkVisibility() === true) throw new Error('It is still open');
  });
}

/** Opens every menu, list and dialog that has a button on the page. */
async function openEach(user: User): Promise<void> {
  const openers = [...document.querySelectorAll<HTMLElement>('[aria-haspopup]')].filter(
    (each) => each.checkVisibility() && !each.matches(':disabled, [aria-disabled="true"]'),
  );
  for (const opener of openers) {
    if (!opener.isConnected) continue;
    await user.click(opener);
    await expectFits(opener.getAttribute('aria-label') ?? opener.textContent);
    await close(user);
  }
}

/** Opens a dialog from a menu. */
async function openFrom(user: User, menu: RegExp, entry: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: menu }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
  await screen.findByRole('dialog');
  await expectFits(entry);
  await close(user);
}

const openList: Play = async ({ canvas, userEvent }) => {
  await canvas.findAllByText(rows[0]?.reference ?? '');
  await expectFits('The list');
  await openEach(userEvent);
  await openFrom(userEvent, /^Views/, 'Manage views');
  await openFrom(userEvent, /^Views/, 'Save this search');
  await openFrom(userEvent, /^User menu for/, 'My Details');
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('combobox', { name: /search/i }), 'wwww');
  await expectFits('The palette');
  await close(userEvent);
};

const openConsignment: Play = async ({ canvas, userEvent }) => {
  await canvas.findByRole('heading', { level: 2, name: new RegExp(consignment.reference) });
  await expectFits('The consignment');
  await openEach(userEvent);
};

const meta: Meta<typeof Application> = {
  title: 'LongestTexts',
  component: Application,
  args: {
    path: `/search?searchTerm=${endless(250)}&salesReference=${endless(250)}&phoneNumber=${'0'.repeat(50)}&statuses=DRAFT,FINAL`,
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  play: openList,
};

export default meta;
type Story = StoryObj<typeof Application>;

/** [NAV-33] Every menu, chip and dialog of the list, with the longest texts. */
export const List: Story = { name: '[NAV-33] List' };

export const ListOnAPhone: Story = {
  name: '[NAV-33] List on a phone',
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await openList(context);
    for (const { scrollWidth, clientWidth } of context.canvas.getAllByText(rows[0]?.reference ?? ''))
      await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const Consignment: Story = {
  name: '[NAV-33] Consignment',
  args: { path: `/consignment/${consignment.reference}` },
  play: openConsignment,
};

export const ConsignmentOnAPhone: Story = {
  ...Consignment,
  name: '[NAV-33] Consignment on a phone',
  globals: { viewport: { value: 'phone' } },
};
