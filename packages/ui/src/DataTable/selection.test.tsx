import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { createSelection, useIsSelected, useSelectionSize, type Selection } from './selection.js';

describe('createSelection', () => {
  it('toggles, sets and clears', () => {
    const selection = createSelection();
    selection.toggle('a');
    selection.set(['b', 'c'], true);
    selection.toggle('a');
    expect([...selection.ids()]).toEqual(['b', 'c']);
    expect(selection.has('b')).toBe(true);
    selection.set(['b'], false);
    expect(selection.size).toBe(1);
    selection.clear();
    expect(selection.size).toBe(0);
  });

  it('notifies listeners once per change, and not when nothing changed', () => {
    const selection = createSelection();
    const listener = vi.fn<() => void>();
    const stop = selection.subscribe(listener);
    selection.set(['a', 'b'], true);
    expect(listener).toHaveBeenCalledTimes(1);
    const before = selection.ids();
    selection.set(['a'], true);
    selection.set([], false);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(selection.ids()).toBe(before);
    stop();
    selection.clear();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('redraws only what a change affects', () => {
    const selection = createSelection();
    const drawn = vi.fn<(id: string) => void>();
    render(
      <>
        <Row selection={selection} id="a" drawn={drawn} />
        <Row selection={selection} id="b" drawn={drawn} />
        <Count selection={selection} />
      </>,
    );
    drawn.mockClear();
    act(() => selection.toggle('b'));
    expect(drawn.mock.calls).toEqual([['b']]);
    expect(screen.getByText('b selected')).toBeVisible();
    expect(screen.getByText('1 in all')).toBeVisible();
  });
});

interface RowProps {
  readonly selection: Selection;
  readonly id: string;
  readonly drawn: (id: string) => void;
}

function Row({ selection, id, drawn }: RowProps) {
  const selected = useIsSelected(selection, id);
  drawn(id);
  return <p>{selected ? `${id} selected` : id}</p>;
}

function Count({ selection }: { readonly selection: Selection }) {
  return <p>{useSelectionSize(selection)} in all</p>;
}
