import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { AppConfig } from '../../config.js';
import { type Refusal, problem } from '../problems/problem.js';

/**
 * What a call counts as. All but a user's calls are counted by address, each kind for itself: a flood of one, such as
 * bad tokens, must not keep everybody behind the same address from another, such as signing in.
 */
export type CountedAs =
  | { readonly user: string }
  | 'public call'
  | 'refused call'
  | 'unknown host'
  | 'page'
  | 'receiver page'
  | 'refused file';

/** Counts a call; refuses it over the limit. */
export type CountCall = (request: FastifyRequest, as: CountedAs) => Promise<Refusal | undefined>;

declare module 'fastify' {
  interface FastifyRequest {
    rateLimitKey: string;
  }
}

/**
 * Counts in memory, per process: each replica of a deployment allows the full limit. Signed-in users behind one address
 * don't share a limit.
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
  return async (request, as) => {
    request.rateLimitKey = typeof as === 'string' ? `${as} from ${request.ip}` : `user ${as.user}`;
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return undefined;
    return problem(429, { headers: { 'retry-after': String(counted.ttlInSeconds) } });
  };
}
