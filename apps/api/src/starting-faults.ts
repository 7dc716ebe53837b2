import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { listAddresses } from './database-places.js';
import type { ServerSettings } from './environment.js';

/** Why the process can't start, as a line for the operator. Names the setting and holds no secret. */
export class StartingFault extends Error {
  override readonly name = 'StartingFault';
}

/** A line for each setting whose file or folder can't be used (PLAT-201). */
export async function findPathFaults({
  config,
  filesDir,
  bucket,
  databases,
}: ServerSettings): Promise<string[]> {
  const certificates = listAddresses(databases).flatMap(({ setting, address }) =>
    listCertificates(setting, address),
  );
  const found = await Promise.all([
    config.webRoot === null ? null : tryPath('WEB_ROOT', config.webRoot, readPage),
    bucket === null ? tryPath('FILES_DIR', filesDir, makeWritable) : null,
    ...certificates.map(([name, path]) => tryPath(name, path, (each) => access(each, constants.R_OK))),
  ]);
  return found.filter((line) => line !== null);
}

async function tryPath(
  name: string,
  path: string,
  use: (path: string) => Promise<unknown>,
): Promise<string | null> {
  const whole = resolve(path);
  try {
    await use(whole);
    return null;
  } catch (error) {
    return `${name} names ${whole}, which can't be used: ${toReason(error)}`;
  }
}

function readPage(folder: string): Promise<void> {
  return access(join(folder, 'index.html'), constants.R_OK).catch((error: unknown) => {
    throw new Error(`index.html can't be read in it (${toReason(error)})`);
  });
}

async function makeWritable(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await access(folder, constants.W_OK | constants.X_OK);
}

/** Files that the address of a database names; the driver would look for them at its first connection. */
function listCertificates(name: string, url: string): [name: string, path: string][] {
  if (!URL.canParse(url)) return [];
  const { searchParams } = new URL(url);
  return ['sslrootcert', 'sslcert', 'sslkey'].flatMap((key): [string, string][] => {
    const path = searchParams.get(key) ?? '';
    return path === '' || path === 'system' ? [] : [[`${key} of ${name}`, path]];
  });
}

/** Listens; if the port isn't free, the error names its setting. */
export async function listenAs<T>(
  name: 'PORT' | 'METRICS_PORT',
  { host, port }: { readonly host: string; readonly port: number },
  listen: () => Promise<T>,
): Promise<T> {
  try {
    return await listen();
  } catch (error) {
    const reason = toReason(error);
    const what = reason === 'EADDRINUSE' ? 'which another process uses' : 'where nothing can listen';
    throw new StartingFault(`${name} names port ${port} of ${host}, ${what}: ${reason}`, { cause: error });
  }
}

function toReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  return 'code' in error ? String(error.code) : error.message;
}
