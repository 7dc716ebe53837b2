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
