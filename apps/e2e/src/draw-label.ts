import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The first label of a PDF as a PNG, as a label printer prints it: 203 dots per inch. */
export async function drawLabel(pdf: Buffer): Promise<Buffer> {
  const opened = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const page = await opened.getPage(1);
  const viewport = page.getViewport({ scale: 203 / 72 });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  await page.render({ canvas: canvas as never, canvasContext: context as never, viewport }).promise;
  await opened.loadingTask.destroy();
  return canvas.toBuffer('image/png');
}
