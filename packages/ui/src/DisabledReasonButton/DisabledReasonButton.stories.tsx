import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { DisabledReasonButton } from './DisabledReasonButton.js';

const meta: Meta<typeof DisabledReasonButton> = {
  component: DisabledReasonButton,
  args: { children: 'Mark As Ready', reason: null },
};

export default meta;
type Story = StoryObj<typeof DisabledReasonButton>;

/** An optional choice has a control that offers it, and an optional switch is a switch. */
export const Usable: Story = {
  play: async ({ argTypes }) => {
    await expect(argTypes.type).toMatchObject({ control: { type: 'radio' }, options: ['button', 'submit'] });
    await expect(argTypes.busy).toMatchObject({ control: { type: 'boolean' } });
  },
};

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
