import { once } from 'node:events';
import { ReadStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import type { Readable } from 'node:stream';

import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { FastifyBaseLogger } from 'fastify';

/** Stores the bytes of files under generated keys. Every call throws FilesUnavailable while the folder or bucket is away. */
export interface ContentStore {
  put(key: string, content: Uint8Array): Promise<void>;
  /** @throws {MissingContent} if the key does not exist */
  read(key: string): Promise<Readable>;
  /** No effect if the key does not exist. */
  remove(key: string): Promise<void>;
  /** @throws {FilesUnavailable} */
  check(): Promise<void>;
}

/** The bytes under a key. */
export async function readAll(contents: ContentStore, key: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of (await contents.read(key)) as AsyncIterable<Uint8Array>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The folder or bucket does not answer, or refuses; worth a retry (PLAT-63). */
export class FilesUnavailable extends Error {
  override readonly name = 'FilesUnavailable';
  readonly code = 'FILES_UNAVAILABLE';
}

/** Bytes that a row names and the folder or bucket does not have, such as after an incomplete restore. */
export class MissingContent extends Error {
  override readonly name: string = 'MissingContent';
}

/** Reads the content of a key; null, with an error in the log, where the folder or bucket has lost it. */
export async function readUnlessMissing<Content>(
  contents: { read(key: string): Promise<Content> },
  key: string,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<Content | null> {
  try {
    return await contents.read(key);
  } catch (error) {
    if (!(error instanceof MissingContent)) throw error;
    log.error({ key }, 'file is missing in the folder or bucket');
    return null;
  }
}

/** The prefix of a key: generated files are deleted after an hour, attached ones are kept and need a backup (PLAT-25). */
export type Lifetime = 'temporary' | 'lasting';

/** A new key. Stored rows hold the whole key, so keys without a prefix stay readable. */
export function toContentKey(lifetime: Lifetime, tenantId: string, id: string): string {
  return `${lifetime}/${tenantId}/${id}`;
}

export interface S3Settings {
  readonly bucket: string;
  readonly region: string;
  /** Endpoint of an S3-compatible service; null for Amazon S3. */
  readonly endpoint: string | null;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export function openFolder(location: string): ContentStore {
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }));
  return storeOn(disk, () => mkdir(location, { recursive: true }));
}

/** A bucket that is away has to be told within three seconds: a connection in one, tried twice. */
const BUCKET_LIMITS = { maxAttempts: 2, requestHandler: { connectionTimeout: 1000 } };

/** Loads the client on demand: it is larger than the rest of this module graph. */
export async function openBucket(settings: S3Settings): Promise<ContentStore> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { bucket, region, endpoint, accessKeyId, secretAccessKey } = settings;
  const driver = new S3Driver({
    bucket,
    region,
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId, secretAccessKey },
    visibility: 'private',
    supportsACL: false,
    ...BUCKET_LIMITS,
  });
  const disk = new Disk(driver);
  return storeOn(disk, () => disk.exists('check'));
}

async function readExisting(disk: Disk, key: string): Promise<Readable> {
  try {
    const stream = await disk.getStream(key);
    // A folder's stream finds out when it opens, a bucket's before it is returned.
    if (stream instanceof ReadStream && stream.pending) await once(stream, 'open');
    return stream;
  } catch (error) {
    throw isMissing(error) ? new MissingContent('There is no such content', { cause: error }) : error;
  }
}

const MISSING = new Set<unknown>(['ENOENT', 'NoSuchKey', 'NotFound']);

/** flydrive wraps some errors. */
function isMissing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return MISSING.has(error.name) || ('code' in error && MISSING.has(error.code)) || isMissing(error.cause);
}

/** A key that is no key is our fault, and an object that is not there no outage. */
function isOutage(error: unknown): boolean {
  if (error instanceof MissingContent || !(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return !code.startsWith('E_') || code.startsWith('E_CANNOT_');
}

async function orUnavailable<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw isOutage(error) ? new FilesUnavailable('The files are not available', { cause: error }) : error;
  }
}

function storeOn(disk: Disk, check: () => Promise<unknown>): ContentStore {
  return {
    put: (key, content) => orUnavailable(disk.put(key, content)),
    read: (key) => orUnavailable(readExisting(disk, key)),
    remove: (key) => orUnavailable(disk.delete(key)),
    check: async () => void (await orUnavailable(check())),
  };
}
