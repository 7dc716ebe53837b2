interface FileKind {
  readonly begins: readonly number[] | string;
  readonly message: string;
}

const saveAsCsv = 'Open it in your spreadsheet, save it as CSV and choose that file';

const kinds: readonly FileKind[] = [
  { begins: 'PK\u0003\u0004', message: `This is an Excel workbook or a zip file, not a CSV. ${saveAsCsv}` },
  { begins: [0xd0, 0xcf, 0x11, 0xe0], message: `This is an old Excel workbook, not a CSV. ${saveAsCsv}` },
  {
    begins: '%PDF',
    message: 'This is a PDF, not a CSV. Choose the file that it was made from, saved as CSV',
  },
  { begins: [0x89, 0x50, 0x4e, 0x47], message: 'This is a picture, not a CSV. Choose a CSV file' },
  { begins: [0xff, 0xd8, 0xff], message: 'This is a picture, not a CSV. Choose a CSV file' },
  { begins: 'GIF8', message: 'This is a picture, not a CSV. Choose a CSV file' },
  {
    begins: [0x1f, 0x8b],
    message: 'This is a compressed file, not a CSV. Unpack it and choose the CSV file in it',
  },
  { begins: '{\\rtf', message: `This is a text document, not a CSV. ${saveAsCsv}` },
  { begins: '<', message: `This is a web page or an XML file, not a CSV. ${saveAsCsv}` },
];

/** Why a file is no CSV, by its first bytes; null when it may be one (IMPT-11). 4 KiB of bytes are enough. */
export function describeOtherFile(bytes: Uint8Array): string | null {
  const kind = kinds.find(({ begins }) => startsWith(bytes, begins));
  if (kind !== undefined) return kind.message;
  return isBinary(bytes) ? 'This is not a text file. Choose a CSV file' : null;
}

function startsWith(bytes: Uint8Array, begins: readonly number[] | string): boolean {
  const codes = typeof begins === 'string' ? [...begins].map((letter) => letter.charCodeAt(0)) : begins;
  return codes.every((code, index) => bytes[index] === code);
}

const looked = 4096;

/** Control characters that no text has; UTF-16 has zeros, but at every second place. */
function isBinary(bytes: Uint8Array): boolean {
  const count = Math.min(bytes.length, looked);
  let controls = 0;
  for (let index = 0; index < count; index += 1) {
    const byte = bytes[index] ?? 0;
    if (byte > 0 && byte < 32 && byte !== 9 && byte !== 10 && byte !== 13) controls += 1;
  }
  return controls * 20 > count;
}
