import type { ClientMetadata } from 'oidc-provider';

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

export type FindMachine = (clientId: unknown) => Promise<MachineClient | undefined>;

export function createMachineFinder(machines: () => Promise<readonly MachineClient[]>): FindMachine {
  return async (clientId) => (await machines()).find((machine) => machine.clientId === clientId);
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
