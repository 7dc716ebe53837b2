import { existsSync } from 'node:fs';
import path from 'node:path';

import { DCLinter } from 'dclint';
import { validate } from 'dockerfile-utils';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

import { readText, workspaceRoot } from '../repository/files.js';

interface LintResult {
  readonly messages: readonly { readonly line: number; readonly message: string }[];
}

interface Service {
  readonly image?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly healthcheck?: object;
  readonly network_mode?: string;
  readonly command?: readonly string[];
  readonly volumes?: readonly string[];
  readonly depends_on?: readonly string[] | Readonly<Record<string, { readonly condition: string }>>;
}

interface Mapper {
  readonly protocolMapper: string;
  readonly config: Readonly<Record<string, string>>;
}

interface Realm {
  readonly realm: string;
  readonly clients: readonly {
    readonly clientId: string;
    readonly redirectUris?: readonly string[];
    readonly protocolMappers: readonly Mapper[];
    readonly attributes: Readonly<Record<string, string>>;
  }[];
  readonly users: readonly { readonly id: string }[];
}

interface TenantFile {
  readonly tenant: { readonly externalId: string };
  readonly hosts: readonly string[];
  readonly signIn: { readonly authority: string; readonly clientId: string; readonly audience: string };
}

const dockerfile = readText(workspaceRoot, 'deploy/Dockerfile');
const { services } = parse(readText(workspaceRoot, 'deploy/compose.yaml'), { merge: true }) as {
  services: Readonly<Record<string, Service>>;
};
const realm = JSON.parse(readText(workspaceRoot, 'deploy/keycloak-realm.json')) as Realm;
const tenant = parse(readText(workspaceRoot, 'deploy/tenant.yaml')) as TenantFile;

/** The variables that apps/api reads. */
const known = new Set(
  readText(workspaceRoot, 'apps/api/src/environment.ts').match(/(?<=')[A-Z]+(?:_[A-Z]+)*(?=')/gu),
);

const lines = (instruction: string) =>
  dockerfile.split('\n').flatMap((line) => (line.startsWith(`${instruction} `) ? [line] : []));

describe('the Dockerfile', () => {
  test('has no fault', () => {
    expect(validate(dockerfile).map(({ message }) => message)).toEqual([]);
    expect(validate('FROM node\nUSER').map(({ message }) => message)).not.toEqual([]);
  });

  test('names its base with a version, the same for building and running', () => {
    expect(lines('ARG')).toEqual([expect.stringMatching(/^ARG BASE=node:24-\S+$/u)]);
    expect(lines('FROM')).toEqual(['FROM ${BASE} AS build', 'FROM ${BASE}']);
  });

  test('ends as a user without rights, with a health check', () => {
    const [, last = ''] = dockerfile.split(/^FROM .+(?<! AS build)$/mu);
    expect(/^USER (\S+)$/mu.exec(last)?.[1]).toBe('node');
    expect(last).toMatch(/^HEALTHCHECK /mu);
  });

  test('copies files that there are', () => {
    const copied = lines('COPY').flatMap((line) =>
      line.includes('--from=') ? [] : line.split(' ').slice(1, -1),
    );
    expect(copied).toContain('pnpm-lock.yaml');
    expect(copied.filter((file) => !existsSync(path.join(workspaceRoot, file)))).toEqual([]);
  });

  test('sets variables that the server reads', () => {
    const set = lines('ENV').flatMap((line) => [...line.matchAll(/([A-Z_]+)=/gu)].map(([, name]) => name));
    expect(set.filter((name) => name !== 'NODE_ENV' && !known.has(name ?? ''))).toEqual([]);
  });
});

