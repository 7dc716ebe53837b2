import type { FastifyInstance } from 'fastify';

import { JSON_BODY } from './validation.js';

/** Parses JSON. An empty text is no body: whether one is needed, the operation says (CALL-195). */
export function readJson(app: FastifyInstance): void {
  // Refuse __proto__ and constructor keys.
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>(JSON_BODY, { parseAs: 'string' }, (request, text, done) => {
    if (text === '') done(null);
    else void parse(request, text, done);
  });
}
