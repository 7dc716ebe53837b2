import type { Meta, StoryObj } from '@storybook/react-vite';

import { MoneyField } from '../MoneyField/MoneyField.js';
import { TextField } from '../TextField/TextField.js';
import type { Guide } from '../testing/guide.js';
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
  parameters: {
    guide: {
      status: 'stable',
      use: ['A few fields without leaving the page: an extra, a contact.'],
      avoid: [
        'More than about eight fields, or something to link to: a page.',
        'No field: `ConfirmDialog` or `InformationDialog`.',
      ],
      examples: [
        { verdict: 'do', story: 'Plain', why: 'Name the act in the title and the thing on the button.' },
        {
          verdict: 'do',
          story: 'Failed',
          why: 'Keep what was entered when saving fails, and say why in the dialog.',
        },
      ],
      keys: [
        ['Enter', 'Saves, from a field of one line'],
        ['Escape', 'Cancels: the screen asks first if something was entered'],
        ['Tab', 'Stays within the dialog'],
      ],
      accessibility: [
        'A modal dialog with a form. A click outside does not close it: it could lose what was typed.',
        'The first field has the focus.',
      ],
    } satisfies Guide,
    docs: { story: { inline: false, height: '520px' } },
  },
};

export default meta;
type Story = StoryObj<typeof FormDialog>;

export const Plain: Story = {};

export const Busy: Story = { args: { busy: true } };

export const Failed: Story = {
  args: { error: 'Updating of user details failed, please try again later.' },
};

export const Dark: Story = { ...Failed, globals: { scheme: 'dark' } };

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
