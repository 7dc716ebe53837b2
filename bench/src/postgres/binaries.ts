import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const packaged = '/usr/lib/postgresql';

/** The folder with initdb and postgres: one on PATH, else the newest that Debian has; null where there is none. */
export function findPostgres(): string | null {
  const onPath = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  const versions = existsSync(packaged) ? readdirSync(packaged) : [];
  const newestFirst = versions.toSorted((a, b) => Number(b) - Number(a));
  const folders = [...onPath, ...newestFirst.map((version) => path.join(packaged, version, 'bin'))];
  return (
    folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(path.join(folder, name)))) ??
    null
  );
}
