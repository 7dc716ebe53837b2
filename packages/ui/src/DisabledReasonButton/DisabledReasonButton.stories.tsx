import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { DisabledReasonButton } from './DisabledReasonButton.js';

const meta: Meta<typeof DisabledReasonButton> = {
  title: 'Actions/DisabledReasonButton',
  component: DisabledReasonButton,
  args: { children: 'Mark As Ready', reason: null },
};

export default meta;
type Story = StoryObj<typeof DisabledReasonButton>;

/** An optional choice, as the workshop reads it from the types, becomes a choice of its texts. */
export const Usable: Story = {
  argTypes: {
    type: { type: { name: 'union', value: ["'button'", "'submit'", 'undefined'].map(toType) } },
  },
  play: async ({ argTypes }) => {
    await expect(argTypes.type).toMatchObject({ type: { name: 'enum', value: ['button', 'submit'] } });
  },
};

function toType(value: string) {
  return { name: 'other', value } as const;
}

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
