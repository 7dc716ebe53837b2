/** Counts the lines of CSV that arrives in pieces. */
export interface CsvRowCounter {
  /** Reads the next bytes; returns the number of complete lines so far, the header line included. */
  read(bytes: Uint8Array): number;
}

const quote = 0x22;
const lineFeed = 0x0a;

/**
 * A counter of the complete lines of a UTF-8 CSV file, which may be cut anywhere (EXTR-07). Line breaks in quoted cells
 * do not count.
 *
 * @example createCsvRowCounter().read(new TextEncoder().encode('a,"b\r\nc"\r\n')) // 1
 */
export function createCsvRowCounter(): CsvRowCounter {
  let rows = 0;
  let isQuoted = false;
  return {
    read: (bytes) => {
      // A quote inside a quoted cell is written twice, so it ends the quotes and begins them again.
      for (const byte of bytes) {
        if (byte === quote) isQuoted = !isQuoted;
        else if (byte === lineFeed && !isQuoted) rows += 1;
      }
      return rows;
    },
  };
}
