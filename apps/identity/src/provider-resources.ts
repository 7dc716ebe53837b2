import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';

import type { FindClient } from './clients.js';
import type { FindMachine } from './machines.js';
import { errors } from './oidc-library.js';

type ResourceIndicators = NonNullable<NonNullable<Configuration['features']>['resourceIndicators']>;

/** Each client has one API, its tenant's audience. Tokens default to it; any other resource is rejected. */
export function createResourceIndicators(
  findClient: FindClient,
  findMachine: FindMachine,
  accessTokenTTL: number,
): ResourceIndicators {
  const findAudience = async (clientId: string) =>
    ((await findClient(clientId)) ?? (await findMachine(clientId)))?.audience;
  return {
    enabled: true,
    defaultResource: async (_ctx, client) => (await findAudience(client.clientId)) ?? [],
    useGrantedResource: () => Promise.resolve(true),
    getResourceServerInfo: async (_ctx, resource, client) => {
      const audience = await findAudience(client.clientId);
      if (audience === undefined || resource !== audience) throw new errors.InvalidTarget();
      return {
        scope: '',
        audience,
        accessTokenFormat: 'jwt',
        accessTokenTTL,
        jwt: { sign: { alg: 'RS256' } },
      };
    },
  };
}

/** Rejects a request whose `organization` parameter isn't the client's own. */
export function createOrganizationCheck(findClient: FindClient) {
  return async (ctx: KoaContextWithOIDC, value: string | undefined): Promise<void> => {
    if (value === undefined) return;
    const client = await findClient(ctx.oidc.client?.clientId);
    if (value !== client?.organisation)
      throw new errors.InvalidRequest('organization does not belong to this client');
  };
}
