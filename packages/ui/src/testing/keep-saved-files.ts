import { onTestFinished, vi } from 'vitest';

interface SavedFile {
  readonly name: string;
  readonly content: Blob;
}

/** Keeps the files that a screen saves, instead of downloading them, until the test ends. */
export function keepSavedFiles(): SavedFile[] {
  const saved: SavedFile[] = [];
  let content = new Blob();
  const address = vi.spyOn(URL, 'createObjectURL').mockImplementation((made) => {
    content = made as Blob;
    return 'blob:saved';
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, content });
  });
  onTestFinished(() => {
    address.mockRestore();
    click.mockRestore();
  });
  return saved;
}
