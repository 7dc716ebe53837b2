import { describe, expect, it, vi } from 'vitest';

import { createSelection } from './selection.js';

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
});
