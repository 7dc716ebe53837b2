import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';

import { MultiSelectField, type MultiSelectFieldProps } from './MultiSelectField.js';

function Controlled({ values: first, ...props }: MultiSelectFieldProps): ReactNode {
  const [values, setValues] = useState(first);
  return (
    <MultiSelectField
      {...props}
      values={values}
      onChange={setValues}
      summary={values.length === 0 ? 'None' : `${values.length} sites`}
    />
  );
}

const meta = {
  title: 'Fields/MultiSelectField',
  component: MultiSelectField,
  render: (props) => <Controlled {...props} />,
  args: {
    label: 'Selected sites',
    hint: 'Display consignments from the selected requesting sites',
    placeholder: 'Select sites',
    allLabel: 'All sites',
    values: ['a'],
    onChange: () => undefined,
    summary: '',
    options: [
      { value: 'a', label: 'Kōwhai Auckland' },
      { value: 't', label: 'Kōwhai Tauranga (Inactive)' },
      {
        value: 'l',
        label: 'Te Whare Taonga o Ōtepoti, the long-named storehouse behind the railway station',
      },
    ],
  },
} satisfies Meta<typeof MultiSelectField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OneOfThree: Story = {};
export const None: Story = { args: { values: [] } };
export const Disabled: Story = { args: { disabled: true } };

export const Open: Story = {
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
};
export const Dark: Story = { ...Open, globals: { scheme: 'dark', tenant: 'AURORA' } };
export const SmallAndLong: Story = {
  args: {
    values: ['m'],
    options: [
      { value: 'm', label: 'Taumatawhakatangihangakoauau'.repeat(180) },
      { value: 'k', label: 'Kōwhai Ōtāhuhu' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
