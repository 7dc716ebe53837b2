import type { Readable } from 'node:stream';

/** An answer whose body is a file. */
export interface FileAnswer {
  readonly name: string;
  readonly mediaType: string;
  readonly content: Uint8Array | Readable;
}

export interface Answer {
  readonly status: number;
  readonly body?: unknown;
  readonly file?: FileAnswer;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Literal statuses, so that the compiler checks them against the contract. */
export const ok = <Body>(body: Body): { status: 200; body: Body } => ({ status: 200, body });

export const noContent: { readonly status: 204 } = { status: 204 };

/** Something new, with its address. */
export const created = <Body>(
  location: string,
  body: Body,
): { status: 201; headers: Readonly<Record<string, string>>; body: Body } => ({
  status: 201,
  headers: { location },
  body,
});

/** A file that the browser saves under its name. */
export const download = (file: FileAnswer): { status: 200; file: FileAnswer } => ({ status: 200, file });
