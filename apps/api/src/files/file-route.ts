import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { FindTenant } from '../auth/tenants.js';
import type { Database } from '../store/database.js';
import { type StoredFile, findFileOf } from '../store/files.js';
import type { Capabilities } from './capability.js';
import { contentDisposition } from './content-disposition.js';
import type { ContentStore } from './content-store.js';

const NOT_HERE = 'This address has expired, or it is not yours. Make the document again.';
/** What a browser may show within the page's own origin: made here, so that nothing in it is anybody else's. */
const SHOWN_INLINE = new Set(['application/pdf']);

/** The addresses of files: no token, but a signature, and at each use the question whether the user still may. */
export function registerFiles(
  app: FastifyInstance,
  deps: {
    readonly findTenant: FindTenant;
    readonly inTenant: Database['inTenant'];
    readonly capabilities: Capabilities;
    readonly contents: ContentStore;
    readonly clock: { now(): Date };
  },
): void {
  async function find(request: FastifyRequest): Promise<{ file: StoredFile; seconds: number } | undefined> {
    const { id = '', name = '' } = request.params as Partial<Record<string, string>>;
    const { e, s } = request.query as Partial<Record<string, unknown>>;
    const tenant = await deps.findTenant(request.host);
    if (tenant === undefined || typeof e !== 'string' || typeof s !== 'string') return undefined;
    request.tenant = tenant;
    const now = deps.clock.now();
    const capability = deps.capabilities.read({ tenantId: tenant.id, fileId: id, name, e, s }, now);
    if (capability === undefined) return undefined;
    const { tenantId, organisationId, userId, fileId, expires } = capability;
    const file = await deps.inTenant({ tenantId, organisationId, userId }, (tx) =>
      findFileOf(tx, { tenantId, organisationId }, { id: fileId, userId }),
    );
    return file && { file, seconds: Math.max(0, expires - Math.ceil(now.getTime() / 1000)) };
  }

  app.get('/files/:id/:name', async (request, reply) => {
    const found = await find(request);
    void reply.header('referrer-policy', 'no-referrer').header('x-content-type-options', 'nosniff');
    if (found === undefined) {
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send(NOT_HERE);
    }
    const { file, seconds } = found;
    const isInline = SHOWN_INLINE.has(file.mediaType);
    void reply
      .type(file.mediaType)
      .header('cache-control', `private, max-age=${seconds}`)
      .header('content-length', file.byteSize)
      .header('content-disposition', contentDisposition(isInline ? 'inline' : 'attachment', file.name));
    if (!isInline) void reply.header('content-security-policy', "default-src 'none'; sandbox");
    return reply.send(await deps.contents.read(file.contentKey));
  });
}
