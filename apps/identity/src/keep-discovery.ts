import type { KoaContextWithOIDC } from 'oidc-provider';

const DISCOVERY_TTL_SECONDS = 5 * 60;

/** Lets a browser keep the issuer's endpoints: a sign-in reads the endpoints before the redirect and again after it. */
export async function keepDiscovery(ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  await next();
  if (ctx.path === '/.well-known/openid-configuration' && ctx.status === 200) {
    ctx.set('cache-control', `public, max-age=${DISCOVERY_TTL_SECONDS}`);
  }
}
