import { expect, it } from 'vitest';

import { handles, thingHandlers, withOperation } from '../../testing/contract.js';
import { sampleApp, type SampleOptions } from '../../testing/sample.js';

const without = (id: string) => thingHandlers().filter(({ operationId }) => operationId !== id);
const noContent = () => ({ status: 204 });
const forgotten = (security: object) =>
  withOperation('/api/v2/forgotten', {
    operationId: 'getForgotten',
    ...security,
    responses: { 204: {} },
  });

it.each<[what: string, parts: SampleOptions, message: string]>([
  ['an operation without a handler', { handlers: without('getThing') }, 'getThing has no handler'],
  [
    'a handler that no contract has',
    { handlers: [...thingHandlers(), handles('getNothing', noContent)] },
    'getNothing is in no contract',
  ],
  [
    '[AUTH-11] an operation that declares no security',
    { document: forgotten({}) },
    'consignment getForgotten declares no security',
  ],
  [
    '[AUTH-11] an operation that asks for a permission that does not exist',
    { document: forgotten({ security: [{ oidc: ['Access.EVERYTHING'] }] }) },
    'must list permissions that exist',
  ],
  [
    '[AUTH-11] an operation that asks for no permission',
    { document: forgotten({ security: [{ oidc: [] }] }) },
    'must list permissions that exist',
  ],
  [
    '[AUTH-11] a public handler on an operation that needs a token',
    { handlers: thingHandlers({ ...handles('getThing', noContent), isPublic: true }) },
    'getThing is not public',
  ],
])('does not start with %s', async (_what, parts, message) => {
  await expect(sampleApp(parts)).rejects.toThrow(message);
});
