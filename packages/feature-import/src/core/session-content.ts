import type { ImportRow } from '@consign/domain/import-csv';

/** The content that an import needs to continue, beside the server's own records. */
export interface SessionContent {
  readonly rows: readonly ImportRow[];
  /** The digests that are created again, and the occurrences left to the earlier ones. */
  readonly again: ReadonlyMap<string, number>;
}

/** The characters that the server keeps of an import (IMPT-19). */
export const MAX_CONTENT_LENGTH = 960_000;

interface Stored {
  readonly version: 1;
  readonly rows: readonly (readonly [number, ...string[]])[];
  readonly again: readonly (readonly [string, number])[];
}

/** Packs an import for the server: gzip, in base64. */
export async function packSession({ rows, again }: SessionContent): Promise<string> {
  const stored: Stored = {
    version: 1,
    rows: rows.map(({ row, cells }) => [row, ...cells]),
    again: [...again],
  };
  const bytes = await pass(new TextEncoder().encode(JSON.stringify(stored)), new CompressionStream('gzip'));
  return toBase64(bytes);
}

/** Reads the output of `packSession`; null for anything else, for example from a later release. */
export async function unpackSession(content: string): Promise<SessionContent | null> {
  try {
    const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
    const text = new TextDecoder('utf-8', { fatal: true }).decode(
      await pass(bytes, new DecompressionStream('gzip')),
    );
    const stored = JSON.parse(text) as Stored;
    if (stored.version !== 1) return null;
    return {
      rows: stored.rows.map(([row, ...cells]) => ({ row, cells })),
      again: new Map(stored.again),
    };
  } catch {
    return null;
  }
}

async function pass(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const writer = through.writable.getWriter();
  // Their failures are the reader's too.
  writer.write(bytes).catch(() => undefined);
  writer.close().catch(() => undefined);
  const reader = through.readable.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    length += value.length;
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** More arguments than this are too many for a call. */
const slice = 8_192;

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += slice) {
    text += String.fromCharCode(...bytes.subarray(at, at + slice));
  }
  return btoa(text);
}
