import { expect, it } from 'vitest';

import { isShown, moveColumn, orderColumns, showColumn, visibleColumns } from './column-state.js';

const columns = ['reference', 'created', 'receiver', 'status'].map((id) => ({
  id,
  header: id,
  isLink: id === 'reference',
}));

function orderIds(order: string[]): string[] {
  return orderColumns(columns, { order, hidden: [] }).map(({ id }) => id);
}

it('keeps the default order until columns are reordered', () => {
  expect(orderColumns(columns, null)).toBe(columns);
  expect(orderIds(['status', 'receiver', 'created', 'reference'])).toEqual([
    'status',
    'receiver',
    'created',
    'reference',
  ]);
});

it('ignores removed columns and puts new ones after their default neighbour', () => {
  expect(orderIds(['status', 'gone', 'reference', 'reference'])).toEqual([
    'status',
    'reference',
    'created',
    'receiver',
  ]);
  expect(orderIds([])).toEqual(['reference', 'created', 'receiver', 'status']);
});

it('hides and shows columns, except the link column', () => {
  const hidden = showColumn(columns, null, 'created', false);
  expect(visibleColumns(columns, hidden).map(({ id }) => id)).toEqual(['reference', 'receiver', 'status']);
  expect(showColumn(columns, hidden, 'created', true).hidden).toEqual([]);
  expect(columns.map((column) => isShown(column, { order: [], hidden: ['reference'] }))[0]).toBe(true);
});

it('moves columns and clamps at either end', () => {
  const moved = moveColumn(columns, null, 'receiver', -1);
  expect(moved.order).toEqual(['reference', 'receiver', 'created', 'status']);
  expect(moveColumn(columns, moved, 'status', 1).order).toEqual(moved.order);
  expect(moveColumn(columns, moved, 'reference', -1).order).toEqual(moved.order);
  expect(moveColumn(columns, moved, 'gone', 1).order).toEqual(moved.order);
});

it('[LIST-46] hides optional columns until they are chosen', () => {
  const more = [...columns, { id: 'sender', header: 'Sender', isOptional: true }];
  const shownIds = (state: Parameters<typeof visibleColumns>[1]) =>
    visibleColumns(more, state).map(({ id }) => id);
  expect(shownIds(null)).not.toContain('sender');
  expect(shownIds(moveColumn(more, null, 'status', -1))).not.toContain('sender');
  const chosen = showColumn(more, null, 'sender', true);
  expect(shownIds(chosen)).toContain('sender');
  expect(shownIds(showColumn(more, chosen, 'created', false))).toEqual([
    'reference',
    'receiver',
    'status',
    'sender',
  ]);
});
