import path from 'node:path';

import { parse } from 'yaml';

import { findText, listFiles } from '../repository/files.js';
import { entriesOf, fieldOf } from '../repository/json.js';

/** One operation of the contracts. */
interface Operation {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
}

export interface Contracts {
  readonly operations: readonly Operation[];
  readonly faults: readonly string[];
}

const methods = new Set(['get', 'post', 'put', 'patch', 'delete']);

/** Every operation of openapi/*.yaml; a path item may stand in another file. */
export function readContracts(root: string): Contracts {
  const faults: string[] = [];
  const files = listFiles(root).filter(
    (file) => /^openapi\/[^/]+\.yaml$/.test(file) && !/redocly/.test(file),
  );
  const operations = files.flatMap((file) =>
    entriesOf(fieldOf(documentOf(root, file), 'paths')).flatMap(([address, item]) => {
      const reference = fieldOf(item, '$ref');
      const found = typeof reference === 'string' ? follow(root, file, reference) : item;
      if (found === undefined)
        faults.push(`${file} has ${address} at ${String(reference)}, which is not there`);
      return operationsOf(address, found);
    }),
  );
  const twice = operations.filter(
    ({ operationId }, index) => operations.findIndex((other) => other.operationId === operationId) < index,
  );
  return {
    operations,
    faults: [...faults, ...twice.map(({ operationId }) => `${operationId} stands twice`)],
  };
}

function operationsOf(address: string, item: unknown): Operation[] {
  return entriesOf(item).flatMap(([method, operation]) => {
    const operationId = fieldOf(operation, 'operationId');
    if (!methods.has(method) || typeof operationId !== 'string') return [];
    return [{ operationId, method: method.toUpperCase(), path: address }];
  });
}

function follow(root: string, from: string, reference: string): unknown {
  const [file = '', pointer = ''] = reference.split('#');
  const target = file === '' ? from : path.posix.join(path.posix.dirname(from), file);
  const steps = pointer.split('/').filter(Boolean);
  return steps.reduce<unknown>(
    (value, step) => fieldOf(value, step.replaceAll('~1', '/').replaceAll('~0', '~')),
    documentOf(root, target),
  );
}

function documentOf(root: string, file: string): unknown {
  return parse(findText(root, file) ?? '', { maxAliasCount: -1 });
}
