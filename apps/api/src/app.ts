import type { FastifyInstance } from 'fastify';
import type { JWTVerifyGetKey } from 'jose';

import type { AppConfig } from './config.js';
import type { Database } from './store/database.js';

/** Everything that the app reaches outside itself. */
export interface AppDeps {
  readonly database: Database;
  readonly clock: { now(): Date };
  readonly config: AppConfig;
  /** The keys of an issuer: fetched by discovery in production, local in tests. */
  readonly signingKeys: (issuer: string) => JWTVerifyGetKey;
}

/** The services behind the contracts and the built web app, without listening and without an environment. */
export function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  return Promise.reject(new Error(`not composed yet (${deps.config.logLevel})`));
}
