import { onTestFinished, vi } from 'vitest';

/** Answers `window.open` with a tab that shows nothing, until the test ends. */
export function stubTab() {
  const replace = vi.fn<(address: string) => void>();
  const close = vi.fn<() => void>();
  const page = document.implementation.createHTMLDocument();
  const tab = { document: page, location: { replace }, close, closed: false };
  const open = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  onTestFinished(() => open.mockRestore());
  return { open, replace, close };
}
