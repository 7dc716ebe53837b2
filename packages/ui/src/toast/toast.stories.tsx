import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';

import { toastSuccess, toastError, toastInfo, toastWarning } from './index.js';

const undo = { label: 'Undo', onClick: () => toastInfo('The freight item is back') };
const open = { label: 'Open', onClick: () => undefined };
const long =
  'Ngā mihi nui: the consignment to Te Whare Taonga o Ōtepoti was saved, but its receiver was not told';

function showEvery(): void {
  toastSuccess('The freight item was deleted', undo);
  toastInfo('A newer version is there', open);
  toastWarning('2 of 3 consignments were cancelled');
  toastError('Search error, please try again later');
}

const meta: Meta = {
  title: 'Toasts',
  parameters: { layout: 'fullscreen' },
  // Toasts outlive their story.
  beforeEach: () => notifications.clean(),
  render: () => (
    <div style={{ minHeight: 480, padding: 24 }}>
      <Button onClick={showEvery}>Show one of each</Button>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show one of each' }));
    const [first] = await screen.findAllByText('The freight item was deleted');
    if (first) await userEvent.hover(first);
  },
};

export default meta;

export const Every: StoryObj = {};

export const Dark: StoryObj = { globals: { scheme: 'dark', tenant: 'AURORA' } };

export const SmallAndLong: StoryObj = {
  render: () => (
    <div style={{ minHeight: 640, padding: 24 }}>
      <Button
        onClick={() => {
          toastSuccess(long, open);
          toastWarning('ā'.repeat(5000), undo);
        }}
      >
        Show long ones
      </Button>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show long ones' }));
    const [first] = await screen.findAllByText(long);
    if (first) await userEvent.hover(first);
  },
  globals: { viewport: { value: 'phone' } },
};
