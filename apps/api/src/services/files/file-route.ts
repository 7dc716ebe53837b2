import type { Readable } from 'node:stream';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { FindTenant } from '../../http/auth/identity.js';
import type { CountCall } from '../../http/auth/rate-limit.js';
import { sendRefusal } from '../../http/problems/shape.js';
import type { Database, Tx } from '../../database/database.js';
import { findFileForUser } from './file-store.js';
import type { Capabilities, FileUse } from './capability.js';
import { contentDisposition } from './content-disposition.js';
import { type ContentStore, readUnlessMissing } from './content-store.js';

const MISSING = 'This file is missing. Ask your freight provider for it.';
const NOT_HERE = "This link has expired or isn't yours. Open the document again from Consign.";
/** Media types a browser may show inline on our origin; none of them can run script. */
const SHOWN_INLINE = new Set(['application/pdf', 'image/jpeg', 'image/png']);
const GUARDED = { 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff' };
const SANDBOX = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; sandbox";

/** Serves files by signed URL instead of a token, and checks on every use that the user still has access. */
export function registerFiles(
  app: FastifyInstance,
  deps: {
    readonly findTenant: FindTenant;
    readonly inTenant: Database['inTenant'];
    readonly capabilities: Capabilities;
    readonly contents: ContentStore;
    readonly clock: { now(): Date };
    readonly countCall: CountCall;
  },
): void {
  async function find(request: FastifyRequest, use: FileUse) {
    const { id = '', name = '' } = request.params as Partial<Record<string, string>>;
    const { e, s } = request.query as Partial<Record<string, unknown>>;
    const { deadline } = request;
    const tenant = await deadline.during(() => deps.findTenant(request.host));
    if (tenant === undefined || typeof e !== 'string' || typeof s !== 'string') return undefined;
    request.tenant = tenant;
    const now = deps.clock.now();
    const capability = deps.capabilities.read({ use, tenantId: tenant.id, fileId: id, name, e, s }, now);
    if (capability === undefined) return undefined;
    const { tenantId, organisationId, userId, fileId, expires } = capability;
    const scope = { tenantId, organisationId, userId };
    const look = (tx: Tx) => findFileForUser(tx, { tenantId, organisationId }, { id: fileId, userId });
    const file = await deadline.during(() => deps.inTenant(scope, look, undefined, deadline));
    return file && { file, seconds: Math.max(0, expires - Math.ceil(now.getTime() / 1000)) };
  }

  /** Counted, so that addresses can't be guessed; a good one is not. */
  async function refuse(request: FastifyRequest, reply: FastifyReply) {
    const refusal = await deps.countCall(request, 'refused file');
    if (refusal !== undefined) return sendRefusal(request, reply, refusal, 'problem');
    return sendNotFound(reply, NOT_HERE);
  }

  /** Null for a file whose bytes are gone, which the log tells the operator (PLAT-67). */
  function read(request: FastifyRequest, file: string, key: string): Promise<Readable | null> {
    return readUnlessMissing(deps.contents, key, request.log.child({ file }));
  }

  app.get('/files/:id/:name', async (request, reply) => {
    const found = await find(request, 'file');
    if (found === undefined) return refuse(request, reply);
    const { id, name, mediaType, byteSize, contentKey } = found.file;
    const content = await read(request, id, contentKey);
    if (content === null) return sendNotFound(reply, MISSING);
    start(reply, mediaType, found.seconds);
    const type = SHOWN_INLINE.has(mediaType) ? 'inline' : 'attachment';
    void reply
      .header('content-length', byteSize)
      .header('content-disposition', contentDisposition(type, name));
    return reply.send(content);
  });

  app.get('/files/:id/thumbnail/:name', async (request, reply) => {
    const found = await find(request, 'thumbnail');
    const key = found?.file.thumbnailKey;
    if (found === undefined || key === null || key === undefined) return refuse(request, reply);
    const content = await read(request, found.file.id, key);
    if (content === null) return sendNotFound(reply, MISSING);
    start(reply, 'image/jpeg', found.seconds);
    return reply.send(content);
  });
}

function sendNotFound(reply: FastifyReply, text: string): FastifyReply {
  return reply
    .code(404)
    .headers(GUARDED)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(text);
}

function start(reply: FastifyReply, mediaType: string, seconds: number): void {
  void reply.type(mediaType).headers(GUARDED).header('cache-control', `private, max-age=${seconds}`);
  // Chromium's PDF viewer does not start in a sandbox.
  if (mediaType !== 'application/pdf') void reply.header('content-security-policy', SANDBOX);
}
