import type { ImportHeader } from './header.js';
import type { ImportFileProblem, ImportGroup, ImportRow } from './import-group.js';

/** What `createImportParser(context, sink, limits?)` tells while it reads. */
export interface ImportSink {
  /** Once, before any group. */
  header(header: ImportHeader): void;
  /** Each consignment with its rows, in the order of the file. */
  group(group: ImportGroup, rows: readonly ImportRow[]): void;
}

/** Reads one file; the text may be cut anywhere. */
export interface ImportParser {
  /** Reads the next piece. False once nothing more will be read, for example after a problem of the file. */
  write(text: string): boolean;
  end(): ImportSummary;
}

export interface ImportSummary {
  /** Rows with content, without the header. */
  readonly rows: number;
  readonly consignments: number;
  /** Consignments with a problem. */
  readonly failed: number;
  /** Problems of cells and rows. */
  readonly problems: number;
  readonly fileProblem: ImportFileProblem | null;
}

/** Where reading stops with a problem of the file. The defaults are `importLimits`. */
export interface ImportLimits {
  readonly maxBytes: number;
  readonly maxRows: number;
  readonly maxColumns: number;
  /** Of one row, quoted line breaks included. */
  readonly maxRowCharacters: number;
}

/** What `createImportValidator(context)` makes; keep it for as long as the context stays: it remembers what it read. */
export interface ImportValidator {
  /** The rows of one consignment: the first has the Charge Account. */
  validateGroup(rows: readonly ImportRow[]): ImportGroup;
  /** Any rows, in order: splits them into consignments and validates each. */
  validateRows(rows: readonly ImportRow[]): ImportGroup[];
}

export type FileEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** The part of `TextDecoder` that is used. */
export interface Decoder {
  decode(bytes?: Uint8Array, options?: { readonly stream?: boolean }): string;
}
