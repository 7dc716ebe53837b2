import { expect, it } from 'vitest';

import { thingContract } from '../../testing/contract.js';
import { readableContract } from './reference.js';

it('shows the permissions of an operation, or that it needs none', () => {
  expect(readableContract(thingContract)).toMatchObject({
    paths: {
      '/api/v2/things': { post: { description: 'Permissions: `Access.DISPATCH` and `Consignment.CREATE`.' } },
      '/api/v2/open': { get: { description: 'No token required.' } },
    },
  });
});

it('offers no sign-in of its own', () => {
  const text = JSON.stringify(
    readableContract({ ...thingContract, components: { securitySchemes: { oidc: {} } } }),
  );
  expect(text).not.toContain('securitySchemes');
  expect(text).not.toContain('"security"');
});

it('gives each operation the parameters of its path, references followed', () => {
  const ref = { name: 'ref', in: 'path', required: true, schema: { type: 'string' } } as const;
  const document = {
    ...thingContract,
    components: { parameters: { Ref: ref } },
    paths: { '/x/{ref}': { parameters: [{ $ref: '#/components/parameters/Ref' }], get: { security: [] } } },
  };
  expect(readableContract(document)).toMatchObject({ paths: { '/x/{ref}': { get: { parameters: [ref] } } } });
});
