import type { Meta, StoryObj } from '@storybook/react-vite';

import type { Guide } from '../testing/guide.js';
import { CardSkeleton, TableSkeleton } from './Skeletons.js';

const meta: Meta = {
  title: 'Messages/Skeletons',
  parameters: {
    isAlwaysBusy: true,
    guide: {
      status: 'stable',
      use: ['In place of what is coming, in its size, so that nothing jumps when it is there.'],
      avoid: [
        'An answer replaces what is shown: keep the old rows and mark the table busy.',
        'Less than a second, on a button: `loading`.',
      ],
      examples: [{ verdict: 'do', story: 'Table', why: 'Draw as many rows as the window will have.' }],
      keys: [],
      accessibility: ['Its label, such as "Loading consignments", is announced; the shapes are hidden.'],
    } satisfies Guide,
  },
};

export default meta;

export const Table: StoryObj = {
  render: () => <TableSkeleton label="Loading consignments" rows={6} columns={6} />,
};

export const Cards: StoryObj = {
  render: () => <CardSkeleton label="Loading the consignment" cards={[3, 4]} />,
};

export const TableSmall: StoryObj = { ...Table, globals: { viewport: { value: 'phone' } } };

export const CardsSmall: StoryObj = { ...Cards, globals: { viewport: { value: 'phone' } } };
