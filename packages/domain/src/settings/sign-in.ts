/**
 * A tenant's OpenID Connect settings; null where the tenant record has none and the deployment's default applies.
 */
export interface SignInSettings {
  /** The issuer URL. */
  readonly authority: string | null;
  readonly clientId: string | null;
  readonly audience: string | null;
}

/** Fills each missing sign-in setting from the deployment's defaults. */
export function withSignInDefaults(signIn: SignInSettings, defaults: SignInSettings): SignInSettings {
  return {
    authority: signIn.authority ?? defaults.authority,
    clientId: signIn.clientId ?? defaults.clientId,
    audience: signIn.audience ?? defaults.audience,
  };
}

/** Sign-in settings with nothing missing. */
export type CompleteSignIn = { readonly [Name in keyof SignInSettings]: string };

/** The settings when complete; null when any is missing, which makes sign-in impossible. */
export function findCompleteSignIn({ authority, clientId, audience }: SignInSettings): CompleteSignIn | null {
  return authority === null || clientId === null || audience === null
    ? null
    : { authority, clientId, audience };
}
