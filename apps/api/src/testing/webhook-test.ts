import { createServer, type IncomingMessage } from 'node:http';

import type { components } from '@consign/api-client/consignment';

import { listen } from './listen.js';
import { documents } from '../http/contract/read-documents.js';
import { Schemas } from '../http/contract/validation.js';
import { test } from './api-test.js';
import type { Api } from './call.js';
import { kowhai } from './world.js';

type Wire = components['schemas'];

export const webhooksUrl = '/api/v2/webhooks';

const [auckland, wellington] = kowhai.sites.map(({ id }) => id);

/** A webhook for Kōwhai's first site. */
export const goodWebhook: Wire['SaveWebhook'] = {
  url: 'https://erp.example/consign',
  description: 'Warehouse system',
  eventTypes: ['consignment.status_changed', 'consignment.delivered', 'consignment.exception'],
  siteIds: [auckland ?? ''],
  isActive: true,
};
export const wellingtonId = wellington ?? '';

export interface Received {
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A system that is told: it answers with the given statuses in turn, then with 204. */
export async function startReceiver() {
  const received: Received[] = [];
  const statuses: number[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => (body += part));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      response.writeHead(statuses.shift() ?? 204, { location: '/elsewhere' }).end();
    });
  });
  return {
    url: `http://127.0.0.1:${await listen(server)}/consign`,
    received,
    statuses,
    close: () => new Promise<void>((done) => void server.close(() => done())),
  };
}

/** Creates a webhook; returns its id and secret. */
export async function createHook(api: Api, changes: Partial<Wire['SaveWebhook']> = {}) {
  const answer = await api.post(webhooksUrl, { ...goodWebhook, ...changes });
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body as { id: string; secret: string };
}

export async function listDeliveries(api: Api, id: string): Promise<Wire['WebhookDelivery'][]> {
  return (await api.get(`${webhooksUrl}/${id}/deliveries`)).body as Wire['WebhookDelivery'][];
}

const schemas = new Schemas(documents);

/** The faults of a message by the contract's webhook of its type. */
export function findMessageFaults(message: Wire['WebhookMessage']): unknown {
  const place = `/webhooks/${message.type}/post/requestBody/content/application~1json/schema`;
  const check = schemas.body('consignment', place);
  return check.call({}, structuredClone(message)) ? null : check.errors;
}

/** Allows receivers on this machine, at any port. */
export const localReceivers = {
  webhookHosts: ['127.0.0.1'],
  webhookPorts: Array.from({ length: 65_536 - 1024 }, (_, index) => 1024 + index),
};

/** A test of webhooks, whose app may send to this machine. */
export const webhookTest = test
  .override('appOptions', { scope: 'file' }, () => ({ config: localReceivers }))
  .extend('receiver', async ({ app: _app }, { onCleanup }) => {
    const receiver = await startReceiver();
    onCleanup(() => receiver.close());
    return receiver;
  });
