import { describe, expect, it } from 'vitest';

import { isShown, moveColumn, orderColumns, showColumn } from './column-state.js';

const columns = ['reference', 'created', 'receiver', 'status'].map((id) => ({
  id,
  header: id,
  isLink: id === 'reference',
}));

function orderOf(order: string[]): string[] {
  return orderColumns(columns, { order, hidden: [] }).map(({ id }) => id);
}

describe('the columns of a table', () => {
  it('stand as they come until somebody orders them', () => {
    expect(orderColumns(columns, null)).toBe(columns);
    expect(orderOf(['status', 'receiver', 'created', 'reference'])).toEqual([
      'status',
      'receiver',
      'created',
      'reference',
    ]);
  });

  it('an order of another version passes over what is gone and places what is new behind its neighbour', () => {
    expect(orderOf(['status', 'gone', 'reference', 'reference'])).toEqual([
      'status',
      'reference',
      'created',
      'receiver',
    ]);
    expect(orderOf([])).toEqual(['reference', 'created', 'receiver', 'status']);
  });

  it('are hidden and shown, but for the one with the link', () => {
    const hidden = showColumn(columns, null, 'created', false);
    expect(columns.filter((column) => isShown(column, hidden)).map(({ id }) => id)).toEqual([
      'reference',
      'receiver',
      'status',
    ]);
    expect(showColumn(columns, hidden, 'created', true).hidden).toEqual([]);
    expect(columns.map((column) => isShown(column, { order: [], hidden: ['reference'] }))[0]).toBe(true);
  });

  it('move, and stop at either end', () => {
    const moved = moveColumn(columns, null, 'receiver', -1);
    expect(moved.order).toEqual(['reference', 'receiver', 'created', 'status']);
    expect(moveColumn(columns, moved, 'status', 1).order).toEqual(moved.order);
    expect(moveColumn(columns, moved, 'reference', -1).order).toEqual(moved.order);
    expect(moveColumn(columns, moved, 'gone', 1).order).toEqual(moved.order);
  });
});
