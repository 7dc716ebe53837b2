import type { FileAnswer } from './operation.js';

/** Answers whose status the compiler keeps as the contract's number. */
export const ok = <Body>(body: Body): { status: 200; body: Body } => ({ status: 200, body });

export const noContent: { readonly status: 204 } = { status: 204 };

/** Something new, and where it is found. */
export const created = <Body>(
  location: string,
  body: Body,
): { status: 201; headers: Readonly<Record<string, string>>; body: Body } => ({
  status: 201,
  headers: { location },
  body,
});

/** A file to be saved under its name. */
export const download = (file: FileAnswer): { status: 200; file: FileAnswer } => ({ status: 200, file });
