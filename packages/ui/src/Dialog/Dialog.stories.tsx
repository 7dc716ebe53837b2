import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import type { Guide } from '../testing/guide.js';
import { Dialog, DialogActions } from './Dialog.js';

const meta: Meta<typeof Dialog> = {
  title: 'Dialogs/Dialog',
  component: Dialog,
  args: {
    opened: true,
    title: 'Print documents',
    onClose: fn(),
    children: (
      <>
        <p>2 labels and 1 consignment note for TAS0001234.</p>
        <DialogActions>
          <Button variant="default">Close</Button>
          <Button>Print 3 documents</Button>
        </DialogActions>
      </>
    ),
  },
  parameters: {
    docs: { story: { inline: false, height: '320px' } },
    guide: {
      status: 'stable',
      use: ['The frame of every dialog that is neither a question, a form nor an explanation.'],
      avoid: [
        'A question before something irreversible: `ConfirmDialog`.',
        'A few fields: `FormDialog`. An explanation: `InformationDialog`.',
        'Something that people compare with the page behind it: a preview beside the list.',
      ],
      examples: [
        { verdict: 'do', story: 'Plain', why: 'Put the buttons into `DialogActions`, the main one last.' },
        { verdict: "don't", story: 'WithoutActions', why: 'Leave the cross as the only way out.' },
      ],
      keys: [
        ['Escape', 'Closes it; an open list or calendar within it closes first'],
        ['Tab', 'Stays within the dialog'],
      ],
      accessibility: [
        'A modal dialog named by its title. The focus comes back to where it was.',
        'Full screen below 640 px, with the buttons at the bottom.',
        'Set `closeOnOutsideClick` to false where a click outside could lose what was typed.',
      ],
    } satisfies Guide,
  },
};

export default meta;
type Story = StoryObj<typeof Dialog>;

export const Plain: Story = {};

export const Wide: Story = { args: { size: 'xl' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const Small: Story = { globals: { viewport: { value: 'phone' } } };

export const SmallAndLong: Story = {
  args: { title: 'Whakatāngata'.repeat(40), children: <p>{'Taumatawhakatangihangakoauau'.repeat(180)}</p> },
  globals: { viewport: { value: 'phone' } },
};

/** For the guide. */
export const WithoutActions: Story = {
  args: { children: <p>2 labels and 1 consignment note for TAS0001234 were printed.</p> },
  tags: ['!dev', '!autodocs'],
};
