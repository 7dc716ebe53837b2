import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';

import { MoneyField, type MoneyFieldProps } from './MoneyField.js';

function Controlled({ value: first, ...props }: MoneyFieldProps): ReactNode {
  const [value, setValue] = useState(first);
  return <MoneyField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Fields/MoneyField',
  component: MoneyField,
  render: (props) => <Controlled {...props} />,
  args: { label: 'Freight value', value: '1234.50', onChange: () => undefined },
} satisfies Meta<typeof MoneyField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Optional: Story = { args: { value: '', optional: true, hint: 'For insurance, without GST' } };
export const Refused: Story = { args: { value: '0.125' } };
export const ReadOnly: Story = { args: { readOnly: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Dark: Story = { args: { value: '0.125' }, globals: { scheme: 'dark', tenant: 'AURORA' } };
export const SmallAndLong: Story = {
  args: {
    label: 'Uara o ngā taonga e haere ana ki Te Whanganui-a-Tara, as the sender declares it',
    value: '9'.repeat(5000),
  },
  globals: { viewport: { value: 'phone' } },
};
