/** Where reading a file stops with a problem. */
export interface ImportLimits {
  readonly maxBytes: number;
  /** Rows with content, without the header. */
  readonly maxRows: number;
  readonly maxColumns: number;
  /** Of one row, quoted line breaks included. */
  readonly maxRowCharacters: number;
}

/** The limits of an import. */
export const importLimits: ImportLimits = {
  maxBytes: 100 * 1024 * 1024,
  maxRows: 100_000,
  maxColumns: 1_000,
  maxRowCharacters: 1_000_000,
};