describe('the compose file', () => {
  test('has the shape of the specification, and no port that other machines reach', () => {
    const linter = new DCLinter({
      rules: {
        'no-quotes-in-volumes': 0,
        'service-dependencies-alphabetical-order': 0,
        'service-keys-order': 0,
        'services-alphabetical-order': 0,
        'top-level-properties-order': 0,
      },
      quiet: false,
      debug: false,
      exclude: [],
    });
    const [result]: readonly LintResult[] = linter.lintFiles(
      [path.join(workspaceRoot, 'deploy/compose.yaml')],
      false,
    );
    expect(result?.messages.map(({ line, message }) => `${line}: ${message}`)).toEqual([]);
  });

  test('states the Compose version that it needs, in the file and in DEPLOYMENT.md', () => {
    const stated = /Docker Compose\s(2\.\d+\.\d+) or later/u;
    const versions = ['deploy/compose.yaml', 'docs/DEPLOYMENT.md'].map(
      (file) => stated.exec(readText(workspaceRoot, file))?.[1],
    );
    // The first version with `content` of a config.
    expect(versions).toEqual(['2.23.1', '2.23.1']);
  });

  test('names each image with a version', () => {
    const images = Object.values(services).flatMap(({ image }) =>
      image && image !== 'consign' ? [image] : [],
    );
    expect(images.length).toBeGreaterThan(4);
    expect(images.filter((image) => !/:v?\d+[\w.-]*$/u.test(image))).toEqual([]);
  });

  test('sets variables that the server reads', () => {
    const set = Object.keys(services['server']?.environment ?? {});
    expect(set).toContain('DATABASE_URL');
    expect(set.filter((name) => !known.has(name))).toEqual([]);
  });

  test('waits for what a service needs: health where there is a check of it', () => {
    const needs = Object.entries(services).flatMap(([name, { depends_on: needed = {} }]) =>
      Array.isArray(needed)
        ? needed.map((each: string) => ({ name, needed: each, isHealthy: false }))
        : Object.entries(needed).map(([each, { condition }]) => ({
            name,
            needed: each,
            isHealthy: condition === 'service_healthy',
          })),
    );
    expect(needs.length).toBeGreaterThan(4);
    expect(
      needs.filter(
        ({ needed, isHealthy }) =>
          !services[needed] || isHealthy !== (services[needed].healthcheck !== undefined),
      ),
    ).toEqual([]);
    expect(services['server']?.network_mode).toBe('service:issuer');
    expect(services['server']?.depends_on).toHaveProperty('issuer');
  });

  test('mounts files that there are', () => {
    const files = Object.values(services).flatMap(({ volumes = [] }) =>
      volumes.flatMap((volume) => (volume.startsWith('./') ? [volume.split(':')[0] ?? ''] : [])),
    );
    expect(files).toHaveLength(2);
    expect(files.filter((file) => !existsSync(path.join(workspaceRoot, 'deploy', file)))).toEqual([]);
  });
});

const claim = (mappers: readonly Mapper[], kind: string, name: string) =>
  mappers.find(({ protocolMapper }) => protocolMapper === kind)?.config[name];

describe('the issuer and the tenant of the compose file agree', () => {
  const { authority, clientId, audience } = tenant.signIn;

  test('on the address of the issuer, and where users come back to', () => {
    expect(authority).toBe(`${services['issuer']?.environment?.['KC_HOSTNAME']}/realms/${realm.realm}`);
    const web = realm.clients.find((client) => client.clientId === clientId);
    expect(web?.redirectUris).toEqual(tenant.hosts.map((host) => `http://${host}:4300/signed-in`));
    expect(web?.attributes['pkce.code.challenge.method']).toBe('S256');
  });

  test.each(realm.clients)('on the tokens of $clientId', ({ protocolMappers, attributes }) => {
    expect(attributes['access.token.header.type.rfc9068']).toBe('true');
    expect(claim(protocolMappers, 'oidc-audience-mapper', 'included.custom.audience')).toBe(audience);
    expect(claim(protocolMappers, 'oidc-hardcoded-claim-mapper', 'claim.value')).toBe(
      tenant.tenant.externalId,
    );
    expect(claim(protocolMappers, 'oidc-usermodel-client-role-mapper', 'claim.name')).toBe('permissions');
  });

  test('on who may sign in', () => {
    const script = services['prepare']?.command?.join('\n') ?? '';
    const added = [...script.matchAll(/--subject (\S+)/gu)].map(([, subject]) => subject);
    expect(added).toEqual(realm.users.map(({ id }) => id));
  });
});
