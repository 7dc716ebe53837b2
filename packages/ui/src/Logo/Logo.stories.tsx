import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';

import { Logo } from './Logo.js';

const bar: CSSProperties = {
  display: 'flex',
  alignItems: 'center',
  height: 56,
  padding: '0 24px',
  background: 'var(--consign-top-bar-ground)',
};

const meta: Meta<typeof Logo> = {
  component: Logo,
  render: (_args, { globals }) => (
    <div style={bar}>
      <Logo tenantCode={String(globals['tenant'])} name="Tasman Freight" />
    </div>
  ),
};

export default meta;

export const OnTheTopBar: StoryObj<typeof Logo> = {};

export const Dark: StoryObj<typeof Logo> = { globals: { scheme: 'dark', tenant: 'AURORA' } };

export const SmallAndLong: StoryObj<typeof Logo> = {
  render: (_args, { globals }) => (
    <div style={bar}>
      <Logo
        tenantCode={String(globals['tenant'])}
        name="Ngā Kaikawe o Te Whanganui-a-Tara me Ōtautahi Limited"
      />
    </div>
  ),
  globals: { viewport: { value: 'phone' } },
};
