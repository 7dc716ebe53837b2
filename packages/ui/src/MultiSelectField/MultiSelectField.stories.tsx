import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';

import type { Guide } from '../testing/guide.js';
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
  parameters: {
    guide: {
      status: 'stable',
      use: ['Several of a known list, such as sites, where most users keep the same ones.'],
      avoid: ['Up to five: checkboxes, which show all at a glance.', 'One: `SelectField`.'],
      examples: [
        { verdict: 'do', story: 'OneOfThree', why: 'Sum up what is chosen in the closed field.' },
        { verdict: 'do', story: 'None', why: 'Say what no choice means, before it is made.' },
      ],
      keys: [
        ['Enter, Space', 'On the closed field, open the list'],
        ['Letters', 'Narrow the list and highlight its first entry'],
        ['Enter', 'Chooses the highlighted entry, or takes it back; the list stays open'],
        ['Arrow up, Arrow down', 'Move through the list'],
        ['Escape', 'Closes it'],
      ],
      accessibility: [
        'A button named by label and choice; the list is a listbox with `aria-multiselectable`, whose entries say whether they are chosen.',
        'The focus comes back to the button.',
      ],
    } satisfies Guide,
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
export const Dark: Story = { ...Open, globals: { scheme: 'dark' } };
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
