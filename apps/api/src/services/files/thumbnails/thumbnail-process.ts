import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';

import { serveRequests } from '../../processes/start-process.js';
import type { ThumbnailRequest } from './thumbnail-job.js';

serveRequests((request: ThumbnailRequest) => renderThumbnail(request));

/** Twice the displayed size (FILE-05), for high-density screens. */
const BOX = { width: 316, height: 320 };
/** Larger images are not opened: a few kilobytes can declare gigabytes of pixels (FILE-10). */
const MAX_PIXELS = 50_000_000;
const QUALITY = 80;

const parts = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/** Renders a small JPEG of an image or of a PDF's first page; throws if the file cannot be read. */
function renderThumbnail({ content, mediaType, box = BOX }: ThumbnailRequest): Promise<Uint8Array> {
  return mediaType === 'application/pdf' ? firstPage(content) : picture(content, box);
}

function picture(content: Uint8Array, box: typeof BOX): Promise<Uint8Array> {
  return (
    sharp(content, { limitInputPixels: MAX_PIXELS })
      // Apply the EXIF orientation.
      .autoOrient()
      .resize({ ...box, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: QUALITY })
      .toBuffer()
  );
}

async function firstPage(content: Uint8Array): Promise<Uint8Array> {
  const opening = getDocument({
    // pdf.js takes ownership of the buffer, so pass a copy.
    data: new Uint8Array(content),
    standardFontDataUrl: join(parts, 'standard_fonts/'),
    cMapUrl: join(parts, 'cmaps/'),
    wasmUrl: join(parts, 'wasm/'),
    maxImageSize: MAX_PIXELS,
    enableXfa: false,
    verbosity: 0,
  });
  try {
    const pdf = await opening.promise;
    const page = await pdf.getPage(1);
    const { width, height } = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: Math.min(BOX.width / width, BOX.height / height) });
    const canvas = createCanvas(toPixels(viewport.width), toPixels(viewport.height));
    const context = canvas.getContext('2d');
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    await page.render({ canvas: canvas as never, canvasContext: context as never, viewport }).promise;
    return await canvas.encode('jpeg', QUALITY);
  } finally {
    await opening.destroy();
  }
}

const toPixels = (length: number) => Math.max(1, Math.round(length));
