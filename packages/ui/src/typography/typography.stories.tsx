import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';

import { layout } from '../layout/layout.js';
import type { Guide } from '../testing/guide.js';
import { typography } from './typography.js';

function Texts(): ReactNode {
  return (
    <div className={layout.column}>
      {Object.entries(typography).map(([name, className]) => (
        <span key={name} className={className}>
          {name}: 3 pallets to Tāmaki Timber & Joinery
        </span>
      ))}
    </div>
  );
}

const meta: Meta<typeof Texts> = {
  title: 'Layout/Typography',
  component: Texts,
  parameters: {
    guide: {
      status: 'stable',
      use: [
        'A text that is less important than its surroundings, names an entry, or says that something failed.',
      ],
      avoid: ['A message of a field: the field has its own.', 'A box around a message: `layout.notice`.'],
      examples: [
        { verdict: 'do', story: 'All', why: 'Take the class for what the text is, not for its size.' },
      ],
      keys: [],
      accessibility: ['Each colour has at least 4.5:1 contrast on the page and on a card.'],
    } satisfies Guide,
  },
};

export default meta;

export const All: StoryObj<typeof Texts> = {};

export const Dark: StoryObj<typeof Texts> = { globals: { scheme: 'dark' } };
