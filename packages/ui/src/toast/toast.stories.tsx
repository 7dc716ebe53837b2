import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { screen, waitFor } from 'storybook/test';

import type { Guide } from '../testing/guide.js';
import { toastSuccess, toastError, toastInfo, toastWarning } from './toast.js';

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
  title: 'Messages/Toast',
  parameters: {
    docs: { story: { inline: false, height: '480px' } },
    guide: {
      status: 'stable',
      use: [
        'To say that something was done, with Undo or the next step where there is one.',
        'A failure that needs nothing but to be known.',
      ],
      avoid: [
        'What must be decided: a dialog.',
        'What is wrong with a field: say it there.',
        'What must still be readable tomorrow: put it on the page.',
      ],
      examples: [{ verdict: 'do', story: 'Every', why: 'Say what was done to what, in one sentence.' }],
      keys: [['Tab', 'Reaches its action and its close button, which also stops the clock']],
      accessibility: [
        'It is announced politely; an error is an alert (WCAG 4.1.3).',
        'It closes after four seconds, unless the pointer or the focus is on it. So an error that needs action must also be on the screen.',
        'It covers no bar and no field.',
      ],
    } satisfies Guide,
    layout: 'fullscreen',
  },
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

export const Dark: StoryObj = { globals: { scheme: 'dark' } };

/** Waits until the toast stands whole above or below an element. */
function expectApart(other: HTMLElement): Promise<void> {
  return waitFor(() => {
    const toast = screen.getByText('Saved').closest('[data-tone]')?.getBoundingClientRect();
    const { top, bottom } = other.getBoundingClientRect();
    if (toast === undefined || toast.height < 40) throw new Error('The toast is not whole yet');
    if (toast.bottom > top && toast.top < bottom) {
      throw new Error(`The toast is from ${toast.top} to ${toast.bottom}, and covers from ${top}`);
    }
  });
}

function WithBar(): ReactNode {
  const [hasBar, setBar] = useState(false);
  return (
    <div style={{ minHeight: 480, padding: 24 }}>
      <Button onClick={() => toastSuccess('Saved')}>Save</Button>
      <Button onClick={() => setBar(true)}>Select</Button>
      {hasBar && (
        <div data-uncovered style={{ position: 'fixed', inset: 'auto 0 0', height: 64 }}>
          2 selected
        </div>
      )}
    </div>
  );
}

/** [PLAT-250] A bar that appears later is not covered. */
export const BesideABar: StoryObj = {
  tags: ['!autodocs'],
  render: () => <WithBar />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved');
    await userEvent.click(canvas.getByRole('button', { name: 'Select' }));
    await expectApart(await canvas.findByText('2 selected'));
  },
  globals: { viewport: { value: 'phone' } },
};

/** [PLAT-250] A field that only the whole toast reaches is not covered. */
export const AboveAField: StoryObj = {
  tags: ['!autodocs'],
  render: () => (
    <div style={{ minHeight: 480, padding: 24 }}>
      <Button onClick={() => toastSuccess('Saved')}>Save</Button>
      <input aria-label="Notes" style={{ position: 'fixed', inset: 'auto 0 40px 0', height: 20 }} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved');
    await expectApart(canvas.getByRole('textbox', { name: 'Notes' }));
  },
};

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
