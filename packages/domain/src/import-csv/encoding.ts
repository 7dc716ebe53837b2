/** The encodings of a CSV that a spreadsheet writes, as `TextDecoder` calls them. */
export type FileEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/**
 * The encoding of a file by its first bytes (IMPT-11): by the byte order mark, else by the zero bytes that UTF-16 has in
 * Western text, else UTF-8 if the bytes are valid (a character may be cut at their end) and Windows-1252 if not.
 */
export function sniffEncoding(bytes: Uint8Array): FileEncoding {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return sniffZeros(bytes) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252');
}

const sniffedZeros = 512;

function sniffZeros(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const count = Math.min(bytes.length, sniffedZeros);
  if (count < 4) return null;
  const zeros = [0, 0];
  for (let index = 0; index < count; index += 1) {
    if (bytes[index] === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeros;
  const most = count / 4;
  if (odd > most && even < count / 16) return 'utf-16le';
  return even > most && odd < count / 16 ? 'utf-16be' : null;
}

/** Whether every byte is ASCII: both UTF-8 and Windows-1252. */
export function isAscii(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte < 0x80);
}

/** Whether the bytes are UTF-8, whose last character may be incomplete. */
function isUtf8(bytes: Uint8Array): boolean {
  let index = 0;
  while (index < bytes.length) {
    const length = sequenceLength(bytes[index] ?? 0);
    if (length === 0) return false;
    for (let ahead = 1; ahead < length; ahead += 1) {
      const next = bytes[index + ahead];
      if (next === undefined) return true;
      if (next >> 6 !== 0b10) return false;
    }
    index += length;
  }
  return true;
}

function sequenceLength(lead: number): number {
  if (lead < 0x80) return 1;
  if (lead >= 0xc2 && lead < 0xe0) return 2;
  if (lead >= 0xe0 && lead < 0xf0) return 3;
  return lead >= 0xf0 && lead < 0xf5 ? 4 : 0;
}
