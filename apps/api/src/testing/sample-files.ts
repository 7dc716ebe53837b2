import Pdf from 'pdfkit';
import sharp from 'sharp';

/** A single-colour picture. */
export async function picture(
  format: 'png' | 'jpeg',
  { width = 40, height = 20 }: { width?: number; height?: number } = {},
): Promise<Buffer> {
  const colour = { create: { width, height, channels: 3, background: '#205080' } } as const;
  return sharp(colour)[format]().toBuffer();
}

/** A PDF with its page number on each page. */
export async function pdfFile(pages = 2): Promise<Buffer> {
  const document = new Pdf({ size: 'A4', autoFirstPage: false });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => {
    document.on('end', resolve);
  });
  for (let page = 1; page <= pages; page += 1) {
    document.addPage().rect(0, 0, 300, 400).fill('#c02020');
    document.text(`Page ${page}`);
  }
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

/** The red, green and blue of one pixel. */
export async function colourAt(content: Uint8Array, left: number, top: number): Promise<number[]> {
  const { data } = await sharp(content)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

/** A PNG header that claims 60,000 × 60,000 pixels. */
export function bombPng(): Buffer {
  const header = Buffer.alloc(25);
  header.writeUInt32BE(13, 0);
  header.write('IHDR', 4);
  header.writeUInt32BE(60_000, 8);
  header.writeUInt32BE(60_000, 12);
  header.set([8, 2, 0, 0, 0], 16);
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), header]);
}
