import type { Notice } from '@consign/api-client/consignment';
import { createTestSession, testId, testSite } from '@consign/session/testing';
import { toTenantTheme } from '@consign/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RouterProvider } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { screen, waitFor } from 'storybook/test';

import { demoUsers, type DemoUser } from '../testing/demo-users.js';
import { createTestRouter } from '../testing/test-router.js';
import { ThemeProvider } from './ThemeProvider.js';

type Options = NonNullable<Parameters<typeof createTestSession>[0]>;

interface Props {
  readonly path: string;
  /** Null for a signed-out visitor. */
  readonly user: DemoUser | null;
  readonly scheme: 'light' | 'dark';
  readonly answers?: Options['answers'];
  readonly data?: Options['data'];
}

/** The application at an address, with a server that knows nothing else. */
function Application({ path, user, scheme, answers, data: changes }: Props): ReactNode {
  const data = user === null ? null : { ...demoUsers[user], ...changes };
  const [{ router }] = useState(() => createTestRouter(path, data, { answers: answers ?? {} }));
  return (
    <ThemeProvider own={toTenantTheme(data?.settings ?? null)} colorScheme={scheme}>
      <RouterProvider router={router} />
    </ThemeProvider>
  );
}

const meta: Meta<typeof Application> = {
  component: Application,
  args: { path: '/settings/theme', user: 'manager', scheme: 'light' },
  argTypes: { answers: { control: false }, data: { control: false } },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '640px' } },
    // The user's tenant decides the theme, not the toolbar.
    isApplication: true,
  },
  // The address and the user are read once.
  render: (props) => <Application key={`${props.path} ${props.user}`} {...props} />,
};

export default meta;
type Story = StoryObj<typeof Application>;

const phone = { viewport: { value: 'phone' } } as const;
const never = () => new Promise<never>(() => undefined);

const notice: Notice = {
  id: testId(1),
  type: 'PickupManifestNotSent',
  reason: 'Rejected',
  consignmentCount: 12,
  requestedAtDateTimeUtc: '2026-03-16T21:30:00Z',
};

const openUserMenu: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  (await canvas.findByRole('button', { name: /^User menu for / })).focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('menuitem', { name: 'Sign Out' });
};

const openMenu: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  (await canvas.findByRole('button', { name: 'Open menu' })).focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Sign out' });
};

/** [PLAT-42] The frame around every screen. */
export const Wide: Story = { parameters: { everyWidth: true } };

export const Dark: Story = { args: { scheme: 'dark' } };

/** [PLAT-42] */
export const Aurora: Story = { args: { user: 'harbour' }, parameters: { everyWidth: true } };

export const AuroraDark: Story = { args: { user: 'harbour', scheme: 'dark' } };

export const UserMenuOpen: Story = { play: openUserMenu };

export const UserMenuClosedByEscape: Story = {
  play: async (context) => {
    await openUserMenu(context);
    await context.userEvent.keyboard('{Escape}');
    const target = context.canvas.getByRole('button', { name: /^User menu for / });
    await waitFor(() => {
      if (document.activeElement !== target) throw new Error('The focus did not return to the user menu');
    });
  },
};

export const MyDetails: Story = {
  play: async (context) => {
    await openUserMenu(context);
    await context.userEvent.click(screen.getByRole('menuitem', { name: 'My Details' }));
    await screen.findByRole('dialog', { name: 'My Details' });
  },
};

export const Sites: Story = {
  args: {
    path: '/search',
    data: { sites: [testSite(10, 'Kōwhai Auckland', { isDefault: true }), testSite(11, 'Kōwhai Tauranga')] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Sites/ }));
    await screen.findByRole('option', { name: 'Kōwhai Tauranga' });
  },
};

export const PhoneMenu: Story = { globals: phone, play: openMenu };

export const PhoneMenuDark: Story = { args: { scheme: 'dark' }, globals: phone, play: openMenu };

export const FewPermissions: Story = { args: { user: 'viewer' } };

export const FewPermissionsMenu: Story = { args: { user: 'viewer' }, globals: phone, play: openMenu };

export const WithoutSites: Story = { args: { user: 'nosites' } };

const long = 'Te Whare Wānanga o Tāmaki Makaurau, Kōhanga Reo ki Whangārei';
const longNames: Story['args'] = {
  data: {
    user: {
      ...demoUsers.manager.user,
      name: 'Mere Te Papaioea-Whangārei o Tāmaki Makaurau',
      email: `${'ā'.repeat(60)}@kowhai.example`,
    },
    sites: [testSite(10, long, { isDefault: true, isDefaultOrigin: true }), testSite(11, `${long} 2`)],
    settings: {
      ...demoUsers.manager.settings,
      tenantName: 'Ngā Kaikawe o Te Waipounamu, carriers since 1908',
    },
  },
};

/** [NAV-34] */
export const LongestTitle: Story = {
  args: {
    path: '/consignment/create',
    data: {
      sites: [
        testSite(10, 'Kōwhai Tāmaki Makaurau', { isDefault: true, isDefaultOrigin: true }),
        testSite(11, 'Kōwhai Tauranga'),
      ],
    },
  },
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /Kōwhai Tāmaki Makaurau/ });
    const title = await canvas.findByRole('heading', { level: 1 });
    // As beside a scroll bar.
    title.closest('header')?.style.setProperty('width', 'calc(100vw - 15px)');
    const { clientWidth, scrollWidth } = title;
    if (scrollWidth > clientWidth)
      throw new Error(`The title is ${scrollWidth} px wide in ${clientWidth} px`);
  },
};

/** [PLAT-42] */
export const LongNames: Story = { args: longNames, parameters: { everyWidth: true } };

export const LongNamesMenu: Story = { args: longNames, globals: phone, play: openMenu };

export const LongNamesUserMenu: Story = { args: longNames, play: openUserMenu };

export const Busy: Story = {
  args: { path: '/search', answers: { 'POST /api/v2/consignments/search': never } },
};

/** [DOCS-15] */
export const MailNotSent: Story = {
  args: {
    answers: {
      'GET /api/v1/users/me/notices': [notice, { ...notice, id: testId(2), reason: 'Unavailable' }],
    },
  },
  parameters: { everyWidth: true },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: "Emails that weren't sent" });
  },
};

/** [PLAT-07] */
export const SettingNotUnderstood: Story = {
  args: {
    data: {
      organisation: {
        ...demoUsers.manager.organisation,
        serviceTypeSettings: [
          {
            serviceType: { code: 'GENERAL' },
            settingKey: 'consignment-contact-details-required',
            value: 'SOMETIMES',
          },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: "Settings that can't be read" });
  },
};

/** [PLAT-42] */
export const NotAuthorised: Story = {
  args: { path: '/error/not-authorised' },
  parameters: { everyWidth: true },
};
/** [PLAT-42] */
export const NotFound: Story = { args: { path: '/error/not-found' }, parameters: { everyWidth: true } };
/** [PLAT-42] */
export const InvalidOrganisation: Story = {
  args: { path: '/error/invalid-organisation', user: null },
  parameters: { everyWidth: true },
};
export const SomethingElse: Story = { args: { path: '/error/anything', user: null } };
/** [PLAT-42] */
export const Maintenance: Story = {
  args: { path: '/maintenance', user: null },
  parameters: { everyWidth: true },
};
