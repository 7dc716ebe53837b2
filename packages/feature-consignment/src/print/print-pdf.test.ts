import { afterEach, describe, expect, it, vi } from 'vitest';

import { printPdf } from './print-pdf.js';

const pdf = new Blob(['%PDF-'], { type: 'application/pdf' });
const frame = () => document.querySelector('iframe');

function canShowPdf(can: boolean): void {
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: can, configurable: true });
}

afterEach(() => {
  frame()?.remove();
  vi.restoreAllMocks();
});

describe('printing a PDF', () => {
  it('[DOCS-19] opens the print dialog with it, in a frame that is neither seen nor focused', async () => {
    canShowPdf(true);
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:labels');
    // Nothing is loaded.
    vi.spyOn(HTMLIFrameElement.prototype, 'src', 'set').mockImplementation(() => undefined);
    const print = vi.fn<() => void>();
    vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue({ print } as never);
    const printed = printPdf(pdf);
    frame()?.dispatchEvent(new Event('load'));
    expect(await printed).toBe(true);
    expect(print).toHaveBeenCalledOnce();
    expect(frame()?.tabIndex).toBe(-1);
    expect(frame()?.style.opacity).toBe('0');
  });

  it('[DOCS-19] is left to another program where the browser shows no PDF', async () => {
    canShowPdf(false);
    expect(await printPdf(pdf)).toBe(false);
    expect(frame()).toBeNull();
  });
});
