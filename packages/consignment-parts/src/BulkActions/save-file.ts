interface File {
  readonly name: string;
  readonly content: Blob;
}

const revokeDelayMs = 60_000;

/** Downloads a file. */
export function saveFile({ name, content }: File): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser may read the URL only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), revokeDelayMs);
}
