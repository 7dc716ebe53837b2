import type { Meta, StoryObj } from '@storybook/react-vite';

import { MoneyField } from '../MoneyField/MoneyField.js';
import { TextField } from '../TextField/TextField.js';
import { FormDialog } from './FormDialog.js';

const fields = (
  <>
    <TextField label="Name" value="Aroha Ngata" onChange={() => undefined} />
    <TextField
      label="Notes"
      value="Kōwhai, past the marae and the whare karakia, gate 2"
      onChange={() => undefined}
      lines={3}
      optional
    />
    <MoneyField label="Freight value" value="1234.50" onChange={() => undefined} />
  </>
);

const meta: Meta<typeof FormDialog> = {
  title: 'Dialogs/FormDialog',
  component: FormDialog,
  args: {
    opened: true,
    title: 'Add extra',
    children: fields,
    onSave: () => undefined,
    onCancel: () => undefined,
  },
  parameters: { docs: { story: { inline: false, height: '520px' } } },
};

export default meta;
type Story = StoryObj<typeof FormDialog>;

export const Plain: Story = {};

export const Busy: Story = { args: { busy: true } };

export const Failed: Story = {
  args: { error: 'Updating of user details failed, please try again later.' },
};

export const Dark: Story = { ...Failed, globals: { scheme: 'dark', tenant: 'AURORA' } };

export const Small: Story = { ...Failed, globals: { viewport: { value: 'phone' } } };

export const SmallAndLong: Story = {
  args: {
    title: 'Whakatāngata'.repeat(40),
    error: 'Ā'.repeat(5000),
    children: (
      <>
        {fields}
        {Array.from({ length: 8 }, (_, index) => (
          <TextField
            key={index}
            label={`Waiuku and Ōtāhuhu ${index}`}
            value={'ū'.repeat(5000)}
            onChange={() => undefined}
          />
        ))}
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
};
