import type { IncomingHttpHeaders } from 'node:http';

import type { FastifyInstance } from 'fastify';

/** Names a call to its caller, in the log and in the body of an error (CALL-170). */
export const requestIdHeader = 'x-request-id';

/** What proxies and clients send: a UUID, hexadecimal digits or the like, nothing that could be taken for more. */
const SANE = /^[\w.:=+-]{1,128}$/u;

/** The id that the caller gave its call; anything but an id is ignored. */
export function findRequestId(headers: IncomingHttpHeaders): string | undefined {
  const id = headers[requestIdHeader];
  return typeof id === 'string' && SANE.test(id) ? id : undefined;
}

/** Puts the id of the call on its answer. */
export function installRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id);
    done();
  });
}
