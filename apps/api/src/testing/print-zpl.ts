import { createRequire } from 'node:module';

import { createCanvas, loadImage } from '@napi-rs/canvas';

import type { Pixels } from './read-codes.js';

// Its ES module is ten megabytes, which the test runner would transform.
const require = createRequire(import.meta.url);
const { zplToBase64Async } = require('zpl-renderer-js') as typeof import('zpl-renderer-js');

const DOTS_PER_MM = 8;

/** What a thermal printer of 203 dpi makes of a label. It does not know `>5`, the change to pairs of digits within bars. */
export async function printZpl(label: string, widthMm: number, heightMm: number): Promise<Pixels> {
  const png = await zplToBase64Async(label, widthMm, heightMm, DOTS_PER_MM);
  const image = await loadImage(Buffer.from(png, 'base64'));
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.width, image.height);
}
