import { UserManager, type IdTokenClaims, type User, type UserManagerSettings } from 'oidc-client-ts';

import { failure, StartFailure } from './failure.js';

/** How far the clock of a device may be behind or ahead. */
const CLOCK_TOLERANCE_SECONDS = 300;
const REVOKE_TIMEOUT_MS = 3_000;

/** An answer of the identity provider that is not from the tenant's issuer, or not for its client (AUTH-16, AUTH-17). */
export class SignInRefused extends StartFailure {
  override name = 'SignInRefused';
}

function refuse(what: string): SignInRefused {
  return new SignInRefused(failure('untrusted-sign-in', `Reason: ${what}.`));
}

/**
 * Does what oidc-client-ts leaves out. It checks the nonce, but not which issuer a discovery document names, nor issuer,
 * audience and expiry of an ID token.
 */
export class CheckedUserManager extends UserManager {
  #checkedToken: string | undefined;

  constructor(settings: UserManagerSettings) {
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

  override async signinRedirectCallback(url?: string): Promise<User> {
    const user = await super.signinRedirectCallback(url);
    try {
      return this.#check(user);
    } catch (error) {
      await this.removeUser();
      throw error;
    }
  }

  override async signinSilent(): Promise<User | null> {
    const user = await super.signinSilent();
    return user && this.#check(user);
  }

  /** Revokes the refresh token where the issuer can (AUTH-18). Rejects after three seconds without an answer. */
  async revokeRefreshToken(): Promise<void> {
    const token = (await this.getUser())?.refresh_token;
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

  /** A renewal without an ID token keeps the old one, which was checked when it came. */
  #check(user: User): User {
    if (user.id_token === undefined || user.id_token !== this.#checkedToken)
      check(user.profile, this.settings);
    this.#checkedToken = user.id_token;
    return user;
  }
}

type Expected = Pick<UserManagerSettings, 'authority' | 'client_id'>;

/** Compares issuers exactly, as the API does. */
function check({ iss, aud, exp }: Partial<IdTokenClaims>, expected: Expected): void {
  if (iss !== expected.authority) throw refuse('another issuer');
  if (![aud].flat().includes(expected.client_id)) throw refuse('another client');
  if (typeof exp !== 'number') throw refuse('no expiry');
  if (exp + CLOCK_TOLERANCE_SECONDS <= Date.now() / 1000) throw new SignInRefused(failure('expired-sign-in'));
}
