import type { Grant, KoaContextWithOIDC } from 'oidc-provider';

/** Loads or creates the grant of this client in this session, so that users are never asked for consent. */
export async function loadOrCreateGrant(ctx: KoaContextWithOIDC): Promise<Grant | undefined> {
  const { client, session, provider } = ctx.oidc;
  if (!client || !session?.accountId) return undefined;
  const known = session.grantIdFor(client.clientId);
  const existing = known && (await provider.Grant.find(known));
  if (existing && existing.accountId === session.accountId) return existing;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid profile email');
  await grant.save();
  return grant;
}
