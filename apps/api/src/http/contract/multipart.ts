import type { IncomingMessage } from 'node:http';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createHash } from 'node:crypto';

import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { fileTooLargeMessage, maxFileBytes } from '@consign/domain/files';

import { BodyFault } from '../problems/problem.js';
import { parseJson, requirePlainUtf8 } from './json-body.js';

/** The bytes of an uploaded file. An oversized one is cut one byte past the limit. */
export class UploadedFile {
  constructor(readonly content: Uint8Array) {}

  hash(): string {
    return createHash('sha256').update(this.content).digest('base64url');
  }

  /** For comparing requests (CONS-34). */
  toJSON(): string {
    return this.hash();
  }
}

/** A form with a file and its metadata, parsed as JSON. */
export interface UploadForm {
  readonly metadata?: unknown;
  readonly fileData?: UploadedFile;
}

export const MULTIPART_BODY = 'multipart/form-data';

const MAX_METADATA_BYTES = 64 * 1024;
/** A file, its metadata and the form around them. A form that declares more is refused before it arrives (CALL-202). */
const MAX_DECLARED_BYTES = maxFileBytes + 2 * MAX_METADATA_BYTES;
/**
 * An oversized upload that declares no length is read up to this size, because a client that is cut off while sending
 * never reads the answer. Bytes beyond the file limit are discarded.
 */
const MAX_FORM_BYTES = 4 * maxFileBytes;

const unreadable = () => new BodyFault(400, "The form can't be read");
const wrongParts = () => new BodyFault(400, 'A form has two parts, metadata and fileData, each once');
const tooLarge = () => new BodyFault(413, fileTooLargeMessage);

/** Parses multipart forms for operations that take one; all others accept only JSON. */
export function readForms(app: FastifyInstance): void {
  app.addContentTypeParser(MULTIPART_BODY, async (request: FastifyRequest, payload: IncomingMessage) => {
    if (request.routeOptions.config.takesForm !== true) throw new BodyFault(415, 'Send the body as JSON');
    requirePlainUtf8(request.headers);
    if (Number(request.headers['content-length']) > MAX_DECLARED_BYTES) throw tooLarge();
    return readForm(request.headers, payload);
  });
}

/** Reads the parts `metadata` and `fileData`, each once. Counts bytes as they arrive: Content-Length may be false. */
export async function readForm(headers: IncomingMessage['headers'], payload: Readable): Promise<UploadForm> {
  const parts = new Map<string, Promise<Uint8Array>>();
  const busboy = open(headers);
  // A malformed form is read to its end too.
  let fault: BodyFault | null = null;
  busboy.on('file', (name, stream) => {
    const most = name === 'metadata' ? MAX_METADATA_BYTES : maxFileBytes + 1;
    if (parts.has(name) || !(name === 'metadata' || name === 'fileData')) {
      fault ??= wrongParts();
      stream.resume();
      return;
    }
    const bytes = collect(stream, most);
    // Awaited after the form has ended.
    bytes.catch(() => undefined);
    parts.set(name, bytes);
  });
  busboy.on('partsLimit', () => {
    fault ??= wrongParts();
  });
  try {
    await pipeline(payload, limitTo(MAX_FORM_BYTES), busboy);
  } catch (error) {
    throw error instanceof BodyFault ? error : unreadable();
  }
  if (fault !== null) throw fault;
  const metadata = await parts.get('metadata');
  const content = await parts.get('fileData');
  return {
    ...(metadata === undefined ? {} : { metadata: parseJson(metadata) }),
    ...(content === undefined ? {} : { fileData: new UploadedFile(content) }),
  };
}

function open(headers: IncomingMessage['headers']) {
  try {
    return new Busboy({
      headers: headers as BusboyHeaders,
      isPartAFile: () => true,
      limits: { parts: 2, fileSize: maxFileBytes + 1, headerPairs: 20, fieldNameSize: 100 },
    });
  } catch {
    throw unreadable();
  }
}

/** Collects a stream up to a number of bytes and discards the rest. */
async function collect(stream: Readable, most: number): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    const wanted = chunk.subarray(0, most - size);
    if (wanted.length > 0) chunks.push(wanted);
    size += wanted.length;
  }
  return Buffer.concat(chunks, size);
}

function limitTo(most: number): Transform {
  let heard = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      heard += chunk.length;
      if (heard > most) done(tooLarge());
      else done(null, chunk);
    },
  });
}
