import { expect, it } from 'vitest';

import { handles, thingContract, thingHandlers, withOperation } from '../../testing/contract.js';
import { sampleApp } from '../../testing/sample.js';

const without = (id: string) => thingHandlers().filter(({ operationId }) => operationId !== id);

it('does not start with an operation that has neither a handler nor an entry among those not built', async () => {
  await expect(sampleApp({ document: thingContract, handlers: without('getThing') })).rejects.toThrow(
    'consignment getThing has no handler',
  );
});

it('does not start with a handler that no contract has', async () => {
  const handlers = [...thingHandlers(), handles('getNothing', () => ({ status: 204 }))];
  await expect(sampleApp({ document: thingContract, handlers })).rejects.toThrow(
    'getNothing is in no contract',
  );
});

it('does not start with an operation that is both built and listed as not built', async () => {
  await expect(
    sampleApp({ document: thingContract, handlers: thingHandlers(), notBuilt: ['getThing'] }),
  ).rejects.toThrow('getThing has a handler and is listed as not built');
});

it('does not start with an entry among those not built that no contract has', async () => {
  await expect(
    sampleApp({ document: thingContract, handlers: thingHandlers(), notBuilt: ['getGone'] }),
  ).rejects.toThrow('getGone, listed as not built, is in no contract');
});

it('[AUTH-11] does not start with an operation that declares no security', async () => {
  const document = withOperation('/api/v2/forgotten', {
    operationId: 'getForgotten',
    responses: { 204: {} },
  });
  await expect(sampleApp({ document, handlers: thingHandlers() })).rejects.toThrow(
    'consignment getForgotten declares no security',
  );
});

it.each([[['Access.EVERYTHING']], [[]]])(
  '[AUTH-11] does not start with an operation that asks for %j',
  async (scopes) => {
    const document = withOperation('/api/v2/forgotten', {
      operationId: 'getForgotten',
      security: [{ oidc: scopes }],
      responses: { 204: {} },
    });
    await expect(sampleApp({ document, handlers: thingHandlers() })).rejects.toThrow(
      'must list permissions that exist',
    );
  },
);

it('[AUTH-11] does not start with a public handler on an operation that needs a token', async () => {
  const handlers = thingHandlers({ ...handles('getThing', () => ({ status: 204 })), isPublic: true });
  await expect(sampleApp({ document: thingContract, handlers })).rejects.toThrow('getThing is not public');
});
