import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement } from 'react';

import { renderPage } from './page.js';
import { type SignInErrors, signInPage } from './sign-in-page.js';

interface Props {
  readonly tenantName: string;
  readonly email: string;
  readonly errors: SignInErrors;
}

const client = {
  clientId: 'consign',
  tenantCode: 'TASMAN',
  organisation: 'org_tasman',
  audience: 'urn:consign:tasman',
  redirectUris: [],
  postLogoutRedirectUris: [],
  corsOrigins: [],
};

/** The page as the server writes it. */
function SignIn({ tenantName, email, errors }: Props) {
  const page = signInPage({ ...client, tenantName }, { action: '#', email, errors });
  return createElement('iframe', {
    title: 'Sign-in page',
    srcDoc: renderPage(page, ''),
    sandbox: '',
    style: { border: 0, width: '100%', height: 640 },
  });
}

const meta: Meta<typeof SignIn> = {
  component: SignIn,
  args: { tenantName: 'Tasman Freight', email: '', errors: {} },
  parameters: { layout: 'fullscreen' },
};

export default meta;
type Story = StoryObj<typeof SignIn>;

export const First: Story = {};
export const WrongPassword: Story = {
  args: { email: 'manager@kowhai.example', errors: { form: 'The email or password is wrong.' } },
};
export const Missing: Story = {
  args: { errors: { email: 'Enter your email', password: 'Enter your password' } },
};
export const LongName: Story = {
  args: { tenantName: 'Te Whare Taonga o Ōtepoti Freight and Logistics Limited' },
  globals: { viewport: { value: 'phone' } },
};
