import {
  type Document,
  type DocumentOptions,
  LineCounter,
  parseDocument,
  type SchemaOptions,
  type YAMLError,
} from 'yaml';

import { decodeUtf8 } from './utf8.js';

/** Where a value of a file stands; the first row and the first column are 1. */
export interface Position {
  readonly row: number;
  readonly column: number;
}

export interface FileProblem extends Position {
  readonly message: string;
}

export interface Refused {
  readonly ok: false;
  readonly problems: readonly FileProblem[];
}

export interface YamlFile {
  readonly ok: true;
  readonly document: Document;
  readonly toPosition: (offset: number) => Position;
  /** Syntax errors; with an error that allows no reading, `isReadable` is false. */
  readonly problems: readonly FileProblem[];
  readonly isReadable: boolean;
}

type YamlOptions = DocumentOptions & SchemaOptions;

export const NOT_UTF8 = 'The file is not UTF-8 text';
export const NO_REFERENCES = 'Write the value out: references (*) are not supported';
/** More would only repeat the same mistakes. */
export const MAX_PROBLEMS = 100;

const sentences: Partial<Record<YAMLError['code'], string>> = {
  DUPLICATE_KEY: 'This key is there twice',
  TAB_AS_INDENT: 'Indent with spaces, not with tabs',
  BAD_INDENT: 'The indentation does not fit the rows above, or a bracket is not closed',
  MISSING_CHAR: 'A colon, a quotation mark or a closing bracket is missing',
  BLOCK_AS_IMPLICIT_KEY: 'A second colon in one row: put the text in quotation marks',
  MULTILINE_IMPLICIT_KEY: 'A key must stand in one row, and end with a colon',
  MULTIPLE_DOCS: 'A file holds one tariff: remove the row of dashes and what follows it',
  TAG_RESOLVE_FAILED: 'Tags (!) are not supported',
};

/** Opens YAML for a reader that names problems by row and column. */
export function openYaml(bytes: Uint8Array, maxBytes: number, options: YamlOptions): YamlFile | Refused {
  if (bytes.length > maxBytes) return refuseFile(`The file is larger than ${maxBytes / 1_000_000} MB`);
  const text = decodeUtf8(bytes);
  if (text === null) return refuseFile(NOT_UTF8);
  const lineCounter = new LineCounter();
  const document = parseDocument(text.normalize('NFC'), { ...options, lineCounter, prettyErrors: false });
  const toPosition = (offset: number): Position => {
    // The counter has no lines for an empty file.
    const { line, col } = lineCounter.linePos(offset);
    return { row: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const problems = [...document.errors, ...document.warnings].map(({ code, pos }) => ({
    ...toPosition(pos[0]),
    message: sentences[code] ?? 'This is not valid YAML: check indentation, colons and quotation marks',
  }));
  const isReadable = document.errors.every(({ code }) => code === 'DUPLICATE_KEY');
  if (isReadable && document.contents === null) return refuseFile('The file is empty');
  return { ok: true, document, toPosition, problems, isReadable };
}

export function refuseFile(message: string): Refused {
  return { ok: false, problems: [{ row: 1, column: 1, message }] };
}

export function sortProblems(problems: Iterable<FileProblem>): FileProblem[] {
  return [...problems].sort((a, b) => a.row - b.row || a.column - b.column);
}
