import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';

import { useFileDrop } from './use-file-drop.js';

const onFiles = vi.fn<(files: readonly File[]) => void>();

function Target({ canDrop }: { readonly canDrop: boolean }): ReactNode {
  return <div {...useFileDrop(canDrop, onFiles)}>Drop here</div>;
}

it.each([
  ['takes files', true, 'Files', 1],
  ['shows no target and takes no file while it is disabled', false, 'Files', 0],
  ['leaves text to the page', true, 'text/plain', 0],
])('[INVC-18] [IMPT-01] %s', (_what, canDrop, type, taken) => {
  onFiles.mockClear();
  render(<Target canDrop={canDrop} />);
  const target = screen.getByText('Drop here');
  const dataTransfer = { types: [type], files: [new File(['a'], 'a.csv')] };
  fireEvent.dragOver(target, { dataTransfer });
  expect(target.hasAttribute('data-over')).toBe(taken > 0);
  fireEvent.drop(target, { dataTransfer });
  expect(target).not.toHaveAttribute('data-over');
  expect(onFiles).toHaveBeenCalledTimes(taken);
});
