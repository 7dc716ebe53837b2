import { sessionData } from '@consign/session/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { lineItemOf } from '../testing/data.js';
import { FreightItemsSection } from './FreightItemsSection.js';

const meta: Meta<typeof FreightItemsSection> = {
  component: FreightItemsSection,
  args: {
    items: [lineItemOf(1), lineItemOf(2, { description: 'Benchtop', count: 12, volume: 0.6, weight: 90.5 })],
    packagingTypes: sessionData().packagingTypes,
    settings: { freightItemDescriptionOptional: false, dangerousGoodsEnabled: true },
    readOnly: false,
    deletable: true,
    error: undefined,
    onSave: () => Promise.resolve(null),
    onDelete: () => Promise.resolve(),
    onDirtyChange: () => undefined,
  },
};

export default meta;
type Story = StoryObj<typeof FreightItemsSection>;

export const TwoItems: Story = {};

export const First: Story = { args: { items: [] } };

export const Invalid: Story = {
  args: { items: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add item' }));
  },
};

export const OfOnePiece: Story = {
  args: { items: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByLabelText('Count'));
    await userEvent.type(canvas.getByLabelText('Count'), '3');
    await userEvent.type(canvas.getByLabelText('Length (optional)'), '1.2');
    await userEvent.type(canvas.getByLabelText('Width (optional)'), '0.8');
    await userEvent.type(canvas.getByLabelText('Height (optional)'), '0.5');
  },
};

export const ReadOnly: Story = { args: { readOnly: true } };
