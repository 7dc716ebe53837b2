import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';

import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const require = createRequire(import.meta.url);

/** A picture as its pixels: red, green, blue and opacity, row by row. */
export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** A GS1 code that a scanner reads: its text with identifiers in brackets, and its first and last column. */
export interface ReadCode {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

export async function readCodes({ data, width, height }: Pixels): Promise<ReadCode[]> {
  const wasmBinary = await readFile(require.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasmBinary).buffer } });
  const found = await readBarcodes(
    { data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb' } as Parameters<
      typeof readBarcodes
    >[0],
    { formats: ['Code128'], textMode: 'HRI' },
  );
  return found.map(({ text, position }) => ({
    text: text.replaceAll(/\s/gu, ''),
    from: position.topLeft.x,
    to: position.bottomRight.x,
  }));
}
