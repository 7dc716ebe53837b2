/**
 * Where a tenant's users sign in and for whom their tokens are made; null where the tenant's record does not say and
 * the deployment's default holds.
 */
export interface SignInSettings {
  /** The issuer's address. */
  readonly authority: string | null;
  readonly clientId: string | null;
  readonly audience: string | null;
}

/** The tenant's own sign-in settings, each filled from the deployment's defaults where the tenant has none. */
export function withSignInDefaults(signIn: SignInSettings, defaults: SignInSettings): SignInSettings {
  return {
    authority: signIn.authority ?? defaults.authority,
    clientId: signIn.clientId ?? defaults.clientId,
    audience: signIn.audience ?? defaults.audience,
  };
}

/** Sign-in settings of which none is missing. */
export type CompleteSignIn = { readonly [Name in keyof SignInSettings]: string };

/** The same settings when none is missing, else null: nobody can sign in there. */
export function findCompleteSignIn({ authority, clientId, audience }: SignInSettings): CompleteSignIn | null {
  return authority === null || clientId === null || audience === null
    ? null
    : { authority, clientId, audience };
}
