import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';

import { renderInTheme, listTexts } from '../testing/index.js';
import { MoveBetween } from './MoveBetween.js';
import type { MoveItem } from './use-move.js';

const panels = [
  { id: 'yes', title: 'Included', hint: 'Driver completes' },
  { id: 'ask', title: 'On request', hint: 'Driver completes if the receiver asks' },
  { id: 'no', title: 'Excluded', hint: 'Not available to the driver' },
];
const everywhere = ['yes', 'ask', 'no'];
const start: readonly MoveItem[] = [
  { id: 'unload', name: 'Hand unload', panel: 'no', allowed: everywhere, details: 'Requested 2' },
  { id: 'wait', name: 'Waiting time', panel: 'no', allowed: ['yes', 'no'] },
];

function show({ readOnly = false } = {}) {
  const onMove = vi.fn<(itemId: string, panelId: string) => void>();
  function Moved() {
    const [items, setItems] = useState(start);
    return (
      <MoveBetween
        label="Delivery extras"
        panels={panels}
        items={items}
        readOnly={readOnly}
        onMove={(itemId, panel) => {
          onMove(itemId, panel);
          setItems((before) => before.map((item) => (item.id === itemId ? { ...item, panel } : item)));
        }}
      />
    );
  }
  renderInTheme(<Moved />);
  return onMove;
}

const panel = (name: string) => screen.getByRole('region', { name });
const grip = (name: string) => screen.getByRole('button', { name: `Pick up ${name}` });
const said = () => document.querySelector('[aria-live=assertive]')?.textContent;
const findRow = (name: string) => {
  const row = grip(name).closest('li');
  if (row === null) throw new Error(`${name} is in no row`);
  return row;
};

it('[XTRA-02] moves an item by keyboard, says each step, keeps the focus on it, and skips panels that it may not be in', async () => {
  const onMove = show();
  grip('Hand unload').focus();
  await userEvent.keyboard(' ');
  expect(said()).toBe(
    'Picked up Hand unload, in Excluded. Choose a panel with the arrow keys, drop with Space, cancel with Escape.',
  );
  expect(grip('Hand unload')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{ArrowUp}');
  expect(said()).toBe('Hand unload is over On request: Driver completes if the receiver asks.');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(said()).toBe('Hand unload is over Included: Driver completes.');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(said()).toBe('Hand unload was dropped in On request.');
  expect(onMove).toHaveBeenCalledExactlyOnceWith('unload', 'ask');
  expect(within(panel('On request')).getByText('Hand unload')).toBeVisible();
  expect(grip('Hand unload')).toHaveFocus();

  grip('Waiting time').focus();
  await userEvent.keyboard('{Enter}{ArrowLeft}');
  expect(said()).toBe('Waiting time is over Included: Driver completes.');
  await userEvent.keyboard(' ');
  expect(onMove).toHaveBeenCalledTimes(2);
  expect(onMove).toHaveBeenLastCalledWith('wait', 'yes');
});

it('[XTRA-02] [XTRA-13] while an item is held the others make room; Escape, leaving and dropping in its own panel change nothing', async () => {
  const onMove = show();
  grip('Hand unload').focus();
  await userEvent.keyboard(' ');
  expect(screen.queryByText('Waiting time')).toBeNull();
  for (const { title } of panels) expect(panel(title)).toBeVisible();
  expect(grip('Hand unload')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByText('Waiting time')).toBeVisible();
  expect(grip('Hand unload')).toHaveFocus();
  grip('Hand unload').focus();
  await userEvent.keyboard(' {ArrowUp}{Escape}');
  expect(said()).toBe('Cancelled: Hand unload stays in Excluded.');
  await userEvent.keyboard(' {ArrowUp}');
  await userEvent.tab();
  expect(said()).toBe('Cancelled: Hand unload stays in Excluded.');
  expect(grip('Hand unload')).toHaveAttribute('aria-pressed', 'false');
  grip('Hand unload').focus();
  await userEvent.keyboard(' {ArrowUp}{ArrowDown} ');
  expect(said()).toBe('Hand unload stays in Excluded.');
  expect(onMove).not.toHaveBeenCalled();
});

it('[XTRA-02] a key that is held down does not drop what it has picked up', () => {
  const onMove = show();
  fireEvent.keyDown(grip('Hand unload'), { key: ' ' });
  fireEvent.keyDown(grip('Hand unload'), { key: 'ArrowUp' });
  fireEvent.keyDown(grip('Hand unload'), { key: ' ', repeat: true });
  expect(onMove).not.toHaveBeenCalled();
  expect(grip('Hand unload')).toHaveAttribute('aria-pressed', 'true');
});

it('[XTRA-02] moves an item with its menu, for touch and screen readers', async () => {
  const onMove = show();
  await userEvent.click(screen.getByRole('button', { name: 'Move to … Waiting time' }));
  const menu = await screen.findByRole('menu');
  expect(listTexts(within(menu).getAllByRole('menuitem'))).toEqual(['Included']);
  await userEvent.click(within(menu).getByRole('menuitem', { name: 'Included' }));
  expect(onMove).toHaveBeenCalledExactlyOnceWith('wait', 'yes');
  expect(screen.getByRole('button', { name: 'Move to … Waiting time' })).toHaveFocus();
});

it('[XTRA-02] moves an item by dragging it, and marks the panel that it is over', async () => {
  const onMove = show();
  drag('dragStart', findRow('Hand unload'));
  await nextFrame();
  drag('dragEnter', panel('Included'));
  await nextFrame();
  expect(panel('Included')).toHaveAttribute('data-over', 'true');
  drag('dragOver', panel('Included'));
  drag('drop', panel('Included'));
  expect(onMove).toHaveBeenCalledExactlyOnceWith('unload', 'yes');
  expect(within(panel('Included')).getByText('Hand unload')).toBeVisible();
  expect(panel('Included')).not.toHaveAttribute('data-over');
});

it('[XTRA-02] offers nothing to move when it is read-only', () => {
  show({ readOnly: true });
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(within(panel('Excluded')).getByText('Requested 2')).toBeVisible();
  expect(within(panel('Included')).getByText('None')).toBeVisible();
});

const drag = (type: 'dragStart' | 'dragEnter' | 'dragOver' | 'drop' | 'dragEnd', element: Element) =>
  fireEvent[type](element, { dataTransfer: new DataTransfer(), clientX: 5, clientY: 5 });

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
