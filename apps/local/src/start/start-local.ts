import { existsSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import {
  buildApp,
  createRemoteKeys,
  createSmtpMailer,
  defaultConfig,
  migrate,
  openFolder,
  type AppConfig,
  type SendMail,
} from '@consign/api';
import { buildIdentity, type Identity } from '@consign/identity';
import { createLocalJWKSet, type JWTVerifyGetKey } from 'jose';

import { allowCustomerClient, createCustomerMachines, demoAccounts, demoHosts } from '../demo/index.js';
import { type Inbox, buildInbox } from '../inbox/inbox.js';
import { checkPortsAreFree, listenOnLoopback } from '../listen/listen.js';
import { type LocalOptions, defaultOptions } from '../options/parse-options.js';
import { reason, StartFailure } from '../start-failure.js';
import {
  allowMachine,
  createProviderMachine,
  createSimulatedProvider,
} from '../simulation/simulated-provider.js';
import { createSimulation, runPeriodically, type Simulation } from '../simulation/simulation.js';
import { buildAddresses, getTokenUrl, productHandler, type LocalAddresses } from './addresses.js';
import { loadIdentityClients } from './identity-clients.js';
import { keepFileKey } from './keep-file-key.js';
import { sendNextMorning } from './next-morning.js';
import { openDatabase, type LocalDatabase } from './open-database.js';
import { prepareDemo } from './prepare-demo.js';
import { Resources } from './resources.js';

const builtWeb = fileURLToPath(new URL('../../../web/dist', import.meta.url));

export interface StartOptions {
  options?: Partial<LocalOptions>;
  /**
   * Clock of the product; a fixed one gives the same demo data every day. Must not be ahead of real time, which token
   * lifetimes use.
   */
  clock?: { now(): Date };
  say?: (line: string) => void;
  /** Random source of the simulated drivers: from 0 (inclusive) to 1 (exclusive). */
  random?: () => number;
  /** Called with faults outside of requests. */
  onFault?: (error: unknown) => void;
  /** Called when the embedded database has crashed; nothing works after that. */
  onCrash?: (error: Error) => void;
  config?: Partial<AppConfig>;
}

export interface RunningLocal {
  options: LocalOptions;
  addresses: LocalAddresses;
  inbox: Inbox;
  /** The simulated drivers; with `still` they only move when stepped. */
  drivers: Simulation;
  close(): Promise<void>;
}

interface Services {
  api: RequestListener;
  identity: Identity;
  inbox: Inbox;
  drivers: Simulation;
}

const systemClock = { now: () => new Date() };

/** Starts the API, identity provider and inbox in this process. Open resources are in `resources`, even if it fails. */
export async function startLocal(
  given: StartOptions = {},
  resources: Resources = new Resources(),
): Promise<RunningLocal> {
  const { say = () => undefined, onCrash = () => undefined } = given;
  const options = toOptions(given.options);
  const addresses = buildAddresses(options);
  const ports = buildPorts(options, addresses);
  try {
    await checkPortsAreFree(ports.map(({ port, flag }) => ({ port, flag })));
    const { databaseUrl, dataDir } = options;
    const opened = await openDatabase({ databaseUrl, dataDir, say, onCrash }, resources);
    const composed = await startServices(opened, options, addresses, given, resources);
    resources.check();
    for (const { port, flag, handler } of ports) {
      const listener = await listenOnLoopback({ port, flag }, handler(composed));
      await resources.add(listener, (open) => open.close());
    }
    const { inbox, drivers } = composed;
    const { onFault = () => undefined } = given;
    if (!options.still) await resources.add(runPeriodically(drivers, onFault), (driving) => driving.stop());
    return { options, addresses, inbox, drivers, close: () => resources.closeAll() };
  } catch (error) {
    await resources.closeAll().catch(() => undefined);
    throw error;
  }
}

function toOptions(given: Partial<LocalOptions> = {}): LocalOptions {
  return { ...defaultOptions, apiPort: given.port ?? defaultOptions.port, ...given };
}

function buildPorts({ apiPort, identityPort, inboxPort }: LocalOptions, { identityPath }: LocalAddresses) {
  const product = {
    port: apiPort,
    flag: '--port',
    handler: ({ api, identity }: Services) =>
      productHandler({ api, identity: identity.handler, identityPath }),
  };
  const identity = {
    port: identityPort,
    flag: '--identity-port',
    handler: (composed: Services) => composed.identity.handler,
  };
  const inbox = {
    port: inboxPort,
    flag: '--inbox-port',
    handler: (composed: Services) => composed.inbox.handler,
  };
  return identityPath === null ? [product, identity, inbox] : [product, inbox];
}

async function startServices(
  { database, complete }: LocalDatabase,
  options: LocalOptions,
  addresses: LocalAddresses,
  given: StartOptions,
  resources: Resources,
): Promise<Services> {
  const { say = () => undefined, onFault = () => undefined, clock = systemClock } = given;
  await migrate(database, clock.now()).catch((error: unknown) => {
    const advice =
      options.databaseUrl === null ? 'Start with an empty folder: pnpm reset' : 'Use an empty database.';
    throw new StartFailure(`The data could not be upgraded: ${reason(error)}. ${advice}`);
  });
  await prepareDemo({ database, options, addresses, now: clock.now(), say });
  const { publicHost } = addresses;
  const clients = await loadIdentityClients(
    database,
    publicHost === null ? demoHosts : [publicHost, ...demoHosts],
    addresses,
  );
  const { issuer } = addresses;
  const providers = clients.map((client) => ({
    client,
    machine: createProviderMachine(client, options.providerSecret),
  }));
  for (const { client, machine } of providers) {
    await allowMachine(database, client, machine, { issuer, now: clock.now() });
  }
  await allowCustomerClient(database, issuer, clock.now());
  const identity = await buildIdentity({
    issuer,
    clients,
    machines: [...providers.map(({ machine }) => machine), ...createCustomerMachines(clients)],
    accounts: demoAccounts,
    onError: onFault,
  });
  resources.check();
  const inbox = await buildInbox(database, clock, { onError: onFault, sendMorning: () => sendMorning() });

  const fileKeys = [await keepFileKey(resolve(options.dataDir))];
  const config = buildConfig(options, addresses, { fileKeys, ...given.config });
  const sendMail = createMailer(options, inbox);
  const app = await buildApp({
    databases: [{ name: null, database }],
    clock,
    config,
    signingKeys: createKeyResolver(issuer, identity),
    contents: openFolder(resolve(options.dataDir, 'files')),
    sendMail,
  });
  await resources.add(app, (open) => open.close());
  const sendMorning = () =>
    sendNextMorning({ database, sendMail, fileKeys: config.fileKeys, log: app.log }, clock.now());
  await app.ready();
  await complete();
  const drivers = createSimulation({
    clock,
    random: given.random ?? Math.random,
    providers: providers.map(({ client, machine }) =>
      createSimulatedProvider({
        database,
        host: new URL(client.redirectUris[0] ?? '').hostname,
        machine,
        tokenUrl: getTokenUrl(options, addresses),
        inject: (request) => app.inject({ ...request }),
      }),
    ),
  });
  return {
    identity,
    inbox,
    api: (request, response) => app.routing(request, response),
    drivers,
  };
}

function buildConfig(
  { publicUrl, port, apiPort, webhookHosts }: LocalOptions,
  { issuer }: LocalAddresses,
  more: Partial<AppConfig>,
): AppConfig {
  const behindDevelopmentServer = apiPort !== port;
  const hasWeb = !behindDevelopmentServer && existsSync(join(builtWeb, 'index.html'));
  return {
    ...defaultConfig,
    authDefaults: { authority: issuer, clientId: null, audience: null },
    trustProxy: publicUrl === null ? false : ['127.0.0.1', '::1'],
    webRoot: hasWeb ? builtWeb : null,
    publicUrl,
    logLevel: 'warn',
    webhookHosts,
    webhookPorts: webhookHosts.length === 0 ? defaultConfig.webhookPorts : 'any',
    // A busy laptop is slow, not overloaded.
    maxEventLoopDelayMs: null,
    ...more,
  };
}

/** Delivers to the inbox unless a mail server is set. */
function createMailer({ smtpUrl, mailFrom }: LocalOptions, inbox: Inbox): SendMail {
  if (smtpUrl !== null) return createSmtpMailer({ url: smtpUrl, from: mailFrom });
  return ({ to, ...mail }) => inbox.receive({ ...mail, from: mailFrom, to: [to] });
}

/** Uses the in-process keys for our own issuer and fetches other issuers' keys. */
function createKeyResolver(ownIssuer: string, { publicKeys }: Identity): (issuer: string) => JWTVerifyGetKey {
  const own = createLocalJWKSet(publicKeys);
  const remote = createRemoteKeys();
  return (issuer) => (issuer === ownIssuer ? own : remote(issuer));
}
