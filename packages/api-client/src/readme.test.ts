import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import ts from 'typescript';
import { expect, it, onTestFinished, vi } from 'vitest';

import { listSamples, runSample } from '../../../readme.shared.js';
import { consignmentDocument } from './generated/documents.js';
import * as entry from './index.js';
import * as webhooks from './webhooks/index.js';
import { json } from './testing/calls.js';

const modules: Readonly<Record<string, object>> = {
  '@consign/api-client': entry,
  '@consign/api-client/webhooks': webhooks,
};

const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');
const samples = listSamples(readme);

const run = (sample: string, given: Readonly<Record<string, unknown>>) =>
  runSample(
    ts.transpile(sample, { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ES2022 }),
    modules,
    given,
  );

/** The example of the contract. */
const consignment = Object(consignmentDocument.paths['/api/v1/consignments/{ref}']).get.responses['200']
  .content['application/json'].example as object;
const refusal = { id: 'CONS-25', path: '', message: 'Already in transit' };

const answers: Readonly<Record<string, () => Response>> = {
  'GET https://login.example/.well-known/openid-configuration': () =>
    json(200, { token_endpoint: 'https://login.example/token' }),
  'POST https://login.example/token': () => json(200, { access_token: 'token', expires_in: 600 }),
  'GET https://freight.example/api/v1/consignments/TAS0001234': () => json(200, consignment),
  'GET https://freight.example/api/v1/users/me/sites': () => json(200, [{ id: 'site' }]),
  'POST https://freight.example/api/v2/consignments/search?pageNumber=1': () =>
    json(200, { currentPage: 1, pageCount: 1, results: [{ reference: 'TAS0001234' }] }),
  'PUT https://freight.example/api/v1/consignments/TAS0001234/request-pickup': () =>
    json(409, { title: 'Conflict', status: 409, detail: 'Already in transit', problems: [refusal] }),
};

it('[CALL-194] the samples of the README run as printed', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const request = new Request(input, init);
    const answer = answers[`${request.method} ${request.url}`];
    if (answer === undefined) throw new Error(`${request.method} ${request.url}`);
    return Promise.resolve(answer());
  });
  onTestFinished(() => fetched.mockRestore());
  const [system = ''] = samples;
  expect(samples).toHaveLength(2);
  expect(await run(system, { clientSecret: 'secret' })).toEqual([
    'Draft',
    'TAS0001234',
    'Already in transit',
    'CONS-25 : Already in transit',
  ]);
});

it('[CALL-194] the receiver of the README shows what was delivered, and refuses another message', async () => {
  const secret = `whsec_${Buffer.from('secret').toString('base64')}`;
  const body = JSON.stringify({ type: 'consignment.delivered', data: { reference: 'TAS0001234' } });
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', 'secret').update(`m1.${timestamp}.${body}`).digest('base64');
  const headers = {
    'webhook-id': 'm1',
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
  const receive = (given: Record<string, string>) => {
    const request = new Request('https://erp.example', { method: 'POST', body, headers: given });
    const call = '\nshow((await receive(request)).status);';
    return run(`${samples[1] ?? ''}${call}`, { secret, request });
  };
  expect(await receive(headers)).toEqual(['TAS0001234', 204]);
  expect(await receive({ ...headers, 'webhook-id': 'm2' })).toEqual([400]);
});
