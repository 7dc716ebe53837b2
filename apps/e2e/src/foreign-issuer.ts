import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';

import { type Configuration, Provider } from 'oidc-provider';

/** What the journey tells this process to start with, and later. */
export interface IssuerStart {
  readonly port: number;
  readonly path: string;
  readonly clientId: string;
  readonly audience: string;
  readonly organisation: string;
  readonly redirectUri: string;
}

export interface ClockChange {
  readonly clockSeconds: number;
}

/** What the claim `permissions` is for each user, by subject. */
const claims: Readonly<Record<string, unknown>> = {
  list: ['Access.DISPATCH', 'Access.DASHBOARD', 'Consignment.LimitedEdit', 'Consignment.CREATE'],
  text: 'Access.DISPATCH Access.DASHBOARD',
  none: undefined,
};

const createKey = () =>
  generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' });

function configure({ clientId, audience, organisation, redirectUri }: IssuerStart): Configuration {
  return {
    clients: [
      {
        client_id: clientId,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code', 'refresh_token'],
        token_endpoint_auth_method: 'none',
      },
    ],
    jwks: { keys: [createKey()] },
    clientBasedCORS: () => true,
    extraParams: ['audience', 'organization'],
    claims: { openid: ['sub', 'org_id'], profile: ['name'], email: ['email'] },
    conformIdTokenClaims: false,
    issueRefreshToken: () => Promise.resolve(true),
    findAccount: (_ctx, sub) => ({
      accountId: sub,
      claims: () => ({ sub, org_id: organisation, name: sub, email: `${sub}@harbour.example` }),
    }),
    extraTokenClaims: (ctx) => ({
      org_id: organisation,
      permissions: claims[ctx.oidc.entities.Account?.accountId ?? ''],
    }),
    features: {
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => audience,
        useGrantedResource: () => Promise.resolve(true),
        getResourceServerInfo: () => ({
          scope: '',
          audience,
          accessTokenFormat: 'jwt',
          accessTokenTTL: 600,
          jwt: { sign: { alg: 'PS256' } },
        }),
      },
    },
  };
}

/** Serves below the path, as a proxy in front of an issuer does; its other settings and its pages are the library's own. */
function start(options: IssuerStart): void {
  const { port, path } = options;
  const provider = new Provider(`http://localhost:${port}${path}`, configure(options));
  const handle = provider.callback();
  createServer((request, response) => {
    const { url = '/' } = request;
    if (!url.startsWith(`${path}/`)) return void response.writeHead(404).end();
    Object.assign(request, { originalUrl: url, url: url.slice(path.length) });
    void handle(request, response);
  }).listen(port, '127.0.0.1', () => process.send?.('ready'));
}

const now = Date.now.bind(Date);

process.on('message', (message: IssuerStart | ClockChange) => {
  if ('port' in message) return start(message);
  Date.now = () => now() + message.clockSeconds * 1000;
  return process.send?.('ready');
});
