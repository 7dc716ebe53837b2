interface File {
  readonly name: string;
  readonly content: Blob;
}

const revokeDelayMs = 60_000;

/** Hands a file to the browser's downloads. */
export function saveFile({ name, content }: File): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // A browser may read it only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), revokeDelayMs);
}
