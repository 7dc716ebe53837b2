import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { buildListItem, buildSelected as item } from '../testing/data.js';
import {
  createConsignmentSelection,
  toSelectedConsignment,
  useSelectedConsignments,
  type ConsignmentSelection,
} from './consignment-selection.js';

describe('createConsignmentSelection', () => {
  it('[LIST-07] remembers rows ticked on other pages', () => {
    const selection = createConsignmentSelection();
    selection.remember([item(1), item(2)]);
    selection.store.toggle('id-2');
    selection.remember([item(3)]);
    selection.store.toggle('id-3');
    expect(selection.items()).toEqual([item(2), item(3)]);
    expect(selection.items()).toBe(selection.items());
  });

  it('[LIST-28] can be replaced by all matching consignments', () => {
    const selection = createConsignmentSelection();
    selection.remember([item(1)]);
    selection.store.toggle('id-1');
    selection.replace([item(2), item(3)]);
    expect(selection.items()).toEqual([item(2), item(3)]);
    selection.clear();
    expect(selection.items()).toEqual([]);
  });

  it('updates the status of selected consignments, and notifies once', () => {
    const selection = createConsignmentSelection();
    selection.replace([item(1)]);
    const listener = vi.fn<() => void>();
    selection.subscribe(listener);
    selection.remember([item(1), item(2)]);
    expect(listener).not.toHaveBeenCalled();
    selection.remember([item(1, { statusCode: 'STAGED' })]);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(selection.items()).toEqual([item(1, { statusCode: 'STAGED' })]);
  });

  it('rerenders components that use it', () => {
    const selection = createConsignmentSelection();
    selection.remember([item(1)]);
    render(<Shown selection={selection} />);
    act(() => selection.store.toggle('id-1'));
    expect(screen.getByText('TAS1')).toBeVisible();
  });

  it('[BULK-15] includes the service type, which decides on pickup dates', () => {
    expect(toSelectedConsignment(buildListItem(1, { serviceTypeCode: 'OVERNIGHT' }))).toMatchObject({
      serviceTypeCode: 'OVERNIGHT',
    });
  });

  it('[LIST-23] uses the last entry of the history as the status', () => {
    const row = buildListItem(1, {
      statusHistory: [
        { code: 'DRAFT', name: 'Draft', statusDate: '2026-11-18T21:05:00Z' },
        { code: 'STAGED', name: 'Staged', statusDate: '2026-11-20T11:30:00Z' },
      ],
    });
    expect(toSelectedConsignment(row)).toMatchObject({
      id: row.id,
      reference: 'TAS0000001',
      statusCode: 'STAGED',
    });
    expect(toSelectedConsignment({ ...row, statusHistory: [] })).toBeNull();
  });
});

function Shown({ selection }: { readonly selection: ConsignmentSelection }) {
  return <p>{useSelectedConsignments(selection).map(({ reference }) => reference)}</p>;
}
