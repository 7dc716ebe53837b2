import type { Meta, StoryObj } from '@storybook/react-vite';

import { CardSkeleton, TableSkeleton } from './Skeletons.js';

const meta: Meta = { title: 'Messages/Skeletons' };

export default meta;

export const Table: StoryObj = {
  render: () => <TableSkeleton label="Loading consignments" rows={6} columns={6} />,
};

export const Cards: StoryObj = {
  render: () => <CardSkeleton label="Loading the consignment" cards={[3, 4]} />,
};

export const TableDark: StoryObj = { ...Table, globals: { scheme: 'dark', tenant: 'AURORA' } };

export const TableSmall: StoryObj = { ...Table, globals: { viewport: { value: 'phone' } } };

export const CardsSmall: StoryObj = { ...Cards, globals: { viewport: { value: 'phone' } } };
