import { isAscii, sniffEncoding, type FileEncoding } from './encoding.js';

/** The part of `TextDecoder` that is used. It must replace invalid bytes, not throw. */
export interface Decoder {
  decode(bytes?: Uint8Array, options?: { readonly stream?: boolean }): string;
}

/** Turns the pieces of a file into text. */
export interface ImportDecoder {
  write(bytes: Uint8Array): string;
  /** What is left: a character that was cut. */
  end(): string;
  /** Null until a byte decides. */
  readonly encoding: FileEncoding | null;
}

/**
 * Decodes a file in the encoding that its bytes show (IMPT-11). The first piece that isn't plain ASCII decides, so that
 * a name with a macron in the last row counts.
 *
 * @example createImportDecoder((encoding) => new TextDecoder(encoding))
 */
export function createImportDecoder(makeDecoder: (encoding: FileEncoding) => Decoder): ImportDecoder {
  let encoding: FileEncoding | null = null;
  let decoder: Decoder | null = null;
  let hasBegun = false;
  let ascii: Decoder | null = null;
  return {
    write: (bytes) => {
      if (decoder === null) {
        const sniffed = sniffEncoding(bytes);
        // Zero bytes are ASCII too.
        const isUndecided = isAscii(bytes) && (hasBegun || sniffed === 'utf-8');
        hasBegun ||= bytes.length > 0;
        if (isUndecided) {
          ascii ??= makeDecoder('utf-8');
          return ascii.decode(bytes, { stream: true });
        }
        encoding = sniffed;
        decoder = makeDecoder(sniffed);
      }
      return decoder.decode(bytes, { stream: true });
    },
    end: () => decoder?.decode() ?? '',
    get encoding() {
      return encoding;
    },
  };
}
