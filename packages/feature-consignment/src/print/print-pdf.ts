const frameId = 'print-frame';
const revokeDelayMs = 60_000;

/**
 * Opens the browser's print dialog with a PDF, without leaving the screen (DOCS-19). False if this browser can't show a
 * PDF itself, so that it must be opened instead.
 */
export function printPdf(content: Blob): Promise<boolean> {
  if (!navigator.pdfViewerEnabled) return Promise.resolve(false);
  document.getElementById(frameId)?.remove();
  const address = URL.createObjectURL(content);
  const frame = document.createElement('iframe');
  frame.id = frameId;
  frame.title = 'Labels to print';
  frame.tabIndex = -1;
  frame.ariaHidden = 'true';
  // A frame that isn't displayed prints an empty page in some browsers.
  Object.assign(frame.style, { position: 'fixed', width: '1px', height: '1px', border: '0', opacity: '0' });
  return new Promise((resolve) => {
    frame.addEventListener('load', () => {
      // The viewer reads the address once more after this.
      setTimeout(() => URL.revokeObjectURL(address), revokeDelayMs);
      try {
        frame.contentWindow?.print();
        frame.dataset['printed'] = 'true';
        resolve(true);
      } catch {
        resolve(false);
      }
    });
    frame.src = address;
    document.body.append(frame);
  });
}

/** Prints a PDF; false if the browser can't. Tests pass their own. */
export type PrintFile = typeof printPdf;
