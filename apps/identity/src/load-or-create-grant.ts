import type { Grant, KoaContextWithOIDC } from 'oidc-provider';

/** Loads or creates the grant of this client in this session, so that users are never asked for consent. */
export async function loadOrCreateGrant(ctx: KoaContextWithOIDC): Promise<Grant | undefined> {
  const { client, session, provider } = ctx.oidc;
  if (!client || !session?.accountId) return undefined;
  const grantId = session.grantIdFor(client.clientId);
  const existing = grantId && (await provider.Grant.find(grantId));
  if (existing && existing.accountId === session.accountId) return existing;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid profile email');
  await grant.save();
  return grant;
}
