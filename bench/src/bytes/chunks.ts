import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** Gzipped size in KiB at level 6, the default of most servers. */
export function gzipKiB(body: Buffer | string): number {
  return gzipSync(body, { level: 6 }).length / 1024;
}

export interface Chunk {
  readonly name: string;
  readonly kib: number;
}

/** The JavaScript files of a build, largest first. */
export function readChunks(folder: string): Chunk[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  return files
    .map((name) => ({ name, kib: gzipKiB(readFileSync(path.join(folder, name))) }))
    .sort((a, b) => b.kib - a.kib);
}
