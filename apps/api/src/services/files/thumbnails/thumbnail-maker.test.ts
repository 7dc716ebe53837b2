import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';

import { bombPng, colourAt, pdfFile, picture } from '../../../testing/sample-files.js';
import { createThumbnailMaker } from './thumbnail-job.js';

describe('a thumbnail', () => {
  // On a busy machine too.
  const maker = createThumbnailMaker(120_000);
  afterAll(() => maker.close());

  const made = async (content: Uint8Array, mediaType: string, box = {}) => {
    const thumbnail = await maker.make('A', { content, mediaType, ...box });
    if (thumbnail === null) throw new Error('No thumbnail was made');
    const { format, width, height } = await sharp(thumbnail).metadata();
    return { thumbnail, shape: [format, width, height] };
  };

  it('[FILE-10] of a picture is a JPEG of at most 316 by 320', async () => {
    const wide = await made(await picture('png', { width: 1000, height: 500 }), 'image/png');
    expect(wide.shape).toEqual(['jpeg', 316, 158]);
    const tall = await made(await picture('jpeg', { width: 500, height: 1000 }), 'image/jpeg');
    expect(tall.shape).toEqual(['jpeg', 160, 320]);
  });

  it('[CLAM-04] fits in another box where one is asked for', async () => {
    const large = await picture('jpeg', { width: 1000, height: 500 });
    const page = await made(large, 'image/jpeg', { box: { width: 900, height: 900 } });
    expect(page.shape).toEqual(['jpeg', 900, 450]);
  });

  it('[FILE-10] is no larger than its picture, and stands as the camera was held', async () => {
    const turned = await sharp(await picture('jpeg', { width: 40, height: 20 }))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await made(turned, 'image/jpeg')).shape).toEqual(['jpeg', 20, 40]);
  });

  it('[FILE-10] of a PDF is its first page, on white', async () => {
    const { thumbnail, shape } = await made(await pdfFile(), 'application/pdf');
    expect(shape).toEqual(['jpeg', 226, 320]);
    const [red = 0, green = 0] = await colourAt(thumbnail, 20, 20);
    expect(red > 150 && green < 80).toBe(true);
    for (const share of await colourAt(thumbnail, 200, 300)) expect(share).toBeGreaterThan(240);
  });

  it.each([
    ['a picture of 3.6 gigapixels', bombPng(), 'image/png'],
    ['a picture that breaks off', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg'],
    ['an invalid PDF', Buffer.from('%PDF-1.7\nnothing'), 'application/pdf'],
  ])('[FILE-10] of %s is not made, and the next one is', async (_what, content, mediaType) => {
    expect(await maker.make('A', { content, mediaType })).toBeNull();
    expect((await made(await picture('png'), 'image/png')).shape).toEqual(['jpeg', 40, 20]);
  });
});
