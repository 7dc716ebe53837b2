import { setTimeout as pause } from 'node:timers/promises';

import type { PostgresServer } from '../../../postgres.shared.js';
import { readText, workspaceRoot } from '../repository/files.js';
import type { RunCommand } from '../run/run.mjs';

/** The path of the issuer of deploy/keycloak-realm.json. */
export const realm = '/realms/consign';
/** Where it gives tokens. */
export const TOKEN_PATH = '/protocol/openid-connect/token';
/** Its machine client. */
export const machine = {
  client_id: 'consign-erp',
  client_secret: 'consign-demo',
  grant_type: 'client_credentials',
};

const READY_SECONDS = 120;

/** What the trial of the image gets from outside. */
export interface ImageTrial {
  readonly run: RunCommand;
  readonly say: (line: string) => void;
  readonly ask: typeof fetch;
  readonly readySeconds?: number;
  readonly isRoot?: boolean;
  readonly startDatabase?: () => Promise<Pick<PostgresServer, 'url' | 'stop'> | null>;
}

/** What a started product does not answer as it should; null if all is well. */
export async function findProblem(trial: ImageTrial, server: number, issuer: number): Promise<string | null> {
  const address = `http://localhost:${server}`;
  const ready = `${address}/readyz`;
  if (!(await becomesReady(trial, ready))) return `${ready} was not ready`;
  const page = await trial.ask(`${address}/`);
  if (!page.ok) return `${address}/ answered ${page.status}`;
  const token = `http://localhost:${issuer}${realm}${TOKEN_PATH}`;
  const answer = await trial.ask(token, { method: 'POST', body: new URLSearchParams(machine) });
  if (!answer.ok) return `${token} answered ${answer.status}: ${await answer.text()}`;
  const { access_token: accessToken } = (await answer.json()) as Record<string, unknown>;
  const session = `${address}/api/v1/users/me/session`;
  const called = await trial.ask(session, { headers: { authorization: `Bearer ${String(accessToken)}` } });
  return called.ok ? null : `${session} answered ${called.status}: ${await called.text()}`;
}

async function becomesReady(
  { ask, readySeconds = READY_SECONDS }: ImageTrial,
  url: string,
): Promise<boolean> {
  const until = Date.now() + readySeconds * 1000;
  for (;;) {
    const answer = await ask(url).catch(() => null);
    if (answer?.ok === true) return true;
    if (Date.now() >= until) return false;
    await pause(500);
  }
}

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

/** The claims of the token that Keycloak makes for a machine client of deploy/keycloak-realm.json. */
export function machineClaims(clientId: string): Readonly<Record<string, unknown>> {
  const { clients, users } = JSON.parse(readText(workspaceRoot, 'deploy/keycloak-realm.json')) as Realm;
  const client = clients.find((each) => each.clientId === clientId);
  const user = users.find(({ serviceAccountClientId }) => serviceAccountClientId === clientId);
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
