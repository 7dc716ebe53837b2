import type { Meta, StoryObj } from '@storybook/react-vite';

import { SelectField } from './SelectField.js';

const meta: Meta<typeof SelectField> = {
  title: 'Fields/SelectField',
  component: SelectField,
  args: {
    label: 'Receiver site',
    value: null,
    placeholder: 'Name or code',
    onChange: () => undefined,
    options: [
      { value: 'a', label: 'Kōwhai Auckland (AKL1)', hint: 'Avondale, Auckland' },
      { value: 'w', label: 'Kōwhai Wellington (WGN1)', hint: 'Te Aro, Wellington' },
    ],
  },
};

export default meta;
type Story = StoryObj<typeof SelectField>;

export const Empty: Story = {};

export const Chosen: Story = { args: { value: 'a' } };

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Receiver site' }));
  },
};

/** [PART-14] The second line of the highlighted option has the contrast of the first. */
export const Highlighted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Receiver site' }), 'k{ArrowDown}');
  },
};

export const HighlightedDark: Story = { ...Highlighted, globals: { scheme: 'dark', tenant: 'AURORA' } };

export const Wrong: Story = { args: { error: 'Choose a site' } };

export const Searching: Story = { args: { searching: true, options: [] } };

export const ReadOnly: Story = { args: { value: 'a', readOnly: true } };

export const Dark: Story = { ...Open, globals: { scheme: 'dark', tenant: 'AURORA' } };

export const SmallAndLong: Story = {
  args: {
    value: 'm',
    options: [
      {
        value: 'm',
        label: 'Taumatawhakatangihangakoauau'.repeat(180),
        hint: 'Te Whare Taonga o Ōtepoti, the long-named storehouse behind the railway station',
      },
      { value: 'k', label: 'Kōwhai Ōtāhuhu', hint: 'ū'.repeat(5000) },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
