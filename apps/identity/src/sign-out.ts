import { decodeJwt, decodeProtectedHeader } from 'jose';
import type { KoaContextWithOIDC } from 'oidc-provider';

import { renderTo } from './http.js';
import { messagePage, signOutPage } from './pages/message-page.js';
import type { Page } from './pages/page.js';

function redirectAfterSignOut(ctx: KoaContextWithOIDC): void {
  const { post_logout_redirect_uri: uri, state } = ctx.oidc.params ?? {};
  // The library has already checked the URI against the registered ones.
  const target = new URL(typeof uri === 'string' ? uri : ctx.oidc.urlFor('end_session_success'));
  if (typeof uri === 'string' && typeof state === 'string') target.searchParams.set('state', state);
  ctx.status = 303;
  ctx.redirect(target.href);
}

async function endSession(ctx: KoaContextWithOIDC): Promise<void> {
  const { session, provider } = ctx.oidc;
  if (!session) return;
  for (const { grantId } of Object.values(session.authorizations ?? {})) {
    if (!grantId) continue;
    await provider.RefreshToken.revokeByGrantId(grantId);
    await provider.AuthorizationCode.revokeByGrantId(grantId);
    await (await provider.Grant.find(grantId))?.destroy();
  }
  await session.destroy();
  ctx.oidc.cookies.set(provider.cookieName('session'), null);
}

/**
 * Ends the session and redirects back if the request has a valid ID token of the signed-in user. Otherwise asks for
 * confirmation, so that a link on another site cannot sign users out.
 */
export async function signOut(ctx: KoaContextWithOIDC): Promise<void> {
  const hint: unknown = ctx.oidc.entities['IdTokenHint'];
  const subject = (hint as { payload?: { sub?: unknown } } | undefined)?.payload?.sub;
  if (subject !== undefined && subject === ctx.oidc.session?.accountId) {
    await endSession(ctx);
    redirectAfterSignOut(ctx);
    return;
  }
  const xsrf = ctx.oidc.session?.state?.['secret'];
  renderTo(
    ctx,
    signOutPage({
      action: ctx.oidc.urlFor('end_session_confirm'),
      xsrf: typeof xsrf === 'string' ? xsrf : '',
    }),
  );
}

/**
 * Reads only the client from an ID token of an earlier start, whose key is gone. A user with a session is then asked
 * before the sign-out; any other is redirected.
 */
export function acceptEarlierTokens(kid: string | undefined) {
  return (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    const { id_token_hint: hint, ...query } = ctx.query;
    const client = typeof hint === 'string' ? findEarlierClient(hint, kid) : null;
    if (client !== null) ctx.query = { ...query, client_id: client };
    return next();
  };
}

/** Null for a token of this start, and for any other text. */
function findEarlierClient(token: string, kid: string | undefined): string | null {
  try {
    const { aud } = decodeJwt(token);
    return decodeProtectedHeader(token).kid !== kid && typeof aud === 'string' ? aud : null;
  } catch {
    return null;
  }
}

/** Redirects without asking when there is no session. */
export async function skipEmptySignOut(ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  await next();
  const oidc: KoaContextWithOIDC['oidc'] | undefined = ctx.oidc;
  if (oidc?.route === 'end_session' && ctx.status === 200 && !oidc.session?.accountId)
    redirectAfterSignOut(ctx);
}

export function signedOutPage(): Page {
  return messagePage({ title: 'You are signed out', text: 'You can close this page.' });
}
