import { Readable } from 'node:stream';

import fastify from 'fastify';
import { expect, it } from 'vitest';

import { decorateRequests } from './request.js';

it('[PLAT-202] the deadline of a call is lifted once its answer is on its way', async () => {
  const app = fastify();
  decorateRequests(app, 12_000);
  const left: number[] = [];
  app.get('/', (request, reply) => {
    const readPages = async function* () {
      for (const page of ['first', 'second', 'third', 'fourth']) {
        left.push(request.deadline.left);
        yield page;
      }
    };
    return reply.send(Readable.from(readPages()));
  });
  await app.inject('/');
  expect([left[0], left.at(-1)]).toEqual([12_000, Number.POSITIVE_INFINITY]);
});
