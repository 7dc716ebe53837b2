import type { Meta, StoryObj } from '@storybook/react-vite';

import type { Guide } from '../testing/guide.js';
import { ConfirmDialog } from './ConfirmDialog.js';

const meta: Meta<typeof ConfirmDialog> = {
  title: 'Dialogs/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    opened: true,
    title: 'Unsaved changes',
    children: "You'll lose your changes since the last save.",
    confirmLabel: 'Discard changes',
    cancelLabel: 'Keep editing',
    destructive: true,
    onConfirm: () => undefined,
    onCancel: () => undefined,
  },
  parameters: {
    guide: {
      status: 'stable',
      use: ["Before something that can't be undone, or that costs something."],
      avoid: [
        'Something that can be undone: do it, and offer Undo in a toast.',
        'Something harmless: just do it. A dialog for everything is confirmed unread.',
      ],
      examples: [
        {
          verdict: 'do',
          story: 'Destructive',
          why: 'Name the act on the button, and what is lost in the text.',
        },
        {
          verdict: "don't",
          story: 'Sure',
          why: 'Ask whether they are sure, with Yes and No: nobody knows what Yes does without reading all.',
        },
      ],
      keys: [
        ['Escape', 'Cancels'],
        ['Tab', 'Stays within the dialog'],
        ['Enter', 'Presses the focused button: at first, the harmless one'],
      ],
      accessibility: [
        'A modal dialog named by its title. The focus goes to the harmless button, and back to where it was.',
      ],
    } satisfies Guide,
    docs: { story: { inline: false, height: '320px' } },
  },
};

export default meta;
type Story = StoryObj<typeof ConfirmDialog>;

export const Destructive: Story = {};

export const Plain: Story = {
  args: { destructive: false, title: 'Delivery date', confirmLabel: 'Continue', cancelLabel: 'Cancel' },
};

export const WithOffer: Story = {
  args: {
    ...Plain.args,
    children: 'The requested delivery date is too early. The earliest possible is 26/11/2026.',
    offer: { label: 'Set to 26/11/2026', onClick: () => undefined },
  },
};

export const Busy: Story = { args: { busy: true } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const SmallWithOffer: Story = { ...WithOffer, globals: { viewport: { value: 'phone' } } };

export const SmallAndLong: Story = {
  args: { title: 'Ōtāhuhu'.repeat(60), children: 'Taumatawhakatangihangakoauau'.repeat(180) },
  globals: { viewport: { value: 'phone' } },
};

/** For the guide. */
export const Sure: Story = {
  args: {
    title: 'Are you sure?',
    children: 'Changes?',
    confirmLabel: 'Yes',
    cancelLabel: 'No',
    destructive: false,
  },
  tags: ['!dev', '!autodocs'],
};
