import { crc32 } from 'node:zlib';

export interface ZipEntry {
  readonly name: string;
  readonly content: Uint8Array;
}

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END = 0x06054b50;
/** 2.0, the least that readers ask for. */
const VERSION = 20;
/** Names are UTF-8. */
const FLAGS = 0x0800;

/** Writes a ZIP without compression: pictures and PDFs are compressed already. For less than 65,536 entries and 4 GB. */
export function writeZip(entries: readonly ZipEntry[], now: Date): Uint8Array {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const encoded = Buffer.from(name, 'utf8');
    const facts = describe(content, encoded.byteLength, now);
    const local = Buffer.concat([toUint32(LOCAL_HEADER), facts, encoded]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([toUint32(CENTRAL_HEADER), toUint16(VERSION), facts, rest, encoded]));
    parts.push(local, content);
    offset += local.byteLength + content.byteLength;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(
    directory.reduce((sum, { byteLength }) => sum + byteLength, 0),
    8,
  );
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, ...directory, toUint32(END), end]);
}

/** What both headers of an entry say of it, in the same order. */
function describe(content: Uint8Array, nameBytes: number, now: Date): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(VERSION, 0);
  facts.writeUInt16LE(FLAGS, 2);
  facts.writeUInt16LE(toDosTime(now), 6);
  facts.writeUInt16LE(toDosDate(now), 8);
  facts.writeUInt32LE(crc32(content), 10);
  facts.writeUInt32LE(content.byteLength, 14);
  facts.writeUInt32LE(content.byteLength, 18);
  facts.writeUInt16LE(nameBytes, 22);
  return facts;
}

const toDosTime = (at: Date): number =>
  (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);

const toDosDate = (at: Date): number =>
  ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();

function toUint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function toUint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}
