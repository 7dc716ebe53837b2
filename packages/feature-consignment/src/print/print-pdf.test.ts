import { afterEach, describe, expect, it, vi } from 'vitest';

import { printPdf } from './print-pdf.js';

const pdf = new Blob(['%PDF-'], { type: 'application/pdf' });

function canShowPdf(can: boolean): void {
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: can, configurable: true });
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('printing a PDF', () => {
  it('[DOCS-19] opens the print dialog with it, in a frame that is neither seen nor focused', async () => {
    canShowPdf(true);
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:labels');
    // A simulated window says on the console that it loads no frame.
    const shown: Node[] = [];
    vi.spyOn(document.body, 'append').mockImplementation((...nodes) => void shown.push(...(nodes as Node[])));
    const print = vi.fn<() => void>();
    vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue({ print } as never);
    const printed = printPdf(pdf);
    const [frame] = shown;
    frame?.dispatchEvent(new Event('load'));
    expect(await printed).toBe(true);
    expect(print).toHaveBeenCalledOnce();
    expect(frame).toMatchObject({ src: 'blob:labels', tabIndex: -1, style: { opacity: '0' } });
  });

  it('[DOCS-19] is left to another program where the browser shows no PDF', async () => {
    canShowPdf(false);
    expect(await printPdf(pdf)).toBe(false);
    expect(document.querySelector('iframe')).toBeNull();
  });
});
