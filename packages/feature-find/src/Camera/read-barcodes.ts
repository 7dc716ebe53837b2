import { prepareZXingModule, readBarcodes as readSymbols } from 'zxing-wasm/reader';

/** The barcodes of our labels (DOCS-09): GS1-128 is a Code 128. */
const options = { formats: ['Code128' as const], textMode: 'HRI' as const };

/** Prepares the reader with its WebAssembly, the content of zxing_reader.wasm. */
export function prepareReader(wasmBinary: ArrayBuffer): void {
  prepareZXingModule({ overrides: { wasmBinary } });
}

/** The texts of the barcodes in a picture, GS1 identifiers in brackets; empty if none can be read. */
export async function readBarcodes(image: ImageData): Promise<string[]> {
  const found = await readSymbols(image, options);
  return found.filter(({ isValid }) => isValid).map(({ text }) => text.replaceAll(/\s/gu, ''));
}
