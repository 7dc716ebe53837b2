import type { Meta, StoryObj } from '@storybook/react-vite';

import { TextField } from './TextField.js';

const meta: Meta<typeof TextField> = {
  title: 'Fields/TextField',
  component: TextField,
  args: { label: 'Receiver reference', value: 'PO-7781', onChange: () => undefined },
};

export default meta;
type Story = StoryObj<typeof TextField>;

export const Filled: Story = {};

export const Optional: Story = { args: { value: '', optional: true, hint: 'Printed on the label' } };

export const Wrong: Story = { args: { value: '', error: 'Required' } };

export const Warning: Story = { args: { value: '107', warning: 'New Zealand postcodes have 4 digits' } };

export const ReadOnly: Story = { args: { readOnly: true } };

export const ReadOnlyAndEmpty: Story = { args: { readOnly: true, value: '' } };

export const ReadOnlyAndSeveralLines: Story = {
  args: { readOnly: true, lines: 3, value: 'Ring the bell at gate 2.\nForklift on site until 4 pm.' },
};

/** While the form is saving. */
export const Locked: Story = {
  args: { readOnly: true },
  decorators: [
    (Shown) => (
      <div data-locked>
        <Shown />
      </div>
    ),
  ],
};

export const Disabled: Story = { args: { disabled: true } };

export const SeveralLines: Story = { args: { lines: 3, value: 'Ring the bell at gate 2' } };

export const Dark: Story = { ...Wrong, globals: { scheme: 'dark', tenant: 'AURORA' } };

export const DarkWarning: Story = { ...Warning, globals: { scheme: 'dark', tenant: 'AURORA' } };

export const SmallAndLong: Story = {
  args: {
    label: 'Tohutoro o te kaiwhiwhi, as it is printed on the label and on the note',
    value: 'ā'.repeat(5000),
    error: 'Maximum length is 256 characters '.repeat(8),
  },
  globals: { viewport: { value: 'phone' } },
};

export const SmallAndSeveralLines: Story = {
  args: { lines: 3, value: 'Taumatawhakatangihangakoauau'.repeat(180) },
  globals: { viewport: { value: 'phone' } },
};
