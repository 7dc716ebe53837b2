import {
  OidcClient,
  User,
  type CreateSigninRequestArgs,
  type IdTokenClaims,
  type OidcClientSettings,
} from 'oidc-client-ts';

import { failure, StartFailure } from './failure.js';

/** How far the clock of a device may be behind or ahead. */
const CLOCK_TOLERANCE_SECONDS = 300;
const REVOKE_TIMEOUT_MS = 3_000;
/** Longer than of other calls, because an aborted renewal may already have consumed the refresh token. */
const RENEWAL_TIMEOUT_SECONDS = 30;

/** An answer of the identity provider that is not from the tenant's issuer, or not for its client (AUTH-16, AUTH-17). */
export class SignInRefused extends StartFailure {
  override name = 'SignInRefused';
}

function refuse(what: string): SignInRefused {
  return new SignInRefused(failure('untrusted-sign-in', `Reason: ${what}.`));
}

type Request = Pick<CreateSigninRequestArgs, 'nonce' | 'prompt' | 'state'>;

/**
 * The user of one page, kept in memory, and what oidc-client-ts leaves out: it checks the nonce, but not which issuer a
 * discovery document names, nor issuer, audience and expiry of an ID token.
 */
export class CheckedManager extends OidcClient {
  #user: User | null = null;

  constructor(settings: OidcClientSettings) {
    super(settings);
    const { metadataService } = this;
    const load = metadataService.getMetadata.bind(metadataService);
    // All endpoints are read through it.
    metadataService.getMetadata = async () => {
      const metadata = await load();
      if (metadata.issuer !== settings.authority) throw refuse('another issuer');
      return metadata;
    };
  }

  async signinRedirect(request: Request = {}): Promise<void> {
    const { url } = await this.createSigninRequest(request);
    await leaveFor(url);
  }

  async signinRedirectCallback(callback: string): Promise<User> {
    const user = new User(await this.processSigninResponse(callback));
    check(user.profile, this.settings);
    this.#user = user;
    return user;
  }

  /** Renews the tokens by the refresh token; null without one. Never uses an iframe. */
  async signinSilent(): Promise<User | null> {
    if (!this.#user?.refresh_token) return null;
    const { refresh_token, id_token, session_state, scope, profile } = this.#user;
    const state = {
      refresh_token,
      session_state,
      profile,
      ...(id_token === undefined ? {} : { id_token }),
      ...(scope === undefined ? {} : { scope }),
    };
    const response = await this.useRefreshToken({ state, timeoutInSeconds: RENEWAL_TIMEOUT_SECONDS });
    const user = new User({ ...state, ...response });
    // A renewal without an ID token keeps the old one, which was checked when it came.
    if (user.id_token === undefined || user.id_token !== id_token) check(user.profile, this.settings);
    this.#user = user;
    return user;
  }

  /** Revokes the refresh token where the issuer can (AUTH-18). Rejects after three seconds without an answer. */
  async revokeRefreshToken(): Promise<void> {
    const token = this.#user?.refresh_token;
    const endpoint = token === undefined ? undefined : await this.metadataService.getRevocationEndpoint();
    if (token === undefined || endpoint === undefined) return;
    await fetch(endpoint, {
      method: 'POST',
      body: new URLSearchParams({
        token,
        token_type_hint: 'refresh_token',
        client_id: this.settings.client_id,
      }),
      credentials: 'omit',
      signal: AbortSignal.timeout(REVOKE_TIMEOUT_MS),
    });
  }

  async signoutRedirect(): Promise<void> {
    const id_token_hint = this.#user?.id_token;
    this.removeUser();
    const { url } = await this.createSignoutRequest(id_token_hint === undefined ? {} : { id_token_hint });
    await leaveFor(url);
  }

  removeUser(): void {
    this.#user = null;
  }
}

/** Ends when the page is shown again, from the back-forward cache. */
function leaveFor(address: string): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('pageshow', () => resolve(), { once: true });
    window.location.replace(address);
  });
}

type Expected = Pick<OidcClientSettings, 'authority' | 'client_id'>;

/** Compares issuers exactly, as the API does. */
function check({ iss, aud, exp }: Partial<IdTokenClaims>, expected: Expected): void {
  if (iss !== expected.authority) throw refuse('another issuer');
  if (![aud].flat().includes(expected.client_id)) throw refuse('another client');
  if (typeof exp !== 'number') throw refuse('no expiry');
  if (exp + CLOCK_TOLERANCE_SECONDS <= Date.now() / 1000) throw new SignInRefused(failure('expired-sign-in'));
}
