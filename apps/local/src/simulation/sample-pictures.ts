import { crc32, deflateSync } from 'node:zlib';

const WIDTH = 320;
const HEIGHT = 160;
const PEN = 2;
const STEPS = 4000;

/** A PNG of a handwritten line. `random` is from 0 (inclusive) to 1 (exclusive); no two draw the same. */
export function drawSignature(random: () => number): Uint8Array {
  const [waves, slant, phase] = [4 + random() * 5, random() - 0.5, random() * Math.PI * 2];
  return drawPicture(0xff, (paint) => {
    for (let step = 0; step < STEPS; step += 1) {
      const along = step / STEPS;
      const height = 24 + 30 * Math.abs(Math.sin(along * 7 + phase));
      const sway = Math.sin(along * waves * Math.PI * 2 + phase);
      const x = 30 + along * (WIDTH - 70) + 14 * Math.cos(along * waves * Math.PI * 2);
      paint(Math.round(x), Math.round(HEIGHT / 2 + sway * height * (1 - along * 0.5) - slant * 40 * along));
    }
  });
}

/** A PNG of freight at a door, as a drawing: boxes on a floor. */
export function drawFreight(random: () => number): Uint8Array {
  const boxes = Array.from({ length: 3 }, (_none, at) => ({
    left: 30 + at * 90 + Math.round(random() * 20),
    top: 40 + Math.round(random() * 40),
  }));
  return drawPicture(0xd8, (paint) => {
    for (const { left, top } of boxes)
      for (let y = top; y < 130; y += 1) {
        paint(left, y);
        paint(left + 60, y);
        for (let x = left; x < left + 60; x += y === top || (y - top) % 12 === 0 ? 1 : 7) paint(x, y);
      }
    for (let x = 0; x < WIDTH; x += 1) paint(x, 130);
  });
}

function drawPicture(ground: number, draw: (paint: (x: number, y: number) => void) => void): Uint8Array {
  // Each row starts with its filter, which is none.
  const rows = Buffer.alloc((WIDTH + 1) * HEIGHT, ground);
  for (let y = 0; y < HEIGHT; y += 1) rows[y * (WIDTH + 1)] = 0;
  draw((x, y) => {
    for (let dy = 0; dy < PEN; dy += 1)
      for (let dx = 0; dx < PEN; dx += 1)
        if (x + dx >= 0 && x + dx < WIDTH && y + dy >= 0 && y + dy < HEIGHT)
          rows[(y + dy) * (WIDTH + 1) + x + dx + 1] = 0x28;
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  // Eight bits of grey.
  header[8] = 8;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    toChunk('IHDR', header),
    toChunk('IDAT', deflateSync(rows)),
    toChunk('IEND', Buffer.alloc(0)),
  ]);
}

function toChunk(type: string, content: Buffer): Buffer {
  const chunk = Buffer.alloc(12 + content.byteLength);
  chunk.writeUInt32BE(content.byteLength, 0);
  chunk.write(type, 4, 'latin1');
  content.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + content.byteLength)), 8 + content.byteLength);
  return chunk;
}
