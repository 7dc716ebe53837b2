import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { maxFileBytes } from '@consign/domain/files';

import { type UploadForm, UploadedFile } from './uploaded-file.js';

export const MULTIPART_BODY = 'multipart/form-data';

const MOST_METADATA_BYTES = 64 * 1024;
/**
 * A caller whose file is too large is heard out to here, since one who is cut off while sending reads no answer; what
 * is beyond the file's limit is not kept.
 */
const HEARD_BYTES = 4 * maxFileBytes;

class MultipartFault extends Error {
  override readonly name = 'MultipartFault';

  constructor(readonly statusCode: number) {
    super('The form cannot be read');
  }
}

/** Reads forms for the operations that take one; every other operation goes on taking JSON alone. */
export function readForms(app: FastifyInstance): void {
  app.addContentTypeParser(MULTIPART_BODY, async (request: FastifyRequest, payload: IncomingMessage) => {
    if (request.routeOptions.config.takesForm !== true) throw new MultipartFault(415);
    return readForm(request.headers, payload);
  });
}

/** Its parts, each once and no other; bytes are counted as they come, whatever was announced. */
export async function readForm(headers: IncomingMessage['headers'], payload: Readable): Promise<UploadForm> {
  const parts = new Map<string, Promise<Uint8Array>>();
  const busboy = open(headers);
  // Heard out, as one that is too large is.
  let isOdd = false;
  busboy.on('file', (name, stream) => {
    const most = name === 'metadata' ? MOST_METADATA_BYTES : maxFileBytes + 1;
    if (parts.has(name) || !(name === 'metadata' || name === 'fileData')) {
      isOdd = true;
      stream.resume();
      return;
    }
    const bytes = collect(stream, most);
    // Awaited only once the form has ended.
    bytes.catch(() => undefined);
    parts.set(name, bytes);
  });
  busboy.on('partsLimit', () => {
    isOdd = true;
  });
  try {
    await pipeline(payload, countTo(HEARD_BYTES), busboy);
  } catch (error) {
    throw error instanceof MultipartFault ? error : new MultipartFault(400);
  }
  if (isOdd) throw new MultipartFault(400);
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
    throw new MultipartFault(400);
  }
}

/** What a stream has, up to a number of bytes; the rest is let go. */
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

function countTo(most: number): Transform {
  let heard = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      heard += chunk.length;
      if (heard > most) done(new MultipartFault(413));
      else done(null, chunk);
    },
  });
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    throw new MultipartFault(400);
  }
}
