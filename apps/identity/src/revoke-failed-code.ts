import type { KoaContextWithOIDC } from 'oidc-provider';

/** Revokes an authorization code that its client fails to exchange: a stolen code allows one guess at its verifier. */
export async function revokeFailedCode(ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  await next();
  // Absent when the request matched no route.
  const oidc: KoaContextWithOIDC['oidc'] | undefined = ctx.oidc;
  if (oidc?.route !== 'token' || ctx.status < 400) return;
  const { params, client, provider } = oidc;
  const value = params?.['code'];
  if (params?.['grant_type'] !== 'authorization_code' || typeof value !== 'string') return;
  const code = await provider.AuthorizationCode.find(value);
  if (code !== undefined && code.clientId === client?.clientId) await code.destroy();
}
