import type { ClientMetadata } from 'oidc-provider';

/** What a tenant's pages wear. Colours are `#rrggbb`. */
export interface ClientBrand {
  /** Of the button. */
  accent: string;
  /** The grounds of the bar, by light and dark. */
  bar: { light: string; dark: string };
  /** The logo: a path in a 24 by 24 box, and its colour on the bar. */
  mark: { path: string; color: string };
}

/** One public client per tenant. All addresses are compared exactly. */
export interface IdentityClient {
  clientId: string;
  tenantName: string;
  tenantCode: string;
  /** The tenant's externalId, which a request may name as `organization`. */
  organisation: string;
  /** `aud` of the access tokens. An absolute URI. */
  audience: string;
  redirectUris: string[];
  postLogoutRedirectUris: string[];
  corsOrigins: string[];
  /** The product's own look where there is none. */
  brand?: ClientBrand;
}

export type FindClient = (clientId: unknown) => Promise<IdentityClient | undefined>;

export function createClientFinder(clients: () => Promise<IdentityClient[]>): FindClient {
  return async (clientId) => (await clients()).find((client) => client.clientId === clientId);
}

export function toClientMetadata(client: IdentityClient): ClientMetadata {
  return {
    client_id: client.clientId,
    client_name: client.tenantName,
    application_type: 'web',
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    redirect_uris: client.redirectUris,
    post_logout_redirect_uris: client.postLogoutRedirectUris,
    id_token_signed_response_alg: 'RS256',
    cors_origins: client.corsOrigins,
  };
}

/** The origins where the client's product is found: a link back may only lead to one of them. */
export function listProductOrigins(client: IdentityClient): string[] {
  return [...new Set(client.redirectUris.map((uri) => new URL(uri).origin))];
}
