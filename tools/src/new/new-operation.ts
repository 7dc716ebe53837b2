import path from 'node:path';

import { findText } from '../repository/files.js';
import { readContracts, type Operation } from '../spec/contracts.js';
import { toKebabCase } from './names.js';
import { getText, insertSorted, PlanError, type Plan } from './plan.js';

const api = 'apps/api/src';
const notBuiltFile = `${api}/not-built.ts`;
const handlersFile = `${api}/operations.ts`;

/**
 * A handler bound to its contract, and a test with its first behaviour, which fails until the handler is written.
 *
 * @param folder below apps/api/src, for example `consignments/status`; the first part is the resource.
 */
export function planOperation(root: string, operationId: string, folder: string): Plan {
  const operation = findOperation(root, operationId);
  const notBuilt = getText(root, notBuiltFile);
  const listed = new RegExp(`^ *'${operationId}',\\n`, 'm');
  if (!listed.test(notBuilt))
    throw new PlanError(`${operationId} is not listed in ${notBuiltFile}: it is built already.`);
  const file = `${api}/${folder}/${toKebabCase(operationId)}.ts`;
  const index = planIndex(root, folder, operationId);
  return {
    created: {
      [file]: handlerText(
        operation,
        path.posix.relative(path.posix.dirname(file), `${api}/http/contract/operation.js`),
      ),
      [file.replace(/\.ts$/, '.test.ts')]: testText(
        operation,
        path.posix.relative(path.posix.dirname(file), `${api}/testing/api-test.js`),
      ),
      ...index.created,
    },
    changed: { [notBuiltFile]: notBuilt.replace(listed, ''), ...index.changed },
    nextSteps: [
      `The test fails until ${operationId} is written. Run it: pnpm test:unit ${toKebabCase(operationId)}`,
      `Replace its first behaviour by those of ${operation.register.join(', ') || 'its rows in docs/spec'}.`,
      'SQL goes into a file named *-store.ts beside it.',
      'The browser calls it through packages/queries: add its key, fetcher and invalidation there.',
    ],
  };
}

function findOperation(root: string, operationId: string): Operation {
  const operation = readContracts(root).operations.find((each) => each.operationId === operationId);
  if (operation === undefined) {
    throw new PlanError(`No contract in openapi/ has the operation ${operationId}. Write it there first.`);
  }
  return operation;
}

const factories = { public: 'publicOperation', provider: 'providerOperation', user: 'operation' } as const;

function handlerText({ service, operationId, caller }: Operation, module: string): string {
  const factory = factories[caller];
  return `import { ${factory} } from '${module}';

export const ${operationId} = ${factory}('${service}', '${operationId}', () =>
  Promise.reject(new Error('${operationId} is not written yet')),
);
`;
}

function testText(
  { operationId, method, path: address, register, status }: Operation,
  module: string,
): string {
  const url = address.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name.startsWith('ref') ? 'TAS1000001' : name,
  );
  const body = method === 'POST' || method === 'PUT' ? ', {}' : '';
  const id = register[0] === undefined ? '' : `[${register[0]}] `;
  return `import { describe, expect } from 'vitest';

import { test as it } from '${module}';

describe('${operationId}', () => {
  it('${id}answers ${status}', async ({ api }) => {
    const { status } = await api.${method.toLowerCase()}('${url}'${body});
    expect(status).toBe(${status});
  });
});
`;
}

/** Adds the handler to the resource's list, and a new resource to the list of all. */
function planIndex(root: string, folder: string, operationId: string): Pick<Plan, 'created' | 'changed'> {
  const [resource = '', ...rest] = folder.split('/');
  if (!/^[a-z][\w-]*$/.test(resource)) throw new PlanError(`${folder} is not a folder below ${api}.`);
  const file = `${api}/${resource}/index.ts`;
  const entry = `import { ${operationId} } from './${[...rest, toKebabCase(operationId)].join('/')}.js';`;
  const text = findText(root, file);
  if (text === null) {
    const list = `${resource.replace(/s$/, '')}Operations`;
    const handlers = getText(root, handlersFile);
    return {
      created: {
        [file]: `import type { RegisteredOperation } from '../http/contract/operation.js';
${entry}

export const ${list}: readonly RegisteredOperation[] = [${operationId}];
`,
      },
      changed: {
        [handlersFile]: insertSorted(
          handlers,
          /^import \{/,
          `import { ${list} } from './${resource}/index.js';`,
        ).replace(/\n\];/, `\n  ...${list},\n];`),
      },
    };
  }
  const changed = insertSorted(text, /^import \{/, entry).replace(
    /(: readonly RegisteredOperation\[\] = \[)([^\]]*?),?(\s*\])/,
    `$1$2, ${operationId}$3`,
  );
  if (!changed.includes(`, ${operationId}`)) throw new PlanError(`${file} has no list of operations.`);
  return { created: {}, changed: { [file]: changed } };
}
