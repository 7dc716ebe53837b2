import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';

import type { Guide } from '../testing/guide.js';
import { Logo } from './Logo.js';

const bar: CSSProperties = {
  display: 'flex',
  alignItems: 'center',
  height: 56,
  padding: '0 24px',
  background: 'var(--consign-top-bar-ground)',
};

const meta: Meta<typeof Logo> = {
  title: 'Layout/Logo',
  component: Logo,
  render: () => (
    <div style={bar}>
      <Logo mark={null} name="Tasman Freight" />
    </div>
  ),
  parameters: {
    guide: {
      status: 'stable',
      use: ["The provider's mark and name, once, on the top bar."],
      avoid: ['As decoration.'],
      examples: [{ verdict: 'do', story: 'OnTheTopBar', why: 'Give the name as text.' }],
      keys: [],
      accessibility: ['The mark is hidden; the name is text.'],
    } satisfies Guide,
  },
};

export default meta;

export const OnTheTopBar: StoryObj<typeof Logo> = {};

export const Dark: StoryObj<typeof Logo> = { globals: { scheme: 'dark' } };

export const SmallAndLong: StoryObj<typeof Logo> = {
  render: () => (
    <div style={bar}>
      <Logo mark="M4 4h16v16H4Z" name="Ngā Kaikawe o Te Whanganui-a-Tara me Ōtautahi Limited" />
    </div>
  ),
  globals: { viewport: { value: 'phone' } },
};
