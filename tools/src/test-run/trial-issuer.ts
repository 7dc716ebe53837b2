import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { createServer, type Server } from 'node:http';

import { readText, workspaceRoot } from '../repository/files.js';

interface Realm {
  readonly clients: readonly {
    readonly clientId: string;
    readonly protocolMappers: readonly { readonly config: Readonly<Record<string, string>> }[];
  }[];
  readonly users: readonly {
    readonly id: string;
    readonly serviceAccountClientId?: string;
    readonly clientRoles: Readonly<Record<string, readonly string[]>>;
  }[];
}

const LIFETIME_SECONDS = 300;

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** The claims of the token that Keycloak makes for a machine client of deploy/keycloak-realm.json. */
export function machineClaims(clientId: string): Readonly<Record<string, unknown>> {
  const realm = JSON.parse(readText(workspaceRoot, 'deploy/keycloak-realm.json')) as Realm;
  const client = realm.clients.find((each) => each.clientId === clientId);
  const user = realm.users.find(({ serviceAccountClientId }) => serviceAccountClientId === clientId);
  if (client === undefined || user === undefined) throw new Error(`The realm has no machine ${clientId}`);
  const setting = (name: string) =>
    client.protocolMappers.find(({ config }) => config[name] !== undefined)?.config[name];
  return {
    sub: user.id,
    aud: setting('included.custom.audience'),
    org_id: setting('claim.value'),
    permissions: user.clientRoles['consign-web'],
    client_id: clientId,
  };
}

/** An issuer at a path of its own with one key, which gives each caller the machine's token. */
export async function startIssuer(
  port: number,
  path: string,
  claims: Readonly<Record<string, unknown>>,
): Promise<Server> {
  const issuer = `http://localhost:${port}${path}`;
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const createToken = () => {
    const issuedAt = Math.floor(Date.now() / 1000);
    const times = { iat: issuedAt, exp: issuedAt + LIFETIME_SECONDS };
    const header = { alg: 'RS256', typ: 'at+jwt', kid: 'trial' };
    const signed = `${encode(header)}.${encode({ iss: issuer, jti: randomUUID(), ...times, ...claims })}`;
    return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`;
  };
  const answers: Readonly<Record<string, () => object>> = {
    [`${path}/.well-known/openid-configuration`]: () => ({ issuer, jwks_uri: `${issuer}/keys` }),
    [`${path}/keys`]: () => ({
      keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'trial', alg: 'RS256' }],
    }),
    [`${path}/protocol/openid-connect/token`]: () => ({ access_token: createToken(), token_type: 'Bearer' }),
  };
  const server = createServer((request, response) => {
    const answer = answers[request.url ?? ''];
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer?.() ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}
