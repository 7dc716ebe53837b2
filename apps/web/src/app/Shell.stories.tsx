import { toTenantTheme } from '@consign/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RouterProvider } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';

import { demoUsers, type DemoUser } from '../testing/demo-users.js';
import { createTestRouter } from '../testing/open-app.js';
import { ThemeProvider } from './ThemeProvider.js';

interface Props {
  readonly path: string;
  /** Null: nobody is signed in. */
  readonly user: DemoUser | null;
  readonly scheme: 'light' | 'dark';
}

/** The application at an address, with a server that knows nothing else. */
function Application({ path, user, scheme }: Props): ReactNode {
  const data = user === null ? null : demoUsers[user];
  const [{ router }] = useState(() => createTestRouter(path, data));
  return (
    <ThemeProvider own={toTenantTheme(data?.settings ?? null)} colorScheme={scheme}>
      <RouterProvider router={router} />
    </ThemeProvider>
  );
}

const meta: Meta<typeof Application> = {
  component: Application,
  args: { path: '/error/not-found', user: 'manager', scheme: 'light' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
};

export default meta;
type Story = StoryObj<typeof Application>;

export const NotAuthorised: Story = { args: { path: '/error/not-authorised' } };
export const NotFound: Story = { args: { path: '/error/not-found' } };
export const InvalidOrganisation: Story = { args: { path: '/error/invalid-organisation', user: null } };
export const SomethingElse: Story = { args: { path: '/error/anything', user: null } };
export const Maintenance: Story = { args: { path: '/maintenance', user: null } };
