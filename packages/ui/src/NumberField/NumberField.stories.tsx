import type { Meta, StoryObj } from '@storybook/react-vite';

import { NumberField } from './NumberField.js';

const meta: Meta<typeof NumberField> = {
  title: 'Fields/NumberField',
  component: NumberField,
  args: { label: 'Volume', unit: 'm³', decimals: 4, value: 0.12, onChange: () => undefined },
};

export default meta;
type Story = StoryObj<typeof NumberField>;

export const Volume: Story = {};

export const Weight: Story = { args: { label: 'Weight', unit: 'kg', decimals: 2, value: 1250 } };

export const Count: Story = { args: { label: 'Count', unit: undefined, decimals: 0, value: 12 } };

export const Wrong: Story = { args: { value: null, error: 'Volume is required' } };

export const ReadOnly: Story = { args: { readOnly: true } };

export const Dark: Story = { ...Wrong, globals: { scheme: 'dark', tenant: 'AURORA' } };

export const SmallAndLong: Story = {
  args: {
    label: 'Te rahi o ngā utanga katoa, over every freight item together',
    hint: 'Ōrite ki te tapeke o ngā mea katoa i runga ake nei',
    value: 123_456_789_012.3456,
  },
  globals: { viewport: { value: 'phone' } },
};
