import type { Meta, StoryObj } from '@storybook/react-vite';

import { TextField } from './TextField.js';

const meta: Meta<typeof TextField> = {
  component: TextField,
  args: { label: 'Receiver reference', value: 'PO-7781', onChange: () => undefined },
};

export default meta;
type Story = StoryObj<typeof TextField>;

export const Filled: Story = {};

export const Optional: Story = { args: { value: '', optional: true, hint: 'Printed on the label' } };

export const Wrong: Story = { args: { value: '', error: 'Required' } };

export const ReadOnly: Story = { args: { readOnly: true } };

export const Disabled: Story = { args: { disabled: true } };

export const SeveralLines: Story = { args: { lines: 3, value: 'Ring the bell at gate 2' } };
