import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The key that signs links, made once for a data folder: a link in a mail outlives a start (PLAT-298). */
export async function keepFileKey(dataDir: string): Promise<string> {
  const file = join(dataDir, 'file.key');
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    const key = randomBytes(32).toString('base64url');
    await mkdir(dataDir, { recursive: true });
    await writeFile(file, key, { mode: 0o600 });
    return key;
  }
}
