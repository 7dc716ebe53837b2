import type { Meta, StoryObj } from '@storybook/react-vite';

import { DisabledReasonButton } from './DisabledReasonButton.js';

const meta: Meta<typeof DisabledReasonButton> = {
  component: DisabledReasonButton,
  args: { children: 'Mark As Ready', reason: null },
};

export default meta;
type Story = StoryObj<typeof DisabledReasonButton>;

export const Usable: Story = {};

export const WithReason: Story = { args: { reason: 'Save the consignment first' } };

export const ReasonShown: Story = {
  args: { reason: 'Save the consignment first' },
  play: ({ canvas }) => canvas.getByRole('button').focus(),
};

export const Busy: Story = { args: { busy: true } };

export const Dark: Story = { ...ReasonShown, globals: { scheme: 'dark', tenant: 'AURORA' } };

export const SmallAndLong: Story = {
  args: {
    children: 'Request pickup from Te Whanganui-a-Tara',
    reason: 'Taumatawhakatangihangakoauau'.repeat(20),
  },
  play: ({ canvas }) => canvas.getByRole('button').focus(),
  globals: { viewport: { value: 'phone' } },
};
