import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { AppConfig } from '../../config.js';
import { type Refusal, problem } from '../problems/problem.js';

/** Counts a call for a user, or for the caller's address (null), and refuses one over the limit. */
export type CountCall = (request: FastifyRequest, user: string | null) => Promise<Refusal | undefined>;

declare module 'fastify' {
  interface FastifyRequest {
    rateLimitKey: string;
  }
}

/**
 * Per process and in memory: a deployment with several replicas allows that many times more. People behind one
 * address do not share a limit once they are signed in.
 */
export async function createCallCounter(
  app: FastifyInstance,
  limit: AppConfig['rateLimit'],
): Promise<CountCall> {
  if (limit === null) return () => Promise.resolve(undefined);
  app.decorateRequest('rateLimitKey', '');
  await app.register(rateLimit, { global: false, cache: 20_000 });
  const count = app.createRateLimit({
    max: limit.max,
    timeWindow: limit.windowSeconds * 1000,
    keyGenerator: (request) => request.rateLimitKey,
  });
  return async (request, user) => {
    request.rateLimitKey = user ?? `address ${request.ip}`;
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return undefined;
    return problem(429, { headers: { 'retry-after': String(Math.max(1, counted.ttlInSeconds)) } });
  };
}
