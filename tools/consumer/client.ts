// Another team's use of the client: a service of its own asks the API.
import { deepEqual, equal, fail, ok } from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';

import { ApiError, createConsignClient, me, statuses } from '@consign/api-client';
import type { Status } from '@consign/api-client/consignment';
import { contractOperations } from '@consign/api-client/operations';

const asked: IncomingMessage[] = [];
const known: Status[] = [{ code: 'DRAFT', name: 'Draft', displaySequence: 1 }];
const problem = { id: 'CONS-45', path: 'accountId', message: 'Invoice account is required' };

const server = createServer((request, response) => {
  asked.push(request);
  const isFine = request.url === '/api/v1/statuses';
  response.statusCode = isFine ? 200 : 422;
  response.setHeader('content-type', isFine ? 'application/json' : 'application/problem+json');
  response.end(JSON.stringify(isFine ? known : { title: 'Not valid', status: 422, problems: [problem] }));
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
ok(typeof address === 'object' && address !== null);

const client = createConsignClient({
  baseUrl: `http://127.0.0.1:${address.port}`,
  token: async () => 'the-token',
  appName: 'dispatch-desk',
  appVersion: '3.1',
});
try {
  const answer: readonly Status[] = await statuses.list(client);
  deepEqual(answer, known);
  equal(asked[0]?.headers.authorization, 'Bearer the-token');
  equal(asked[0]?.headers['x-appname'], 'dispatch-desk');
  equal(asked[0]?.headers['x-appversion'], '3.1');

  const refused = await me.listAccounts(client).then(
    () => fail('a refusal was taken for an answer'),
    (error: unknown) => error,
  );
  ok(refused instanceof ApiError);
  equal(refused.status, 422);
  deepEqual(refused.problems, [problem]);
} finally {
  server.close();
  server.closeAllConnections();
}

ok(contractOperations.some(({ operationId }) => operationId === 'createConsignment'));
