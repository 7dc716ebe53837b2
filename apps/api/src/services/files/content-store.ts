import { once } from 'node:events';
import { ReadStream } from 'node:fs';
import type { Readable } from 'node:stream';

import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/** Stores the bytes of files under generated keys. */
export interface ContentStore {
  put(key: string, content: Uint8Array): Promise<void>;
  /** @throws {MissingContent} if the key does not exist */
  read(key: string): Promise<Readable>;
  /** No effect if the key does not exist. */
  remove(key: string): Promise<void>;
}

/** Bytes that a row names and the folder or bucket does not have, such as after an incomplete restore. */
export class MissingContent extends Error {
  override readonly name: string = 'MissingContent';
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
  return storeOn(new Disk(new FSDriver({ location, visibility: 'private' })));
}

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
  });
  return storeOn(new Disk(driver));
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

function storeOn(disk: Disk): ContentStore {
  return {
    put: (key, content) => disk.put(key, content),
    read: (key) => readExisting(disk, key),
    remove: (key) => disk.delete(key),
  };
}
