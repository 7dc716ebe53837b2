import type { ClientMetadata } from 'oidc-provider';

/** Branding of a tenant's pages. Colours are `#rrggbb`. */
export interface ClientBrand {
  /** Button colour. */
  accent: string;
  /** Background of the top bar in light and dark mode. */
  bar: { light: string; dark: string };
  /** The logo: an SVG path in a 24 × 24 box, and its colour on the bar. */
  mark: { path: string; color: string };
}

/** One public client per tenant. URIs are compared exactly. */
export interface IdentityClient {
  clientId: string;
  tenantName: string;
  tenantCode: string;
  /** The tenant's externalId; a request may pass it as `organization`. */
  organisation: string;
  /** `aud` of access tokens; an absolute URI. */
  audience: string;
  redirectUris: string[];
  postLogoutRedirectUris: string[];
  corsOrigins: string[];
  /** Defaults to the product's own branding. */
  brand?: ClientBrand;
}

/** A provider's own system, which gets tokens with its secret and acts for no user. */
export interface MachineClient {
  clientId: string;
  secret: string;
  /** The tenant's externalId; `org_id` of its tokens. */
  organisation: string;
  /** `aud` of its tokens. */
  audience: string;
  permissions: readonly string[];
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

export function toMachineMetadata({ clientId, secret }: MachineClient): ClientMetadata {
  return {
    client_id: clientId,
    client_secret: secret,
    token_endpoint_auth_method: 'client_secret_basic',
    grant_types: ['client_credentials'],
    response_types: [],
    redirect_uris: [],
  };
}

/** The product's origins; links back may only lead to these. */
export function listProductOrigins(client: IdentityClient): string[] {
  return [...new Set(client.redirectUris.map((uri) => new URL(uri).origin))];
}
