// Another team's use of the client: a service of its own asks the API.
import { deepEqual, equal, fail, ok } from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';

import { ApiError, createClient, unwrap } from '@consign/api-client';
import type { Status } from '@consign/api-client/consignment';
import { contractOperations } from '@consign/api-client/operations';

const asked: IncomingMessage[] = [];
const statuses: Status[] = [{ code: 'DRAFT', name: 'Draft', displaySequence: 1 }];
const problem = { id: 'CONS-45', path: 'accountId', message: 'Invoice account is required' };

const server = createServer((request, response) => {
  asked.push(request);
  const isFine = request.url === '/api/v1/statuses';
  response.statusCode = isFine ? 200 : 422;
  response.setHeader('content-type', isFine ? 'application/json' : 'application/problem+json');
  response.end(JSON.stringify(isFine ? statuses : { title: 'Not valid', status: 422, problems: [problem] }));
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
ok(typeof address === 'object' && address !== null);

const client = createClient({
  baseUrl: `http://127.0.0.1:${address.port}`,
  token: async () => 'the-token',
  appName: 'dispatch-desk',
  appVersion: '3.1',
});
try {
  const answer: readonly Status[] = await unwrap(client.consignment.GET('/api/v1/statuses'));
  deepEqual(answer, statuses);
  equal(asked[0]?.headers.authorization, 'Bearer the-token');
  equal(asked[0]?.headers['x-appname'], 'dispatch-desk');
  equal(asked[0]?.headers['x-appversion'], '3.1');

  const refused = await unwrap(client.consignment.GET('/api/v2/me/accounts')).then(
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
