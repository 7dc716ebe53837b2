import type { Meta, StoryObj } from '@storybook/react-vite';

import type { Guide } from '../testing/guide.js';
import { InformationDialog } from './InformationDialog.js';

const meta: Meta<typeof InformationDialog> = {
  title: 'Dialogs/InformationDialog',
  component: InformationDialog,
  args: {
    opened: true,
    title: 'Average Staged to Delivered',
    children: 'Days from the pickup request to the delivery, over the consignments delivered in the range.',
    onClose: () => undefined,
  },
  parameters: {
    guide: {
      status: 'stable',
      use: [
        'An explanation of some lines, opened from an information button: how a figure is counted, what a status means.',
      ],
      avoid: [
        'One sentence: a hint below the field.',
        'What must be known before acting: put it on the page.',
      ],
      examples: [{ verdict: 'do', story: 'Plain', why: 'Say what is counted, and what is not.' }],
      keys: [
        ['Escape', 'Closes it'],
        ['Enter', 'Closes it, as its button has the focus'],
      ],
      accessibility: [
        'A modal dialog named by its title, with one button. The focus comes back to the button that opened it.',
      ],
    } satisfies Guide,
    docs: { story: { inline: false, height: '360px' } },
  },
};

export default meta;
type Story = StoryObj<typeof InformationDialog>;

export const Plain: Story = {};

export const Dark: Story = { globals: { scheme: 'dark' } };

export const SmallAndLong: Story = {
  args: { title: 'Ōtāhuhu'.repeat(60), children: 'Taumatawhakatangihangakoauau'.repeat(180) },
  globals: { viewport: { value: 'phone' } },
};
