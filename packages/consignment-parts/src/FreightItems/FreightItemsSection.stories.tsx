import type { FakeResponses } from '@consign/queries/testing';
import { sessionData, answered } from '@consign/session/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';

import { dangerousGoodsAnswers, productAnswers } from '../testing/lookups.js';
import { buildLineItem } from '../testing/data.js';
import { FreightItemsSection } from './FreightItemsSection.js';

const meta: Meta<typeof FreightItemsSection> = {
  title: 'Consignment/FreightItemsSection',
  component: FreightItemsSection,
  args: {
    items: [
      buildLineItem(1),
      buildLineItem(2, { description: 'Benchtop', count: 12, volume: 0.6, weight: 90.5 }),
    ],
    packagingTypes: sessionData().packagingTypes,
    settings: { freightItemDescriptionOptional: false, dangerousGoodsEnabled: true },
    cubicFactor: 200,
    readOnly: false,
    deletable: true,
    error: undefined,
    onSave: () => Promise.resolve(null),
    onDelete: () => Promise.resolve(),
    pendingItem: null,
    onPendingItemChange: () => undefined,
  },
  parameters: { answers: { ...dangerousGoodsAnswers, ...productAnswers } satisfies FakeResponses },
  decorators: [answered],
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

export const Dangerous: Story = {
  args: { items: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Dangerous goods' }));
    await userEvent.type(canvas.getByLabelText('UN number'), '1263');
    await canvas.findByDisplayValue('Paint');
  },
};

export const Completed: Story = {
  args: { items: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Description'), 'bench');
    await screen.findAllByRole('option', { name: /Benchtop/ });
  },
};

export const LongAndSmall: Story = {
  args: {
    readOnly: true,
    items: [
      buildLineItem(1, { description: 'ā'.repeat(5000), count: 999 }),
      buildLineItem(2, { description: 'مطبخ 🍽️' }),
    ],
  },
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = { ...Dangerous, globals: { scheme: 'dark' } };
