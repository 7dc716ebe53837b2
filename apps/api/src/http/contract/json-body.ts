import type { FastifyInstance } from 'fastify';

import { parseJson, requireUtf8 } from './json-text.js';
import { JSON_BODY } from './validation.js';

/** Parses JSON. An empty body counts as no body: the operation says whether it needs one (CALL-195). */
export function readJson(app: FastifyInstance): void {
  app.addContentTypeParser<Buffer>(JSON_BODY, { parseAs: 'buffer' }, (request, bytes, done) => {
    if (bytes.length === 0) return done(null);
    try {
      requireUtf8(request.headers['content-type']);
      return done(null, parseJson(bytes));
    } catch (error) {
      return done(error as Error);
    }
  });
}
